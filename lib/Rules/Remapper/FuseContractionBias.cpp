//===- FuseContractionBias.cpp --------------------------------------------===//
//
//   a, b -> contraction -> BiasAdd(bias)   =>   a, b, bias -> _Fused<op>
//                                               {fused_ops = ["BiasAdd"]}
//
// where contraction is Conv2D, DepthwiseConv2dNative, MatMul or Conv3D. An Add
// or AddV2 may replace the BiasAdd.
//
// Source: Grappler's Remapper, "Contraction + BiasAdd".
//
// C1: there is a fused kernel for the device, element type and layout.
// C2: the bias is added to the channels of the contraction. TensorFlow does not
//     check the layout of the BiasAdd.
// C3: the bias of an Add is a vector with one element for each channel.
//     TensorFlow also fuses a bias of shape [1, n], which some of its kernels
//     then reject.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseContractionBias : public FusionRule<"BiasAdd", "Add", "AddV2"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("add: BiasAdd|Add|AddV2(contraction: " TFUSE_CONTRACTIONS
                    "(a, b), bias)")};
    return all;
  }

  RootControls rootControls() const override { return RootControls::None; }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return mayBeBias(match.root(), editor);
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *contraction = match.node("contraction");
    if (Mismatch mismatch =
            checkKernels(contraction, match.root(), "", ctx)) // C1
      return mismatch;
    return checkBias(match.root(), contraction, match.tensor("bias"), // C2, C3
                     match.root(), ctx);
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    return fuseContraction(match, {"BiasAdd"}, {"bias"}, ctx);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseContractionBias)

} // namespace tfuse
