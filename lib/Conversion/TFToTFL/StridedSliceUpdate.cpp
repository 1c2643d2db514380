//===- StridedSliceUpdate.cpp - x[begin:end] = value ----------------------===//
//
// DYNAMIC_UPDATE_SLICE writes a block of the value's own size wherever it is
// told to. What a slice of single steps leaves open is only where it begins.
//
//===----------------------------------------------------------------------===//

#include "Build.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace tfuse::lowering {

namespace {

/// The slice, axis by axis.
struct Slice {
  LoweringContext &ctx;
  Value input, begin;
  std::optional<Ints> known; ///< Of `begin`.
  uint64_t beginMask;
  int64_t count; ///< Axes that `begin` speaks of; the others are whole.

  /// Where the slice begins on an axis, as a scalar of int32 in a vector.
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
  // Counted from the end if negative.
  Value first = slice(ctx, begin, {axis}, {1});
  Value extent = reshape(ctx, sizeScalar(ctx, Dim(input, axis)), {Dim(1)});
  return binary(ctx, "FloorMod", first, extent);
}

LogicalResult lowerStridedSliceUpdate(LoweringContext &ctx) {
  Value input = ctx.in("input"), value = ctx.in("value");
  std::optional<int64_t> rank = rankOf(input), valueRank = rankOf(value);
  std::optional<Ints> strides = constantInts(ctx.in("strides"));
  if (!rank || !valueRank || !strides)
    return ctx.reject("ranks and strides have to be known");
  if (llvm::any_of(*strides, [](int64_t stride) { return stride != 1; }))
    return ctx.reject("TFLite writes to neighbouring elements only; the "
                      "slice has strides",
                      "use tf.tensor_scatter_nd_update");
  if (ctx.intAttr("ellipsis_mask") != 0 || ctx.intAttr("new_axis_mask") != 0)
    return ctx.reject("an ellipsis or a new axis in what is assigned to",
                      "write the slice without them");
  int64_t count = strides->size();
  uint64_t shrinkMask = ctx.intAttr("shrink_axis_mask");
  int64_t shrunk = llvm::popcount(
      count < 64 ? shrinkMask & ((uint64_t(1) << count) - 1) : shrinkMask);
  if (count > *rank || *valueRank != *rank - shrunk)
    return ctx.reject("the value is not of the slice's shape",
                      "broadcast the value first");

  for (int64_t axis = 0; axis != count; ++axis)
    if (shrinkMask >> axis & 1)
      value = expandDim(ctx, value, axis);
  Slice where{ctx,
              input,
              asI32(ctx, ctx.in("begin")),
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

} // namespace tfuse::lowering
