//===- Rules.cpp - The table of arithmetic rules --------------------------===//

#include "tfuse/Rules/Arithmetic.h"

namespace tfuse {

#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  std::unique_ptr<Rule> create##Class();
#include "Rules.def"

llvm::ArrayRef<RuleInfo> arithmeticRules() {
  static constexpr RuleInfo rules[] = {
#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  {id,      "arithmetic", RuleDefault::byDefault, tags,                        \
   summary, note,         create##Class},
#include "Rules.def"
  };
  return rules;
}

} // namespace tfuse
