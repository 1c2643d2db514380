//===- StridedSliceUpdate.cpp - x[begin:end] = value ----------------------===//
//
// DYNAMIC_UPDATE_SLICE writes a block of the value's size at a computed
// position, which suffices for slices with strides of one. For all other
// slices, the same slice of 0, 1, 2, ... in the tensor's shape gives the
// positions of the selected elements, in order:
//
//   scatter(reshape(x, [n]), range(n) reshaped [begin:end:step], value)
//
// A slice's gradient is such an update of zeros.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace tfuse::lowering {

namespace {

/// The slice on each axis.
struct Slice {
  LoweringContext &ctx;
  Value input, begin;
  std::optional<Ints> known; ///< The value of `begin` if it is constant.
  uint64_t beginMask;
  int64_t count; ///< The size of `begin`; later axes are whole.

  /// The start of the slice on an axis, as an int32 vector of one element.
  Value start(int64_t axis) const;
};

} // namespace

Value Slice::start(int64_t axis) const {
  int64_t size = dimOf(input, axis);
  if (axis >= count || (beginMask >> axis & 1))
    return ctx.i32s({0});
  if (known && ((*known)[axis] >= 0 || size != kDynamic)) {
    int64_t first = (*known)[axis];
    return ctx.i32s({first < 0 ? first + size : first});
  }
  // A negative begin counts from the end.
  Value first = ctx.slice(begin, {axis}, {1});
  Value extent =
      ctx.reshape(ctx.sizeScalar(SymbolicDim(input, axis)), {SymbolicDim(1)});
  return ctx.binary("FloorMod", first, extent);
}

/// All elements as a vector.
static Value flattened(LoweringContext &ctx, Value value) {
  if (rankOf(value) == 1)
    return value;
  SymbolicDim count(kDynamic);
  if (hasStaticShape(value)) {
    count = SymbolicDim(1);
    for (const SymbolicDim &size : symbolicDims(value))
      count = count * size;
  }
  return ctx.tf("Reshape",
                tensorOf({count.size()}, getElementTypeOrSelf(value)),
                {value, ctx.i32s({-1})});
}

static LogicalResult updateByNumber(LoweringContext &ctx) {
  Value input = ctx.in("input"), value = ctx.in("value");
  Type i32 = ctx.rewriter.getI32Type();
  SymbolicDims shape = symbolicDims(input);
  SymbolicDim count(1);
  for (const SymbolicDim &size : shape)
    count = count * size;
  Value numbers =
      ctx.tf("Range", tensorOf({count.size()}, i32),
             {ctx.i32Scalar(0), ctx.sizeScalar(count), ctx.i32Scalar(1)});
  SmallVector<NamedAttribute> masks;
  for (StringRef name : {"begin_mask", "end_mask", "ellipsis_mask",
                         "new_axis_mask", "shrink_axis_mask"})
    masks.push_back(
        ctx.named(name, ctx.rewriter.getI64IntegerAttr(ctx.intAttr(name))));
  Value named = ctx.tf("StridedSlice", withElementType(value.getType(), i32),
                       {ctx.reshape(numbers, shape), ctx.in("begin"),
                        ctx.in("end"), ctx.in("strides")},
                       masks);
  Value places = ctx.expandDim(flattened(ctx, named), 1);
  Value all = flattened(ctx, input);
  Value written = ctx.tf("TensorScatterUpdate", all.getType(),
                         {all, places, flattened(ctx, value)});
  return ctx.replace(ctx.reshape(written, shape));
}

LogicalResult lowerStridedSliceUpdate(LoweringContext &ctx) {
  Value input = ctx.in("input"), value = ctx.in("value");
  std::optional<int64_t> rank = rankOf(input), valueRank = rankOf(value);
  std::optional<Ints> strides = constantInts(ctx.in("strides"));
  if (!rank || *rank == 0)
    return ctx.reject("the rank of the tensor that it updates is not known",
                      kGiveRank);
  bool isBlock =
      valueRank && strides &&
      llvm::all_of(*strides, [](int64_t stride) { return stride == 1; }) &&
      ctx.intAttr("ellipsis_mask") == 0 && ctx.intAttr("new_axis_mask") == 0;
  if (!isBlock)
    return updateByNumber(ctx);
  int64_t count = strides->size();
  uint64_t shrinkMask = ctx.intAttr("shrink_axis_mask");
  int64_t shrunk = llvm::popcount(
      count < 64 ? shrinkMask & ((uint64_t(1) << count) - 1) : shrinkMask);
  if (count > *rank || *valueRank != *rank - shrunk)
    return ctx.reject("the rank of the value is not that of the slice",
                      "broadcast the value first");

  for (int64_t axis = 0; axis != count; ++axis)
    if (shrinkMask >> axis & 1)
      value = ctx.expandDim(value, axis);
  Slice where{ctx,
              input,
              ctx.asI32(ctx.in("begin")),
              constantInts(ctx.in("begin")),
              uint64_t(ctx.intAttr("begin_mask")) & ~shrinkMask,
              count};
  SmallVector<Value> starts;
  for (int64_t axis = 0; axis != *rank; ++axis)
    starts.push_back(where.start(axis));
  Value indices = starts.front();
  if (*rank > 1) {
    starts.push_back(ctx.i32Scalar(0));
    indices = ctx.tf("ConcatV2", tensorOf({*rank}, ctx.rewriter.getI32Type()),
                     starts);
  }
  return ctx.replace(
      ctx.tf("XlaDynamicUpdateSlice", ctx.type(), {input, value, indices}));
}

/// The gradient of a slice: a tensor of zeros, in which the slice is replaced.
LogicalResult lowerStridedSliceGrad(LoweringContext &ctx) {
  Value shape = ctx.asI32(ctx.in("shape")), dy = ctx.in("dy");
  if (!rankOf(ctx.op->getResult(0)))
    return ctx.reject("the rank of the sliced tensor is not known", kGiveRank);
  Value zeros = ctx.tf("Fill", ctx.type(),
                       {shape, ctx.scalar(getElementTypeOrSelf(dy), 0)});
  SmallVector<NamedAttribute> masks;
  for (StringRef name : {"begin_mask", "end_mask", "ellipsis_mask",
                         "new_axis_mask", "shrink_axis_mask"})
    masks.push_back(
        ctx.named(name, ctx.rewriter.getI64IntegerAttr(ctx.intAttr(name))));
  return ctx.replace(ctx.tf(
      "TensorStridedSliceUpdate", ctx.type(),
      {zeros, ctx.in("begin"), ctx.in("end"), ctx.in("strides"), dy}, masks));
}

} // namespace tfuse::lowering
