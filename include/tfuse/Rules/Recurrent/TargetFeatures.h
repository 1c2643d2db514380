//===- TargetFeatures.h - Features a runtime may lack -----------*- C++ -*-===//
//
// Variants of builtins that the chosen runtime may have no kernel for. They are
// listed beside names of builtins in RuleOptions::missingOps.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RECURRENT_TARGETFEATURES_H
#define TFUSE_RULES_RECURRENT_TARGETFEATURES_H

#include "llvm/ADT/StringRef.h"

namespace tfuse {

/// Peepholes, coupled gates and projections in the LSTM kernel.
inline constexpr llvm::StringLiteral lstmVariantsFeature = "LSTM variants";

/// Integer CUMSUM and ARG_MAX: without it, masks are counted in float32.
inline constexpr llvm::StringLiteral integerCountsFeature = "integer counts";

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_TARGETFEATURES_H
