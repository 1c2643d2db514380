//===- FuseFusedConvActivation.cpp ----------------------------------------===//
//
//   _FusedConv2D {fused_ops = [...]} -> LeakyRelu
//     =>    _FusedConv2D {fused_ops = [..., "LeakyRelu"]}
//
// Likewise for _FusedConv3D and for _MklFusedMish, as "Mish".
//
// Source: Grappler's Remapper, "FusedConv + fused activation" (oneDNN). A
// _MklFusedMish that one pass of the Remapper creates is fused by the next
// pass.
//
// C1: the node has no fused activation yet, and the kernel supports the
//     combination.
// C2: the activation runs on a CPU.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseFusedConvActivation
    : public FusionRule<"LeakyRelu", "_MklFusedMish"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("activation: LeakyRelu|_MklFusedMish(conv: "
                    "_FusedConv2D|_FusedConv3D(...))")};
    return all;
  }

  RootControls rootControls() const override { return RootControls::None; }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return editor.getOptions().kernels.oneDnn;
  }

  static SmallVector<StringRef> fusedOps(Operation *conv) {
    SmallVector<StringRef> ops;
    if (auto list = conv->getAttrOfType<ArrayAttr>("fused_ops"))
      for (Attribute op : list)
        if (auto text = dyn_cast<StringAttr>(op))
          ops.push_back(text.getValue());
    return ops;
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    SmallVector<StringRef> ops = fusedOps(match.node("conv"));
    bool isMish = isOp(match.root(), "_MklFusedMish");
    bool isBias = ops == SmallVector<StringRef>{"BiasAdd"};
    bool isKnown =
        isBias ||
        (!isMish && (ops == SmallVector<StringRef>{"BiasAdd", "Add"} ||
                     ops == SmallVector<StringRef>{"FusedBatchNorm"}));
    if (!isKnown) // C1
      return ctx.reject(match.root(), Reason::Activation,
                        "no kernel fuses the activation after " +
                            llvm::join(ops, ", "));
    if (!ctx.editor.isOnCpu(match.root())) // C2
      return ctx.reject(match.root(), Reason::Device,
                        "the activation is not placed on a CPU");
    return Mismatch::none();
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Operation *conv = match.node("conv"), *root = match.root();
    SmallVector<StringRef> ops = fusedOps(conv);
    ops.push_back(isOp(root, "_MklFusedMish") ? "Mish" : "LeakyRelu");
    AttrBuilder attrs(ctx.editor.getContext());
    for (NamedAttribute attr : conv->getAttrs())
      if (StringRef name = attr.getName(); !name.starts_with("_") &&
                                           name != "fused_ops" &&
                                           name != "leakyrelu_alpha")
        attrs.set(name, attr.getValue());
    attrs.setStrings("fused_ops", ops);
    attrs.set("leakyrelu_alpha", isOp(root, "LeakyRelu")
                                     ? root->getAttr("alpha")
                                     : conv->getAttr("leakyrelu_alpha"));
    return replaceMatch(match, ctx, opOf(conv),
                        tfg::NodeView(conv).dataOperands(), attrs, conv);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseFusedConvActivation)

} // namespace tfuse
