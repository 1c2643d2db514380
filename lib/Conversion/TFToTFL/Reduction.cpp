//===- Reduction.cpp - Reductions, argmax, segment ops --------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

template <typename OpT>
static LogicalResult lowerReduction(LoweringContext &ctx) {
  Value x = ctx.in("input"), axes = ctx.in("reduction_indices");
  std::optional<Ints> constant = constantInts(axes);
  if (constant && constant->empty() && x.getType() == ctx.type())
    return ctx.replace(x);
  return ctx.replace(
      ctx.emit<OpT>(ctx.type(), {x, ctx.asI32(axes)},
                    ctx.flag("keep_dims", ctx.boolAttr("keep_dims"))));
}

LogicalResult lowerSum(LoweringContext &ctx) {
  return lowerReduction<tfl::SumOp>(ctx);
}
LogicalResult lowerMean(LoweringContext &ctx) {
  return lowerReduction<tfl::MeanOp>(ctx);
}
LogicalResult lowerProd(LoweringContext &ctx) {
  return lowerReduction<tfl::ReduceProdOp>(ctx);
}
LogicalResult lowerMax(LoweringContext &ctx) {
  return lowerReduction<tfl::ReduceMaxOp>(ctx);
}
LogicalResult lowerMin(LoweringContext &ctx) {
  return lowerReduction<tfl::ReduceMinOp>(ctx);
}
LogicalResult lowerAny(LoweringContext &ctx) {
  return lowerReduction<tfl::ReduceAnyOp>(ctx);
}
LogicalResult lowerAll(LoweringContext &ctx) {
  return lowerReduction<tfl::ReduceAllOp>(ctx);
}

/// sqrt(sum(x * x))
LogicalResult lowerEuclideanNorm(LoweringContext &ctx) {
  Value squares = ctx.unary("Square", ctx.in("input"));
  Value sum = ctx.tf("Sum", ctx.type(), {squares, ctx.in("reduction_indices")},
                     ctx.flag("keep_dims", ctx.boolAttr("keep_dims")));
  return ctx.replace(ctx.unary("Sqrt", sum));
}

/// sum(x * x) / 2
LogicalResult lowerL2Loss(LoweringContext &ctx) {
  Value x = ctx.in("t");
  std::optional<int64_t> rank = rankOf(x);
  if (!rank)
    return ctx.reject("the rank of its operand is not known", kGiveRank);
  Ints axes = sequence(0, *rank);
  Value sum = ctx.reduce("Sum", ctx.unary("Square", x), axes, false);
  return ctx.replace(ctx.mul(sum, ctx.scalarLike(x, 0.5)));
}

//===----------------------------------------------------------------------===//
// ArgMax and ArgMin
//===----------------------------------------------------------------------===//

/// The kernels of ARG_MAX and ARG_MIN lack int64, which TOPK_V2 supports.
/// TOPK_V2 finds maxima; -1 - x reverses the order without overflow.
static LogicalResult lowerInt64ArgExtremum(LoweringContext &ctx,
                                           bool isMinimum) {
  Value x = ctx.in("input");
  std::optional<int64_t> rank = rankOf(x), axis;
  if (std::optional<int64_t> given = constantInt(ctx.in("dimension"));
      rank && given)
    axis = normalizeAxis(*given, *rank);
  if (!axis)
    return ctx.reject(Code::UnsupportedType,
                      "TFLite's " + builtinName(ctx.row->target) +
                          " has no int64 kernel",
                      "give a constant axis, and the operand a known rank");
  Ints permutation = sequence(0, *rank);
  permutation.erase(permutation.begin() + *axis);
  permutation.push_back(*axis);
  if (isMinimum)
    x = ctx.sub(ctx.scalarLike(x, -1), x);
  Value rows = ctx.transpose(x, permutation);
  Ints shape(shapeOf(rows)->begin(), shapeOf(rows)->end());
  shape.back() = 1;
  Type indices = tensorOf(shape, ctx.rewriter.getI32Type());
  Operation *top = ctx.tfOp("TopKV2", {withShape(x.getType(), shape), indices},
                            {rows, ctx.i32Scalar(1)});
  Value index = ctx.squeezeDim(top->getResult(1), *rank - 1);
  return ctx.replace(ctx.castTo(index, getElementTypeOrSelf(ctx.type())));
}

template <typename OpT>
static LogicalResult lowerArgExtremum(LoweringContext &ctx) {
  Value x = ctx.in("input"), axis = ctx.in("dimension");
  if (getElementTypeOrSelf(x).isInteger(64))
    return lowerInt64ArgExtremum(ctx, std::is_same_v<OpT, tfl::ArgMinOp>);
  if (!contains(I32 | I64, getElementTypeOrSelf(axis)))
    axis = ctx.asI32(axis);
  Type element = getElementTypeOrSelf(ctx.type());
  if (contains(I32 | I64, element))
    return ctx.replace(ctx.emit<OpT>(ctx.type(), {x, axis}));
  Type i32 = ctx.rewriter.getI32Type();
  Value index = ctx.emit<OpT>(withElementType(ctx.type(), i32), {x, axis});
  return ctx.replace(ctx.castTo(index, element));
}

LogicalResult lowerArgMax(LoweringContext &ctx) {
  return lowerArgExtremum<tfl::ArgMaxOp>(ctx);
}
LogicalResult lowerArgMin(LoweringContext &ctx) {
  return lowerArgExtremum<tfl::ArgMinOp>(ctx);
}

//===----------------------------------------------------------------------===//
// Cumulative sums, segments
//===----------------------------------------------------------------------===//

LogicalResult lowerCumsum(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<tfl::CumsumOp>(
      ctx.type(), {ctx.in("x"), ctx.asI32(ctx.in("axis"))},
      {ctx.flag("exclusive", ctx.boolAttr("exclusive")),
       ctx.flag("reverse", ctx.boolAttr("reverse"))}));
}

/// The number of sorted segments: the last id plus one.
static Value segmentCount(LoweringContext &ctx, Value ids) {
  Type scalar = tensorOf({}, ctx.rewriter.getI32Type());
  Value last = ctx.tf("StridedSlice", scalar,
                      {ids, ctx.i32s(-1), ctx.i32s(0), ctx.i32s(1)},
                      ctx.i64Attr("shrink_axis_mask", 1));
  return ctx.add(last, ctx.i32Scalar(1));
}

/// Emits the op for unsorted segment ids.
static Value unsorted(LoweringContext &ctx, StringRef op, Value data, Value ids,
                      Value count) {
  Type type = ctx.type();
  return ctx.tf(op, withElementType(type, getElementTypeOrSelf(data)),
                {data, ids, count});
}

/// The kernel of SEGMENT_SUM fails if an id is skipped.
LogicalResult lowerSegmentSum(LoweringContext &ctx) {
  Value data = ctx.in("data"), ids = ctx.asI32(ctx.in("segment_ids"));
  std::optional<Ints> constant = constantInts(ids);
  bool isGapless = constant && !constant->empty() && constant->front() == 0;
  for (size_t i = 1; isGapless && i < constant->size(); ++i)
    isGapless = (*constant)[i] - (*constant)[i - 1] <= 1;
  if (isGapless)
    return ctx.replace(ctx.emit<tfl::SegmentSumOp>(ctx.type(), {data, ids}));
  return ctx.replace(
      unsorted(ctx, "UnsortedSegmentSum", data, ids, segmentCount(ctx, ids)));
}

LogicalResult lowerSegmentProd(LoweringContext &ctx) {
  Value ids = ctx.asI32(ctx.in("segment_ids"));
  return ctx.replace(unsorted(ctx, "UnsortedSegmentProd", ctx.in("data"), ids,
                              segmentCount(ctx, ids)));
}

/// How many rows each segment has, as a column that broadcasts.
static Value rowCounts(LoweringContext &ctx, Value ids, Value count,
                       Type elementType, int64_t rank) {
  Value ones = ctx.tf("Fill", withElementType(ids.getType(), elementType),
                      {ctx.shapeVector(ids), ctx.scalar(elementType, 1)});
  Value sums = ctx.tf("UnsortedSegmentSum",
                      tensorOf(dimOf(ctx.op->getResult(0), 0), elementType),
                      {ones, ids, count});
  SymbolicDims dims = {SymbolicDim(sums, 0)};
  dims.append(rank - 1, SymbolicDim(1));
  return ctx.reshape(sums, dims);
}

LogicalResult lowerSegmentMean(LoweringContext &ctx) {
  Value data = ctx.in("data"), ids = ctx.asI32(ctx.in("segment_ids"));
  std::optional<int64_t> rank = rankOf(data);
  if (!rank)
    return ctx.reject("the rank of its operand is not known", kGiveRank);
  Value count = segmentCount(ctx, ids);
  Value sum = unsorted(ctx, "UnsortedSegmentSum", data, ids, count);
  Value rows = rowCounts(ctx, ids, count, getElementTypeOrSelf(data), *rank);
  rows = ctx.binary("Maximum", rows, ctx.scalarLike(data, 1));
  return ctx.replace(ctx.binary("RealDiv", sum, rows));
}

/// The result for segments without rows is zero.
static LogicalResult lowerSegmentExtremum(LoweringContext &ctx, StringRef op) {
  Value data = ctx.in("data"), ids = ctx.asI32(ctx.in("segment_ids"));
  std::optional<int64_t> rank = rankOf(data);
  if (!rank)
    return ctx.reject("the rank of its operand is not known", kGiveRank);
  Value count = segmentCount(ctx, ids);
  Value extremum = unsorted(ctx, op, data, ids, count);
  Value rows = rowCounts(ctx, ids, count, ctx.rewriter.getI32Type(), *rank);
  Value hasRows = ctx.compare("Greater", rows, ctx.i32Scalar(0));
  return ctx.replace(ctx.select(hasRows, extremum, ctx.scalarLike(data, 0)));
}

LogicalResult lowerSegmentMax(LoweringContext &ctx) {
  return lowerSegmentExtremum(ctx, "UnsortedSegmentMax");
}
LogicalResult lowerSegmentMin(LoweringContext &ctx) {
  return lowerSegmentExtremum(ctx, "UnsortedSegmentMin");
}

template <typename OpT>
static LogicalResult lowerUnsortedSegment(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<OpT>(
      ctx.type(), {ctx.in("data"), ctx.asI32(ctx.in("segment_ids")),
                   ctx.asI32(ctx.in("num_segments"))}));
}

LogicalResult lowerUnsortedSegmentSum(LoweringContext &ctx) {
  return lowerUnsortedSegment<tfl::UnsortedSegmentSumOp>(ctx);
}
LogicalResult lowerUnsortedSegmentProd(LoweringContext &ctx) {
  return lowerUnsortedSegment<tfl::UnsortedSegmentProdOp>(ctx);
}

/// A segment without elements has the lowest or highest value of the element
/// type. That of float32 rounds to an infinity in a 16-bit type, so clamp it to
/// the range of the type.
static LogicalResult lowerHalfSegmentExtremum(LoweringContext &ctx,
                                              StringRef bound, bool lowest) {
  Type half = getElementTypeOrSelf(ctx.in("data")),
       f32 = ctx.rewriter.getF32Type();
  Value wide = ctx.tf(tf::opName(ctx.op), withElementType(ctx.type(), f32),
                      {ctx.castTo(ctx.in("data"), f32), ctx.in("segment_ids"),
                       ctx.in("num_segments")});
  APFloat limit = APFloat::getLargest(cast<FloatType>(half).getFloatSemantics(),
                                      /*Negative=*/lowest);
  Value bounded =
      ctx.binary(bound, wide, ctx.scalarLike(wide, limit.convertToDouble()));
  return ctx.replace(ctx.castTo(bounded, half));
}

LogicalResult lowerUnsortedSegmentMax(LoweringContext &ctx) {
  if (contains(F16 | BF16, getElementTypeOrSelf(ctx.in("data"))))
    return lowerHalfSegmentExtremum(ctx, "Maximum", /*lowest=*/true);
  return lowerUnsortedSegment<tfl::UnsortedSegmentMaxOp>(ctx);
}
LogicalResult lowerUnsortedSegmentMin(LoweringContext &ctx) {
  if (contains(F16 | BF16, getElementTypeOrSelf(ctx.in("data"))))
    return lowerHalfSegmentExtremum(ctx, "Minimum", /*lowest=*/false);
  return lowerUnsortedSegment<tfl::UnsortedSegmentMinOp>(ctx);
}

} // namespace tfuse::lowering
