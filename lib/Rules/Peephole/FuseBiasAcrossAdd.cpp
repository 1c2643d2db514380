//===- FuseBiasAcrossAdd.cpp - (x + fully_connected(h)) + v ---------------===//
//
//   x       op {bias}                 x       op {bias + v}
//    \     /                           \     /
//      add       v            =>         add {activation}
//        \      /
//        add {activation}
//
// where op is a convolution or fully_connected (see AffineOp). Recurrent cells
// add a bias to the sum of two matmuls this way.
//
// C1 (multiple-uses)  Neither the inner sum nor op has another user.
// C2 (activation)     Neither the inner sum nor op has an activation.
// C3 (element-type)   The elements are floats.
// C4 (shape)          The sum has the shape of op's result.
// C5 (not-constant)   bias is a constant, or absent.
// C6 (shape)          v has one element per output channel, or one element.
//
//===----------------------------------------------------------------------===//

#include "Matching/Affine.h"
#include "Matching/ChannelVector.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FuseBiasAcrossAddMatch {
  tfl::AddOp sum;
  tfl::AffineOp affine;
  ElementsAttr bias;
};

class FuseBiasAcrossAdd : public RuleOn<FuseBiasAcrossAdd, tfl::AddOp> {
public:
  MatchResult<FuseBiasAcrossAddMatch> match(tfl::AddOp op,
                                            RuleContext &ctx) const;
  void rewrite(tfl::AddOp op, FuseBiasAcrossAddMatch &match,
               RewriteContext &ctx) const;

private:
  /// The inner sum, its convolution or matmul, and the constant, without the
  /// bias.
  static FuseBiasAcrossAddMatch find(Operation *op);
};
} // namespace

FuseBiasAcrossAddMatch FuseBiasAcrossAdd::find(Operation *op) {
  for (unsigned i : {0, 1}) {
    auto sum = op->getOperand(i).getDefiningOp<tfl::AddOp>();
    ElementsAttr added = viewableConstant(op->getOperand(1 - i));
    if (!sum || !added)
      continue;
    // Prefer the second operand: usually the matmul of the state.
    for (unsigned j : {1, 0})
      if (tfl::AffineOp affine(sum->getOperand(j).getDefiningOp()); affine)
        return {sum, affine, added};
  }
  return {};
}

MatchResult<FuseBiasAcrossAddMatch>
FuseBiasAcrossAdd::match(tfl::AddOp op, RuleContext &ctx) const {
  FuseBiasAcrossAddMatch match = find(op);
  if (!match.affine)
    return skip();
  Value product = match.affine.getResult();
  if (!match.sum->hasOneUse() || !product.hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the sum or the matmul has other users");
  if (match.sum.getFusedActivationFunction() != "NONE" ||
      match.affine.getActivation() != "NONE")
    return ctx.reject(op, Reason::Activation,
                      "the inner sum or the matmul has an activation");
  if (!tfl::hasFloats(op->getResult(0)))
    return ctx.reject(op, Reason::ElementType, "the elements are not floats");
  if (op->getResult(0).getType() != match.sum.getType() ||
      match.sum.getType() != product.getType())
    return ctx.reject(op, Reason::Shape,
                      "the sums do not have the shape of the matmul");
  ElementsAttr bias = match.affine.getConstantBias();
  if (!bias)
    return ctx.reject(op, Reason::NotConstant, "the bias is not a constant");
  if (bias.getElementType() != match.bias.getElementType())
    return ctx.reject(op, Reason::ElementType,
                      "bias and addend have different element types");
  ElementsAttr vector =
      tfl::asChannelVector(match.bias, match.affine.getOutputChannels());
  if (!vector)
    return ctx.reject(op, Reason::Shape, "the addend varies within a channel");
  match.bias = eval::lazy::combine(eval::StepKind::Add, bias, vector);
  return match;
}

void FuseBiasAcrossAdd::rewrite(tfl::AddOp op, FuseBiasAcrossAddMatch &match,
                                RewriteContext &ctx) const {
  match.affine.update(ctx.rewriter, {}, match.bias);
  ctx.reuse(match.affine.getOperation());
  ctx.rewriter.modifyOpInPlace(match.sum, [&] {
    match.sum->setAttr("fused_activation_function",
                       op->getAttr("fused_activation_function"));
    match.sum->setLoc(ctx.fusedLoc({match.sum, op}));
  });
  ctx.reuse(match.sum);
  ctx.rewriter.replaceOp(op, match.sum);
}

TFUSE_DEFINE_RULE(FuseBiasAcrossAdd)

} // namespace tfuse
