//===- RaiseRankOfSliceAndPad.cpp - slices and pads of matrices -----------===//
//
//   x [5, 3] -> slice -> y [2, 3]
//
//       =>  x -> reshape [1, 5, 3] -> slice [1, 2, 3] -> reshape -> y [2, 3]
//
// For --target=gpu: its kernels of SLICE, STRIDED_SLICE, PAD and MIRROR_PAD
// take tensors of rank 3 and 4.
//
// C1 (element-type)   x has float32 elements.
// C2 (not-constant)   Bounds and padding are constant.
// C3 (attribute)      The op has no ellipsis, and no mask that changes the
// rank. C4 (unknown-shape)  At most one size of x and of y is unknown.
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
class RaiseRankOfSliceAndPad
    : public RuleOn<RaiseRankOfSliceAndPad, tfl::SliceOp, tfl::StridedSliceOp,
                    tfl::PadOp, tfl::PadV2Op, tfl::MirrorPadOp> {
public:
  /// The number of axes to add.
  MatchResult<int64_t> match(Operation *op, RuleContext &ctx) const {
    Value input = op->getOperand(0);
    std::optional<int64_t> rank = rankOf(input);
    if (!rank || *rank == 0 || *rank >= 3)
      return skip();
    if (!getElementTypeOrSelf(input).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    unsigned numBounds = isa<tfl::StridedSliceOp>(op) ? 3
                         : isa<tfl::SliceOp>(op)      ? 2
                                                      : 1;
    for (Value bound : op->getOperands().slice(1, numBounds))
      if (!constantInts(bound))
        return ctx.reject(op, Reason::NotConstant, "the bounds are computed");
    if (auto slice = dyn_cast<tfl::StridedSliceOp>(op);
        slice && (slice.getEllipsisMask() || slice.getNewAxisMask() ||
                  slice.getShrinkAxisMask() || slice.getOffset()))
      return ctx.reject(op, Reason::Attribute, "a mask changes the rank");
    if (!tfl::hasReshapeTarget(input) ||
        !tfl::hasReshapeTarget(op->getResult(0)))
      return ctx.reject(op, Reason::UnknownShape, "several sizes are unknown");
    return 3 - *rank;
  }

  void rewrite(Operation *op, int64_t added, RewriteContext &ctx) const {
    tfl::TFLBuilder builder(ctx.rewriter, op->getLoc());
    auto raised = [&](Type type) {
      auto tensor = cast<RankedTensorType>(type);
      return tensor.clone(
          raiseRank(tensor.getShape(), tensor.getRank() + added));
    };
    Value input = op->getOperand(0);
    SmallVector<Value> operands{
        builder.reshape(raised(input.getType()), input)};
    bool isPad = !isa<tfl::SliceOp, tfl::StridedSliceOp>(op);
    for (auto [number, operand] : enumerate(op->getOperands().drop_front())) {
      // The value of PADV2.
      if (isPad && number == 1) {
        operands.push_back(operand);
        continue;
      }
      bool isBegin = !isPad && number == 0;
      Ints values(isPad ? 2 * added : added, isPad || isBegin ? 0 : 1);
      append_range(values, *constantInts(operand));
      operands.push_back(isPad ? builder.i32Matrix(values, 2)
                               : builder.i32s(values));
    }
    OperationState state(op->getLoc(), op->getName(), operands,
                         raised(op->getResult(0).getType()), op->getAttrs());
    Operation *moved = ctx.rewriter.create(state);
    if (auto slice = dyn_cast<tfl::StridedSliceOp>(moved)) {
      slice.setBeginMask(slice.getBeginMask() << added);
      slice.setEndMask(slice.getEndMask() << added);
    }
    ctx.rewriter.replaceOp(
        op, builder.reshape(op->getResult(0).getType(), moved->getResult(0)));
  }
};
} // namespace

TFUSE_DEFINE_RULE(RaiseRankOfSliceAndPad)

} // namespace tfuse
