//===- SliceByOffset.cpp - strided_slice from b to b + c ------------------===//
//
//   b    c
//   | \ /                                 b   c
//   |  add                                 \ /
//   \  /                       =>      strided_slice {offset = true}
//  strided_slice
//
// for a constant c; the same for sub, with -c. Follows upstream's pattern
// FuseAddAndStridedSlice (which does not negate).
//
// C1 (attribute)     Masks of begin, end and ellipsis are 0.
// C2 (not-constant)  The strides are constants.
//
//===----------------------------------------------------------------------===//

#include "Matching/Constants.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct SliceByOffsetMatch {
  ElementsAttr offset;
};

class SliceByOffset : public RuleWithMatch<SliceByOffsetMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.strided_slice"};
    return names;
  }

  bool isAnchor(Operation *op) const override { return bool(findOffset(op)); }
  FailureOr<SliceByOffsetMatch> match(Operation *op,
                                      RuleContext &ctx) const override;
  void rewrite(Operation *op, SliceByOffsetMatch &match,
               RuleContext &ctx) const override;

private:
  static ElementsAttr findOffset(Operation *op);
};
} // namespace

/// The constant c, if the end is the begin plus that.
ElementsAttr SliceByOffset::findOffset(Operation *op) {
  auto slice = cast<tfl::StridedSliceOp>(op);
  Operation *sum = slice.getEnd().getDefiningOp();
  int64_t rank = tfl::lastDim(slice.getEnd());
  if (!isa_and_present<tfl::AddOp, tfl::SubOp>(sum) || slice.getOffset() ||
      sum->getAttrOfType<StringAttr>("fused_activation_function") != "NONE" ||
      ShapedType::isDynamic(rank))
    return {};
  for (unsigned i : {1, 0}) {
    if (i == 0 && isa<tfl::SubOp>(sum))
      break;
    ElementsAttr offset =
        tfl::asChannelVector(tfl::constantOf(sum->getOperand(i)), rank);
    if (!offset || sum->getOperand(1 - i) != slice.getBegin())
      continue;
    if (isa<tfl::AddOp>(sum))
      return offset;
    return eval::lazy::combine(eval::StepKind::Mul, offset,
                               tfl::makeScalar(offset.getElementType(), -1));
  }
  return {};
}

FailureOr<SliceByOffsetMatch> SliceByOffset::match(Operation *op,
                                                   RuleContext &ctx) const {
  auto slice = cast<tfl::StridedSliceOp>(op);
  if (slice.getBeginMask() || slice.getEndMask() || slice.getEllipsisMask())
    return ctx.reject(op, Reason::Attribute, "an end is masked");
  if (!tfl::isConstant(slice.getStrides()))
    return ctx.reject(op, Reason::NotConstant, "the strides are not constant");
  return SliceByOffsetMatch{findOffset(op)};
}

void SliceByOffset::rewrite(Operation *op, SliceByOffsetMatch &match,
                            RuleContext &ctx) const {
  Operation *sum = op->getOperand(2).getDefiningOp();
  Value offset = tfl::makeConstant(ctx.rewriter, op->getLoc(), match.offset);
  ctx.rewriter.modifyOpInPlace(op, [&] {
    op->setOperand(2, offset);
    op->setAttr("offset", ctx.rewriter.getBoolAttr(true));
  });
  ctx.absorb(sum);
}

TFUSE_DEFINE_RULE(SliceByOffset)

} // namespace tfuse
