//===- Normalization.cpp - Batch normalization and bias -------------------===//
//
//   (x - mean) * scale / sqrt(variance + epsilon) + offset
//     =  x * multiplier + (offset - mean * multiplier)
//   with multiplier = scale / sqrt(variance + epsilon)
//
// In a trained model all operands except x are constants, so only a
// multiplication and an addition remain, which can be fused into a preceding
// convolution.
//
//===----------------------------------------------------------------------===//

#include "Layout.h"
#include "Lowering.h"

using namespace mlir;

namespace tfuse::lowering {

namespace {
struct Moments {
  Value mean, variance;
};
} // namespace

/// Reshapes a vector over channels so that it broadcasts against an image whose
/// channels are at `axis` of `rank` axes. A vector of equal elements becomes a
/// scalar, and a value of the image's rank is returned unchanged.
static Value alongAxis(LoweringContext &ctx, Value vector, int64_t axis,
                       int64_t rank) {
  if (axis == rank - 1 || rankOf(vector) == rank)
    return vector;
  // A FILL: operands are lowered before their users.
  if (auto fill = vector.getDefiningOp<tfl::FillOp>())
    return fill.getInput();
  SymbolicDims dims = {SymbolicDim(vector, 0)};
  dims.append(rank - 1 - axis, SymbolicDim(1));
  return ctx.reshape(vector, dims);
}

static Value normalized(LoweringContext &ctx, Value x, Value scale,
                        Value offset, const Moments &moments, float epsilon,
                        int64_t axis, int64_t rank) {
  if (rankOf(moments.mean) == rank) {
    scale = alongAxis(ctx, scale, axis, rank);
    offset = alongAxis(ctx, offset, axis, rank);
  }
  Value deviation =
      ctx.unary("Rsqrt", ctx.add(moments.variance,
                                 ctx.scalarLike(moments.variance, epsilon)));
  Value multiplier = scale ? ctx.mul(scale, deviation) : deviation;
  Value shift = ctx.sub(offset, ctx.mul(moments.mean, multiplier));
  Value scaled = ctx.mul(x, alongAxis(ctx, multiplier, axis, rank));
  return ctx.add(scaled, alongAxis(ctx, shift, axis, rank));
}

/// The mean and variance of the batch, used in training. They keep the axes of
/// the image if its channels are not last: reshapes of vectors would be ops.
static Moments momentsOf(LoweringContext &ctx, Value x, int64_t axis,
                         int64_t rank) {
  Ints others;
  for (int64_t i = 0; i < rank; ++i)
    if (i != axis)
      others.push_back(i);
  bool keepDims = axis != rank - 1;
  Value mean = ctx.reduce("Mean", x, others, keepDims);
  Value difference = ctx.binary("SquaredDifference", x, mean);
  return {mean, ctx.reduce("Mean", difference, others, keepDims)};
}

/// The new moving averages: the op's exponential average factor times the batch
/// mean and the batch variance (with Bessel's correction), plus the rest of the
/// old averages.
static Moments averagesOf(LoweringContext &ctx, Value x, const Moments &moments,
                          int64_t axis, int64_t rank) {
  SymbolicDim count(1);
  for (int64_t i = 0; i < rank; ++i)
    if (i != axis)
      count = count * SymbolicDim(x, i);
  Type f32 = ctx.rewriter.getF32Type();
  Value correction;
  if (count.isStatic()) {
    double n = count.size();
    correction = ctx.scalarLike(moments.variance, n / std::max(n - 1, 1.0));
  } else {
    Value n = ctx.castTo(ctx.sizeScalar(count), f32);
    Value one = ctx.scalarLike(n, 1);
    correction =
        ctx.castTo(ctx.divide(n, ctx.binary("Maximum", ctx.sub(n, one), one)),
                   getElementTypeOrSelf(moments.variance));
  }
  Moments averages = {moments.mean, ctx.mul(moments.variance, correction)};
  float part = ctx.floatAttr("exponential_avg_factor", 1);
  if (part == 1)
    return averages;
  auto mix = [&](Value old, Value found) {
    return ctx.add(ctx.mul(old, ctx.scalarLike(old, 1 - part)),
                   ctx.mul(found, ctx.scalarLike(found, part)));
  };
  return {mix(ctx.in("mean"), averages.mean),
          mix(ctx.in("variance"), averages.variance)};
}

LogicalResult lowerFusedBatchNorm(LoweringContext &ctx) {
  Value x = ctx.in("x"), scale = ctx.in("scale"), offset = ctx.in("offset");
  StringRef format = ctx.stringAttr("data_format");
  Layout layout(format, format.size() == 5 ? 3 : 2);
  assert(layout && "verified: the format of the data");
  int64_t rank = rankOf(x).value_or(layout.rank());
  if (rank < 2)
    return ctx.reject(Code::ShapeMismatch, "its operand has rank " +
                                               Twine(rank) + ", not 2 or more");
  int64_t axis = layout.isChannelsLast() ? rank - 1 : 1;
  bool isTraining = ctx.boolAttr("is_training");
  for (OpResult result : ctx.op->getResults().drop_front()) {
    // Only a gradient kernel reads the last result.
    if (!result.use_empty() && result.getResultNumber() > 4)
      return ctx.reject("a gradient reads reserve_space_3, which only "
                        "TensorFlow's kernels compute",
                        "export the model for inference (training = False)");
  }
  if (isTraining && !rankOf(x))
    return ctx.reject("attribute is_training is true, and the rank of its "
                      "operand is not known",
                      "export the model for inference (training = False)");
  Moments moments = isTraining ? momentsOf(ctx, x, axis, rank)
                               : Moments{ctx.in("mean"), ctx.in("variance")};
  Value y = normalized(ctx, x, scale, offset, moments,
                       ctx.floatAttr("epsilon", 1e-4f), axis, rank);
  auto overChannels = [&](Value moment) {
    return rankOf(moment) == rank ? ctx.reshape(moment, {SymbolicDim(x, axis)})
                                  : moment;
  };
  moments = {overChannels(moments.mean), overChannels(moments.variance)};
  // In inference, the given moments are returned unchanged.
  Moments averages = moments;
  if (isTraining &&
      (!ctx.op->getResult(1).use_empty() || !ctx.op->getResult(2).use_empty()))
    averages = averagesOf(ctx, x, moments, axis, rank);
  SmallVector<Value> results = {y, averages.mean, averages.variance};
  for (unsigned i = 3, e = ctx.op->getNumResults(); i < e; ++i)
    results.push_back(i % 2 ? moments.mean : moments.variance);
  // The third reserved output is unused, so its value does not matter.
  return ctx.replace(results);
}

LogicalResult lowerBatchNormWithGlobalNormalization(LoweringContext &ctx) {
  Value x = ctx.in("t");
  Value scale =
      ctx.boolAttr("scale_after_normalization") ? ctx.in("gamma") : Value();
  return ctx.replace(normalized(ctx, x, scale, ctx.in("beta"),
                                {ctx.in("m"), ctx.in("v")},
                                ctx.floatAttr("variance_epsilon"), 3, 4));
}

//===----------------------------------------------------------------------===//
// Bias
//===----------------------------------------------------------------------===//

LogicalResult lowerBiasAdd(LoweringContext &ctx) {
  Value x = ctx.in("value"), bias = ctx.in("bias");
  StringRef format = ctx.stringAttr("data_format");
  bool isFirst = format.starts_with("NC");
  if (isFirst && (!rankOf(x) || *rankOf(x) < 3 || rankOf(bias) != 1))
    return ctx.reject("its channels come first, and the rank of its operand is "
                      "not known to be 3 or more",
                      kGiveRank);
  if (isFirst)
    bias = alongAxis(ctx, bias, 1, *rankOf(x));
  return ctx.replace(ctx.tf("AddV2", ctx.type(), {x, bias}));
}

LogicalResult lowerBiasAddGrad(LoweringContext &ctx) {
  Value x = ctx.in("out_backprop");
  std::optional<int64_t> rank = rankOf(x);
  if (!rank || *rank < 2)
    return ctx.reject("its operand is not known to have two dimensions or more",
                      kGiveRank);
  int64_t channel =
      ctx.stringAttr("data_format").starts_with("NC") ? 1 : *rank - 1;
  Ints axes;
  for (int64_t axis = 0; axis < *rank; ++axis)
    if (axis != channel)
      axes.push_back(axis);
  return ctx.replace(ctx.reduce("Sum", x, axes, /*keepDims=*/false));
}

} // namespace tfuse::lowering
