//===- OptimizeModule.h - Runs the graph optimizers on a module -*- C++ -*-===//
//
// `tfuse optimize` between import and export: runs Grappler's optimizers on the
// graph of a tfg module and on each of its functions.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_OPTIMIZEMODULE_H
#define TFUSE_RULES_OPTIMIZEMODULE_H

#include "tfuse/Rules/Graph/GraphDriver.h"

#include "mlir/IR/BuiltinOps.h"

namespace tfuse {

/// An optimizer: a group of rules that runs to its fixpoint.
struct GraphOptimizer {
  /// The name for --optimizers, "arithmetic".
  llvm::StringLiteral name;
  /// The name in the names of new nodes, "ArithmeticOptimizer".
  llvm::StringLiteral className;
  llvm::StringLiteral summary;
  llvm::ArrayRef<RuleInfo> (*rules)();
};

/// All optimizers, in Grappler's order.
llvm::ArrayRef<GraphOptimizer> graphOptimizers();

struct OptimizeModuleOptions {
  GraphOptions graph;
  /// The optimizers to run, by name and in this order; empty: all.
  std::vector<std::string> optimizers;
  RuleSelection selection;
  /// The maximum number of times that all optimizers run; they stop early when
  /// nothing changes.
  unsigned iterations = 2;
  /// Feeds and fetches of the graph. A function has its arguments and results
  /// instead. If nothing is fetched, all nodes without consumers are preserved.
  FeedFetchSpec spec;
  /// Erases the nodes on which no preserved node depends.
  bool prune = false;
  bool remarks = false;
};

/// Rewrites the module in place; returns the number of rewrites. `report` may
/// be null.
unsigned optimizeModule(mlir::ModuleOp module,
                        const OptimizeModuleOptions &options, Report *report);

/// Parses comma-separated names of stages: "+name" switches a rule on, "-name"
/// off. If any name has no sign, only the rules with a plus or without a sign
/// run. Fails with InvalidOption for an unknown name, with similar names as a
/// hint.
llvm::Expected<RuleSelection> parseStages(llvm::ArrayRef<std::string> stages);
/// Fails with InvalidOption for an optimizer that does not exist.
llvm::Error checkOptimizers(llvm::ArrayRef<std::string> optimizers);

/// Up to three of `names` that look like `name`, closest first, for hints.
llvm::SmallVector<llvm::StringRef>
closeNames(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> names);

} // namespace tfuse

#endif // TFUSE_RULES_OPTIMIZEMODULE_H
