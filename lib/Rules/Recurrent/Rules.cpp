//===- Rules.cpp - The table of recurrent rules ---------------------------===//

#include "tfuse/Check/CheckOnCopy.h"
#include "tfuse/Rules/Recurrent.h"
#include "tfuse/Rules/RuleDriver.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  std::unique_ptr<Rule> create##Class();
#include "Rules.def"

ArrayRef<RuleInfo> recurrentRules() {
  static constexpr RuleInfo rules[] = {
#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  {id, "recurrent", RuleDefault::byDefault, tags, summary, note, create##Class},
#include "Rules.def"
  };
  return rules;
}

LogicalResult FusionValidator::apply(const Rule &rule, Operation *op,
                                     RewriterBase &rewriter, Report &report,
                                     const RuleOptions &options) {
  if (refused[rule.getId()].contains(op->getLoc()))
    return failure();
  if (!rule.matches(op, rewriter, options))
    return rule.apply(op, rewriter, report, options); // Records the reason.
  std::string name = nodeName(op).str();
  if (name.empty())
    name = op->getName().getStringRef().str();
  check::CopyCheckOptions limits;
  if (mode == FusionValidation::Small)
    limits.maxMultiplications = 1 << 24;
  if (maxMultiplications)
    limits.maxMultiplications = *maxMultiplications;
  // Apply the same rewrite to the copy, without remarks.
  RuleOptions copyOptions = options;
  copyOptions.remarks = false;
  auto applyToCopy = [&](Operation *copy, RewriterBase &copyRewriter) {
    Report unused;
    return rule.apply(copy, copyRewriter, unused, copyOptions);
  };
  check::CheckResult result = check::checkOnCopy(op, applyToCopy, limits);
  if (result.kind == check::CheckResult::Different) {
    std::string detail = "translation validation found that " + result.detail +
                         ", on random inputs";
    report.recordNearMiss(rule.getId(), name, reasonName(Reason::Semantics),
                          detail);
    op->emitWarning() << rule.getId() << " is not applied to '" << name
                      << "': " << detail << " (a mistake in tfuse)";
    refused[rule.getId()].insert(op->getLoc());
    return failure();
  }
  if (failed(rule.apply(op, rewriter, report, options)))
    return failure();
  if (result.kind == check::CheckResult::Equal)
    ++numChecked;
  else
    notChecked.push_back("'" + name + "': " +
                         (result.kind == check::CheckResult::NotApplied
                              ? "the rule needs ops outside the copy"
                              : result.detail));
  return success();
}

void FusionValidator::record(Report &report) const {
  if (mode != FusionValidation::Full)
    return;
  if (numChecked != 0)
    report.recordNote("translation validation: " + std::to_string(numChecked) +
                      " recurrent fusions compute what they replace");
  for (const std::string &sentence : notChecked)
    report.recordNote("translation validation: not compared, " + sentence);
}

LogicalResult fuseRecurrent(Operation *root, const RuleSelection &selection,
                            Report &report, const RuleOptions &options,
                            FusionValidator &validator) {
  RuleApplier applier;
  if (validator.getMode() != FusionValidation::Off)
    applier = [&](const Rule &rule, Operation *op, RewriterBase &rewriter,
                  Report &report, const RuleOptions &options) {
      return validator.apply(rule, op, rewriter, report, options);
    };
  return applyRules(root, recurrentRules(), selection, report, options,
                    applier);
}

} // namespace tfuse
