//===- FuseContractionBiasAddActivation.cpp -------------------------------===//
//
//   a, b -> contraction -> BiasAdd(bias) -> Add(other) -> activation
//     =>    a, b, bias, other
//             -> _Fused<op> {fused_ops = ["BiasAdd", "Add", activation]}
//
// Source: Grappler's Remapper, "Contraction + BiasAdd + Add + Activation"
// (oneDNN).
//
// C1: the contraction is a Conv2D or Conv3D. For other contractions, TensorFlow
//     creates an invalid node; here FuseContractionBiasAdd fuses all but the
//     activation.
// C2: conditions C1 to C3 of FuseContractionBiasAdd.
//
// TensorFlow drops the alpha of LeakyRelu, so that the default, 0.2, applies.
// Grappler mode does the same.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseContractionBiasAddActivation : public ActivationFusion {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {NodePattern(
        "activation: " TFUSE_ACTIVATIONS "(sum: AddN|Add|AddV2(add: "
        "BiasAdd|Add|AddV2(contraction: " TFUSE_CONTRACTIONS
        "(a, b), bias), other))")};
    return all;
  }

  RootControls rootControls() const override { return RootControls::None; }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return editor.getOptions().kernels.oneDnn &&
           mayBeBias(match.node("add"), editor);
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    const Contraction &entry =
        *Contraction::find(opOf(match.node("contraction")));
    if (Mismatch mismatch =
            checkActivation(entry, Chain::BiasAdd, match.root(), ctx)) // C1
      return mismatch;
    return checkContractionBiasSum(match, ctx); // C2
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Operation *root = match.root();
    return fuseContraction(match, {"BiasAdd", "Add", opOf(root)},
                           {"bias", "other"}, ctx,
                           ctx.isGrappler() ? nullptr : root);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseContractionBiasAddActivation)

} // namespace tfuse
