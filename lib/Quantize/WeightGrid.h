//===- WeightGrid.h - Weights that are integers times a step ----*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_WEIGHTGRID_H
#define TFUSE_LIB_QUANTIZE_WEIGHTGRID_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tfuse::quantize {

/// Returns a step for each channel of a float32 constant: all elements are
/// multiples of the step, by at most 2^(bits-1) - 1. Nullopt for a channel
/// without such a step.
///
/// Quantization-aware training rounds weights to such steps, and fusions scale
/// them by channel. Integers with the step as their scale are exact; a scale
/// derived from the greatest element rounds all elements again if training
/// chose a wider range.
///
/// `magnitudes` has the greatest magnitude of each channel; `stride`
/// neighboring elements have the same channel. The constant is not read to its
/// end if the first channels have no step.
llvm::SmallVector<std::optional<double>>
stepsOfChannels(mlir::ElementsAttr constant, llvm::ArrayRef<float> magnitudes,
                int64_t stride, unsigned bits);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_WEIGHTGRID_H
