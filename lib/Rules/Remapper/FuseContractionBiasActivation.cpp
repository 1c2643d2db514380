//===- FuseContractionBiasActivation.cpp ----------------------------------===//
//
//   a, b -> contraction -> BiasAdd(bias) -> activation
//     =>    a, b, bias -> _Fused<op> {fused_ops = ["BiasAdd", activation]}
//
// The table in Matching/Contractions.cpp lists the activations that each
// contraction supports.
//
// Source: Grappler's Remapper, "Contraction + BiasAdd + Activation".
//
// C1: there is a fused kernel for the device, element type and layout, with
//     this activation.
// C2: the bias is added to the channels of the contraction, as in
//     FuseContractionBias.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseContractionBiasActivation : public ActivationFusion {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("activation: " TFUSE_ACTIVATIONS
                    "(add: BiasAdd|Add|AddV2(contraction: " TFUSE_CONTRACTIONS
                    "(a, b), bias))")};
    return all;
  }

  RootControls rootControls() const override { return RootControls::None; }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return mayBeBias(match.node("add"), editor);
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *contraction = match.node("contraction"), *root = match.root();
    const Contraction &entry = *Contraction::find(opOf(contraction));
    if (Mismatch mismatch =
            checkActivation(entry, Chain::Bias, root, ctx)) // C1
      return mismatch;
    if (Mismatch mismatch = checkKernels(contraction, root, opOf(root), ctx))
      return mismatch;
    // Without oneDNN, TensorFlow fuses these activations on GPUs only.
    if (ctx.isGrappler() && !ctx.editor.getOptions().kernels.oneDnn &&
        isAnyOp(root, "Tanh", "Sigmoid") && ctx.editor.isOnCpu(contraction))
      return ctx.reject(root, Reason::Activation,
                        "on a CPU, TensorFlow fuses " + opOf(root) +
                            " with oneDNN only");
    return checkBias(match.node("add"), contraction, match.tensor("bias"), // C2
                     root, ctx);
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    return fuseContraction(match, {"BiasAdd", opOf(match.root())}, {"bias"},
                           ctx, match.root());
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseContractionBiasActivation)

} // namespace tfuse
