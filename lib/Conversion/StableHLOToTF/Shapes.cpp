//===- Shapes.cpp - Reshapes and broadcasts -------------------------------===//

#include "Lowering.h"

using namespace mlir;

namespace tfuse::stablehlo {

/// Broadcasts x to the shape. NumPy's rules add leading axes of size one, so x
/// is reshaped to the result's rank only if its axes are not the last ones.
static Value repeat(HloContext &ctx, Value x, ArrayRef<int64_t> axes,
                    RankedTensorType result,
                    llvm::function_ref<Value()> shape) {
  auto type = mlir::cast<RankedTensorType>(x.getType());
  int64_t rank = result.getRank();
  bool areLast = true;
  for (auto [i, axis] : llvm::enumerate(axes))
    areLast &= axis == rank - int64_t(axes.size()) + int64_t(i);
  // Axes may be in any order.
  if (!llvm::is_sorted(axes)) {
    Ints order = sequence(0, axes.size());
    llvm::sort(order, [&](int64_t a, int64_t b) { return axes[a] < axes[b]; });
    Ints sorted;
    for (int64_t i : order)
      sorted.push_back(axes[i]);
    return repeat(ctx, ctx.transpose(x, order), sorted, result, shape);
  }
  if (!areLast) {
    SymbolicDims dims(rank, SymbolicDim(1));
    for (auto [i, axis] : llvm::enumerate(axes))
      dims[axis] = SymbolicDim(x, i);
    x = ctx.reshape(x, dims);
    type = mlir::cast<RankedTensorType>(x.getType());
  }
  if (type.getShape() == result.getShape() && type.hasStaticShape())
    return x;
  // The broadcast only adds axes of size one, so it is a reshape.
  if (type.hasStaticShape() && result.hasStaticShape() &&
      type.getNumElements() == result.getNumElements())
    return ctx.tf("Reshape", result, {x, ctx.i32s(result.getShape())});
  return ctx.tf("BroadcastTo", result, {x, shape()});
}

Value broadcastInDim(HloContext &ctx, Value x, ArrayRef<int64_t> axes,
                     ArrayRef<SymbolicDim> sizes) {
  auto result = tensorOf(sizesOf(sizes), getElementTypeOrSelf(x));
  return repeat(ctx, x, axes, result, [&] { return ctx.shapeVector(sizes); });
}

/// Whether each axis of the operand has size one or the size of its axis in the
/// result.
static bool fits(RankedTensorType operand, ArrayRef<int64_t> axes,
                 RankedTensorType result) {
  if (int64_t(axes.size()) != operand.getRank())
    return false;
  for (auto [size, axis] : llvm::zip(operand.getShape(), axes)) {
    int64_t target = result.getDimSize(axis);
    if (size != 1 && size != target && !ShapedType::isDynamic(size) &&
        !ShapedType::isDynamic(target))
      return false;
  }
  return true;
}

LogicalResult lowerBroadcastInDim(HloContext &ctx) {
  Ints axes = ctx.axes("broadcast_dimensions", ctx.resultRank());
  if (ctx.hasProblem() || ctx.op->getNumOperands() != 1 ||
      !fits(ctx.inputType(0), axes, ctx.resultType()))
    return ctx.malformed();
  if (!ctx.resultType().hasStaticShape()) {
    // The unknown sizes of the result are those of the operand.
    SymbolicDims dims;
    for (int64_t size : ctx.resultType().getShape())
      dims.push_back(SymbolicDim(ShapedType::isDynamic(size) ? 1 : size));
    for (auto [i, axis] : llvm::enumerate(axes))
      if (ShapedType::isDynamic(ctx.resultType().getDimSize(axis)))
        dims[axis] = SymbolicDim(ctx.in(0), i);
    return ctx.finish(broadcastInDim(ctx, ctx.in(0), axes, dims));
  }
  return ctx.finish(repeat(ctx, ctx.in(0), axes, ctx.resultType(), [&] {
    return ctx.i32s(ctx.resultType().getShape());
  }));
}

/// Whether no axis is broadcast.
static bool keepsSizes(HloContext &ctx, ArrayRef<int64_t> axes) {
  Ints staying;
  if (ctx.raw("known_nonexpanding_dimensions"))
    staying = ctx.axes("known_nonexpanding_dimensions", ctx.inputRank());
  llvm::SmallVector<bool> comesFrom(ctx.resultRank(), false);
  for (auto [i, axis] : llvm::enumerate(axes)) {
    comesFrom[axis] = true;
    int64_t size = ctx.inputType(0).getDimSize(i);
    bool same = !ShapedType::isDynamic(size) &&
                size == ctx.resultType().getDimSize(axis);
    if (!same && !llvm::is_contained(staying, i))
      return false;
  }
  for (int64_t i = 0; i < ctx.resultRank(); ++i)
    if (!comesFrom[i] && ctx.resultType().getDimSize(i) != 1)
      return false;
  return true;
}

LogicalResult lowerDynamicBroadcastInDim(HloContext &ctx) {
  Ints axes = ctx.axes("broadcast_dimensions", ctx.resultRank());
  if (ctx.hasProblem() || ctx.op->getNumOperands() != 2 ||
      ctx.inputRank(1) != 1 || !fits(ctx.inputType(0), axes, ctx.resultType()))
    return ctx.malformed();
  bool keeps = keepsSizes(ctx, axes);
  if (ctx.hasProblem())
    return ctx.malformed();
  if (keeps && llvm::is_sorted(axes)) {
    SymbolicDims dims(ctx.resultRank(), SymbolicDim(1));
    for (auto [i, axis] : llvm::enumerate(axes))
      dims[axis] = SymbolicDim(ctx.in(0), i);
    return ctx.finish(ctx.reshape(ctx.in(0), dims));
  }
  return ctx.finish(repeat(ctx, ctx.in(0), axes, ctx.resultType(), [&] {
    return ctx.resultType().hasStaticShape()
               ? ctx.i32s(ctx.resultType().getShape())
               : asIndex(ctx, ctx.in(1));
  }));
}

/// Broadcast that adds leading axes.
LogicalResult lowerBroadcast(HloContext &ctx) {
  int64_t rank = ctx.resultRank(), own = ctx.inputRank();
  if (own > rank || !ctx.resultType().hasStaticShape() ||
      ctx.op->getNumOperands() != 1 ||
      !fits(ctx.inputType(0), sequence(rank - own, rank), ctx.resultType()))
    return ctx.malformed();
  return ctx.finish(ctx.tf("BroadcastTo", ctx.type(),
                           {ctx.in(0), ctx.i32s(ctx.resultType().getShape())}));
}

LogicalResult lowerConcatenate(HloContext &ctx) {
  int64_t axis = ctx.number("dimension");
  if (ctx.hasProblem() || axis < 0 || axis >= ctx.resultRank() ||
      ctx.op->getNumOperands() == 0)
    return ctx.malformed();
  for (Type type : ctx.op->getOperandTypes())
    if (mlir::cast<RankedTensorType>(type).getRank() != ctx.resultRank())
      return ctx.malformed();
  if (ctx.op->getNumOperands() == 1)
    return ctx.finish(ctx.in(0));
  SmallVector<Value> operands = llvm::to_vector(ctx.op->getOperands());
  operands.push_back(ctx.i32Scalar(axis));
  return ctx.finish(ctx.tf("ConcatV2", ctx.type(), operands));
}

LogicalResult lowerReshape(HloContext &ctx) {
  if (ctx.op->getNumOperands() != 1)
    return ctx.malformed();
  RankedTensorType from = ctx.inputType(0), to = ctx.resultType();
  if (from.hasStaticShape() && to.hasStaticShape() &&
      from.getNumElements() != to.getNumElements())
    return ctx.malformed();
  if (to.getNumDynamicDims() > 1)
    return ctx.reject("more than one size of its result is not known",
                      "export the model with fewer symbolic sizes");
  Ints sizes;
  for (int64_t size : to.getShape())
    sizes.push_back(ShapedType::isDynamic(size) ? -1 : size);
  return ctx.finish(ctx.tf("Reshape", to, {ctx.in(0), ctx.i32s(sizes)}));
}

LogicalResult lowerDynamicReshape(HloContext &ctx) {
  if (ctx.op->getNumOperands() != 2 || ctx.inputRank(1) != 1)
    return ctx.malformed();
  Ints sizes;
  for (int64_t size : ctx.resultType().getShape())
    sizes.push_back(ShapedType::isDynamic(size) ? -1 : size);
  // One unknown size follows from the others.
  Value shape = ctx.resultType().getNumDynamicDims() <= 1
                    ? ctx.i32s(sizes)
                    : asIndex(ctx, ctx.in(1));
  return ctx.finish(ctx.tf("Reshape", ctx.type(), {ctx.in(0), shape}));
}

LogicalResult lowerTranspose(HloContext &ctx) {
  Ints permutation = ctx.axes("permutation", ctx.resultRank());
  if (ctx.hasProblem() || int64_t(permutation.size()) != ctx.inputRank() ||
      ctx.inputRank() != ctx.resultRank())
    return ctx.malformed();
  return ctx.finish(
      ctx.tf("Transpose", ctx.type(), {ctx.in(0), ctx.i32s(permutation)}));
}

LogicalResult lowerGetDimensionSize(HloContext &ctx) {
  int64_t axis = ctx.number("dimension");
  if (ctx.hasProblem() || ctx.op->getNumOperands() != 1 || axis < 0 ||
      axis >= ctx.inputRank() || ctx.resultRank() != 0)
    return ctx.malformed();
  Value size = ctx.sizeScalar(SymbolicDim(ctx.in(0), axis));
  return ctx.finish(ctx.castTo(size, ctx.resultType().getElementType()));
}

Value iota(HloContext &ctx, Type element, int64_t axis,
           ArrayRef<SymbolicDim> sizes) {
  auto i32 = ctx.rewriter.getI32Type();
  Ints shape = sizesOf(sizes);
  Value range =
      ctx.tf("Range", tensorOf({shape[axis]}, i32),
             {ctx.i32Scalar(0), ctx.sizeScalar(sizes[axis]), ctx.i32Scalar(1)});
  return broadcastInDim(ctx, ctx.castTo(range, element), {axis}, sizes);
}

LogicalResult lowerIota(HloContext &ctx) {
  int64_t axis = ctx.number("iota_dimension");
  if (ctx.hasProblem() || axis < 0 || axis >= ctx.resultRank() ||
      !ctx.resultType().hasStaticShape())
    return ctx.malformed();
  SymbolicDims sizes(ctx.resultType().getShape());
  return ctx.finish(iota(ctx, ctx.resultType().getElementType(), axis, sizes));
}

/// Iota with sizes from an integer vector, where the type lacks them.
LogicalResult lowerDynamicIota(HloContext &ctx) {
  int64_t axis = ctx.number("iota_dimension"), rank = ctx.resultRank();
  if (ctx.hasProblem() || axis < 0 || axis >= rank ||
      ctx.op->getNumOperands() != 1 || ctx.inputRank() != 1)
    return ctx.malformed();
  Value shape = asIndex(ctx, ctx.in(0));
  auto i32 = ctx.rewriter.getI32Type();
  Value length = ctx.tf("GatherV2", tensorOf({}, i32),
                        {shape, ctx.i32Scalar(axis), ctx.i32Scalar(0)});
  Value range =
      ctx.tf("Range", tensorOf({ctx.resultType().getDimSize(axis)}, i32),
             {ctx.i32Scalar(0), length, ctx.i32Scalar(1)});
  range = ctx.castTo(range, ctx.resultType().getElementType());
  return ctx.finish(
      repeat(ctx, range, {axis}, ctx.resultType(), [&] { return shape; }));
}

} // namespace tfuse::stablehlo
