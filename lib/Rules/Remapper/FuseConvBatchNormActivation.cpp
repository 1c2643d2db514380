//===- FuseConvBatchNormActivation.cpp ------------------------------------===//
//
//   x, filter -> Conv2D -> FusedBatchNorm(scale, offset, mean, variance)
//     -> activation
//   =>    x, filter, scale, offset, mean, variance
//           -> _FusedConv2D {fused_ops = ["FusedBatchNorm", activation]}
//
// Likewise for FusedBatchNormV2 and V3.
//
// Source: Grappler's Remapper, "Conv2D + FusedBatchNorm + Activation".
//
// C1: conditions C1 to C4 of FuseConvBatchNorm.
// C2: a kernel supports the activation. TensorFlow also fuses Tanh, which its
//     kernels then reject.
//
//===----------------------------------------------------------------------===//

#include "Matching/BatchNorm.h"
#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseConvBatchNormActivation : public ActivationFusion {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("activation: " TFUSE_ACTIVATIONS "(norm: " TFUSE_BATCH_NORMS
                    "(conv: Conv2D(x, filter), scale, offset, mean, "
                    "variance))")};
    return all;
  }

  RootControls rootControls() const override { return RootControls::None; }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *conv = match.node("conv"), *root = match.root();
    if (Mismatch mismatch = checkCpuKernels(conv, root, ctx)) // C1
      return mismatch;
    if (Mismatch mismatch = checkBatchNorm(match.node("norm"), conv, root, ctx))
      return mismatch;
    bool isTanh = ctx.isGrappler() && isOp(root, "Tanh") &&
                  ctx.editor.getOptions().kernels.oneDnn;
    if (isTanh)
      return Mismatch::none();
    return checkActivation(*Contraction::find("Conv2D"), Chain::BatchNorm, root,
                           ctx); // C2
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    return fuseBatchNorm(match, {"FusedBatchNorm", opOf(match.root())},
                         match.node("conv"), ctx, match.root());
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseConvBatchNormActivation)

} // namespace tfuse
