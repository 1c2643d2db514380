//===- GraphRule.h - What rules on nodes of graphs get ----------*- C++ -*-===//
//
// Rules on the tfg level, Grappler's stages and fusions, are rules as any other
// (tfuse/Rules/Rule.h). Their context has the graph, and their rewrite says
// what became of the node:
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

/// What a rewrite made of the node it was given.
struct Rewritten {
  /// The node, if it is still there; another operation if it was mutated.
  mlir::Operation *node = nullptr;
  /// What takes the place of the node's result, if not the node itself: the
  /// driver redirects its consumers.
  mlir::Value replacement;
  /// Whether the driver tries the remaining rules on `node` in the same visit,
  /// before it visits other nodes.
  bool goesOn = false;

  static Rewritten by(mlir::Operation *node, mlir::Value replacement) {
    return {node, replacement, false};
  }
  static Rewritten inPlace(mlir::Operation *node) { return {node, {}, false}; }
  static Rewritten inPlaceAndGoOn(mlir::Operation *node) {
    return {node, {}, true};
  }
};

/// What a rule on nodes sees of its surroundings, and with what it rewrites.
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

  /// The name Grappler gives a node that a stage makes of `root`:
  /// scope/ArithmeticOptimizer/<stage>_<suffix>_<name>; without the parts that
  /// are empty.
  std::string newName(mlir::Operation *root, llvm::StringRef stage,
                      const llvm::Twine &suffix = "") const;

  /// Wants the driver to look at a node (again), at all its rules.
  void revisit(mlir::Operation *node) {
    if (node)
      wanted.push_back(node);
  }
  llvm::SmallVector<mlir::Operation *, 8> wanted;

  /// Remembers a node, by its name, as long as the driver runs the rule over
  /// this graph.
  void remember(mlir::Operation *node) {
    memory.insert(GraphEditor::nameOf(node));
  }
  bool remembers(mlir::Operation *node) const {
    return memory.contains(GraphEditor::nameOf(node));
  }

  /// What the rewrite of a node said; nothing if a rule runs on the graph.
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
