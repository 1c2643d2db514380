//===- Parameters.h - Scales and zero points of activations -----*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_PARAMETERS_H
#define TFUSE_LIB_QUANTIZE_PARAMETERS_H

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/MLIRContext.h"
#include <algorithm>
#include <optional>

namespace tfuse::quantize {

/// The least and the greatest value of a tensor.
struct Range {
  double min, max;

  bool contains(const Range &other) const {
    return min <= other.min && other.max <= max;
  }
  Range united(const Range &other) const {
    return {std::min(min, other.min), std::max(max, other.max)};
  }
};

/// The type of an activation with `bits` bits of storage and values of `range`.
///
/// 8 bits: asymmetric, storage [-128, 127]; the range is widened to include 0,
/// which some integer then represents exactly. 16 bits: symmetric, storage
/// [-32768, 32767], zero point 0. As in the published TFLite 8-bit quantization
/// specification; scales are rounded to float32, which the file stores.
mlir::quant::UniformQuantizedType activationType(mlir::MLIRContext *context,
                                                 unsigned bits, Range range);

/// The same with zero point 0 for any number of bits: filters that the model
/// computes, for which kernels take no other zero point.
mlir::quant::UniformQuantizedType
symmetricActivationType(mlir::MLIRContext *context, unsigned bits, Range range);

/// A type with the given parameters.
mlir::quant::UniformQuantizedType fixedType(mlir::MLIRContext *context,
                                            unsigned bits, double scale,
                                            int64_t zeroPoint);

/// The values that a type represents.
Range representedRange(mlir::quant::UniformQuantizedType type);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_PARAMETERS_H
