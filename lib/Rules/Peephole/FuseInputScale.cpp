//===- FuseInputScale.cpp - Factors into the following filter -------------===//
//
//   x    v                        x   filter * v
//    \  /                          \  /
//     mul  filter         =>        op
//       \  /
//        op
//
// where op is a convolution or fully_connected (see AffineOp), and v
// broadcasts along the filter's axis of input channels. Likewise for div.
// Scaling keeps padded zeros, so op may have any padding. The new filter is a
// lazy constant. Follows upstream's patterns FuseBinaryOpToFollowingAffineOp
// and FuseMulAndFullyConnected; upstream folds factors per channel into
// fully_connected only.
//
// C1 (activation)     mul has no activation.
// C2 (multiple-uses)  All other users of mul can fold the factor, too;
//                     otherwise mul would remain.
// C3 (element-type)   The elements are floats.
// C4 (not-constant)   The filter is a constant.
// C5 (shape)          v has one element, or one per input channel where input
//                     channels are one axis of the filter.
// C6 (constant-value) The new filter does not leave the range of floats.
//
//===----------------------------------------------------------------------===//

#include "Matching/Affine.h"
#include "Matching/ChannelVector.h"
#include "Matching/ConstantOperand.h"
#include "Matching/FloatRange.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FuseInputScaleMatch {
  Operation *mul;
  Value input;
  ElementsAttr filter;
};

class FuseInputScale
    : public RuleOn<FuseInputScale, tfl::Conv2DOp, tfl::DepthwiseConv2DOp,
                    tfl::Conv3DOp, tfl::TransposeConvOp,
                    tfl::FullyConnectedOp> {
public:
  MatchResult<FuseInputScaleMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, FuseInputScaleMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// Reshapes the factor so that it broadcasts along the filter.
static ElementsAttr alongFilter(tfl::AffineOp affine, ElementsAttr factor,
                                ElementsAttr filter) {
  int64_t rank = filter.getShapedType().getRank();
  if (factor.getNumElements() == 1)
    return eval::lazy::reshape(factor, SmallVector<int64_t>(rank, 1));
  int64_t channels = tfl::lastDim(affine.getInput());
  ElementsAttr vector = tfl::asChannelVector(factor, channels);
  if (!vector)
    return {};
  SmallVector<int64_t> shape(rank, 1);
  if (auto depthwise =
          dyn_cast<tfl::DepthwiseConv2DOp>(affine.getOperation())) {
    // Channel c of the input contributes to output channels from c * multiplier
    // on.
    int64_t multiplier = depthwise.getDepthMultiplier();
    int64_t outputs = filter.getShapedType().getDimSize(3);
    if (multiplier <= 0 || channels * multiplier != outputs)
      return {};
    vector = eval::lazy::broadcast(eval::lazy::reshape(vector, {channels, 1}),
                                   {channels, multiplier});
    shape.back() = outputs;
    return eval::lazy::reshape(vector, shape);
  }
  if (!affine.hasInputAxis())
    return {};
  shape[affine.getInputAxis()] = channels;
  return eval::lazy::reshape(vector, shape);
}

/// True if the filter of this user can absorb the factor.
static bool takesFactor(Operation *user, Value product, ElementsAttr factor) {
  tfl::AffineOp affine(user);
  if (!affine || affine.getInput() != product ||
      count(user->getOperands(), product) != 1)
    return false;
  ElementsAttr filter = viewableConstant(affine.getFilter());
  return filter && isa<FloatType>(filter.getElementType()) &&
         alongFilter(affine, factor, filter);
}

MatchResult<FuseInputScaleMatch> FuseInputScale::match(Operation *op,
                                                       RuleContext &ctx) const {
  tfl::AffineOp affine(op);
  if (!affine)
    return skip();
  Operation *mul = affine.getInput().getDefiningOp();
  if (!mul || !mul->hasTrait<tfl::IsMultiplicative>())
    return skip();
  auto [input, factor] = tfl::findConstantOperand(mul);
  if (!input)
    return skip();
  if (mul->getAttrOfType<StringAttr>("fused_activation_function") != "NONE")
    return ctx.reject(op, Reason::Activation,
                      "the preceding mul or div has an activation");
  ElementsAttr filter = viewableConstant(affine.getFilter());
  if (!filter)
    return ctx.reject(
        op, Reason::NotConstant,
        "a factor scales the input, but the filter is not a constant");
  if (!isa<FloatType>(filter.getElementType()) ||
      filter.getElementType() != factor.getElementType())
    return ctx.reject(op, Reason::ElementType,
                      "the filter is not a float tensor");
  if (!tfl::typesAgree(input, mul->getResult(0)))
    return ctx.reject(op, Reason::Shape,
                      "the preceding mul or div changes the shape");
  ElementsAttr scale = alongFilter(affine, factor, filter);
  if (!scale)
    return ctx.reject(
        op, Reason::Shape,
        "the preceding factor varies along other axes than input channels");
  for (Operation *user : mul->getUsers())
    if (user != op && !takesFactor(user, mul->getResult(0), factor))
      return ctx.reject(op, Reason::MultipleUses,
                        "the scaled input is also used by " +
                            user->getName().getStringRef());
  auto kind = isa<tfl::MulOp>(mul) ? eval::StepKind::Mul : eval::StepKind::Div;
  ElementsAttr scaled = eval::lazy::combine(kind, filter, scale);
  if (!tfl::mayScale(kind, filter, scale, scaled))
    return ctx.reject(op, Reason::ConstantValue,
                      "the scaled weights exceed the range of floats");
  return FuseInputScaleMatch{mul, input, scaled};
}

void FuseInputScale::rewrite(Operation *op, FuseInputScaleMatch &match,
                             RewriteContext &ctx) const {
  tfl::AffineOp affine(op);
  affine.update(ctx.rewriter, match.filter, {});
  affine.setInput(ctx.rewriter, match.input);
  ctx.absorb(match.mul);
}

TFUSE_DEFINE_RULE(FuseInputScale)

} // namespace tfuse
