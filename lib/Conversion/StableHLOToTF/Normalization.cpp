//===- Normalization.cpp - Batch normalization ----------------------------===//

#include "Lowering.h"

using namespace mlir;

namespace tfuse::stablehlo {

/// (x - mean) * (scale / sqrt(variance + epsilon)) + offset; after a
/// convolution, the constants are folded into its filter.
LogicalResult lowerBatchNormInference(HloContext &ctx) {
  if (ctx.op->getNumOperands() != 5)
    return ctx.malformed();
  int64_t axis = ctx.number("feature_index"), rank = ctx.inputRank();
  auto epsilon = mlir::dyn_cast_if_present<FloatAttr>(ctx.raw("epsilon"));
  if (ctx.hasProblem() || axis < 0 || axis >= rank || !epsilon)
    return ctx.malformed();
  for (unsigned i = 1; i < 5; ++i)
    if (ctx.inputRank(i) != 1)
      return ctx.malformed();
  Value x = ctx.in(0), scale = ctx.in(1), offset = ctx.in(2), mean = ctx.in(3),
        variance = ctx.in(4);
  auto along = [&](Value vector) {
    if (axis == rank - 1)
      return vector;
    Dims dims(rank - axis, Dim(1));
    dims[0] = Dim(vector, 0);
    return reshape(ctx, vector, dims);
  };
  Value deviation = unary(
      ctx, "Rsqrt",
      add(ctx, variance, number(ctx, variance, epsilon.getValueAsDouble())));
  Value factor = mul(ctx, scale, deviation);
  Value shift = sub(ctx, offset, mul(ctx, mean, factor));
  return ctx.finish(add(ctx, mul(ctx, x, along(factor)), along(shift)));
}

} // namespace tfuse::stablehlo
