//===- Quantization.cpp - Simulated quantization (FakeQuant) --------------===//
//
// FakeQuant ops round to 2^num_bits levels between min and max; the range is
// nudged such that zero is a level. With eight bits and a constant range this
// equals storing the tensor as uint8: QUANTIZE and DEQUANTIZE preserve both the
// result and, for the quantizer, the range. Other widths become FAKE_QUANT, or
// arithmetic if FAKE_QUANT cannot express them.
//
// Before quantization to integers (LoweringOptions::keepsFakeQuant), every op
// with a constant range becomes FAKE_QUANT: of the op, only scale and zero
// point matter.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Eval/HostTensor.h"
#include <algorithm>
#include <cmath>

using namespace mlir;

namespace tfuse::lowering {
namespace {

/// The range of integers that values are rounded to.
struct Levels {
  int64_t lowest, highest;

  static Levels of(int64_t bits, bool narrow) {
    return {narrow ? 1 : 0, (int64_t(1) << bits) - 1};
  }
};

/// real = (stored - zeroPoint) * scale
struct Affine {
  double scale;
  int64_t zeroPoint;

  double realOf(int64_t stored) const {
    return double(stored - zeroPoint) * scale;
  }
};

} // namespace

/// The range, nudged such that zero is a level. TensorFlow computes the level
/// in single precision, so this must do the same.
static Affine affineFor(double min, double max, Levels levels) {
  double scale = (max - min) / double(levels.highest - levels.lowest);
  float step = (float(max) - float(min)) /
               (float(levels.highest) - float(levels.lowest));
  float zero = std::round(float(levels.lowest) - float(min) / step);
  zero = std::clamp(zero, float(levels.lowest), float(levels.highest));
  return {scale, int64_t(zero)};
}

/// FAKE_QUANT with the same scale and zero point. It has all levels of the
/// width: a narrow range gets its lowest level back.
static LogicalResult keepFakeQuant(LoweringContext &ctx, Value x, Affine affine,
                                   int64_t bits) {
  int64_t highest = (int64_t(1) << bits) - 1;
  return ctx.replace(ctx.emit<tfl::FakeQuantOp>(
      ctx.type(), x,
      {ctx.f32Attr("min", float(affine.realOf(0))),
       ctx.f32Attr("max", float(affine.realOf(highest))),
       ctx.i32Attr("num_bits", bits), ctx.flag("narrow_range", false)}));
}

/// Replaces the op by quantize and dequantize. The kernel uses all integers of
/// the storage type; for a narrow range, clamping to `lowest` excludes the
/// integers below.
static LogicalResult replaceByQuantizing(LoweringContext &ctx, Value x,
                                         quant::QuantizedType element,
                                         Value lowest) {
  if (lowest)
    x = ctx.binary("Maximum", x, lowest);
  Type type = withElementType(x.getType(), element);
  Value stored = ctx.emit<tfl::QuantizeOp>(
      type, x, ctx.named("qtype", TypeAttr::get(type)));
  return ctx.replace(ctx.emit<tfl::DequantizeOp>(ctx.type(), stored));
}

static LogicalResult storeAsUInt8(LoweringContext &ctx, Value x, double min,
                                  double max, Levels levels) {
  Affine affine = affineFor(min, max, levels);
  auto type = quant::UniformQuantizedType::get(
      /*flags=*/0, ctx.rewriter.getI8Type(), ctx.rewriter.getF32Type(),
      affine.scale, affine.zeroPoint, levels.lowest, levels.highest);
  Value lowest = levels.lowest == 0
                     ? Value()
                     : ctx.scalarLike(x, affine.realOf(levels.lowest));
  return replaceByQuantizing(ctx, x, type, lowest);
}

/// Rounds by arithmetic, which also supports computed ranges:
///
///   scale  = (max - min) / (highest - lowest)
///   zero   = clamp(round(lowest - min / scale), lowest, highest)
///   result = (round(clamp(x / scale + zero, lowest, highest)) - zero) * scale
static LogicalResult roundByArithmetic(LoweringContext &ctx, Value x, Value min,
                                       Value max, Levels levels) {
  auto constant = [&](int64_t value) {
    return ctx.scalarLike(x, double(value));
  };
  auto clamped = [&](Value value) {
    Value capped = ctx.binary("Minimum", value, constant(levels.highest));
    return ctx.binary("Maximum", capped, constant(levels.lowest));
  };
  auto rounded = [&](Value value) {
    return ctx.unary("Floor", ctx.add(value, ctx.scalarLike(x, 0.5)));
  };
  Value scale = ctx.binary("RealDiv", ctx.sub(max, min),
                           constant(levels.highest - levels.lowest));
  Value zero = clamped(rounded(
      ctx.sub(constant(levels.lowest), ctx.binary("RealDiv", min, scale))));
  Value level = ctx.add(ctx.binary("RealDiv", x, scale), zero);
  Value steps = ctx.sub(rounded(clamped(level)), zero);
  return ctx.replace(ctx.mul(steps, scale));
}

static LogicalResult lowerFakeQuant(LoweringContext &ctx, Value min, Value max,
                                    std::optional<double> constantMin,
                                    std::optional<double> constantMax) {
  Value x = ctx.in("inputs");
  int64_t bits = ctx.intAttr("num_bits", 8);
  bool narrow = ctx.boolAttr("narrow_range");
  if (bits < 2 || bits > 16)
    return ctx.reject(Code::InvalidGraph, "attribute num_bits is " +
                                              Twine(bits) +
                                              ", not between 2 and 16");
  Levels levels = Levels::of(bits, narrow);
  bool isConstant = constantMin && constantMax && *constantMin < *constantMax;
  if (isConstant && ctx.options.keepsFakeQuant)
    return keepFakeQuant(ctx, x, affineFor(*constantMin, *constantMax, levels),
                         bits);
  if (isConstant && bits == 8)
    return storeAsUInt8(ctx, x, *constantMin, *constantMax, levels);
  if (isConstant && !narrow)
    return ctx.replace(ctx.emit<tfl::FakeQuantOp>(
        ctx.type(), x,
        {ctx.f32Attr("min", float(*constantMin)),
         ctx.f32Attr("max", float(*constantMax)), ctx.i32Attr("num_bits", bits),
         ctx.flag("narrow_range", false)}));
  // TensorFlow's kernel gives zeros for the range [0, 0].
  if (constantMin == 0.0 && constantMax == 0.0)
    return ctx.replace(ctx.unary("ZerosLike", x));
  if (constantMin && constantMax && *constantMin > *constantMax)
    return ctx.reject(Code::InvalidGraph, "its minimum is greater than its "
                                          "maximum");
  if (!min)
    min = ctx.scalarLike(x, *constantMin);
  if (!max)
    max = ctx.scalarLike(x, *constantMax);
  return roundByArithmetic(ctx, x, min, max, levels);
}

LogicalResult lowerFakeQuantArgs(LoweringContext &ctx) {
  return lowerFakeQuant(ctx, {}, {}, ctx.floatAttr("min", -6),
                        ctx.floatAttr("max", 6));
}

LogicalResult lowerFakeQuantVars(LoweringContext &ctx) {
  Value min = ctx.in("min"), max = ctx.in("max");
  return lowerFakeQuant(ctx, min, max, constantFloat(min), constantFloat(max));
}

/// The numbers of a small constant vector.
static std::optional<SmallVector<double>> constantFloats(Value value) {
  eval::HostTensor tensor = smallTensor(value);
  if (!tensor || !tensor.elementType().isF32())
    return std::nullopt;
  return llvm::to_vector_of<double>(tensor.data<float>());
}

LogicalResult lowerFakeQuantPerChannel(LoweringContext &ctx) {
  Value x = ctx.in("inputs"), min = ctx.in("min"), max = ctx.in("max");
  int64_t bits = ctx.intAttr("num_bits", 8);
  if (bits < 2 || bits > 16)
    return ctx.reject(Code::InvalidGraph, "attribute num_bits is " +
                                              Twine(bits) +
                                              ", not between 2 and 16");
  Levels levels = Levels::of(bits, ctx.boolAttr("narrow_range"));
  std::optional<SmallVector<double>> mins = constantFloats(min),
                                     maxs = constantFloats(max);
  std::optional<int64_t> rank = rankOf(x);
  bool isConstant = mins && maxs && mins->size() == maxs->size() &&
                    !mins->empty() &&
                    all_of(zip_equal(*mins, *maxs), [](auto range) {
                      return std::get<0>(range) < std::get<1>(range);
                    });
  // Integer activations have one scale for all channels.
  if (isConstant && ctx.options.keepsFakeQuant)
    return keepFakeQuant(
        ctx, x,
        affineFor(*llvm::min_element(*mins), *llvm::max_element(*maxs), levels),
        bits);
  if (bits != 8 || !isConstant || !rank)
    return roundByArithmetic(ctx, x, min, max, levels);
  SmallVector<double> scales;
  SmallVector<int64_t> zeroPoints;
  SmallVector<float> lowest;
  for (auto [low, high] : llvm::zip_equal(*mins, *maxs)) {
    Affine affine = affineFor(low, high, levels);
    scales.push_back(affine.scale);
    zeroPoints.push_back(affine.zeroPoint);
    lowest.push_back(float(affine.realOf(levels.lowest)));
  }
  auto type = quant::UniformQuantizedPerAxisType::get(
      /*flags=*/0, ctx.rewriter.getI8Type(), ctx.rewriter.getF32Type(), scales,
      zeroPoints, int32_t(*rank - 1), levels.lowest, levels.highest);
  auto vector = tensorOf(int64_t(lowest.size()), ctx.rewriter.getF32Type());
  Value bound = levels.lowest == 0 ? Value()
                                   : ctx.constant(DenseElementsAttr::get(
                                         vector, ArrayRef<float>(lowest)));
  return replaceByQuantizing(ctx, x, type, bound);
}

//===----------------------------------------------------------------------===//
// QuantizeAndDequantize: symmetric levels around an exact zero
//===----------------------------------------------------------------------===//

namespace {
/// The integers of QuantizeAndDequantize, and the rounding to them.
struct RoundTrip {
  int64_t lowest, highest;
  bool clamps, roundsUp;

  Value round(LoweringContext &ctx, Value x) const {
    return roundsUp ? ctx.unary("Floor", ctx.add(x, ctx.scalarLike(x, 0.5)))
                    : ctx.unary("Round", x);
  }
};
} // namespace

/// The range that the model computes: that of the elements unless it is given,
/// for all elements or for each index of the axis.
static std::optional<std::pair<Value, Value>>
computedRange(LoweringContext &ctx, Value x) {
  if (ctx.boolAttr("range_given"))
    return std::pair(ctx.in("input_min"), ctx.in("input_max"));
  std::optional<int64_t> rank = rankOf(x);
  if (!rank)
    return std::nullopt;
  int64_t axis = ctx.intAttr("axis", -1);
  SmallVector<int64_t> axes;
  for (int64_t i = 0; i < *rank; ++i)
    if (i != axis)
      axes.push_back(i);
  bool keepsRank = axis != -1;
  return std::pair(ctx.reduce("Min", x, axes, keepsRank),
                   ctx.reduce("Max", x, axes, keepsRank));
}

/// Rounds with the scale of a computed range: the smaller of those that the two
/// ends require. An end on the other side of zero requires none; `kLeast` takes
/// its place, whose scale is greater than all others but finite.
static LogicalResult roundToComputedRange(LoweringContext &ctx, Value x,
                                          Value min, Value max,
                                          const RoundTrip &levels) {
  constexpr double kLeast = 1e-33;
  auto constant = [&](double value) { return ctx.scalarLike(x, value); };
  max = ctx.binary("Maximum", max, constant(kLeast));
  Value highest = constant(double(levels.highest));
  Value scale = ctx.binary("RealDiv", highest, max);
  Value step = ctx.binary("RealDiv", max, highest);
  if (levels.lowest != 0) {
    min = ctx.binary("Minimum", min, constant(-kLeast));
    Value lowest = constant(double(levels.lowest));
    scale = ctx.binary("Minimum", scale, ctx.binary("RealDiv", lowest, min));
    step = ctx.binary("Maximum", step, ctx.binary("RealDiv", min, lowest));
  }
  if (levels.clamps) {
    x = ctx.binary("Minimum", x, ctx.mul(step, highest));
    x = ctx.binary("Maximum", x,
                   ctx.mul(step, constant(double(levels.lowest))));
  }
  return ctx.replace(ctx.mul(levels.round(ctx, ctx.mul(x, scale)), step));
}

static LogicalResult lowerRoundTrip(LoweringContext &ctx,
                                    std::optional<int64_t> bits) {
  Value x = ctx.in("input");
  if (!bits)
    return ctx.reject("its number of bits is not a constant",
                      "give a constant number of bits");
  bool isGiven = ctx.boolAttr("range_given");
  std::optional<double> min, max;
  if (isGiven) {
    min = constantFloat(ctx.in("input_min"));
    max = constantFloat(ctx.in("input_max"));
  }
  if (*bits < 2 || *bits > 16 || (min && max && *min > *max))
    return ctx.reject(Code::InvalidGraph,
                      "its range or number of bits is out of range: bits from "
                      "2 to 16, input_min up to input_max");
  bool isSigned = ctx.boolAttr("signed_input");
  int64_t top = (int64_t(1) << (*bits - isSigned)) - 1;
  int64_t bottom = !isSigned                      ? 0
                   : ctx.boolAttr("narrow_range") ? -top
                                                  : -top - 1;
  RoundTrip levels{bottom, top, isGiven,
                   ctx.stringAttr("round_mode") == "HALF_UP"};
  if (!min || !max) {
    auto range = computedRange(ctx, x);
    if (!range)
      return ctx.reject("the rank of its input is unknown",
                        "give the input a known rank");
    return roundToComputedRange(ctx, x, range->first, range->second, levels);
  }
  // The smaller of the scales that the two ends of the range require.
  double byMin = bottom * *min > 0 ? *min / double(bottom) : 0;
  double byMax = top * *max > 0 ? *max / double(top) : 0;
  double step = std::max(byMin, byMax);
  if (step == 0)
    return ctx.reject(Code::InvalidGraph, "its range holds zero only");
  if (ctx.options.keepsFakeQuant)
    return keepFakeQuant(
        ctx, x, {step, isSigned ? int64_t(1) << (*bits - 1) : 0}, *bits);
  auto constant = [&](double value) { return ctx.scalarLike(x, value); };
  Value capped = ctx.binary("Minimum", x, constant(step * double(top)));
  Value clamped =
      ctx.binary("Maximum", capped, constant(step * double(bottom)));
  Value rounded = levels.round(ctx, ctx.mul(clamped, constant(1 / step)));
  return ctx.replace(ctx.mul(rounded, constant(step)));
}

void removeRoundTripsWithoutRange(Operation *root) {
  root->walk([](Operation *op) {
    if (tf::isa(op, "QuantizeAndDequantizeV2", "QuantizeAndDequantizeV3",
                "QuantizeAndDequantizeV4") &&
        !tf::getBool(op, "range_given").value_or(false) &&
        op->getOperand(0).getType() == op->getResult(0).getType()) {
      op->getResult(0).replaceAllUsesWith(op->getOperand(0));
      op->erase();
    }
  });
}

LogicalResult lowerQuantizeAndDequantize(LoweringContext &ctx) {
  return lowerRoundTrip(ctx, ctx.intAttr("num_bits", 8));
}
LogicalResult lowerQuantizeAndDequantizeV3(LoweringContext &ctx) {
  return lowerRoundTrip(ctx, constantInt(ctx.in("num_bits")));
}

} // namespace tfuse::lowering
