//===- Rules.cpp - The table of peephole rules ----------------------------===//

#include "tfuse/Rules/Peephole.h"

namespace tfuse {

#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  std::unique_ptr<Rule> create##Class();
#include "Rules.def"

llvm::ArrayRef<RuleInfo> peepholeRules() {
  static constexpr RuleInfo rules[] = {
#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  {id, "peephole", RuleDefault::byDefault, tags, summary, note, create##Class},
#include "Rules.def"
  };
  return rules;
}

} // namespace tfuse
