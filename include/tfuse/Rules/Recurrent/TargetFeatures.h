//===- TargetFeatures.h - Features a runtime may lack -----------*- C++ -*-===//
//
// Variants of builtins for which the chosen runtime may lack a kernel.
// RuleOptions::missingOps lists them together with names of builtins.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RECURRENT_TARGETFEATURES_H
#define TFUSE_RULES_RECURRENT_TARGETFEATURES_H

#include "llvm/ADT/StringRef.h"

namespace tfuse {

/// The LSTM kernel supports peepholes, coupled gates and projections.
inline constexpr llvm::StringLiteral lstmVariantsFeature = "LSTM variants";

/// The LSTM kernel supports other activations than tanh.
inline constexpr llvm::StringLiteral lstmActivationsFeature =
    "LSTM activations";

/// CUMSUM and ARG_MAX have integer kernels. Without them, masks are counted in
/// float32.
inline constexpr llvm::StringLiteral integerCountsFeature = "integer counts";

/// The weights of an LSTM represent ordinary weights beside one that saturates
/// a gate (addPaddingInput). Integers with one scale do not.
inline constexpr llvm::StringLiteral saturatedGatesFeature = "saturated gates";

/// The runtime has no delegate that makes loops faster than recurrent ops.
/// Without this feature, layers that are faster as loops (Costs.h) stay loops.
inline constexpr llvm::StringLiteral fastestFusedFeature = "fastest when fused";

/// Sequence ops read sequences with masks, gathered to the front. A file that
/// computes single time steps does not have the whole mask.
inline constexpr llvm::StringLiteral maskedSequencesFeature =
    "masked sequences";

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_TARGETFEATURES_H
