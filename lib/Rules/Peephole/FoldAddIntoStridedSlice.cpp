//===- FoldAddIntoStridedSlice.cpp - strided_slice from b to b + c --------===//
//
//   b    c
//   | \ /                                 b   c
//   |  add                                 \ /
//   \  /                       =>      strided_slice {offset = true}
//  strided_slice
//
// for a constant c. Likewise for sub, with -c. Follows upstream's pattern
// FuseAddAndStridedSlice, which does not negate c for sub.
//
// C1 (attribute)     The masks of begin, end, ellipsis and new axes are 0.
// C2 (not-constant)  The strides are constants.
// C3 (shape)         The result type proves that all c elements are in range.
//                    If b is negative or b + c exceeds the size, kernels read
//                    b + c as another end, or return elements out of range.
//
//===----------------------------------------------------------------------===//

#include "Matching/ChannelVector.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Rule.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FoldAddIntoStridedSliceMatch {
  ElementsAttr offset;
};

class FoldAddIntoStridedSlice
    : public RuleOn<FoldAddIntoStridedSlice, tfl::StridedSliceOp> {
public:
  MatchResult<FoldAddIntoStridedSliceMatch> match(tfl::StridedSliceOp op,
                                                  RuleContext &ctx) const;
  void rewrite(tfl::StridedSliceOp op, FoldAddIntoStridedSliceMatch &match,
               RewriteContext &ctx) const;

private:
  static ElementsAttr findOffset(tfl::StridedSliceOp op);
};
} // namespace

/// True if the result type has the full size of the offsets, so that every
/// begin is in range. The result cannot be larger.
static bool hasAll(tfl::StridedSliceOp slice, ElementsAttr offset) {
  auto offsets = smallTensor(offset).toInts();
  auto strides = constantInts(slice.getStrides());
  ArrayRef<int64_t> sizes = shapeOrEmpty(slice);
  int64_t rank = rankOf(slice.getInput()).value_or(-1);
  if (!offsets || !strides || int64_t(offsets->size()) != rank ||
      int64_t(strides->size()) != rank)
    return false;
  for (int64_t axis = 0; axis < rank; ++axis) {
    if (slice.getShrinkAxisMask() & (1 << axis))
      continue;
    int64_t length = (*offsets)[axis], stride = (*strides)[axis];
    if (stride == 0 || (length < 0) != (stride < 0) || length == 0 ||
        sizes.empty() || ShapedType::isDynamic(sizes.front()) ||
        sizes.front() < divideCeilSigned(length, stride))
      return false;
    sizes = sizes.drop_front();
  }
  return true;
}

/// The constant c, if end is begin + c; else null.
ElementsAttr FoldAddIntoStridedSlice::findOffset(tfl::StridedSliceOp op) {
  Operation *sum = op.getEnd().getDefiningOp();
  int64_t rank = tfl::lastDim(op.getEnd());
  if (!sum || !sum->hasTrait<tfl::IsAdditive>() || op.getOffset() ||
      sum->getAttrOfType<StringAttr>("fused_activation_function") != "NONE" ||
      ShapedType::isDynamic(rank))
    return {};
  for (unsigned i : {1, 0}) {
    if (i == 0 && isa<tfl::SubOp>(sum))
      break;
    ElementsAttr offset =
        tfl::asChannelVector(tf::getConstant(sum->getOperand(i)), rank);
    if (!offset || sum->getOperand(1 - i) != op.getBegin())
      continue;
    if (isa<tfl::AddOp>(sum))
      return offset;
    return eval::lazy::combine(
        eval::StepKind::Mul, offset,
        splatAttr(tensorOf({}, offset.getElementType()), -1));
  }
  return {};
}

MatchResult<FoldAddIntoStridedSliceMatch>
FoldAddIntoStridedSlice::match(tfl::StridedSliceOp op, RuleContext &ctx) const {
  FoldAddIntoStridedSliceMatch match{findOffset(op)};
  if (!match.offset)
    return skip();
  if (op.getBeginMask() || op.getEndMask() || op.getEllipsisMask() ||
      op.getNewAxisMask())
    return ctx.reject(op, Reason::Attribute, "the slice has a mask");
  if (!isConstant(op.getStrides()))
    return ctx.reject(op, Reason::NotConstant, "the strides are not constant");
  if (!hasAll(op, match.offset))
    return ctx.reject(op, Reason::Shape, "the slice may exceed the input");
  return match;
}

void FoldAddIntoStridedSlice::rewrite(tfl::StridedSliceOp op,
                                      FoldAddIntoStridedSliceMatch &match,
                                      RewriteContext &ctx) const {
  Operation *sum = op->getOperand(2).getDefiningOp();
  Value offset =
      tfl::TFLBuilder(ctx.rewriter, op->getLoc()).constant(match.offset);
  ctx.rewriter.modifyOpInPlace(op, [&] {
    op->setOperand(2, offset);
    op->setAttr("offset", ctx.rewriter.getBoolAttr(true));
  });
  ctx.absorb(sum);
}

TFUSE_DEFINE_RULE(FoldAddIntoStridedSlice)

} // namespace tfuse
