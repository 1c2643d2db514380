//===- Peephole.h - Rules that fuse neighboring tfl ops ---------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_H
#define TFUSE_RULES_PEEPHOLE_H

#include "tfuse/Rules/RuleInfo.h"

namespace tfuse {

/// The rules of lib/Rules/Peephole/Rules.def, in the order of the file.
llvm::ArrayRef<RuleInfo> peepholeRules();

} // namespace tfuse

#endif // TFUSE_RULES_PEEPHOLE_H
