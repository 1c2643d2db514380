//===- Weights.cpp - Quantizes constants ----------------------------------===//

#include "tfuse/Quantize/Weights.h"

#include "WeightGrid.h"

#include "tfuse/Eval/LazyElements.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/bit.h"
#include <cmath>
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

/// The number of neighboring elements of one channel.
static int64_t strideOf(ElementsAttr constant, std::optional<unsigned> axis) {
  int64_t stride = 1;
  for (int64_t size :
       constant.getShapedType().getShape().drop_front(axis ? *axis + 1 : 0))
    stride *= size;
  return stride;
}

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

/// The greatest magnitude of the constant, or of each index of `axis`. Fails if
/// an element is not finite, or if there is no data.
static Expected<SmallVector<float>> magnitudesOf(ElementsAttr constant,
                                                 std::optional<unsigned> axis) {
  MagnitudeScan scan(axis ? constant.getShapedType().getDimSize(*axis) : 1,
                     strideOf(constant, axis));
  if (Error error =
          eval::writeElements(constant, [&](ArrayRef<char> chunk) -> Error {
            scan.add(chunk);
            return Error::success();
          }))
    return std::move(error);
  SmallVector<float> magnitudes;
  for (uint32_t bits : scan.magnitudes()) {
    magnitudes.push_back(llvm::bit_cast<float>(bits));
    if (!std::isfinite(magnitudes.back()))
      return createStringError("an element is infinite or no number");
  }
  return magnitudes;
}

static double greatestInteger(unsigned bits) {
  return static_cast<double>((1LL << (bits - 1)) - 1);
}

/// The scale of symmetric storage for values up to `greatest`.
static double scaleFor(double greatest, unsigned bits) {
  // XNNPACK refuses subnormal scales.
  constexpr float smallest = std::numeric_limits<float>::min();
  return greatest == 0
             ? 1
             : std::max(static_cast<float>(greatest / greatestInteger(bits)),
                        smallest);
}

Expected<SmallVector<double>> symmetricScales(ElementsAttr constant,
                                              unsigned bits,
                                              std::optional<unsigned> axis) {
  Expected<SmallVector<float>> magnitudes = magnitudesOf(constant, axis);
  if (!magnitudes)
    return magnitudes.takeError();
  SmallVector<double> scales;
  for (float greatest : *magnitudes)
    scales.push_back(scaleFor(greatest, bits));
  return scales;
}

Expected<WeightScales> weightScales(ElementsAttr constant, unsigned bits,
                                    std::optional<unsigned> axis) {
  assert(bits <= 8 && "training rounds weights to at most 8 bits");
  Expected<SmallVector<float>> magnitudes = magnitudesOf(constant, axis);
  if (!magnitudes)
    return magnitudes.takeError();
  SmallVector<std::optional<double>> steps =
      stepsOfChannels(constant, *magnitudes, strideOf(constant, axis), bits);
  bool isExact = true, haveSteps = true;
  for (auto [greatest, step] : zip_equal(*magnitudes, steps)) {
    haveSteps &= step || greatest == 0;
    isExact &=
        greatest == 0 || (step && *step * greatestInteger(bits) <= greatest);
  }
  WeightScales result;
  // One step for all channels is the one that training used.
  if (steps.size() > 1 && haveSteps && !isExact)
    if (std::optional<double> shared =
            stepsOfChannels(constant, *llvm::max_element(*magnitudes),
                            /*stride=*/1, bits)
                .front()) {
      steps.assign(steps.size(), shared);
      result.isShared = true;
    }
  for (auto [greatest, step] : zip_equal(*magnitudes, steps))
    result.scales.push_back(
        scaleFor(step ? *step * greatestInteger(bits) : greatest, bits));
  return result;
}

//===----------------------------------------------------------------------===//
// Stored integers
//===----------------------------------------------------------------------===//

bool losesWeights(ElementsAttr constant, ArrayRef<double> scales) {
  int64_t numNonzero = 0, numLost = 0, number = 0;
  int64_t perScale = constant.getNumElements() / scales.size();
  cantFail(eval::writeElements(constant, [&](ArrayRef<char> chunk) -> Error {
    for (size_t i = 0; i < chunk.size(); i += sizeof(float), ++number) {
      float element;
      std::memcpy(&element, chunk.data() + i, sizeof(element));
      auto half = static_cast<float>(scales[number / perScale] / 2);
      numNonzero += element != 0;
      numLost += element != 0 && std::abs(element) < half;
    }
    return Error::success();
  }));
  return numLost * 2 > numNonzero;
}

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

Expected<quant::QuantizedType> asymmetricType(ElementsAttr constant,
                                              unsigned bits,
                                              std::optional<unsigned> axis) {
  int64_t numChannels = axis ? constant.getShapedType().getDimSize(*axis) : 1;
  int64_t stride = strideOf(constant, axis), next = 0;
  SmallVector<float> least(numChannels, 0), greatest(numChannels, 0);
  if (Error error =
          eval::writeElements(constant, [&](ArrayRef<char> chunk) -> Error {
            for (size_t i = 0; i < chunk.size(); i += sizeof(float), ++next) {
              float element;
              std::memcpy(&element, chunk.data() + i, sizeof(element));
              if (!std::isfinite(element))
                return createStringError("an element is infinite or no number");
              int64_t channel = next / stride % numChannels;
              least[channel] = std::min(least[channel], element);
              greatest[channel] = std::max(greatest[channel], element);
            }
            return Error::success();
          }))
    return std::move(error);
  int64_t smallest = -(1LL << (bits - 1)), largest = (1LL << (bits - 1)) - 1;
  SmallVector<double> scales;
  SmallVector<int64_t> zeroPoints;
  for (auto [min, max] : zip_equal(least, greatest)) {
    double range = double(max) - min;
    // XNNPACK refuses subnormal scales.
    float scale =
        range == 0
            ? 1.0F
            : std::max(static_cast<float>(range / double(largest - smallest)),
                       std::numeric_limits<float>::min());
    scales.push_back(scale);
    zeroPoints.push_back(std::clamp(
        static_cast<int64_t>(std::round(double(smallest) - min / scale)),
        smallest, largest));
  }
  MLIRContext *context = constant.getContext();
  Type storage = IntegerType::get(context, bits);
  Type expressed = Float32Type::get(context);
  if (!axis)
    return quant::UniformQuantizedType::get(
        quant::QuantizationFlags::Signed, storage, expressed, scales.front(),
        zeroPoints.front(), smallest, largest);
  return quant::UniformQuantizedPerAxisType::get(
      quant::QuantizationFlags::Signed, storage, expressed, scales, zeroPoints,
      *axis, smallest, largest);
}

/// The constant and a number for each index of `axis`, in one step.
template <typename T>
static ElementsAttr combineByChannel(eval::StepKind kind, ElementsAttr constant,
                                     unsigned axis, ArrayRef<T> numbers) {
  SmallVector<int64_t> shape(constant.getShapedType().getRank(), 1);
  shape[axis] = numbers.size();
  auto type = RankedTensorType::get(shape, constant.getElementType());
  ElementsAttr operands =
      type.getElementType().isF64()
          ? DenseElementsAttr::get(type, ArrayRef<double>(SmallVector<double>(
                                             numbers.begin(), numbers.end())))
          : DenseElementsAttr::get(type, ArrayRef<float>(SmallVector<float>(
                                             numbers.begin(), numbers.end())));
  return eval::lazy::combine(kind, constant, operands);
}

ElementsAttr storeAs(ElementsAttr constant, quant::QuantizedType type) {
  // A float32 quotient is exact enough for 8 bits.
  if (type.getStorageTypeIntegralWidth() > 8)
    constant =
        eval::lazy::cast(constant, Float64Type::get(constant.getContext()));
  auto uniform = dyn_cast<quant::UniformQuantizedType>(type);
  if (auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(type)) {
    unsigned axis = perAxis.getQuantizedDimension();
    constant = combineByChannel(eval::StepKind::Div, constant, axis,
                                perAxis.getScales());
    if (any_of(perAxis.getZeroPoints(), [](int64_t zero) { return zero != 0; }))
      constant = combineByChannel(eval::StepKind::Add, constant, axis,
                                  perAxis.getZeroPoints());
    uniform = quant::UniformQuantizedType::get(
        type.getFlags(), type.getStorageType(), type.getExpressedType(),
        /*scale=*/1, /*zeroPoint=*/0, type.getStorageTypeMin(),
        type.getStorageTypeMax());
  }
  return eval::lazy::quantize(constant, uniform);
}

} // namespace tfuse::quantize
