//===- FuseInstanceNorm.cpp -----------------------------------------------===//
//
//   (x - mean(x)) / sqrt(variance(x) + epsilon) * gamma + beta [-> activation]
//     =>    x, gamma, beta -> _MklFusedInstanceNorm {reduction_axes, epsilon,
//                                                    fused_ops = [activation]}
//
// over all spatial dimensions, in the two forms of Matching/Norms.h. The
// activation is a Relu or a LeakyRelu.
//
// Source: Grappler's Remapper, "InstanceNorm" and "InstanceNorm + Activation"
// (oneDNN).
//
// C1: oneDNN runs the fused op: on a CPU, with a kernel for the element type.
//     TensorFlow does not check the device.
// C2: x has rank 4 or 5, and the axes are its spatial dimensions in order: [1,
//     2(, 3)] or [2, 3(, 4)].
// C3: gamma and beta are constants with one element for each channel, which
//     broadcast along the channels of x. TensorFlow checks only that their
//     shapes are equal.
// C4: epsilon is a constant with a single element.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "Matching/Norms.h"
#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseInstanceNorm
    : public FusionRule<"Add", "AddV2", "Relu", "LeakyRelu"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("activation: Relu|LeakyRelu(" + kNormOfProducts + ")"),
        NodePattern("activation: Relu|LeakyRelu(" + kNormOfDifference + ")"),
        NodePattern(kNormOfProducts), NodePattern(kNormOfDifference)};
    return all;
  }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return editor.getOptions().kernels.oneDnn;
  }

  static Mismatch checkChannels(NodeMatch &match, const shape::Shape &x,
                                bool isLast, GraphContext &ctx) {
    shape::Dim channels = x[isLast ? -1 : 1];
    for (StringRef name : {"gamma", "beta"}) {
      shape::Shape shape = ctx.editor.shape(match.tensor(name));
      // Counted from the last dimension, as broadcasting aligns shapes.
      int64_t place = isLast ? 1 : x.rank() - 1;
      bool fits = shape.rank() >= place && shape.rank() <= x.rank() &&
                  shape::isKnown(channels) && shape.numElements() == channels &&
                  shape[-place] == channels;
      if (!fits)
        return ctx.reject(match.root(), Reason::Shape,
                          name + " of shape " + shape.str() +
                              " does not have one element for each channel");
    }
    return Mismatch::none();
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *root = match.root();
    if (!ctx.isGrappler())
      if (Mismatch mismatch = checkOneDnnNode(root, root, ctx)) // C1
        return mismatch;
    if (Mismatch mismatch = checkKeepsNaN(opOf(root), root, ctx))
      return mismatch;
    shape::Shape x = ctx.editor.shape(match.tensor("x"));
    if (x.rank() != 4 && x.rank() != 5) // C2
      return ctx.reject(root, Reason::Shape, "the rank of x is not 4 or 5");
    MatchResult<SmallVector<int64_t>> axes =
        normalizedAxes(match, root, x.rank(), ctx);
    if (!axes)
      return axes.takeMismatch();
    bool isSpace = int64_t(axes->size()) + 2 == x.rank() &&
                   (axes->front() == 1 || axes->front() == 2);
    for (auto [i, axis] : enumerate(*axes))
      isSpace &= axis == axes->front() + int64_t(i);
    if (!isSpace)
      return ctx.reject(root, Reason::Attribute,
                        "the reduced axes are not all spatial dimensions");
    ElementsAttr gamma = ctx.editor.constant(match.tensor("gamma")),
                 beta = ctx.editor.constant(match.tensor("beta"));
    if (!gamma || !beta) // C3
      return ctx.reject(root, Reason::NotConstant,
                        "gamma and beta are not constant");
    if (!ctx.isGrappler()) {
      if (Mismatch mismatch = checkChannels(match, x, axes->front() == 1, ctx))
        return mismatch;
    } else if (gamma.getShapedType().getShape() !=
               beta.getShapedType().getShape()) {
      return ctx.reject(root, Reason::Shape,
                        "gamma and beta have different shapes");
    }
    if (!constantNumber(match.tensor("epsilon"), ctx.editor)) // C4
      return ctx.reject(root, Reason::NotConstant,
                        "epsilon is not a constant with one value");
    return Mismatch::none();
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Operation *root = match.root();
    auto axes = constantInts(ctx.editor.constant(match.tensor("axes")));
    int64_t rank = ctx.editor.shape(match.tensor("x")).rank();
    for (int64_t &axis : *axes)
      axis += axis < 0 ? rank : 0;
    AttrBuilder attrs(ctx.editor.getContext());
    attrs.copy("T", match.node("sum"))
        .setFloat("epsilon", static_cast<float>(*constantNumber(
                                 match.tensor("epsilon"), ctx.editor)))
        .setInts("reduction_axes", *axes);
    SmallVector<StringRef> ops;
    Attribute alpha;
    if (match.has("activation")) {
      ops.push_back(opOf(root));
      if (isOp(root, "LeakyRelu"))
        alpha = root->getAttr("alpha");
    }
    attrs.setStrings("fused_ops", ops);
    if (alpha)
      attrs.set("leakyrelu_alpha", alpha);
    else
      attrs.setFloat("leakyrelu_alpha", 0.2f);
    return replaceMatch(match, ctx, "_MklFusedInstanceNorm",
                        {byNodeName(match.tensor("x"), ctx),
                         match.tensor("gamma"), match.tensor("beta")},
                        attrs, match.node("sum"));
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseInstanceNorm)

} // namespace tfuse
