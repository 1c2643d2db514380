//===- ConvertStridedSliceToGather.cpp - Rows inside loops ---------------===//
//
//   pack(0, i)  pack(0, i + 1)
//      \         /
//   strided_slice x[:, i], shrunk     =>     gather(x, i) {axis = 1}
//
// as loops written by hand take their steps. The runtime does not know the size
// of the slice before it runs, and plans all of the loop anew in each round;
// that of the gather it knows. And peephole-hoist-matmul-from-loop knows
// gathers.
//
// C1 (structure)       One axis goes, at a counter of the loop or a number
// more;
//                      all others are taken as a whole.
// C2 (constant-value)  The counter begins at 0 or more and grows: a negative
//                      index counts from the end, but not for gather.
// C3 (element-type)    gather takes the element type of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/Constants.h"
#include "Matching/Kernels.h"
#include "Matching/LoopRows.h"
#include "Matching/Types.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertStridedSliceToGatherMatch {
  Value index;
  int64_t axis;
};

class ConvertStridedSliceToGather
    : public RuleWithMatch<ConvertStridedSliceToGatherMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.strided_slice"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    auto slice = cast<tfl::StridedSliceOp>(op);
    uint32_t shrunk = slice.getShrinkAxisMask();
    return op->getParentOfType<tfl::WhileOp>() && isPowerOf2_32(shrunk) &&
           slice.getEllipsisMask() == 0 && slice.getNewAxisMask() == 0 &&
           !slice.getOffset() && tfl::rankOf(slice.getInput()) > 0 &&
           indexOf(slice);
  }
  FailureOr<ConvertStridedSliceToGatherMatch>
  match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op, ConvertStridedSliceToGatherMatch &match,
               RuleContext &ctx) const override;

private:
  /// The scalar at which the slice begins along the axis that goes.
  static Value indexOf(tfl::StridedSliceOp slice);
};
} // namespace

Value ConvertStridedSliceToGather::indexOf(tfl::StridedSliceOp slice) {
  unsigned axis = countr_zero(slice.getShrinkAxisMask());
  Operation *begin = slice.getBegin().getDefiningOp();
  Value index;
  if (isa_and_present<tfl::PackOp>(begin) && axis < begin->getNumOperands())
    index = begin->getOperand(axis);
  else if (isa_and_present<tfl::ReshapeOp>(begin) && axis == 0)
    index = begin->getOperand(0);
  return index && tfl::rankOf(index) == 0 && !tfl::isConstant(index) ? index
                                                                     : Value();
}

/// Whether the index is a counter that is never negative, or a number more.
static bool isNonNegative(Value index) {
  while (auto sum = index.getDefiningOp<tfl::AddOp>()) {
    bool second = tfl::intOf(sum.getRhs()).has_value();
    auto number = tfl::intOf(second ? sum.getRhs() : sum.getLhs());
    if (!number || *number < 0)
      return false;
    index = second ? sum.getLhs() : sum.getRhs();
  }
  auto argument = dyn_cast<BlockArgument>(index);
  tfl::WhileOp loop = argument ? tfl::countingLoop(index) : tfl::WhileOp();
  if (!loop)
    return false;
  unsigned number = argument.getArgNumber();
  auto first = tfl::intOf(loop->getOperand(number));
  auto next = argument.getOwner()
                  ->getTerminator()
                  ->getOperand(number)
                  .getDefiningOp<tfl::AddOp>();
  if (!first || *first < 0 || !next)
    return false;
  auto step =
      tfl::intOf(next.getLhs() == argument ? next.getRhs() : next.getLhs());
  return step && *step > 0;
}

FailureOr<ConvertStridedSliceToGatherMatch>
ConvertStridedSliceToGather::match(Operation *op, RuleContext &ctx) const {
  auto slice = cast<tfl::StridedSliceOp>(op);
  ConvertStridedSliceToGatherMatch match{
      indexOf(slice), countr_zero(slice.getShrinkAxisMask())};
  ArrayRef<int64_t> count = tfl::shapeOf(slice.getBegin());
  if (count.size() != 1 || ShapedType::isDynamic(count[0]))
    return ctx.reject(op, Reason::Structure, "its bounds are not known");
  for (int64_t axis : seq<int64_t>(count[0])) {
    bool isWhole = (slice.getBeginMask() >> axis) & 1 &&
                   (slice.getEndMask() >> axis) & 1 &&
                   tfl::isSplatOf(slice.getStrides(), 1);
    if (axis != match.axis && !isWhole)
      return ctx.reject(op, Reason::Structure,
                        "it does not take all of axis " + Twine(axis));
  }
  if (failed(tfl::checkKernel(op, tfl::GatherOp::getOperationName(),
                              tfl::elementTypeOf(slice.getInput()), ctx)))
    return failure();
  if (!isNonNegative(match.index))
    return ctx.reject(op, Reason::ConstantValue,
                      "its index is no counter that begins at 0 or more");
  return match;
}

void ConvertStridedSliceToGather::rewrite(
    Operation *op, ConvertStridedSliceToGatherMatch &match,
    RuleContext &ctx) const {
  ctx.rewriter.replaceOpWithNewOp<tfl::GatherOp>(
      op, op->getResult(0).getType(), op->getOperand(0), match.index,
      ctx.rewriter.getI32IntegerAttr(int32_t(match.axis)),
      ctx.rewriter.getI32IntegerAttr(0));
}

TFUSE_DEFINE_RULE(ConvertStridedSliceToGather)

} // namespace tfuse
