//===- FuseInputShift.cpp - Additions into the following bias -------------===//
//
//   x    v                        x  filter  bias + sum(filter * v)
//    \  /                          \   |    /
//     add  filter  bias   =>          op
//       \    |    /
//            op
//
// where op is a convolution or fully_connected (see AffineOp) without padding:
// padded zeros are not shifted. The sum is over all filter axes except output
// channels; v has one element, or one per input channel. Likewise for sub.
// With FuseInputScale this folds a batch normalization, or a rescaling of
// images, before op. Follows upstream's patterns
// FuseBinaryOpToFollowingAffineOp (one number) and FuseAddAndFullyConnected.
//
// C1 (activation)     add has no activation.
// C2 (multiple-uses)  The shifted input has no other user.
// C3 (element-type)   The elements are 32-bit floats.
// C4 (attribute)      op does not pad its input, or its filter has spatial
//                     size 1.
// C5 (not-constant)   The filter is a constant; the bias is a constant or
//                     absent.
// C6 (shape)          v has one element, or one per input channel where input
//                     channels are one axis of the filter.
//
//===----------------------------------------------------------------------===//

#include "Matching/Affine.h"
#include "Matching/ConstantOperand.h"
#include "Matching/FilterSums.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FuseInputShiftMatch {
  Operation *add;
  Value input;
  ElementsAttr bias;
};

class FuseInputShift
    : public RuleOn<FuseInputShift, tfl::Conv2DOp, tfl::DepthwiseConv2DOp,
                    tfl::Conv3DOp, tfl::FullyConnectedOp> {
public:
  MatchResult<FuseInputShiftMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, FuseInputShiftMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// True if the filter has more than one spatial element.
static bool hasWindow(tfl::AffineOp affine) {
  ArrayRef<int64_t> shape = shapeOrEmpty(affine.getFilter());
  if (isa<tfl::FullyConnectedOp>(affine.getOperation()))
    return false;
  ArrayRef<int64_t> window = isa<tfl::Conv3DOp>(affine.getOperation())
                                 ? shape.take_front(3)
                                 : shape.drop_front().drop_back();
  return any_of(window, [](int64_t size) { return size != 1; });
}

MatchResult<FuseInputShiftMatch> FuseInputShift::match(Operation *op,
                                                       RuleContext &ctx) const {
  tfl::AffineOp affine(op);
  if (!affine)
    return skip();
  Operation *add = affine.getInput().getDefiningOp();
  if (!add || !add->hasTrait<tfl::IsAdditive>())
    return skip();
  auto [input, added] = tfl::findConstantOperand(add);
  if (!input)
    return skip();
  if (add->getAttrOfType<StringAttr>("fused_activation_function") != "NONE")
    return ctx.reject(op, Reason::Activation,
                      "the preceding add or sub has an activation");
  if (!add->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the shifted input has other users");
  ElementsAttr filter = viewableConstant(affine.getFilter());
  if (!filter)
    return ctx.reject(
        op, Reason::NotConstant,
        "a constant is added to the input, but the filter is not a constant");
  ElementsAttr bias = affine.getConstantBias();
  if (!bias)
    return ctx.reject(
        op, Reason::NotConstant,
        "a constant is added to the input, but the bias is not a constant");
  for (ElementsAttr elements : {filter, added, bias})
    if (!elements.getElementType().isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the filter is not of 32-bit floats");
  if (affine.padsInput() && hasWindow(affine))
    return ctx.reject(op, Reason::Attribute,
                      "the convolution pads its input with zeros, which the "
                      "addition would not shift");
  if (!tfl::typesAgree(input, add->getResult(0)))
    return ctx.reject(op, Reason::Shape,
                      "the preceding add or sub changes the shape");
  tfl::HostVector values = tfl::inputChannelValues(affine, added);
  if (values.empty())
    return ctx.reject(op, Reason::Shape,
                      "the addend varies along other axes than input channels");
  if (isa<tfl::SubOp>(add))
    for (float &value : values)
      value = -value;
  ElementsAttr sums = tfl::weightedFilterSums(affine, filter, values);
  if (!sums)
    return ctx.reject(op, Reason::NotConstant, "the filter cannot be read");
  return FuseInputShiftMatch{
      add, input, eval::lazy::combine(eval::StepKind::Add, bias, sums)};
}

void FuseInputShift::rewrite(Operation *op, FuseInputShiftMatch &match,
                             RewriteContext &ctx) const {
  tfl::AffineOp affine(op);
  affine.update(ctx.rewriter, {}, match.bias);
  affine.setInput(ctx.rewriter, match.input);
  ctx.absorb(match.add);
}

TFUSE_DEFINE_RULE(FuseInputShift)

} // namespace tfuse
