//===- Remapper.h - The fusions of Grappler's Remapper ----------*- C++ -*-===//

#ifndef TFUSE_RULES_REMAPPER_H
#define TFUSE_RULES_REMAPPER_H

#include "tfuse/Rules/RuleInfo.h"

namespace tfuse {

/// The rules of lib/Rules/Remapper/Rules.def, in the order of the file.
llvm::ArrayRef<RuleInfo> remapperRules();

} // namespace tfuse

#endif // TFUSE_RULES_REMAPPER_H
