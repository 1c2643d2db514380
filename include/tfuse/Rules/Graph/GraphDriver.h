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

/// Visits consumers before producers. Tries all rules on a node, in the order
/// of their table, until one replaces it. Changed nodes, and nodes that a rule
/// asks for, come next.
///
/// Applies the rules selected from `rules` to the graph; returns the number of
/// rewrites. Every node is visited a bounded number of times for each rewrite,
/// and rules do bounded work: the cost is linear. `report` may be null: names
/// and reasons often cost more than the rewrite.
unsigned applyGraphRules(GraphEditor &editor, llvm::ArrayRef<RuleInfo> rules,
                         const RuleSelection &selection, Report *report,
                         const GraphDriverOptions &options);

/// All nodes of the block, producers before consumers, ignoring loop back
/// edges; nodes that do not depend on each other keep the order of the
/// file.
std::vector<mlir::Operation *> topologicalOrder(mlir::Block &block);
/// The same for the editor's graph, whose nodes have numbers already.
std::vector<mlir::Operation *> topologicalOrder(GraphEditor &editor);

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_GRAPHDRIVER_H
