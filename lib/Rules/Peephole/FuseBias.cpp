//===- FuseBias.cpp - Additions into the preceding bias -------------------===//
//
//   x   filter   bias             x   filter   bias + v
//    \    |     /                  \    |     /
//        op       v       =>           op {activation of add}
//          \     /
//        add {activation}
//
// where op is a convolution or fully_connected (see AffineOp). Likewise for
// sub, with bias - v. If broadcasting v raises the rank of the result, a
// reshape replaces add. Follows upstream's patterns FuseBinaryOpWith*Conv and
// FuseFullyConnectedAndAdd.
//
// C1 (multiple-uses)  The result before the addition has no other user.
// C2 (activation)     op has no activation.
// C3 (element-type)   The elements are floats: a quantized bias has a separate
//                     scale.
// C4 (not-constant)   bias is a constant, or absent.
// C5 (shape)          v has one element per output channel, or one element.
// C6 (unknown-shape)  If the result has a higher rank, at most one dimension is
//                     unknown.
//
//===----------------------------------------------------------------------===//

#include "Matching/Affine.h"
#include "Matching/ChannelVector.h"
#include "Matching/ConstantOperand.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FuseBiasMatch {
  tfl::AffineOp affine;
  ElementsAttr bias;
};

class FuseBias : public RuleOn<FuseBias, tfl::AddOp, tfl::SubOp> {
public:
  MatchResult<FuseBiasMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, FuseBiasMatch &match, RewriteContext &ctx) const;
};
} // namespace

MatchResult<FuseBiasMatch> FuseBias::match(Operation *op,
                                           RuleContext &ctx) const {
  auto [result, added] = tfl::findConstantOperand(op);
  tfl::AffineOp affine(result ? result.getDefiningOp() : nullptr);
  if (!affine)
    return skip();
  StringRef name = affine.getOperation()->getName().getStringRef();
  if (!affine.getResult().hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the result of " + name +
                          " has users other than the addition",
                      "let the other users read the sum");
  if (affine.getActivation() != "NONE")
    return ctx.reject(op, Reason::Activation,
                      name + " already has the activation " +
                          affine.getActivation());
  if (!tfl::hasFloats(op->getResult(0)) || !tfl::hasFloats(affine.getResult()))
    return ctx.reject(op, Reason::ElementType, "the elements are not floats");
  ElementsAttr bias = affine.getConstantBias();
  if (!bias)
    return ctx.reject(op, Reason::NotConstant,
                      "the bias of " + name + " is not a constant");
  if (bias.getElementType() != added.getElementType())
    return ctx.reject(op, Reason::ElementType,
                      "bias and addend have different element types");
  int64_t channels = affine.getOutputChannels();
  ElementsAttr vector = tfl::asChannelVector(added, channels);
  if (!vector)
    return ctx.reject(op, Reason::Shape, "the addend varies within a channel");
  if (rankOf(op->getResult(0)) != rankOf(affine.getResult()) &&
      !tfl::hasReshapeTarget(op->getResult(0)))
    return ctx.reject(op, Reason::UnknownShape,
                      "the addition raises the rank to an unknown shape");
  auto kind = isa<tfl::AddOp>(op) ? eval::StepKind::Add : eval::StepKind::Sub;
  return FuseBiasMatch{affine, eval::lazy::combine(kind, bias, vector)};
}

void FuseBias::rewrite(Operation *op, FuseBiasMatch &match,
                       RewriteContext &ctx) const {
  Operation *affineOp = match.affine.getOperation();
  Value result = match.affine.getResult();
  match.affine.update(
      ctx.rewriter, {}, match.bias,
      op->getAttrOfType<StringAttr>("fused_activation_function").getValue());
  bool sameRank = rankOf(op->getResult(0)) == rankOf(result);
  ctx.rewriter.modifyOpInPlace(affineOp, [&] {
    if (sameRank)
      result.setType(op->getResult(0).getType());
    affineOp->setLoc(ctx.fusedLoc({affineOp, op}));
  });
  ctx.reuse(affineOp);
  if (!sameRank) {
    result = tfl::TFLBuilder(ctx.rewriter, op->getLoc())
                 .reshape(op->getResult(0).getType(), result);
  }
  ctx.rewriter.replaceOp(op, result);
}

TFUSE_DEFINE_RULE(FuseBias)

} // namespace tfuse
