//===- Rules.cpp - The table of arithmetic rules ------------------------===//

#include "tfuse/Rules/Arithmetic.h"

namespace tfuse {

#define TFUSE_RULE(id, Class, byDefault, summary, note)                        \
  std::unique_ptr<GraphRule> create##Class();
#include "Rules.def"

llvm::ArrayRef<GraphRuleInfo> arithmeticRules() {
  static const std::vector<GraphRuleInfo> rules = {
#define TFUSE_RULE(id, Class, byDefault, summary, note)                        \
  {id, "arithmetic", summary, RuleDefault::byDefault, note, create##Class},
#include "Rules.def"
  };
  return rules;
}

} // namespace tfuse
