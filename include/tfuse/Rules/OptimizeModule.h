//===- OptimizeModule.h - All graph rules over a module ---------*- C++ -*-===//
//
// What `tfuse optimize` does between import and export: Grappler's optimizers
// over the graph of a tfg module and over each of its functions.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_OPTIMIZEMODULE_H
#define TFUSE_RULES_OPTIMIZEMODULE_H

#include "tfuse/Rules/Graph/GraphDriver.h"

#include "mlir/IR/BuiltinOps.h"

namespace tfuse {

/// A group of rules that runs by itself.
struct GraphOptimizer {
  /// As --optimizers has it, "arithmetic".
  llvm::StringLiteral name;
  /// As new nodes have it in their names, "ArithmeticOptimizer".
  llvm::StringLiteral className;
  llvm::StringLiteral summary;
  llvm::ArrayRef<RuleInfo> (*rules)();
};

/// All there are, in Grappler's order.
llvm::ArrayRef<GraphOptimizer> graphOptimizers();

struct OptimizeModuleOptions {
  GraphOptions graph;
  /// By name, in the order in which they run; empty: all.
  std::vector<std::string> optimizers;
  RuleSelection selection;
  /// How often all of them run, at most: until nothing changes.
  unsigned iterations = 2;
  /// Of the graph; functions have arguments and results instead. If nothing is
  /// fetched, all nodes without consumers are preserved.
  GraphInterface interface;
  /// Erases the nodes that nothing preserved depends on.
  bool prune = false;
  bool remarks = false;
};

/// Rewrites the module in place; returns the number of rewrites. `report` may
/// be null.
unsigned optimizeModule(mlir::ModuleOp module,
                        const OptimizeModuleOptions &options, Report *report);

/// The names in `text`, separated by commas: "+name" switches a rule on,
/// "-name" off, and if there is any "name" without a sign, only those run that
/// have none or a plus. Fails with InvalidOption for a name no optimizer knows,
/// with those that are close.
llvm::Expected<RuleSelection> parseStages(llvm::ArrayRef<std::string> stages);
/// Fails with InvalidOption for an optimizer that does not exist.
llvm::Error checkOptimizers(llvm::ArrayRef<std::string> optimizers);

/// Up to three of `names` that look like `name`, closest first, for hints.
llvm::SmallVector<llvm::StringRef>
closeNames(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> names);

} // namespace tfuse

#endif // TFUSE_RULES_OPTIMIZEMODULE_H
