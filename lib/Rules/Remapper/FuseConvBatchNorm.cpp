//===- FuseConvBatchNorm.cpp ----------------------------------------------===//
//
//   x, filter -> Conv2D -> FusedBatchNorm(scale, offset, mean, variance)
//     =>    x, filter, scale, offset, mean, variance
//             -> _FusedConv2D {fused_ops = ["FusedBatchNorm"], epsilon}
//
// Likewise for FusedBatchNormV2 and V3.
//
// Source: Grappler's Remapper, "Conv2D + FusedBatchNorm".
//
// C1: there is a fused kernel for a CPU, the element type and the layout.
// C2: the normalization is in inference mode and in float32.
// C3: only the first output of the normalization has users.
// C4: convolution and normalization have the same layout. TensorFlow does not
//     check the layout of the normalization.
//
//===----------------------------------------------------------------------===//

#include "Matching/BatchNorm.h"
#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseConvBatchNorm : public BatchNormFusion {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("norm: " TFUSE_BATCH_NORMS
                    "(conv: Conv2D(x, filter), scale, offset, mean, "
                    "variance)")};
    return all;
  }

  RootControls rootControls() const override { return RootControls::None; }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *conv = match.node("conv"), *root = match.root();
    if (Mismatch mismatch = checkCpuKernels(conv, root, ctx)) // C1
      return mismatch;
    return checkBatchNorm(root, conv, root, ctx); // C2, C3, C4
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    return fuseBatchNorm(match, {"FusedBatchNorm"}, match.node("conv"), ctx);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseConvBatchNorm)

} // namespace tfuse
