//===- RulePass.cpp - Passes that run rules -------------------------------===//

#include "tfuse/Rules/RulePass.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

RuleSelection selectionOf(ArrayRef<std::string> only,
                          ArrayRef<std::string> enabled,
                          ArrayRef<std::string> disabled) {
  RuleSelection selection;
  for (auto [ids, set] : {std::pair(only, &selection.only),
                          std::pair(enabled, &selection.enabled),
                          std::pair(disabled, &selection.disabled)})
    for (const std::string &id : ids)
      set->insert(id);
  return selection;
}

SmallVector<std::string> sortedIds(const llvm::StringSet<> &ids) {
  SmallVector<std::string> sorted;
  for (StringRef id : ids.keys())
    sorted.push_back(id.str());
  llvm::sort(sorted);
  return sorted;
}

LogicalResult checkSelection(Operation *op, const RuleSelection &selection,
                             ArrayRef<RuleInfo> group) {
  if (group.empty())
    return success();
  std::string prefix = (group.front().group + "-").str();
  for (const llvm::StringSet<> *ids :
       {&selection.only, &selection.enabled, &selection.disabled})
    for (StringRef id : ids->keys())
      if (id.starts_with(prefix) &&
          none_of(group, [&](const RuleInfo &rule) { return rule.id == id; }))
        return op->emitError("unknown rule '") << id << "'";
  return success();
}

LogicalResult withReport(Report *report, bool printsSummary,
                         llvm::function_ref<LogicalResult(Report &)> body) {
  if (report)
    return body(*report);
  Report own;
  LogicalResult done = body(own);
  if (printsSummary)
    own.printSummary(errs());
  return done;
}

} // namespace tfuse
