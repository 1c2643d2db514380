//===- TargetFeatures.h - What the chosen runtime lacks ---------*- C++ -*-===//
//
// Phase `rnn` reads from an attribute of the module which builtins, and which
// variants of them, the chosen runtime has no kernel for. lib/Pipeline sets it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RECURRENT_TARGETFEATURES_H
#define TFUSE_RULES_RECURRENT_TARGETFEATURES_H

#include "mlir/IR/Operation.h"

namespace tfuse {

/// The module attribute that lists what the runtime lacks: names of builtins
/// and the features below.
inline constexpr llvm::StringLiteral missingOpsAttrName = "tfl.missing_ops";

/// Peepholes, coupled gates and projections in the LSTM kernel.
inline constexpr llvm::StringLiteral lstmVariantsFeature = "LSTM variants";

/// Integer CUMSUM and ARG_MAX: without it, masks are counted in float32.
inline constexpr llvm::StringLiteral integerCountsFeature = "integer counts";

/// True if the runtime that the module of `op` is for lacks the builtin or
/// feature.
bool targetLacks(mlir::Operation *op, llvm::StringRef feature);

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_TARGETFEATURES_H
