//===- Recurrent.h - Rules that fuse recurrent networks ---------*- C++ -*-===//

#ifndef TFUSE_RULES_RECURRENT_H
#define TFUSE_RULES_RECURRENT_H

#include "tfuse/Rules/Rule.h"

namespace tfuse {

/// The rules of lib/Rules/Recurrent/Rules.def, in the order of the file.
llvm::ArrayRef<RuleInfo> recurrentRules();

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_H
