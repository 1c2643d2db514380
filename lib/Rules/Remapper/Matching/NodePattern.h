//===- NodePattern.h - Subgraphs, written as expressions --------*- C++ -*-===//
//
// What a fusion looks for, written down as what computes it:
//
//   static const NodePattern pattern(
//       "relu: Relu(bias: BiasAdd(conv: Conv2D(x, filter), b))");
//   for (NodeMatch &match : pattern.match(node))
//     use(match.node("conv"), match.tensor("b"));
//
//   pattern := ops "(" [arg {"," arg}] ["," "..."] ")"
//   ops     := [name ":"] Op {"|" Op}
//   arg     := pattern      a node that is part of the subgraph
//           |  ops          a node that is not, of one of these ops
//           |  name         any tensor
//           |  "#" number   a constant all of whose elements are this, or that
//           |               constant behind a Cast
//           |  name ":#" number
//
// Names start with a small letter, ops with a capital or an underscore. Each
// name stands for one tensor, however often it is written: that of the node's
// first output, if it names a node. The operands of commutative ops may come in
// either order. "..." stands for any number of further operands.
//
// Which of the numbers the constants really are is not looked at while
// matching: `checkConstants` of a fusion does, so that a near miss can be told.
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

/// Where a pattern was found.
class NodeMatch {
public:
  /// The tensor of that name. The pattern must have it.
  mlir::Value tensor(llvm::StringRef name) const;
  /// The node of that name.
  mlir::Operation *node(llvm::StringRef name) const {
    return tensor(name).getDefiningOp();
  }
  bool has(llvm::StringRef name) const;

  mlir::Operation *root() const { return nodes.front(); }
  /// All nodes that are part of the subgraph: consumers before producers, the
  /// root first, each once.
  llvm::ArrayRef<mlir::Operation *> allNodes() const { return nodes; }
  /// The same without the root.
  llvm::ArrayRef<mlir::Operation *> innerNodes() const {
    return llvm::ArrayRef(nodes).drop_front();
  }
  bool isPart(mlir::Operation *node) const {
    return llvm::is_contained(nodes, node);
  }

  const NodePattern &pattern() const { return *from; }

private:
  friend class NodePattern;
  friend class PatternMatcher;
  const NodePattern *from = nullptr;
  /// By number of the name.
  llvm::SmallVector<mlir::Value, 16> tensors;
  llvm::SmallVector<mlir::Operation *, 16> nodes;
};

class NodePattern {
public:
  /// The text is ours: that it is well-formed is asserted.
  explicit NodePattern(const llvm::Twine &text);

  /// All ways to find the pattern at a node, few as they are.
  llvm::SmallVector<NodeMatch, 1> match(mlir::Operation *root) const;

  /// A constant that is expected to have a value.
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
    /// Terms by number.
    llvm::SmallVector<unsigned, 4> operands;
  };

private:
  friend class NodeMatch;
  friend class PatternMatcher;
  friend class PatternParser;

  /// Number of a name, or names.size().
  unsigned numberOf(llvm::StringRef name) const;

  /// What all the names and ops are parts of.
  std::unique_ptr<std::string> storage;
  /// The root is the last one.
  llvm::SmallVector<Term, 16> terms;
  /// Terms without a name have an empty one of their own.
  llvm::SmallVector<llvm::StringRef, 16> names;
  llvm::SmallVector<Constant, 4> expectedConstants;
};

} // namespace tfuse

#endif // TFUSE_LIB_RULES_REMAPPER_MATCHING_NODEPATTERN_H
