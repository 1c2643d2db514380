//===- StableHLO.h - Rules on stablehlo ops ---------------------*- C++ -*-===//

#ifndef TFUSE_RULES_STABLEHLO_H
#define TFUSE_RULES_STABLEHLO_H

#include "tfuse/Rules/RuleInfo.h"

namespace tfuse {

/// The rules of lib/Rules/StableHLO/Rules.def, in the order of the file.
llvm::ArrayRef<RuleInfo> stableHLORules();

} // namespace tfuse

#endif // TFUSE_RULES_STABLEHLO_H
