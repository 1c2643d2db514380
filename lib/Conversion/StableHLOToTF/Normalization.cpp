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
    SymbolicDims dims(rank - axis, SymbolicDim(1));
    dims[0] = SymbolicDim(vector, 0);
    return ctx.reshape(vector, dims);
  };
  Value deviation = ctx.unary(
      "Rsqrt",
      ctx.add(variance, ctx.scalarLike(variance, epsilon.getValueAsDouble())));
  Value factor = ctx.mul(scale, deviation);
  Value shift = ctx.sub(offset, ctx.mul(mean, factor));
  return ctx.finish(ctx.add(ctx.mul(x, along(factor)), along(shift)));
}

} // namespace tfuse::stablehlo
