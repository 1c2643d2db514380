//===- FuseConvSqueezeBias.cpp --------------------------------------------===//
//
//   x, filter -> Conv2D "c" -> Squeeze "s" -> BiasAdd(bias) "b"
//     =>    x, filter, bias -> _FusedConv2D "c" -> Squeeze "b"
//
// Likewise for a Conv3D. Conv1D layers of Keras have this form.
//
// Source: Grappler's Remapper, "Conv + Squeeze + BiasAdd".
//
// C1: there is a fused kernel for a CPU, the element type and the layout.
// C2: the Squeeze has a list of dimensions, without the channels. TensorFlow
//     does not count negative dimensions from the end, and assumes that a
//     Squeeze without a list keeps the channels.
// C3: channels are last before and after the Squeeze.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseConvSqueezeBias : public FusionRule<"BiasAdd"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("add: BiasAdd(squeeze: Squeeze(conv: "
                    "Conv2D|Conv3D(x, filter)), bias)")};
    return all;
  }

  RootControls rootControls() const override { return RootControls::None; }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *conv = match.node("conv"), *root = match.root();
    if (Mismatch mismatch = checkCpuKernels(conv, root, ctx)) // C1
      return mismatch;
    int64_t rank = Contraction::find(opOf(conv))->spatialRank + 2;
    auto squeezed = intsAttr(match.node("squeeze"), "squeeze_dims");
    if (!squeezed || (squeezed->empty() && !ctx.isGrappler())) // C2
      return ctx.reject(root, Reason::Attribute,
                        "the Squeeze has no list of dimensions (squeeze_dims)");
    for (int64_t dim : *squeezed)
      if (dim == rank - 1 || (dim == -1 && !ctx.isGrappler()))
        return ctx.reject(root, Reason::Attribute,
                          "the Squeeze removes the channels");
    if (!ctx.isGrappler() &&
        (!isChannelsLast(stringAttr(conv, "data_format")) ||
         stringAttr(root, "data_format", "NHWC") != "NHWC"))
      return ctx.reject(root, Reason::Layout,
                        "the layout is not channels-last"); // C3
    return Mismatch::none();
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Operation *conv = match.node("conv"), *squeeze = match.node("squeeze");
    GraphEditor &editor = ctx.editor;
    AttrBuilder attrs(editor.getContext());
    attrs.copy("T", squeeze).copy("squeeze_dims", squeeze);
    Operation *fused = becomeOp(
        conv, editor, Contraction::find(opOf(conv))->fusedOp,
        {match.tensor("x"), match.tensor("filter"), match.tensor("bias")},
        fusedAttrs(conv, {"BiasAdd"}, 1), conv);
    Operation *last = becomeOp(match.root(), editor, "Squeeze",
                               fused->getResult(0), attrs, squeeze);
    eraseReplaced(squeeze, editor);
    return Rewritten::inPlace(last);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseConvSqueezeBias)

} // namespace tfuse
