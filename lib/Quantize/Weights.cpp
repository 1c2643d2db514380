//===- Weights.cpp - Quantizes constants ----------------------------------===//

#include "tfuse/Quantize/Weights.h"

#include "tfuse/Eval/LazyElements.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/bit.h"
#include <limits>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

//===----------------------------------------------------------------------===//
// Scales
//===----------------------------------------------------------------------===//

namespace {
/// Finds the greatest magnitude of each channel, in the order of the elements.
///
/// Magnitudes are compared as integers, which have the order of the floats:
/// maxima of integers become vector code. Infinities and NaN are greater than
/// all finite numbers.
class MagnitudeScan {
public:
  /// An index of the channel axis has `stride` neighboring elements.
  MagnitudeScan(int64_t numChannels, int64_t stride)
      : stride(stride), greatest(numChannels, 0) {}

  void add(ArrayRef<char> chunk);
  ArrayRef<uint32_t> magnitudes() const { return greatest; }

private:
  static uint32_t magnitudeAt(const char *elements, int64_t index) {
    uint32_t bits;
    std::memcpy(&bits, elements + index * sizeof(bits), sizeof(bits));
    return bits & 0x7FFFFFFF;
  }

  int64_t stride, next = 0;
  SmallVector<uint32_t> greatest;
};
} // namespace

void MagnitudeScan::add(ArrayRef<char> chunk) {
  auto numChannels = static_cast<int64_t>(greatest.size());
  const char *elements = chunk.data();
  auto left = static_cast<int64_t>(chunk.size() / sizeof(float));
  while (left > 0) {
    int64_t channel = next / stride % numChannels, count;
    if (stride == 1) {
      count = std::min(left, numChannels - channel);
      uint32_t *rows = greatest.data() + channel;
      for (int64_t i = 0; i < count; ++i)
        rows[i] = std::max(rows[i], magnitudeAt(elements, i));
    } else {
      count = std::min(left, stride - next % stride);
      uint32_t most = greatest[channel];
      for (int64_t i = 0; i < count; ++i)
        most = std::max(most, magnitudeAt(elements, i));
      greatest[channel] = most;
    }
    next += count;
    left -= count;
    elements += count * sizeof(float);
  }
}

Expected<SmallVector<double>> symmetricScales(ElementsAttr constant,
                                              unsigned bits,
                                              std::optional<unsigned> axis) {
  ArrayRef<int64_t> shape = constant.getShapedType().getShape();
  int64_t stride = 1;
  for (int64_t size : shape.drop_front(axis ? *axis + 1 : 0))
    stride *= size;
  MagnitudeScan scan(axis ? shape[*axis] : 1, stride);
  if (Error error =
          eval::writeElements(constant, [&](ArrayRef<char> chunk) -> Error {
            scan.add(chunk);
            return Error::success();
          }))
    return std::move(error);
  // XNNPACK refuses subnormal scales.
  constexpr float smallest = std::numeric_limits<float>::min();
  SmallVector<double> scales;
  for (uint32_t magnitude : scan.magnitudes()) {
    auto greatest = llvm::bit_cast<float>(magnitude);
    if (greatest > std::numeric_limits<float>::max() || greatest != greatest)
      return createStringError("an element is infinite or no number");
    auto scale = static_cast<float>(greatest / double((1LL << (bits - 1)) - 1));
    scales.push_back(greatest == 0 ? 1 : std::max(scale, smallest));
  }
  return scales;
}

//===----------------------------------------------------------------------===//
// Stored integers
//===----------------------------------------------------------------------===//

quant::QuantizedType symmetricType(MLIRContext *context, unsigned bits,
                                   bool narrow, ArrayRef<double> scales,
                                   std::optional<unsigned> axis) {
  int64_t least = quant::QuantizedType::getDefaultMinimumForInteger(
      /*isSigned=*/true, bits);
  int64_t greatest = quant::QuantizedType::getDefaultMaximumForInteger(
      /*isSigned=*/true, bits);
  least += narrow;
  Type storage = IntegerType::get(context, bits);
  Type expressed = Float32Type::get(context);
  if (!axis)
    return quant::UniformQuantizedType::get(quant::QuantizationFlags::Signed,
                                            storage, expressed, scales.front(),
                                            /*zeroPoint=*/0, least, greatest);
  return quant::UniformQuantizedPerAxisType::get(
      quant::QuantizationFlags::Signed, storage, expressed, scales,
      SmallVector<int64_t>(scales.size(), 0), *axis, least, greatest);
}

/// constant / scales, with a scale for each index of `axis`.
static ElementsAttr divideByScales(ElementsAttr constant, unsigned axis,
                                   ArrayRef<double> scales) {
  SmallVector<int64_t> shape(constant.getShapedType().getRank(), 1);
  shape[axis] = scales.size();
  auto type = RankedTensorType::get(shape, constant.getElementType());
  ElementsAttr divisors =
      type.getElementType().isF64()
          ? DenseElementsAttr::get(type, scales)
          : DenseElementsAttr::get(type, ArrayRef<float>(SmallVector<float>(
                                             scales.begin(), scales.end())));
  return eval::lazy::combine(eval::StepKind::Div, constant, divisors);
}

ElementsAttr storeAs(ElementsAttr constant, quant::QuantizedType type) {
  // A float32 quotient is exact enough for 8 bits.
  if (type.getStorageTypeIntegralWidth() > 8)
    constant =
        eval::lazy::cast(constant, Float64Type::get(constant.getContext()));
  auto uniform = dyn_cast<quant::UniformQuantizedType>(type);
  if (auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(type)) {
    assert(all_of(perAxis.getZeroPoints(), [](int64_t z) { return z == 0; }) &&
           "kernels take no zero points with a scale for each channel");
    constant = divideByScales(constant, perAxis.getQuantizedDimension(),
                              perAxis.getScales());
    uniform = quant::UniformQuantizedType::get(
        type.getFlags(), type.getStorageType(), type.getExpressedType(),
        /*scale=*/1, /*zeroPoint=*/0, type.getStorageTypeMin(),
        type.getStorageTypeMax());
  }
  return eval::lazy::quantize(constant, uniform);
}

} // namespace tfuse::quantize
