//===- SimulatedQuantization.cpp - Rounding as quantization would ---------===//

#include "../Axes.h"
#include "../Kernels.h"
#include <cmath>

using namespace mlir;
using llvm::SmallVector;

namespace tfuse::eval {

//===----------------------------------------------------------------------===//
// FakeQuantWithMinMax: levels between min and max, of which one is zero
//===----------------------------------------------------------------------===//

namespace {
/// A quantization range, nudged such that zero is represented exactly.
struct QuantizedRange {
  float low, high, scale;

  QuantizedRange(float low, float high, int64_t bits, bool narrow) {
    float least = narrow ? 1 : 0, most = float((int64_t(1) << bits) - 1);
    scale = (high - low) / (most - least);
    float zero = least - low / scale;
    float nudged = zero < least ? least : zero > most ? most : std::round(zero);
    this->low = (least - nudged) * scale;
    this->high = (most - nudged) * scale;
  }
  float apply(float value) const {
    float clamped = std::min(std::max(value, low), high);
    return std::floor((clamped - low) / scale + 0.5f) * scale + low;
  }
};
} // namespace

// `ranges` returns the limits of the range of element i.
template <typename Ranges>
static LogicalResult fakeQuant(KernelContext &context, Ranges ranges) {
  const HostTensor &operand = context.operand(0);
  int64_t bits = context.intAttr("num_bits", 8);
  bool narrow = context.boolAttr("narrow_range");
  if (operand.kind() != ElementKind::Float32 || bits < 2 || bits > 16)
    return context.unsupportedType();
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  auto in = operand.data<float>();
  auto out = result->mutableData<float>();
  for (size_t i = 0; i < in.size(); ++i) {
    auto [low, high] = ranges(i);
    if (low == 0 && high == 0) {
      out[i] = 0;
      continue;
    }
    if (!(low < high))
      return context.fail("a range is empty");
    out[i] = QuantizedRange(low, high, bits, narrow).apply(in[i]);
  }
  return success();
}

LogicalResult evalFakeQuantWithMinMaxArgs(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  std::pair<float, float> range = {context.floatAttr("min", -6),
                                   context.floatAttr("max", 6)};
  return fakeQuant(context, [range](size_t) { return range; });
}

LogicalResult evalFakeQuantWithMinMaxVars(KernelContext &context) {
  if (failed(context.expectOperands(3)))
    return failure();
  const HostTensor &low = context.operand(1), &high = context.operand(2);
  if (low.kind() != ElementKind::Float32 || !low.isScalar() ||
      high.kind() != ElementKind::Float32 || !high.isScalar())
    return context.fail("min and max must be float scalars");
  std::pair<float, float> range = {low.front<float>(), high.front<float>()};
  return fakeQuant(context, [range](size_t) { return range; });
}

LogicalResult evalFakeQuantWithMinMaxVarsPerChannel(KernelContext &context) {
  if (failed(context.expectOperands(3)))
    return failure();
  const HostTensor &operand = context.operand(0), &low = context.operand(1),
                   &high = context.operand(2);
  for (const HostTensor *limit : {&low, &high})
    if (operand.rank() < 1 || limit->kind() != ElementKind::Float32 ||
        limit->rank() != 1 || limit->dim(0) != operand.dim(-1))
      return context.fail("min and max must have one float per channel");
  auto least = low.data<float>(), most = high.data<float>();
  return fakeQuant(context, [&](size_t i) {
    size_t channel = i % least.size();
    return std::pair<float, float>(least[channel], most[channel]);
  });
}

//===----------------------------------------------------------------------===//
// QuantizeAndDequantize: symmetric levels around zero
//===----------------------------------------------------------------------===//

namespace {
struct RoundTrip {
  float low, high, scale = std::numeric_limits<float>::max(), step = 0;
  bool clamps, roundsUp;

  /// TensorFlow keeps the side of the range that needs the greater step.
  RoundTrip(float low, float high, float lowest, float highest, bool clamps,
            bool roundsUp)
      : low(low), high(high), clamps(clamps), roundsUp(roundsUp) {
    float byLow = lowest * low > 0 ? lowest / low : scale;
    float byHigh = highest * high > 0 ? highest / high : scale;
    if (byLow < byHigh) {
      scale = byLow;
      step = low / lowest;
      this->high = highest * step;
    } else {
      scale = byHigh;
      step = high / highest;
      this->low = lowest * step;
    }
  }

  float apply(float value) const {
    if (clamps)
      value = std::max(std::min(value, high), low);
    float level = value * scale;
    return (roundsUp ? std::floor(level + 0.5f) : std::nearbyint(level)) * step;
  }
};
} // namespace

static LogicalResult quantizeAndDequantize(KernelContext &context,
                                           std::optional<int64_t> bits) {
  const HostTensor &operand = context.operand(0);
  bool isSigned = context.boolAttr("signed_input", true);
  int64_t axis = context.intAttr("axis", -1);
  if (operand.kind() != ElementKind::Float32)
    return context.unsupportedType();
  if (!bits || *bits < 1 || *bits > (isSigned ? 61 : 62))
    return context.fail("the number of bits is out of range");
  if (axis < -1 || axis >= operand.rank())
    return context.fail("the axis is out of range");
  bool isGiven = context.boolAttr("range_given");
  const HostTensor &low = context.operand(1), &high = context.operand(2);
  // TensorFlow takes no ranges of channels, although the shape function does.
  if (isGiven &&
      (axis != -1 || low.kind() != ElementKind::Float32 || !low.isScalar() ||
       high.kind() != ElementKind::Float32 || !high.isScalar() ||
       !(low.front<float>() <= high.front<float>())))
    return context.fail("a given range needs a minimum up to its maximum");
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  // An axis without elements may have any size.
  if (operand.numElements() == 0)
    return success();
  auto highest = static_cast<float>((int64_t(1) << (*bits - isSigned)) - 1);
  float lowest = 0;
  if (isSigned)
    lowest = context.boolAttr("narrow_range") ? -highest : -highest - 1;
  bool roundsUp = context.stringAttr("round_mode") == "HALF_UP";
  auto in = operand.data<float>();
  auto out = result->mutableData<float>();
  int64_t numChannels = 1, stride = 1;
  if (axis != -1) {
    AxisSplit split(operand.shape(), axis);
    numChannels = split.size;
    stride = split.behind;
  }
  auto channelOf = [&](size_t i) {
    return static_cast<int64_t>(i) / stride % numChannels;
  };
  constexpr float infinity = std::numeric_limits<float>::infinity();
  SmallVector<std::pair<float, float>> ranges(
      numChannels, isGiven ? std::pair(low.front<float>(), high.front<float>())
                           : std::pair(infinity, -infinity));
  if (!isGiven)
    for (size_t i = 0; i < in.size(); ++i) {
      auto &[least, most] = ranges[channelOf(i)];
      least = std::min(least, in[i]);
      most = std::max(most, in[i]);
    }
  SmallVector<RoundTrip> channels;
  for (auto [least, most] : ranges)
    channels.emplace_back(least, most, lowest, highest, isGiven, roundsUp);
  for (size_t i = 0; i < in.size(); ++i)
    out[i] = channels[channelOf(i)].apply(in[i]);
  return success();
}

LogicalResult evalQuantizeAndDequantize(KernelContext &context) {
  if (failed(context.expectOperands(3)))
    return failure();
  return quantizeAndDequantize(context, context.intAttr("num_bits", 8));
}

LogicalResult evalQuantizeAndDequantizeV3(KernelContext &context) {
  if (failed(context.expectOperands(4)))
    return failure();
  return quantizeAndDequantize(context, context.intScalar(3));
}

} // namespace tfuse::eval
