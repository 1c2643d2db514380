//===- Rules.cpp - The table of rules on stablehlo ------------------------===//

#include "tfuse/Rules/StableHLO.h"

namespace tfuse {

#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  std::unique_ptr<Rule> create##Class();
#include "Rules.def"

llvm::ArrayRef<RuleInfo> stableHLORules() {
  static constexpr RuleInfo rules[] = {
#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  {id, "stablehlo", RuleDefault::byDefault, tags, summary, note, create##Class},
#include "Rules.def"
  };
  return rules;
}

} // namespace tfuse
