//===- RulePass.h - Passes that run rules -----------------------*- C++ -*-===//
//
// A pass that runs rules records them in the report of the conversion, which
// its constructor takes. A pass that tfuse-opt creates from a pipeline string
// has no such report; it records in a new one, which the option `summary`
// prints.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RULEPASS_H
#define TFUSE_RULES_RULEPASS_H

#include "tfuse/Rules/Rule.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tfuse {

/// The selection that the options of RulePass.td describe.
RuleSelection selectionOf(llvm::ArrayRef<std::string> only,
                          llvm::ArrayRef<std::string> enabled,
                          llvm::ArrayRef<std::string> disabled);

/// The ids of a set, sorted, as an option lists them.
llvm::SmallVector<std::string> sortedIds(const llvm::StringSet<> &ids);

/// Sets the options of a pass that describe a selection.
template <typename Options>
void setSelection(Options &options, const RuleSelection &selection) {
  options.onlyRules = sortedIds(selection.only);
  options.enableRules = sortedIds(selection.enabled);
  options.disableRules = sortedIds(selection.disabled);
}

/// Fails, with an error at `op`, if the selection names a rule of this group
/// that does not exist. Ids of other groups are not checked.
llvm::LogicalResult checkSelection(mlir::Operation *op,
                                   const RuleSelection &selection,
                                   llvm::ArrayRef<RuleInfo> group);

/// Runs `body` with the report of the conversion; without one, with a new
/// report, which is printed afterwards if `printsSummary`.
llvm::LogicalResult
withReport(Report *report, bool printsSummary,
           llvm::function_ref<llvm::LogicalResult(Report &)> body);

} // namespace tfuse

#endif // TFUSE_RULES_RULEPASS_H
