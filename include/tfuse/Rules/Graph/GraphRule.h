//===- GraphRule.h - Context and result of graph rules ----------*- C++ -*-===//
//
// Rules on tfg nodes, such as Grappler's stages and fusions, implement the
// common rule interface (tfuse/Rules/Rule.h). Their context holds the graph,
// and their rewrite returns the replacement of the node:
//
//   class ReplaceMulWithSquare
//       : public RuleOn<ReplaceMulWithSquare, tfg::Ops<"Mul">> {
//   public:
//     MatchResult<Value> match(Operation *node, GraphContext &ctx) const;
//     Rewritten rewrite(Operation *node, Value &x, GraphContext &ctx) const;
//   };
//   TFUSE_DEFINE_RULE(ReplaceMulWithSquare)
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_GRAPH_GRAPHRULE_H
#define TFUSE_RULES_GRAPH_GRAPHRULE_H

#include "tfuse/Rules/Graph/GraphEditor.h"
#include "tfuse/Rules/Rule.h"

namespace tfuse {

/// The result of the rewrite of a node.
struct Rewritten {
  /// The node, or the new operation after a mutation; null if it was erased.
  mlir::Operation *node = nullptr;
  /// The value that replaces the node's result; null if the node stays. The
  /// driver redirects the consumers.
  mlir::Value replacement;
  /// True if the driver tries the remaining rules on `node` in the same visit.
  bool goesOn = false;

  static Rewritten by(mlir::Operation *node, mlir::Value replacement) {
    return {node, replacement, false};
  }
  static Rewritten inPlace(mlir::Operation *node) { return {node, {}, false}; }
  static Rewritten inPlaceAndGoOn(mlir::Operation *node) {
    return {node, {}, true};
  }
};

/// The graph, report and editor that a graph rule works with.
class GraphContext : public RuleContext {
public:
  GraphContext(GraphEditor &editor, Report *report, llvm::StringRef ruleId,
               llvm::StringRef optimizer, bool remarks,
               llvm::StringSet<> &memory)
      : RuleContext(editor.getContext(), report, ruleId,
                    {editor.semantics(), remarks}),
        editor(editor), optimizer(optimizer), memory(memory) {}

  GraphEditor &editor;
  bool isGrappler() const { return getSemantics() == Semantics::Grappler; }
  bool isExact() const { return getSemantics() == Semantics::Exact; }

  /// Grappler's name for a node that a stage derives from `root`:
  /// scope/ArithmeticOptimizer/<stage>_<suffix>_<name>, without empty parts.
  std::string newName(mlir::Operation *root, llvm::StringRef stage,
                      const llvm::Twine &suffix = "") const;

  /// Asks the driver to run all rules on a node (again).
  void revisit(mlir::Operation *node) {
    if (node)
      wanted.push_back(node);
  }
  llvm::SmallVector<mlir::Operation *, 8> wanted;

  /// Records a node by name, for as long as the driver runs the rule over this
  /// graph.
  void remember(mlir::Operation *node) {
    memory.insert(GraphEditor::nameOf(node));
  }
  bool remembers(mlir::Operation *node) const {
    return memory.contains(GraphEditor::nameOf(node));
  }

  /// Set by the rewrite of a node; unset for a rule that rewrites a whole
  /// graph.
  std::optional<Rewritten> rewritten;

protected:
  std::string nameInReport(mlir::Operation *node) const final {
    return GraphEditor::nameOf(node).str();
  }

private:
  llvm::StringRef optimizer;
  llvm::StringSet<> &memory;
};

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_GRAPHRULE_H
