//===- Spectral.cpp - Fourier transforms ----------------------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

LogicalResult lowerRFFT2D(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<tfl::RFFT2dOp>(
      ctx.type(), {ctx.in("input"), ctx.in("fft_length")}));
}

/// RFFT over the last axis is RFFT2D over the last two axes, the first of which
/// has size one.
LogicalResult lowerRFFT(LoweringContext &ctx) {
  Value x = ctx.in("input"), length = ctx.in("fft_length");
  std::optional<int64_t> rank = rankOf(x);
  std::optional<ArrayRef<int64_t>> result = shapeOf(ctx.type());
  if (!rank || *rank < 1 || !result)
    return ctx.reject("the rank of its operand is not known", kGiveRank);
  Value rows = ctx.expandDim(x, *rank - 1);
  Value lengths =
      ctx.concat({ctx.i32s(1), ctx.reshape(length, SymbolicDim(1))}, 0);
  Ints shape(result->begin(), result->end());
  shape.insert(shape.end() - 1, 1);
  Value transformed =
      ctx.tf("RFFT2D", withShape(ctx.type(), shape), {rows, lengths});
  return ctx.replace(ctx.tf("Squeeze", ctx.type(), transformed,
                            ctx.i64sAttr("squeeze_dims", *rank - 1)));
}

} // namespace tfuse::lowering
