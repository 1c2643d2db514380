//===- Rules.cpp - The table of recurrent rules ---------------------------===//

#include "tfuse/Rules/Recurrent.h"

using namespace llvm;

namespace tfuse {

#define TFUSE_RULE(id, Class, onByDefault, summary)                            \
  std::unique_ptr<Rule> create##Class();
#include "Rules.def"

ArrayRef<RuleInfo> recurrentRules() {
  static constexpr RuleInfo rules[] = {
#define TFUSE_RULE(id, Class, onByDefault, summary)                            \
  {id, "recurrent", summary, onByDefault, create##Class},
#include "Rules.def"
  };
  return rules;
}

} // namespace tfuse
