//===- Rules.cpp - The table of recurrent rules ---------------------------===//

#include "tfuse/Rules/Recurrent.h"
#include "tfuse/Rules/Recurrent/SelfCheck.h"
#include "tfuse/Rules/RuleDriver.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define TFUSE_RULE(id, Class, onByDefault, Makes, summary)                     \
  std::unique_ptr<Rule> create##Class();
#include "Rules.def"

ArrayRef<RuleInfo> recurrentRules() {
  static constexpr RuleInfo rules[] = {
#define TFUSE_RULE(id, Class, onByDefault, Makes, summary)                     \
  {id, "recurrent", summary, onByDefault, create##Class},
#include "Rules.def"
  };
  return rules;
}

bool makesSequenceOps(StringRef id) {
  enum class Result { SequenceOps, Loops, Steps };
  return llvm::StringSwitch<bool>(id)
#define TFUSE_RULE(id, Class, onByDefault, Makes, summary)                     \
  .Case(id, Result::Makes == Result::SequenceOps)
#include "Rules.def"
      .Default(false);
}

FusionChecks::FusionChecks(SelfCheckMode mode) : mode(mode) {
  if (mode == SelfCheckMode::Off)
    return;
  recurrent::SelfCheckOptions options;
  if (mode == SelfCheckMode::Small)
    options.maxMultiplications = 1 << 24;
  check = std::make_unique<recurrent::SelfCheck>(options);
}

FusionChecks::~FusionChecks() = default;

void FusionChecks::record(Report &report) const {
  if (mode != SelfCheckMode::Full)
    return;
  if (check->checked() != 0)
    report.recordNote("self-check: " + std::to_string(check->checked()) +
                      " recurrent fusions compute what they replace");
  for (const std::string &sentence : check->unchecked())
    report.recordNote("self-check: not compared, " + sentence);
}

LogicalResult fuseRecurrent(Operation *root, const RuleSelection &selection,
                            Report &report, const RuleOptions &options,
                            const FusionChecks &checks) {
  recurrent::SelfCheck *check = checks.get();
  if (!check)
    return applyRules(root, recurrentRules(), selection, report, options);
  return applyRules(root, recurrentRules(), selection, report, options,
                    [&](const Rule &rule, Operation *op, RewriterBase &rewriter,
                        Report &report, const RuleOptions &options) {
                      return check->apply(rule, op, rewriter, report, options);
                    });
}

} // namespace tfuse
