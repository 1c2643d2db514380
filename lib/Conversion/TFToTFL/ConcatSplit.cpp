//===- ConcatSplit.cpp - Concatenation, packing and splitting -------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

//===----------------------------------------------------------------------===//
// Concatenation
//===----------------------------------------------------------------------===//

static LogicalResult emitConcat(LoweringContext &ctx, ArrayRef<Value> values,
                                Value axisOperand) {
  std::optional<int64_t> axis = constantInt(axisOperand);
  if (!axis)
    return ctx.reject("its axis is not a constant");
  // Operands without elements add nothing, and some kernels refuse them.
  auto isEmpty = [&](Value value) {
    std::optional<int64_t> rank = rankOf(value);
    std::optional<int64_t> place =
        rank ? normalizeAxis(*axis, *rank) : std::nullopt;
    return place && (*shapeOf(value))[*place] == 0;
  };
  SmallVector<Value> parts(values);
  llvm::erase_if(parts, isEmpty);
  if (parts.empty())
    parts.append(values.begin(), values.end());
  if (parts.size() == 1 && parts.front().getType() == ctx.type())
    return ctx.replace(parts.front());
  return ctx.replace(ctx.emit<tfl::ConcatenationOp>(
      ctx.type(), parts, {ctx.i32Attr("axis", *axis), ctx.noActivation()}));
}

LogicalResult lowerConcatV2(LoweringContext &ctx) {
  return emitConcat(ctx, ctx.list("values"), ctx.in("axis"));
}
LogicalResult lowerConcat(LoweringContext &ctx) {
  return emitConcat(ctx, ctx.list("values"), ctx.in("concat_dim"));
}

/// The kernel of PACK lacks types that CONCATENATION has.
LogicalResult lowerPack(LoweringContext &ctx) {
  SmallVector<Value> values = ctx.list("values");
  int64_t axis = ctx.intAttr("axis");
  if (values.empty())
    return ctx.reject("it has no operands");
  // PACK keeps the axis that a negative one denotes for the first shape, and
  // the rank may change.
  if (axis < 0 && !rankOf(values.front()) &&
      llvm::none_of(values, [](Value value) { return rankOf(value); })) {
    for (Value &value : values)
      value =
          ctx.tf("ExpandDims", value.getType(), {value, ctx.i32Scalar(axis)});
    values.push_back(ctx.i32Scalar(axis));
    return ctx.replace(ctx.tf("ConcatV2", ctx.type(), values));
  }
  if (!contains(I1 | F16, getElementTypeOrSelf(values.front())))
    return ctx.replace(
        ctx.emit<tfl::PackOp>(ctx.type(), values,
                              {ctx.i32Attr("values_count", values.size()),
                               ctx.i32Attr("axis", axis)}));
  std::optional<int64_t> rank = rankOf(values.front());
  std::optional<int64_t> place =
      rank ? normalizeAxis(axis, *rank + 1) : std::nullopt;
  if (!place ||
      llvm::any_of(values, [&](Value v) { return rankOf(v) != rank; }))
    return ctx.reject(Code::UnsupportedType,
                      "TFLite's PACK has no " +
                          typeName(getElementTypeOrSelf(values.front())) +
                          " kernel for operands of unknown rank",
                      kGiveRank);
  for (Value &value : values)
    value = ctx.expandDim(value, *place);
  values.push_back(ctx.i32Scalar(*place));
  return ctx.replace(ctx.tf("ConcatV2", ctx.type(), values));
}

//===----------------------------------------------------------------------===//
// Split
//===----------------------------------------------------------------------===//

LogicalResult lowerSplit(LoweringContext &ctx) {
  Value x = ctx.in("value");
  int64_t parts = int64_t(ctx.op->getNumResults());
  if (parts == 1 && x.getType() == ctx.type())
    return ctx.replace(x);
  Operation *split = ctx.emitOp<tfl::SplitOp>(ctx.op->getResultTypes(),
                                              {ctx.in("split_dim"), x},
                                              ctx.i32Attr("num_splits", parts));
  return ctx.replace(split->getResults());
}

LogicalResult lowerSplitV(LoweringContext &ctx) {
  Value x = ctx.in("value");
  int64_t parts = int64_t(ctx.op->getNumResults());
  if (parts == 1 && x.getType() == ctx.type())
    return ctx.replace(x);
  Operation *split = ctx.emitOp<tfl::SplitVOp>(
      ctx.op->getResultTypes(),
      {x, ctx.asI32(ctx.in("size_splits")), ctx.asI32(ctx.in("split_dim"))},
      ctx.i32Attr("num_splits", parts));
  return ctx.replace(split->getResults());
}

/// The kernel of UNPACK lacks int64, which SPLIT has.
LogicalResult lowerUnpack(LoweringContext &ctx) {
  Value x = ctx.in("value");
  int64_t parts = int64_t(ctx.op->getNumResults());
  int64_t axis = ctx.intAttr("axis");
  if (parts == 0)
    return ctx.erase();
  if (!getElementTypeOrSelf(x).isInteger(64)) {
    Operation *unpack = ctx.emitOp<tfl::UnpackOp>(
        ctx.op->getResultTypes(), x,
        {ctx.i32Attr("num", parts), ctx.i32Attr("axis", axis)});
    return ctx.replace(unpack->getResults());
  }
  std::optional<int64_t> rank = rankOf(x);
  std::optional<int64_t> place =
      rank ? normalizeAxis(axis, *rank) : std::nullopt;
  if (!place)
    return ctx.reject(
        Code::UnsupportedType,
        "TFLite's UNPACK has no int64 kernel for an operand of unknown rank",
        kGiveRank);
  Ints shape(shapeOf(x)->begin(), shapeOf(x)->end());
  shape[*place] = 1;
  SmallVector<Type> types(parts, withShape(x.getType(), shape));
  Operation *split = ctx.tfOp("Split", types, {ctx.i32Scalar(*place), x});
  SmallVector<Value> results;
  for (auto [part, type] :
       llvm::zip_equal(split->getResults(), ctx.op->getResultTypes()))
    results.push_back(
        ctx.tf("Squeeze", type, part, ctx.i64sAttr("squeeze_dims", *place)));
  return ctx.replace(results);
}

} // namespace tfuse::lowering
