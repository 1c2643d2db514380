//===- Weights.h - Quantizes constants --------------------------*- C++ -*-===//
//
//   Expected<WeightScales> found = weightScales(weights, 8, axis);
//   QuantizedType type = symmetricType(context, 8, narrow, found->scales,
//   axis); ElementsAttr stored = storeAs(weights, type);
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_QUANTIZE_WEIGHTS_H
#define TFUSE_QUANTIZE_WEIGHTS_H

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace tfuse::quantize {

/// The scales of symmetric storage with `bits` bits, rounded to float32: the
/// greatest magnitude divided by 2^(bits-1) - 1, for the whole float32 constant
/// or for each index of `axis`. The scale of zeros alone is 1. Fails if an
/// element is infinite or NaN, or if there is no data.
llvm::Expected<llvm::SmallVector<double>>
symmetricScales(mlir::ElementsAttr constant, unsigned bits,
                std::optional<unsigned> axis);

/// The scales of weights: those of symmetricScales, but elements that are
/// multiples of a greater step keep it as their scale, because training rounded
/// them to it.
struct WeightScales {
  llvm::SmallVector<double> scales;
  /// Training used one step for all channels.
  bool isShared = false;
};
llvm::Expected<WeightScales> weightScales(mlir::ElementsAttr constant,
                                          unsigned bits,
                                          std::optional<unsigned> axis);

/// True if these scales would store more than half of the nonzero weights as
/// zero: masks of fused LSTMs are weights that saturate a gate, far larger than
/// the others. The float32 constant has one scale, or one for each index of the
/// first axis.
bool losesWeights(mlir::ElementsAttr constant, llvm::ArrayRef<double> scales);

/// A signed type with zero points 0; `narrow` excludes the least integer.
mlir::quant::QuantizedType symmetricType(mlir::MLIRContext *context,
                                         unsigned bits, bool narrow,
                                         llvm::ArrayRef<double> scales,
                                         std::optional<unsigned> axis);

/// A signed type whose range is that of the float32 constant, or of each index
/// of `axis`, with 0 as a level. Fails if an element is infinite or NaN, or if
/// there is no data.
llvm::Expected<mlir::quant::QuantizedType>
asymmetricType(mlir::ElementsAttr constant, unsigned bits,
               std::optional<unsigned> axis);

/// The stored integers of a float32 constant: x / scale, rounded half away from
/// zero, plus the zero point, clamped to the range of the storage.
mlir::ElementsAttr storeAs(mlir::ElementsAttr constant,
                           mlir::quant::QuantizedType type);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_WEIGHTS_H
