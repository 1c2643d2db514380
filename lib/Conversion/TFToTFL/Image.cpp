//===- Image.cpp - Image resizing and non-maximum suppression -------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

template <typename OpT>
static LogicalResult emitResize(LoweringContext &ctx, Value images) {
  bool alignCorners = ctx.boolAttr("align_corners");
  bool halfPixels = ctx.boolAttr("half_pixel_centers");
  return ctx.replace(
      ctx.emit<OpT>(ctx.type(), {images, ctx.in("size")},
                    {ctx.flag("align_corners", alignCorners),
                     ctx.flag("half_pixel_centers", halfPixels)}));
}

/// The result is float32 for all image types.
LogicalResult lowerResizeBilinear(LoweringContext &ctx) {
  Value images = ctx.castTo(ctx.in("images"), ctx.rewriter.getF32Type());
  return emitResize<tfl::ResizeBilinearOp>(ctx, images);
}

LogicalResult lowerResizeNearestNeighbor(LoweringContext &ctx) {
  return emitResize<tfl::ResizeNearestNeighborOp>(ctx, ctx.in("images"));
}

//===----------------------------------------------------------------------===//
// Non-maximum suppression
//===----------------------------------------------------------------------===//

/// TFLite always pads the result to the maximum size: slices the valid part.
static Value takeValid(LoweringContext &ctx, Value selected, Value valid,
                       Type type) {
  Value count = ctx.reshape(valid, SymbolicDim(1));
  return ctx.tf("Slice", type, {selected, ctx.i32s(0), count});
}

/// The type of the TFLite op's results, padded to the maximum size.
static Type paddedType(LoweringContext &ctx, Type elementType) {
  std::optional<int64_t> limit = constantInt(ctx.in("max_output_size"));
  return tensorOf(limit.value_or(kDynamic), elementType);
}

/// The boxes, with a static number of four coordinates, as TFLite requires.
static Value boxesOf(LoweringContext &ctx) {
  Value boxes = ctx.in("boxes");
  if (rankOf(boxes) != 2 || dimOf(boxes, 1) != kDynamic)
    return boxes;
  return ctx.reshape(boxes, {SymbolicDim(boxes, 0), SymbolicDim(4)});
}

static Operation *emitSuppressionV4(LoweringContext &ctx, Type selected,
                                    Value iou, Value score) {
  Type count = tensorOf({}, ctx.rewriter.getI32Type());
  Type f32 = ctx.rewriter.getF32Type();
  iou = ctx.castTo(iou, f32);
  score = ctx.castTo(score, f32);
  return ctx.emitOp<tfl::NonMaxSuppressionV4Op>(
      {selected, count},
      {boxesOf(ctx), ctx.in("scores"), ctx.in("max_output_size"), iou, score});
}

LogicalResult lowerNonMaxSuppressionV4(LoweringContext &ctx) {
  bool isPadded = ctx.boolAttr("pad_to_max_output_size");
  Type type =
      isPadded ? ctx.type() : paddedType(ctx, ctx.rewriter.getI32Type());
  Operation *op = emitSuppressionV4(ctx, type, ctx.in("iou_threshold"),
                                    ctx.in("score_threshold"));
  Value selected = op->getResult(0), valid = op->getResult(1);
  if (!isPadded && !ctx.op->getResult(0).use_empty())
    selected = takeValid(ctx, selected, valid, ctx.type());
  return ctx.replace({selected, valid});
}

/// The older forms are V4 without padding and, in the end, without thresholds.
LogicalResult lowerNonMaxSuppression(LoweringContext &ctx) {
  Type f32 = ctx.rewriter.getF32Type();
  Value iou = ctx.in("iou_threshold"), score = ctx.in("score_threshold");
  if (!iou)
    iou = ctx.scalar(f32, ctx.floatAttr("iou_threshold", 0.5f));
  if (!score)
    score = ctx.scalar(f32, -3.4028234663852886e38);
  Operation *op = emitSuppressionV4(
      ctx, paddedType(ctx, ctx.rewriter.getI32Type()), iou, score);
  return ctx.replace(
      takeValid(ctx, op->getResult(0), op->getResult(1), ctx.type()));
}

LogicalResult lowerNonMaxSuppressionV5(LoweringContext &ctx) {
  bool isPadded = ctx.boolAttr("pad_to_max_output_size");
  Type i32 = ctx.rewriter.getI32Type(), f32 = ctx.rewriter.getF32Type();
  SmallVector<Type> types(ctx.op->getResultTypes());
  if (!isPadded)
    types = {paddedType(ctx, i32), paddedType(ctx, f32), ctx.type(2)};
  // With soft suppression TensorFlow ignores the overlap threshold but TFLite
  // does not. A threshold of one, which no overlap exceeds, disables it.
  Value sigma = ctx.in("soft_nms_sigma"), iou = ctx.in("iou_threshold");
  if (constantFloat(sigma).value_or(0) > 0)
    iou = ctx.scalar(f32, 2);
  Operation *op = ctx.emitOp<tfl::NonMaxSuppressionV5Op>(
      types, {boxesOf(ctx), ctx.in("scores"), ctx.in("max_output_size"), iou,
              ctx.in("score_threshold"), sigma});
  SmallVector<Value> results(op->getResults());
  if (!isPadded)
    for (unsigned i : {0, 1})
      if (!ctx.op->getResult(i).use_empty())
        results[i] = takeValid(ctx, results[i], results[2], ctx.type(i));
  return ctx.replace(results);
}

} // namespace tfuse::lowering
