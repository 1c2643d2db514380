//===- FusePadIntoConv.cpp ------------------------------------------------===//
//
//   x -> Pad(paddings) -> Conv3D      =>   x -> _FusedConv3D {padding_list}
//
// Likewise for a _FusedConv3D. For Conv2D, later passes of TensorFlow fold the
// Pad, not its Remapper.
//
// Source: Grappler's Remapper, "Pad + Conv3D" (oneDNN).
//
// C1: the convolution runs on a CPU, and oneDNN has a kernel for the element
//     type.
// C2: the paddings are constant.
// C3: the padding of the convolution is VALID. TensorFlow also folds into SAME,
//     and drops the padding that SAME adds.
// C4: only spatial dimensions are padded, because the kernel reads only their
//     paddings, and no padding is negative.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FusePadIntoConv : public FusionRule<"Conv3D", "_FusedConv3D"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {NodePattern(
        "conv: Conv3D|_FusedConv3D(pad: Pad(x, paddings), filter, ...)")};
    return all;
  }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return editor.getOptions().kernels.oneDnn;
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *conv = match.root();
    if (Mismatch mismatch = checkOneDnnNode(conv, conv, ctx)) // C1
      return mismatch;
    auto paddings = constantInts(ctx.editor.constant(match.tensor("paddings")));
    if (!paddings || paddings->size() != 10) // C2
      return ctx.reject(conv, Reason::NotConstant,
                        "the paddings are not a constant for five dimensions");
    if (ctx.isGrappler())
      return Mismatch::none();
    if (stringAttr(conv, "padding") != "VALID") // C3
      return ctx.reject(conv, Reason::Attribute,
                        "the padding of the convolution is not VALID");
    if (isOp(conv, "_FusedConv3D"))
      if (auto list = intsAttr(conv, "padding_list"); list && !list->empty())
        return ctx.reject(conv, Reason::Attribute,
                          "the convolution has explicit paddings already");
    bool isLast = isChannelsLast(stringAttr(conv, "data_format", "NDHWC"));
    for (auto [i, padding] : enumerate(*paddings)) { // C4
      unsigned dim = i / 2;
      bool isSpace = isLast ? dim >= 1 && dim <= 3 : dim >= 2;
      if (padding < 0 || (padding != 0 && !isSpace))
        return ctx.reject(conv, Reason::ConstantValue,
                          "dimension " + Twine(dim) + " is padded by " +
                              Twine(padding));
    }
    return Mismatch::none();
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Operation *conv = match.root();
    SmallVector<Value> operands(tfg::NodeView(conv).dataOperands());
    operands[0] = match.tensor("x");
    AttrBuilder attrs(ctx.editor.getContext());
    if (isOp(conv, "Conv3D")) {
      attrs.setInt("num_args", 0);
      attrs.setStrings("fused_ops", {});
    }
    for (NamedAttribute attr : conv->getAttrs())
      if (StringRef name = attr.getName();
          !name.starts_with("_") && name != "padding_list")
        attrs.set(name, attr.getValue());
    attrs.setInts("padding_list",
                  *constantInts(ctx.editor.constant(match.tensor("paddings"))));
    return replaceMatch(match, ctx, "_FusedConv3D", operands, attrs, conv);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FusePadIntoConv)

} // namespace tfuse
