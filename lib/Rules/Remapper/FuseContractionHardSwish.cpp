//===- FuseContractionHardSwish.cpp ---------------------------------------===//
//
//   a, b -> contraction -> BiasAdd(bias) = y
//   Mul(Mul(y, 1/6), Relu6(Add(y, 3)))
//     =>    a, b, bias -> _Fused<op> {fused_ops = ["BiasAdd",
//                                                  "_FusedHardSwish"]}
//
// where contraction is a Conv2D or a DepthwiseConv2dNative.
//
// Source: Grappler's Remapper, "Contraction + BiasAdd + HardSwish" (oneDNN).
//
// C1: oneDNN runs the fused op: on a CPU, with a kernel for the element type
//     and layout.
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

class FuseContractionHardSwish : public FusionRule<"Mul"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {NodePattern(
        "Mul(Mul(add: BiasAdd|Add|AddV2(contraction: "
        "Conv2D|DepthwiseConv2dNative(a, b), bias), #0.16666666666666666), "
        "Relu6(Add|AddV2(add, #3)))")};
    return all;
  }

  RootControls rootControls() const override { return RootControls::None; }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return editor.getOptions().kernels.oneDnn &&
           mayBeBias(match.node("add"), editor);
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *contraction = match.node("contraction");
    if (Mismatch mismatch =
            checkCpuKernels(contraction, match.root(), ctx)) // C1
      return mismatch;
    return checkBias(match.node("add"), contraction, match.tensor("bias"), // C2
                     match.root(), ctx);
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    return fuseContraction(match, {"BiasAdd", "_FusedHardSwish"}, {"bias"},
                           ctx);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseContractionHardSwish)

} // namespace tfuse
