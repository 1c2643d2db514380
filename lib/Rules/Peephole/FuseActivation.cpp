//===- FuseActivation.cpp - Clamps into the preceding op ------------------===//
//
//   x   ..                        x   ..
//    \  /                          \  /
//     op {activation a}     =>      op {activation c}
//     |
//     relu, relu6, relu_n1_to_1,
//     minimum or maximum with a number
//
// where the kernel of op has a fused activation, and activation c equals
// activation a followed by the clamp. Follows upstream's patterns
// FuseActivationFuncWith*, FuseBinaryWithActivation* and
// FuseFullyConnectedAndReluX.
//
// C1 (multiple-uses)  The result before the clamp has no other user.
// C2 (activation)     The kernel of op supports activations (those of
//                     concatenation and l2_normalization reject the
//                     attribute), and activation a is a clamp.
// C3 (activation)     An activation equals both clamps together:
//                     minimum(op{RELU}, 6) is RELU6, but no activation equals
//                     relu6(op{RELU_N1_TO_1}).
// C4 (quantization)   Quantized results have the same scale before and after.
//
//===----------------------------------------------------------------------===//

#include "Matching/Clamp.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FuseActivationMatch {
  Operation *producer;
  StringRef activation;
};

class FuseActivation
    : public RuleOn<FuseActivation, tfl::ReluOp, tfl::Relu6Op, tfl::Relu1Op,
                    tfl::MinimumOp, tfl::MaximumOp> {
public:
  MatchResult<FuseActivationMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, FuseActivationMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

static StringAttr activationOf(Operation *op) {
  return op ? op->getAttrOfType<StringAttr>("fused_activation_function")
            : StringAttr();
}

MatchResult<FuseActivationMatch> FuseActivation::match(Operation *op,
                                                       RuleContext &ctx) const {
  auto clamped = tfl::getClamp(op);
  if (!clamped)
    return skip();
  Operation *producer = clamped->input.getDefiningOp();
  auto activationAttr = activationOf(producer);
  // FoldClampOfClamp first converts a single minimum or maximum to relu, if
  // possible.
  if (!activationAttr ||
      (op->getNumOperands() != 1 && activationAttr == "NONE"))
    return skip();
  if (!producer->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the result of " + producer->getName().getStringRef() +
                          " has users other than the activation",
                      "let the other users read the activation's result");
  if (!isa<tfl::Conv2DOp, tfl::DepthwiseConv2DOp, tfl::Conv3DOp,
           tfl::Conv3DTransposeOp, tfl::TransposeConvOp, tfl::FullyConnectedOp,
           tfl::AddOp, tfl::SubOp, tfl::MulOp, tfl::DivOp, tfl::AveragePool2DOp,
           tfl::MaxPool2DOp>(producer))
    return ctx.reject(op, Reason::Activation,
                      "the kernel of " + producer->getName().getStringRef() +
                          " supports no activation");
  StringRef before = activationAttr.getValue();
  std::optional<tfl::Clamp> first = tfl::clampOfActivation(before);
  if (!first)
    return ctx.reject(op, Reason::Activation,
                      producer->getName().getStringRef() +
                          " already has the activation " + before);
  StringRef activation = tfl::activationOfClamp(first->then(clamped->clamp));
  if (activation.empty())
    return ctx.reject(op, Reason::Activation,
                      "no activation is equivalent to " + before +
                          " followed by " + op->getName().getStringRef());
  if (getElementTypeOrSelf(producer->getResult(0)) !=
      getElementTypeOrSelf(op->getResult(0)))
    return ctx.reject(
        op, Reason::Quantization,
        "the result has other quantization parameters than that of " +
            producer->getName().getStringRef());
  return FuseActivationMatch{producer, activation};
}

void FuseActivation::rewrite(Operation *op, FuseActivationMatch &match,
                             RewriteContext &ctx) const {
  Operation *producer = match.producer;
  ctx.rewriter.modifyOpInPlace(producer, [&] {
    producer->setAttr("fused_activation_function",
                      ctx.rewriter.getStringAttr(match.activation));
    producer->getResult(0).setType(op->getResult(0).getType());
    producer->setLoc(ctx.fusedLoc({producer, op}));
  });
  ctx.reuse(producer);
  ctx.rewriter.replaceOp(op, producer->getResult(0));
}

TFUSE_DEFINE_RULE(FuseActivation)

} // namespace tfuse
