//===- GraphDriver.h - Runs graph rules over a graph ------------*- C++ -*-===//

#ifndef TFUSE_RULES_GRAPH_GRAPHDRIVER_H
#define TFUSE_RULES_GRAPH_GRAPHDRIVER_H

#include "tfuse/Rules/Graph/GraphRule.h"

namespace tfuse {

struct GraphDriverOptions {
  /// "ArithmeticOptimizer": part of the names of new nodes.
  llvm::StringRef optimizer;
  /// Emits refusals as remarks, too.
  bool remarks = false;
};

/// Visits consumers before producers. At a node, tries the rules in the order
/// of their table until one replaces the node. Changed nodes, and nodes that a
/// rule requests, are visited next.
///
/// Applies the rules selected from `rules` to the graph; returns the number of
/// rewrites. The cost is linear: each rewrite causes a bounded number of
/// visits, and a rule does bounded work. Pass a null `report` if it is not
/// needed: names and reasons often cost more than the rewrite.
unsigned applyGraphRules(GraphEditor &editor, llvm::ArrayRef<RuleInfo> rules,
                         const RuleSelection &selection, Report *report,
                         const GraphDriverOptions &options);

/// All nodes of the block, producers before consumers, ignoring loop back
/// edges. Independent nodes keep the order of the file.
std::vector<mlir::Operation *> topologicalOrder(mlir::Block &block);
/// The same for the editor's graph; uses its node numbers.
std::vector<mlir::Operation *> topologicalOrder(GraphEditor &editor);

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_GRAPHDRIVER_H
