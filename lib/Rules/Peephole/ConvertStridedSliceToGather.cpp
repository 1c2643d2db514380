//===- ConvertStridedSliceToGather.cpp - Time steps in loops --------------===//
//
//   pack(0, i)  pack(0, i + 1)
//      \         /
//   strided_slice x[:, i], shrunk     =>     gather(x, i) {axis = 1}
//
// Hand-written loops read their time steps this way. The runtime knows the size
// of the slice only when it runs, so it plans the memory of the loop again in
// each iteration. The size of a gather does not depend on values. In addition,
// peephole-hoist-matmul-from-loop matches gathers only.
//
// C1 (structure)       One axis is shrunk, at an induction variable plus a
//                      constant; the slice covers all other axes.
// C2 (constant-value)  The induction variable starts at 0 or more and its step
//                      is positive: gather takes no negative index.
// C3 (element-type)    gather supports the element type of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/Kernels.h"
#include "Matching/LoopRows.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertStridedSliceToGatherMatch {
  Value index;
  int64_t axis;
};

class ConvertStridedSliceToGather
    : public RuleOn<ConvertStridedSliceToGather, tfl::StridedSliceOp> {
public:
  MatchResult<ConvertStridedSliceToGatherMatch> match(tfl::StridedSliceOp op,
                                                      RuleContext &ctx) const;
  void rewrite(tfl::StridedSliceOp op, ConvertStridedSliceToGatherMatch &match,
               RewriteContext &ctx) const;

private:
  /// The index of the slice along the shrunk axis.
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
  return index && rankOf(index) == 0 && !isConstant(index) ? index : Value();
}

/// True if the index is an induction variable that is never negative, plus a
/// non-negative constant.
static bool isNonNegative(Value index) {
  while (auto sum = index.getDefiningOp<tfl::AddOp>()) {
    bool second = constantInt(sum.getRhs()).has_value();
    auto number = constantInt(second ? sum.getRhs() : sum.getLhs());
    if (!number || *number < 0)
      return false;
    index = second ? sum.getLhs() : sum.getRhs();
  }
  std::optional<loops::LoopIndex> found =
      isa<BlockArgument>(index) ? loops::getLoopIndex(index) : std::nullopt;
  if (!found)
    return false;
  const loops::InductionVariable &variable = found->variable;
  return variable.step > 0 && variable.start.getNumber() &&
         *variable.start.getNumber() >= 0;
}

MatchResult<ConvertStridedSliceToGatherMatch>
ConvertStridedSliceToGather::match(tfl::StridedSliceOp op,
                                   RuleContext &ctx) const {
  uint32_t shrunk = op.getShrinkAxisMask();
  if (!op->getParentOfType<tfl::WhileOp>() || !isPowerOf2_32(shrunk) ||
      op.getEllipsisMask() != 0 || op.getNewAxisMask() != 0 || op.getOffset() ||
      rankOf(op.getInput()) <= 0)
    return skip();
  ConvertStridedSliceToGatherMatch match{indexOf(op), countr_zero(shrunk)};
  if (!match.index)
    return skip();
  ArrayRef<int64_t> count = shapeOrEmpty(op.getBegin());
  if (count.size() != 1 || ShapedType::isDynamic(count[0]))
    return ctx.reject(op, Reason::Structure,
                      "the bounds of the slice are unknown");
  for (int64_t axis : seq<int64_t>(count[0])) {
    bool isWhole = (op.getBeginMask() >> axis) & 1 &&
                   (op.getEndMask() >> axis) & 1 &&
                   isConstantSplat(op.getStrides(), 1);
    if (axis != match.axis && !isWhole)
      return ctx.reject(op, Reason::Structure,
                        "the slice does not cover axis " + Twine(axis));
  }
  if (Mismatch mismatch =
          tfl::checkKernel(op, tfl::GatherOp::getOperationName(),
                           getElementTypeOrSelf(op.getInput()), ctx))
    return mismatch;
  if (!isNonNegative(match.index))
    return ctx.reject(
        op, Reason::ConstantValue,
        "the index is not an induction variable that starts at 0 or more");
  return match;
}

void ConvertStridedSliceToGather::rewrite(
    tfl::StridedSliceOp op, ConvertStridedSliceToGatherMatch &match,
    RewriteContext &ctx) const {
  ctx.rewriter.replaceOpWithNewOp<tfl::GatherOp>(
      op, op->getResult(0).getType(), op->getOperand(0), match.index,
      ctx.rewriter.getI32IntegerAttr(int32_t(match.axis)),
      ctx.rewriter.getI32IntegerAttr(0));
}

TFUSE_DEFINE_RULE(ConvertStridedSliceToGather)

} // namespace tfuse
