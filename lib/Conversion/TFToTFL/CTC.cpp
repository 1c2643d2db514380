//===- CTC.cpp - Greedy decoding of connectionist temporal classification -===//
//
// The greedy decoder takes the most probable class of each time step, leaves
// out repeated classes and blanks, and returns the rest as a sparse matrix with
// one row for each element of the batch:
//
//   labels = ArgMax(inputs)                       [batch, time]
//   keep   = labels != blank && labels != labels of the time step before
//   where  = Where(keep)                          row, time step
//   values = GatherNd(labels, where)
//   column = GatherNd(exclusive Cumsum(keep), where)
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;

namespace tfuse::lowering {

/// [batch, time]: whether the label differs from that of the preceding time
/// step. The first one does.
static Value differsFromPreceding(LoweringContext &ctx, Value labels) {
  Value before = ctx.slice(labels, {0, 0}, {-1, 1});
  // No label is negative.
  Value none = ctx.sub(ctx.unary("ZerosLike", before),
                       ctx.scalar(getElementTypeOrSelf(labels), 1));
  Value shifted = ctx.concat({none, labels}, 1);
  Type type = withElementType(labels.getType(), ctx.rewriter.getI1Type());
  Value preceding =
      ctx.tf("StridedSlice", labels.getType(),
             {shifted, ctx.i32s({0, 0}), ctx.i32s({0, -1}), ctx.i32s({1, 1})},
             {ctx.i64Attr("begin_mask", 1), ctx.i64Attr("end_mask", 1)});
  return ctx.tf("NotEqual", type, {labels, preceding});
}

LogicalResult lowerCTCGreedyDecoder(LoweringContext &ctx) {
  Value inputs = ctx.in("inputs"), lengths = ctx.in("sequence_length");
  if (rankOf(inputs) != 3 || rankOf(lengths) != 1)
    return ctx.reject("the rank of an operand is not known", kGiveRank);
  Type i1 = ctx.rewriter.getI1Type(), i32 = ctx.rewriter.getI32Type();
  Type i64 = ctx.rewriter.getI64Type();
  // Batch-major: the sparse matrix is sorted by its rows.
  Value scores = ctx.transpose(inputs, {1, 0, 2});
  SymbolicDim batch(scores, 0), time(scores, 1), classes(scores, 2);
  Ints steps = {dimOf(scores, 0), dimOf(scores, 1)};
  Value labels =
      ctx.tf("ArgMax", tensorOf(steps, i32), {scores, ctx.i32Scalar(2)},
             ctx.named("output_type", TypeAttr::get(i32)));
  Value times =
      ctx.tf("Range", tensorOf({steps[1]}, i32),
             {ctx.i32Scalar(0), ctx.sizeScalar(time), ctx.i32Scalar(1)});
  Value isValid =
      ctx.compare("Less", times, ctx.expandDim(ctx.asI32(lengths), 1));
  int64_t index = ctx.intAttr("blank_index", -1);
  Value blank = index < 0
                    ? ctx.add(ctx.sizeScalar(classes), ctx.i32Scalar(index))
                    : ctx.i32Scalar(index);
  auto both = [&](Value a, Value b) {
    return ctx.tf("LogicalAnd", tensorOf(steps, i1), {a, b});
  };
  Value keep = both(isValid, ctx.compare("NotEqual", labels, blank));
  if (ctx.boolAttr("merge_repeated"))
    keep = both(keep, differsFromPreceding(ctx, labels));
  Value where = ctx.tf("Where", tensorOf({kDynamic, 2}, i64), keep);
  auto gather = [&](Value from) {
    Type type = tensorOf({kDynamic}, getElementTypeOrSelf(from));
    return ctx.castTo(ctx.tf("GatherNd", type, {from, where}), i64);
  };
  Value counts = ctx.castTo(keep, i32);
  Value columns = ctx.tf("Cumsum", counts.getType(), {counts, ctx.i32Scalar(1)},
                         ctx.flag("exclusive", true));
  Value rows = ctx.slice(where, {0, 0}, {-1, 1});
  Value indices = ctx.concat({rows, ctx.expandDim(gather(columns), 1)}, 1);
  // The maximum of no rows would be the smallest integer.
  Value decoded = ctx.reduce("Sum", counts, {1}, false);
  Value longest = ctx.binary("Maximum", ctx.reduce("Max", decoded, {0}, false),
                             ctx.i32Scalar(0));
  Value shape = ctx.castTo(ctx.tf("Pack", tensorOf({2}, i32),
                                  {ctx.sizeScalar(batch), longest},
                                  ctx.i64Attr("axis", 0)),
                           i64);
  Value best = ctx.reduce("Max", scores, {2}, false);
  Value probability = ctx.reduce(
      "Sum", ctx.select(isValid, best, ctx.scalarLike(best, 0)), {1}, true);
  return ctx.replace(
      {indices, gather(labels), shape, ctx.unary("Neg", probability)});
}

} // namespace tfuse::lowering
