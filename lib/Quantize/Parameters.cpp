//===- Parameters.cpp - Scales and zero points of activations -------------===//

#include "Parameters.h"

#include <cmath>
#include <limits>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

/// The smallest scale whose product with another one is still a normal float32:
/// kernels multiply the scales of inputs and weights.
static constexpr double kMinScale = 1e-18;

quant::UniformQuantizedType fixedType(MLIRContext *context, unsigned bits,
                                      double scale, int64_t zeroPoint) {
  int64_t least = quant::QuantizedType::getDefaultMinimumForInteger(
      /*isSigned=*/true, bits);
  int64_t greatest = quant::QuantizedType::getDefaultMaximumForInteger(
      /*isSigned=*/true, bits);
  return quant::UniformQuantizedType::get(
      quant::QuantizationFlags::Signed, IntegerType::get(context, bits),
      Float32Type::get(context), scale, zeroPoint, least, greatest);
}

/// The range with the value 0.
///
/// The calibration data may leave the activation zero (dead ReLU channels,
/// masks). A tiny scale would make int32 too narrow for the bias of a
/// convolution that reads it, a huge one would make the other operand of an ADD
/// zero.
static Range withZero(Range range) {
  range = range.united({0, 0});
  return range.min == range.max ? Range{0, 1} : range;
}

quant::UniformQuantizedType
symmetricActivationType(MLIRContext *context, unsigned bits, Range range) {
  range = withZero(range);
  double bound = std::max(-range.min, range.max);
  float scale = std::max(bound / ((1 << (bits - 1)) - 1), kMinScale);
  return fixedType(context, bits, scale, 0);
}

quant::UniformQuantizedType activationType(MLIRContext *context, unsigned bits,
                                           Range range) {
  if (bits == 16)
    return symmetricActivationType(context, bits, range);
  range = withZero(range);
  float scale = std::max((range.max - range.min) / 255, kMinScale);
  // The zero point is the integer nearest to that of the value 0.
  double zero = std::round(-128 - range.min / scale);
  return fixedType(context, bits, scale,
                   static_cast<int64_t>(std::clamp(zero, -128.0, 127.0)));
}

Range representedRange(quant::UniformQuantizedType type) {
  auto value = [&](int64_t stored) {
    return static_cast<double>(stored - type.getZeroPoint()) * type.getScale();
  };
  return {value(type.getStorageTypeMin()), value(type.getStorageTypeMax())};
}

} // namespace tfuse::quantize
