//===- FuseContractionBiasAdd.cpp -----------------------------------------===//
//
//   a, b -> contraction -> BiasAdd(bias) -> Add(other)
//     =>    a, b, bias, other -> _Fused<op> {fused_ops = ["BiasAdd", "Add"]}
//
// The Add may also be an AddN with two operands.
//
// Source: Grappler's Remapper, "Contraction + BiasAdd + Add" (oneDNN).
//
// C1: oneDNN runs the fused op: on a CPU, with a kernel for the element type
//     and layout. No kernel exists for a depthwise convolution or for a MatMul
//     with transpose_a; TensorFlow fuses these to nodes that cannot run.
// C2: both operands of the Add have the same shape.
// C3: the bias is added to the channels of the contraction, as in
//     FuseContractionBias.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseContractionBiasAdd : public FusionRule<"Add", "AddV2", "AddN"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("sum: AddN|Add|AddV2(add: "
                    "BiasAdd|Add|AddV2(contraction: " TFUSE_CONTRACTIONS
                    "(a, b), bias), other)")};
    return all;
  }

  RootControls rootControls() const override { return RootControls::None; }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return editor.getOptions().kernels.oneDnn &&
           mayBeBias(match.node("add"), editor);
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    return checkContractionBiasSum(match, ctx);
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    return fuseContraction(match, {"BiasAdd", "Add"}, {"bias", "other"}, ctx);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseContractionBiasAdd)

} // namespace tfuse
