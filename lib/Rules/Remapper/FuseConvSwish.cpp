//===- FuseConvSwish.cpp --------------------------------------------------===//
//
//   x, filter -> Conv2D -> BiasAdd(bias) = y;  y -> Sigmoid -> Mul(y)
//     =>    x, filter, bias -> _FusedConv2D {fused_ops = ["BiasAdd",
//                                                         "_MklSwish"]}
//
// Likewise for a FusedBatchNorm, V2 or V3 instead of the BiasAdd.
//
// Source: Grappler's Remapper, "Conv2D + BiasAdd or BatchNorm + Swish"
// (oneDNN).
//
// C1: oneDNN runs the fused op: on a CPU, with a kernel for the element type
//     and layout.
// C2: the bias is added to the channels of the convolution.
// C3: the normalization fulfills C2 to C4 of FuseConvBatchNorm.
//
//===----------------------------------------------------------------------===//

#include "Matching/BatchNorm.h"
#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseConvSwish : public FusionRule<"Mul"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("Mul(Sigmoid(add: BiasAdd(conv: Conv2D(x, filter), bias)), "
                    "add)"),
        NodePattern("Mul(Sigmoid(norm: " TFUSE_BATCH_NORMS
                    "(conv: Conv2D(x, filter), scale, offset, mean, "
                    "variance)), norm)")};
    return all;
  }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return editor.getOptions().kernels.oneDnn;
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *conv = match.node("conv"), *root = match.root();
    if (Mismatch mismatch = checkOneDnnNode(root, root, ctx)) // C1
      return mismatch;
    if (Mismatch mismatch = checkCpuKernels(conv, root, ctx))
      return mismatch;
    if (match.has("add"))
      return checkBias(match.node("add"), conv, match.tensor("bias"), root,
                       ctx);                                    // C2
    return checkBatchNorm(match.node("norm"), conv, root, ctx); // C3
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Operation *conv = match.node("conv"), *root = match.root();
    if (match.has("add"))
      return replaceMatch(
          match, ctx, "_FusedConv2D",
          {match.tensor("x"), match.tensor("filter"), match.tensor("bias")},
          fusedAttrs(conv, {"BiasAdd", "_MklSwish"}, 1), root);
    return fuseBatchNorm(match, {"FusedBatchNorm", "_MklSwish"}, root, ctx);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseConvSwish)

} // namespace tfuse
