//===- Broadcast.cpp - Ops with a direct TFLite counterpart ---------------===//

#include "Broadcast.h"
#include "Lowering.h"
#include "mlir/Dialect/Traits.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

/// The attributes of a target op without op-specific options.
static SmallVector<NamedAttribute> defaultAttributes(LoweringContext &ctx) {
  std::optional<RegisteredOperationName> target =
      RegisteredOperationName::lookup(ctx.row->target, ctx.getContext());
  assert(target && "Lowerings.def names an op that tfl does not have");
  if (llvm::is_contained(target->getAttributeNames(),
                         "fused_activation_function"))
    return {ctx.noActivation()};
  return {};
}

LogicalResult lowerByRenaming(LoweringContext &ctx) {
  Operation *op = ctx.emitOp(ctx.row->target, ctx.op->getResultTypes(),
                             ctx.op->getOperands(), defaultAttributes(ctx));
  return ctx.replace(op->getResults());
}

/// True if the result has the shape that the operands broadcast to.
static bool hasShapeOfOperands(Operation *op) {
  return op->hasTrait<OpTrait::ResultsBroadcastableShape>() ||
         (op->getNumOperands() == 1 && tfl::hasShapeOfFirstOperand(op));
}

/// A value of the same shape as `value`: the operand at the start of a chain of
/// elementwise ops, or `value` itself. `depth` is the maximum length of the
/// chain.
static Value shapeSource(Value value, unsigned depth = 8) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0)
    return value;
  if (auto fill = dyn_cast<tfl::FillOp>(op)) {
    auto shape = fill.getDims().getDefiningOp<tfl::ShapeOp>();
    return shape ? shapeSource(shape.getInput(), depth - 1) : value;
  }
  if (!hasShapeOfOperands(op))
    return value;
  Value source;
  for (Value operand : op->getOperands()) {
    if (rankOf(operand) == 0)
      continue;
    Value next = shapeSource(operand, depth - 1);
    if (source && source != next)
      return value;
    source = next;
  }
  return source ? source : value;
}

bool haveSameShape(ValueRange values) {
  bool allStatic = llvm::all_of(values, [&](Value value) {
    return hasStaticShape(value) && shapeOf(value) == shapeOf(values.front());
  });
  if (allStatic)
    return true;
  Value source = shapeSource(values.front());
  return llvm::all_of(values.drop_front(), [&](Value value) {
    return shapeSource(value) == source;
  });
}

/// The shape of a tensor of known rank, as a vector of int64.
static Value longShape(LoweringContext &ctx, Value value) {
  if (hasStaticShape(value))
    return ctx.i64s(*shapeOf(value));
  return ctx.tf("Shape", tensorOf(*rankOf(value), ctx.rewriter.getI64Type()),
                value);
}

/// The shape that tensors of known ranks broadcast to.
static Value broadcastShape(LoweringContext &ctx, ValueRange values,
                            ArrayRef<int64_t> shape) {
  if (!ShapedType::isDynamicShape(shape))
    return ctx.i64s(shape);
  Value result = longShape(ctx, values.front());
  for (Value value : values.drop_front()) {
    Value next = longShape(ctx, value);
    int64_t rank = std::max(dimOf(result, 0), dimOf(next, 0));
    result = ctx.tf("BroadcastArgs", tensorOf(rank, ctx.rewriter.getI64Type()),
                    {result, next});
  }
  return result;
}

LogicalResult broadcastOperands(LoweringContext &ctx,
                                SmallVectorImpl<Value> &operands) {
  Type shape = operands.front().getType();
  for (Value operand : operands)
    shape = broadcastType(shape, operand.getType(), ctx.rewriter.getI1Type());
  std::optional<ArrayRef<int64_t>> sizes = shapeOf(shape);
  if (!sizes)
    return failure();
  Value vector = broadcastShape(ctx, operands, *sizes);
  for (Value &operand : operands) {
    Type type = withShape(operand.getType(), *sizes);
    if (operand.getType() != type || !hasStaticShape(type))
      operand = ctx.tf("BroadcastTo", type, {operand, vector});
  }
  return success();
}

LogicalResult lowerBroadcasting(LoweringContext &ctx) {
  return lowerBroadcasting(ctx, ctx.row->broadcastRank);
}

LogicalResult lowerBroadcasting(LoweringContext &ctx, int64_t maxRank) {
  SmallVector<Value> operands(ctx.op->getOperands());
  // The kernel handles operands whose rank is unknown or small enough.
  auto fits = [&](Value value) { return rankOf(value).value_or(0) <= maxRank; };
  if (!haveSameShape(operands) && !llvm::all_of(operands, fits) &&
      failed(broadcastOperands(ctx, operands)))
    return ctx.reject(
        "TFLite's " + builtinName(ctx.row->target) + " broadcasts up to rank " +
            Twine(maxRank) + ", and the rank of an operand is not known",
        "give the operands a known rank, e.g. with tf.ensure_shape");
  Operation *op = ctx.emitOp(ctx.row->target, ctx.op->getResultTypes(),
                             operands, defaultAttributes(ctx));
  return ctx.replace(op->getResults());
}

//===----------------------------------------------------------------------===//
// Gradients of broadcasting ops
//===----------------------------------------------------------------------===//

/// For each of two shapes, the axes along which it is broadcast: those of size
/// one, unless the shapes are equal.
LogicalResult lowerBroadcastGradientArgs(LoweringContext &ctx) {
  SmallVector<Value, 2> shapes = {ctx.asI32(ctx.in(0)), ctx.asI32(ctx.in(1))};
  int64_t rank = std::max(dimOf(shapes[0], 0), dimOf(shapes[1], 0));
  bool sameRank = dimOf(shapes[0], 0) == dimOf(shapes[1], 0);
  if (dimOf(shapes[0], 0) == kDynamic || dimOf(shapes[1], 0) == kDynamic)
    return ctx.reject(
        "the ranks of the broadcast operands are not known",
        "give the operands known ranks, e.g. with tf.ensure_shape");
  for (Value &shape : shapes)
    if (int64_t own = dimOf(shape, 0); own < rank)
      shape = ctx.concat({ctx.i32s(Ints(rank - own, 1)), shape}, 0);
  Value differ;
  if (sameRank)
    differ = ctx.reduce("Any", ctx.compare("NotEqual", shapes[0], shapes[1]),
                        {0}, /*keepDims=*/true);
  SmallVector<Value, 2> results;
  for (auto [i, shape] : llvm::enumerate(shapes)) {
    Value mask = ctx.compare("Equal", shape, ctx.i32s({1}));
    if (differ)
      mask = ctx.tf("LogicalAnd", mask.getType(), {mask, differ});
    Type i64 = ctx.rewriter.getI64Type();
    Value axes = ctx.tf("Where", tensorOf({kDynamic, 1}, i64), mask);
    axes = ctx.tf("Reshape", tensorOf({kDynamic}, i64), {axes, ctx.i32s({-1})});
    results.push_back(
        ctx.castTo(axes, getElementTypeOrSelf(ctx.op->getResult(unsigned(i)))));
  }
  return ctx.replace(results);
}

} // namespace tfuse::lowering
