//===- FuseScale.cpp - Factors into the preceding filter ------------------===//
//
//   x   filter   bias             x   filter * v   bias * v
//    \    |     /                  \      |       /
//        op       v       =>             op {activation of mul}
//          \     /
//        mul {activation}
//
// where op is a convolution or fully_connected (see AffineOp), and v
// broadcasts along the filter's axis of output channels. Likewise for div.
// With FuseBias this folds a batch normalization after op. The new filter is a
// lazy constant. Follows upstream's patterns FuseMulOrDivWith*Conv and
// FuseFullyConnectedAndMul.
//
// C1 (multiple-uses)  The result before the factor has no other user.
// C2 (activation)     op has no activation.
// C3 (element-type)   The elements are floats.
// C4 (not-constant)   The filter is a constant; the bias is a constant or
//                     absent.
// C5 (shape)          v has one element per output channel, or one element,
//                     and does not raise the rank of the result.
// C6 (constant-value) The new filter and bias do not leave the range of floats.
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
struct FuseScaleMatch {
  tfl::AffineOp affine;
  ElementsAttr filter, bias;
};

class FuseScale : public RuleOn<FuseScale, tfl::MulOp, tfl::DivOp> {
public:
  MatchResult<FuseScaleMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, FuseScaleMatch &match, RewriteContext &ctx) const;
};
} // namespace

MatchResult<FuseScaleMatch> FuseScale::match(Operation *op,
                                             RuleContext &ctx) const {
  auto [result, factor] = tfl::findConstantOperand(op);
  tfl::AffineOp affine(result ? result.getDefiningOp() : nullptr);
  if (!affine)
    return skip();
  StringRef name = affine.getOperation()->getName().getStringRef();
  if (!affine.getResult().hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the result of " + name +
                          " has users other than the multiplication",
                      "let the other users read the product, or put the batch "
                      "normalization elsewhere");
  if (affine.getActivation() != "NONE")
    return ctx.reject(op, Reason::Activation,
                      name + " has the activation " + affine.getActivation() +
                          " before the multiplication",
                      "put the activation after the batch normalization");
  if (!tfl::hasFloats(op->getResult(0)) || !tfl::hasFloats(affine.getResult()))
    return ctx.reject(op, Reason::ElementType,
                      "the filter is not a float tensor");
  ElementsAttr filter = viewableConstant(affine.getFilter());
  if (!filter)
    return ctx.reject(op, Reason::NotConstant,
                      "the filter of " + name + " is not a constant");
  if (!tfl::isAbsent(affine.getBias()) && !affine.getConstantBias())
    return ctx.reject(op, Reason::NotConstant,
                      "the bias of " + name + " is not a constant");
  if (filter.getElementType() != factor.getElementType())
    return ctx.reject(op, Reason::ElementType,
                      "filter and factor have different element types");
  int64_t channels = affine.getOutputChannels();
  ElementsAttr vector = tfl::asChannelVector(factor, channels);
  if (!vector)
    return ctx.reject(op, Reason::Shape, "the factor varies within a channel");
  if (rankOf(op->getResult(0)) != rankOf(affine.getResult()))
    return ctx.reject(op, Reason::Shape,
                      "the factor raises the rank of the result");

  auto kind = isa<tfl::MulOp>(op) ? eval::StepKind::Mul : eval::StepKind::Div;
  SmallVector<int64_t> alongOutputs(filter.getShapedType().getRank(), 1);
  alongOutputs[affine.getOutputAxis()] = channels;
  FuseScaleMatch match{affine, {}, {}};
  ElementsAttr factors = eval::lazy::reshape(vector, alongOutputs);
  match.filter = eval::lazy::combine(kind, filter, factors);
  if (!tfl::isAbsent(affine.getBias()))
    match.bias = eval::lazy::combine(kind, affine.getConstantBias(), vector);
  if (!tfl::mayScale(kind, filter, factors, match.filter) ||
      (match.bias && !tfl::isFinite(match.bias)))
    return ctx.reject(op, Reason::ConstantValue,
                      "the scaled weights exceed the range of floats");
  return match;
}

void FuseScale::rewrite(Operation *op, FuseScaleMatch &match,
                        RewriteContext &ctx) const {
  Operation *affineOp = match.affine.getOperation();
  match.affine.update(
      ctx.rewriter, match.filter, match.bias,
      op->getAttrOfType<StringAttr>("fused_activation_function").getValue());
  ctx.rewriter.modifyOpInPlace(affineOp, [&] {
    affineOp->getResult(0).setType(op->getResult(0).getType());
    affineOp->setLoc(ctx.fusedLoc({affineOp, op}));
  });
  ctx.reuse(affineOp);
  ctx.rewriter.replaceOp(op, affineOp->getResult(0));
}

TFUSE_DEFINE_RULE(FuseScale)

} // namespace tfuse
