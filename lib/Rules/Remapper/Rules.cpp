//===- Rules.cpp - The table of fusions -----------------------------------===//

#include "tfuse/Rules/Remapper.h"

namespace tfuse {

#define TFUSE_RULE(id, Class, byDefault, summary, note)                        \
  std::unique_ptr<GraphRule> create##Class();
#include "Rules.def"

llvm::ArrayRef<GraphRuleInfo> remapperRules() {
  static const std::vector<GraphRuleInfo> rules = {
#define TFUSE_RULE(id, Class, byDefault, summary, note)                        \
  {id, "remap", summary, RuleDefault::byDefault, note, create##Class},
#include "Rules.def"
  };
  return rules;
}

} // namespace tfuse
