//===- Sorting.cpp - Top-k, unique, where ---------------------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

static LogicalResult emitTopK(LoweringContext &ctx, Value k) {
  Type indexElement = getElementTypeOrSelf(ctx.type(1));
  Type indices = withElementType(ctx.type(1), ctx.rewriter.getI32Type());
  Operation *op =
      ctx.emitOp<tfl::TopKV2Op>({ctx.type(0), indices}, {ctx.in("input"), k});
  return ctx.replace(
      {op->getResult(0), ctx.castTo(op->getResult(1), indexElement)});
}

LogicalResult lowerTopKV2(LoweringContext &ctx) {
  return emitTopK(ctx, ctx.asI32(ctx.in("k")));
}

LogicalResult lowerTopK(LoweringContext &ctx) {
  return emitTopK(ctx, ctx.i32Scalar(ctx.intAttr("k")));
}

static Ints lastExchangedWith(int64_t axis, int64_t rank) {
  Ints permutation = sequence(0, rank);
  std::swap(permutation[axis], permutation.back());
  return permutation;
}

/// The exact result is a valid approximate result. TFLite sorts in descending
/// order along the last axis.
LogicalResult lowerApproxTopK(LoweringContext &ctx) {
  Value x = ctx.in("input");
  std::optional<int64_t> rank = rankOf(x);
  std::optional<int64_t> axis =
      rank ? normalizeAxis(ctx.intAttr("reduction_dimension", -1), *rank)
           : std::nullopt;
  if (!axis || !ctx.boolAttr("aggregate_to_topk"))
    return ctx.reject(
        "aggregate_to_topk is false, or the rank of its operand is not known",
        "set aggregate_to_topk, and give the operand a known rank");
  bool isMinimum = !ctx.boolAttr("is_max_k");
  Ints permutation = lastExchangedWith(*axis, *rank);
  Value keys = isMinimum ? ctx.unary("Neg", x) : x;
  keys = ctx.transpose(keys, permutation);
  auto typeOf = [&](unsigned result) -> Type {
    std::optional<ArrayRef<int64_t>> shape = shapeOf(ctx.type(result));
    if (!shape || int64_t(shape->size()) != *rank)
      return ctx.type(result);
    return withShape(ctx.type(result), permute(*shape, permutation));
  };
  Operation *op = ctx.emitOp<tfl::TopKV2Op>(
      {typeOf(0), typeOf(1)}, {keys, ctx.i32Scalar(ctx.intAttr("k"))});
  Value values = ctx.transpose(op->getResult(0), permutation);
  Value indices = ctx.transpose(op->getResult(1), permutation);
  if (isMinimum)
    values = ctx.unary("Neg", values);
  return ctx.replace({values, indices});
}

/// Only whether an element is zero matters.
LogicalResult lowerWhere(LoweringContext &ctx) {
  Value x = ctx.in("input");
  if (getElementTypeOrSelf(x).isF64())
    x = ctx.castTo(x, ctx.rewriter.getI1Type());
  return ctx.replace(ctx.emit<tfl::WhereOp>(ctx.type(), x));
}

LogicalResult lowerUnique(LoweringContext &ctx) {
  Operation *op =
      ctx.emitOp<tfl::UniqueOp>(ctx.op->getResultTypes(), ctx.in("x"));
  return ctx.replace(op->getResults());
}

LogicalResult lowerUniqueV2(LoweringContext &ctx) {
  if (rankOf(ctx.in("x")) != 1)
    return ctx.reject("its operand is not known to be a vector, and TFLite's "
                      "UNIQUE takes vectors only",
                      kGiveRank);
  return lowerUnique(ctx);
}

LogicalResult lowerBucketize(LoweringContext &ctx) {
  SmallVector<Attribute> boundaries;
  for (Attribute bound : cast<ArrayAttr>(ctx.attr("boundaries")))
    boundaries.push_back(ctx.rewriter.getF32FloatAttr(
        float(cast<FloatAttr>(bound).getValueAsDouble())));
  return ctx.replace(ctx.emit<tfl::BucketizeOp>(
      ctx.type(), ctx.in("input"),
      ctx.named("boundaries", ctx.rewriter.getArrayAttr(boundaries))));
}

} // namespace tfuse::lowering
