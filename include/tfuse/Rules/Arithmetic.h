//===- Arithmetic.h - Stages of Grappler's ArithmeticOptimizer --*- C++ -*-===//

#ifndef TFUSE_RULES_ARITHMETIC_H
#define TFUSE_RULES_ARITHMETIC_H

#include "tfuse/Rules/RuleInfo.h"

namespace tfuse {

/// The rules of lib/Rules/Arithmetic/Rules.def, in the order of the file.
llvm::ArrayRef<RuleInfo> arithmeticRules();

} // namespace tfuse

#endif // TFUSE_RULES_ARITHMETIC_H
