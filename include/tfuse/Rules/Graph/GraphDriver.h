//===- GraphDriver.h - Runs graph rules over a graph ------------*- C++ -*-===//

#ifndef TFUSE_RULES_GRAPH_GRAPHDRIVER_H
#define TFUSE_RULES_GRAPH_GRAPHDRIVER_H

#include "tfuse/Rules/Graph/GraphRule.h"

namespace tfuse {

/// In which order nodes are looked at.
enum class GraphOrder {
  /// Consumers first, and what has changed as soon as possible; all rules at
  /// each node, in the order of their table, until one replaces it. The order
  /// of Grappler's ArithmeticOptimizer.
  ConsumersFirst,
  /// Producers first, each node once, the rules at each in the order of their
  /// table until one fires. The order of Grappler's Remapper.
  ProducersFirst,
};

struct GraphDriverOptions {
  /// "ArithmeticOptimizer": part of the names of new nodes.
  llvm::StringRef optimizer;
  GraphOrder order = GraphOrder::ConsumersFirst;
  /// Emits refusals as remarks, too.
  bool remarks = false;
};

/// Applies the rules selected from `rules` to the graph; returns how many
/// rewrites there were. Every node is visited a bounded number of times for
/// each rewrite, and rules do bounded work: the cost is linear.
unsigned applyGraphRules(GraphEditor &editor,
                         llvm::ArrayRef<GraphRuleInfo> rules,
                         const RuleSelection &selection, Report &report,
                         const GraphDriverOptions &options);

/// All nodes of the block, producers before consumers, those apart that wait
/// for a loop's back edge; nodes that do not depend on each other in the order
/// of the file.
std::vector<mlir::Operation *> topologicalOrder(mlir::Block &block);

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_GRAPHDRIVER_H
