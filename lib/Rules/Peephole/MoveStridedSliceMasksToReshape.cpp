//===- MoveStridedSliceMasksToReshape.cpp - x[:, 0] and x[:, None] --------===//
//
//   strided_slice with shrink_axis_mask or new_axis_mask
//
//       =>  strided_slice -> reshape
//
// For --target=gpu: the delegate takes STRIDED_SLICE only if the rank stays.
//
// C1 (element-type)   x has float32 elements.
// C2 (not-constant)   The bounds are constant.
// C3 (attribute)      The op has no ellipsis, and no open bound at a dropped
// axis. C4 (unknown-shape)  At most one size of the result is unknown.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
/// The op without masks that change the rank.
struct PlainSlice {
  Ints begin, end, strides, shape;
  int64_t beginMask = 0, endMask = 0;
};

class MoveStridedSliceMasksToReshape
    : public RuleOn<MoveStridedSliceMasksToReshape, tfl::StridedSliceOp> {
public:
  MatchResult<PlainSlice> match(tfl::StridedSliceOp op,
                                RuleContext &ctx) const {
    if (!op.getShrinkAxisMask() && !op.getNewAxisMask())
      return skip();
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    auto begin = constantInts(op.getBegin()), end = constantInts(op.getEnd()),
         strides = constantInts(op.getStrides());
    if (!begin || !end || !strides)
      return ctx.reject(op, Reason::NotConstant, "the bounds are computed");
    if (op.getEllipsisMask() || op.getOffset() ||
        (op.getBeginMask() & op.getShrinkAxisMask()))
      return ctx.reject(op, Reason::Attribute,
                        "it has an ellipsis or an open bound at a dropped "
                        "axis");
    auto from = shapeOf(op.getInput()), to = shapeOf(op.getResult());
    if (!from || !to || !tfl::hasReshapeTarget(op.getResult()))
      return ctx.reject(op, Reason::UnknownShape,
                        "several sizes of the result are unknown");
    PlainSlice plain;
    size_t result = 0;
    for (size_t i = 0; i < begin->size(); ++i) {
      auto isSet = [&](uint32_t mask) { return (mask >> i) & 1; };
      if (isSet(op.getNewAxisMask())) {
        ++result;
        continue;
      }
      size_t axis = plain.begin.size();
      bool isDropped = isSet(op.getShrinkAxisMask());
      plain.begin.push_back((*begin)[i]);
      plain.end.push_back(isDropped ? (*begin)[i] + 1 : (*end)[i]);
      plain.strides.push_back(isDropped ? 1 : (*strides)[i]);
      plain.beginMask |= int64_t(isSet(op.getBeginMask())) << axis;
      // The position after -1 is the end.
      bool isOpen = isDropped ? (*begin)[i] == -1 : isSet(op.getEndMask());
      plain.endMask |= int64_t(isOpen) << axis;
      if (!isDropped && result >= to->size())
        return skip();
      plain.shape.push_back(isDropped ? 1 : (*to)[result++]);
    }
    for (size_t axis = plain.shape.size(); axis < from->size(); ++axis) {
      plain.begin.push_back(0);
      plain.end.push_back(0);
      plain.strides.push_back(1);
      plain.beginMask |= int64_t(1) << axis;
      plain.endMask |= int64_t(1) << axis;
      plain.shape.push_back((*from)[axis]);
    }
    if (plain.shape.size() != from->size())
      return skip();
    return plain;
  }

  void rewrite(tfl::StridedSliceOp op, PlainSlice &plain,
               RewriteContext &ctx) const {
    tfl::TFLBuilder builder(ctx.rewriter, op.getLoc());
    auto type = cast<RankedTensorType>(op.getType());
    Value slice = tfl::StridedSliceOp::create(
        ctx.rewriter, op.getLoc(), type.clone(plain.shape), op.getInput(),
        builder.i32s(plain.begin), builder.i32s(plain.end),
        builder.i32s(plain.strides), plain.beginMask, plain.endMask,
        /*ellipsis_mask=*/0, /*new_axis_mask=*/0, /*shrink_axis_mask=*/0,
        /*offset=*/false);
    ctx.rewriter.replaceOp(op, builder.reshape(type, slice));
  }
};
} // namespace

TFUSE_DEFINE_RULE(MoveStridedSliceMasksToReshape)

} // namespace tfuse
