//===- QuantizeElements.cpp - Quantizes float elements --------------------===//

#include "QuantizeElements.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "llvm/ADT/bit.h"
#include <cmath>
#include <cstring>
#include <limits>

using namespace mlir;
using mlir::quant::UniformQuantizedType;

namespace tfuse::eval {

bool canQuantizeElements(ElementKind from) {
  return from == ElementKind::Float32 || from == ElementKind::Float64;
}

bool canQuantizeTo(Type type) {
  auto uniform = llvm::dyn_cast_if_present<UniformQuantizedType>(type);
  if (!uniform)
    return false;
  unsigned bits = uniform.getStorageTypeIntegralWidth();
  return bits == 4 || bits == 8 || bits == 16 || bits == 32 || bits == 64;
}

Type storedType(Type quantizedType) {
  return llvm::cast<UniformQuantizedType>(quantizedType).getStorageType();
}

llvm::SmallVector<int64_t, 5> quantizationParameters(Type quantizedType) {
  auto type = llvm::cast<UniformQuantizedType>(quantizedType);
  return {llvm::bit_cast<int64_t>(type.getScale()), type.getZeroPoint(),
          type.getStorageTypeMin(), type.getStorageTypeMax(),
          type.getStorageTypeIntegralWidth()};
}

/// The loop is vectorized for float and int32_t: values are clamped before the
/// conversion, and adding almost 0.5 before truncating rounds half away from
/// zero. `Int` holds the stored integers of type `Stored`.
template <typename Float, typename Int, typename Stored>
static void quantizeAll(UniformQuantizedType type, const char *source,
                        int64_t count, char *target) {
  const auto scale = static_cast<Float>(type.getScale());
  auto zeroPoint = static_cast<Int>(type.getZeroPoint());
  auto least = static_cast<Float>(type.getStorageTypeMin() - zeroPoint);
  auto most = static_cast<Float>(type.getStorageTypeMax() - zeroPoint);
  // 2^63 does not fit in Int; the number below does.
  if (most >= -static_cast<Float>(std::numeric_limits<Int>::min()))
    most = std::nextafter(most, Float(0));
  const Float half = std::nextafter(Float(0.5), Float(0));
  auto storeAll = [&](auto scaled) {
    for (int64_t i = 0; i < count; ++i) {
      Float value;
      std::memcpy(&value, source + i * sizeof(Float), sizeof(Float));
      value = scaled(value);
      value = value >= least ? value : least; // NaN becomes the least integer.
      value = value <= most ? value : most;
      auto stored = static_cast<Stored>(
          static_cast<Int>(value + std::copysign(half, value)) + zeroPoint);
      std::memcpy(target + i * sizeof(Stored), &stored, sizeof(Stored));
    }
  };
  // Weights with one scale for each channel have been divided by it already, so
  // the scale here is 1. Multiplying by the inverse of a power of two is exact,
  // and faster.
  int exponent;
  if (std::frexp(scale, &exponent) == Float(0.5))
    storeAll([inverse = 1 / scale](Float value) { return value * inverse; });
  else
    storeAll([scale](Float value) { return value / scale; });
}

template <typename Float>
static void quantizeFrom(UniformQuantizedType type, const char *source,
                         int64_t count, char *target) {
  switch (type.getStorageTypeIntegralWidth()) {
  case 4:
  case 8:
    return quantizeAll<Float, int32_t, int8_t>(type, source, count, target);
  case 16:
    return quantizeAll<Float, int32_t, int16_t>(type, source, count, target);
  case 32:
    return quantizeAll<Float, int64_t, int32_t>(type, source, count, target);
  default:
    return quantizeAll<Float, int64_t, int64_t>(type, source, count, target);
  }
}

void quantizeElements(ElementKind from, Type quantizedType, const char *source,
                      int64_t count, char *target) {
  auto type = llvm::cast<UniformQuantizedType>(quantizedType);
  if (from == ElementKind::Float32)
    quantizeFrom<float>(type, source, count, target);
  else
    quantizeFrom<double>(type, source, count, target);
}

} // namespace tfuse::eval
