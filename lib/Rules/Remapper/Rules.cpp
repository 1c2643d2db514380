//===- Rules.cpp - The table of remap rules -------------------------------===//

#include "tfuse/Rules/Remapper.h"

namespace tfuse {

#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  std::unique_ptr<Rule> create##Class();
#include "Rules.def"

llvm::ArrayRef<RuleInfo> remapperRules() {
  static constexpr RuleInfo rules[] = {
#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  {id, "remap", RuleDefault::byDefault, tags, summary, note, create##Class},
#include "Rules.def"
  };
  return rules;
}

} // namespace tfuse
