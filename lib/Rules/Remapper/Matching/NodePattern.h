//===- NodePattern.h - Subgraph patterns written as expressions -*- C++ -*-===//
//
// The pattern of a fusion is written as the expression that it computes:
//
//   static const NodePattern pattern(
//       "relu: Relu(bias: BiasAdd(conv: Conv2D(x, filter), b))");
//   for (NodeMatch &match : pattern.match(node))
//     use(match.node("conv"), match.tensor("b"));
//
//   pattern := ops "(" [arg {"," arg}] ["," "..."] ")"
//   ops     := [name ":"] Op {"|" Op}
//   arg     := pattern      a node of the subgraph
//           |  ops          a node outside the subgraph, with one of these ops
//           |  name         any tensor
//           |  "#" number   a constant whose elements all have this value, or a
//           |               Cast of such a constant
//           |  name ":#" number
//
// Names start with a lower-case letter, ops with a capital letter or an
// underscore. All occurrences of a name stand for the same tensor. The name of
// a node stands for its first output. The operands of commutative ops may be in
// either order. "..." stands for any number of further operands.
//
// Matching does not compare the values of constants. `checkConstants` does so
// afterwards, so that a wrong value can be reported as a near miss.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_REMAPPER_MATCHING_NODEPATTERN_H
#define TFUSE_LIB_RULES_REMAPPER_MATCHING_NODEPATTERN_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <memory>
#include <string>

namespace tfuse {

class NodePattern;

/// One match of a pattern: its nodes, and the tensors of its names.
class NodeMatch {
public:
  /// The tensor of `name`, which the pattern must contain.
  mlir::Value tensor(llvm::StringRef name) const;
  /// The node of that name.
  mlir::Operation *node(llvm::StringRef name) const {
    return tensor(name).getDefiningOp();
  }
  bool has(llvm::StringRef name) const;

  mlir::Operation *root() const { return nodes.front(); }
  /// All nodes of the subgraph: users before producers, so the root is first.
  llvm::ArrayRef<mlir::Operation *> allNodes() const { return nodes; }
  /// All nodes of the subgraph except the root.
  llvm::ArrayRef<mlir::Operation *> innerNodes() const {
    return llvm::ArrayRef(nodes).drop_front();
  }
  bool isPart(mlir::Operation *node) const {
    return llvm::is_contained(nodes, node);
  }

  const NodePattern &pattern() const { return *from; }

  /// Adds nodes that use the nodes of the subgraph; the first one is the new
  /// root. False if the nodes form a cycle.
  bool addUsers(llvm::ArrayRef<mlir::Operation *> users);

private:
  /// Sorts users before producers. False if the nodes form a cycle.
  bool sortNodes();

  friend class NodePattern;
  friend class PatternMatcher;
  const NodePattern *from = nullptr;
  /// Indexed by the numbers of names.
  llvm::SmallVector<mlir::Value, 16> tensors;
  llvm::SmallVector<mlir::Operation *, 16> nodes;
};

class NodePattern {
public:
  /// Patterns are literals in our sources, so syntax errors are assertions.
  explicit NodePattern(const llvm::Twine &text);

  /// All matches of the pattern at a root; few patterns have more than one.
  llvm::SmallVector<NodeMatch, 1> match(mlir::Operation *root) const;

  /// A constant of the pattern, and the value that it must have.
  struct Constant {
    unsigned name;
    double value;
  };
  llvm::ArrayRef<Constant> constants() const { return expectedConstants; }
  mlir::Value tensor(const NodeMatch &match, const Constant &constant) const {
    return match.tensors[constant.name];
  }

  struct Term {
    enum class Kind : uint8_t { Tensor, Constant, Leaf, Node };
    Kind kind = Kind::Tensor;
    bool hasMore = false;
    unsigned name = 0;
    llvm::SmallVector<llvm::StringRef, 2> ops;
    /// Indices into `terms`.
    llvm::SmallVector<unsigned, 4> operands;
  };

private:
  friend class NodeMatch;
  friend class PatternMatcher;
  friend class PatternParser;

  /// The number of a name; names.size() if the pattern does not contain it.
  unsigned numberOf(llvm::StringRef name) const;

  /// Owns the text to which all names and ops refer.
  std::unique_ptr<std::string> storage;
  /// The last term is the root.
  llvm::SmallVector<Term, 16> terms;
  /// The name of each term; empty for a term without a name.
  llvm::SmallVector<llvm::StringRef, 16> names;
  llvm::SmallVector<Constant, 4> expectedConstants;
};

} // namespace tfuse

#endif // TFUSE_LIB_RULES_REMAPPER_MATCHING_NODEPATTERN_H
