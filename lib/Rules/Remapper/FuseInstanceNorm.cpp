//===- FuseInstanceNorm.cpp -----------------------------------------------===//
//
//   (x - mean(x)) / sqrt(variance(x) + epsilon) * gamma + beta [-> activation]
//     =>    x, gamma, beta -> _MklFusedInstanceNorm {reduction_axes, epsilon,
//                                                    fused_ops = [activation]}
//
// over all dimensions of space, in the two forms of Matching/Norms.h. The
// activation is a Relu or a LeakyRelu.
//
// Source: Grappler's Remapper, "InstanceNorm" and "InstanceNorm + Activation"
// (oneDNN).
//
// C1: it runs on a CPU, with a kernel for the element type. TensorFlow does not
//     look where it runs.
// C2: the axes are those of space, in order, of a tensor of four or five
//     dimensions: [1, 2(, 3)] or [2, 3(, 4)].
// C3: gamma and beta are constants, with one number for each channel, where the
//     channels are. TensorFlow only looks whether they are of one shape.
// C4: epsilon is one number.
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
      // Counted from the end, as operands are lined up.
      int64_t place = isLast ? 1 : x.rank() - 1;
      bool fits = shape.rank() >= place && shape.rank() <= x.rank() &&
                  shape::isKnown(channels) && shape.numElements() == channels &&
                  shape[-place] == channels;
      if (!fits)
        return ctx.reject(match.root(), Reason::Shape,
                          name + " of shape " + shape.str() +
                              " is not one number for each channel");
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
      return ctx.reject(root, Reason::Shape,
                        "x has neither four nor five dimensions");
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
                        "what is normalized is not all of space");
    ElementsAttr gamma = ctx.editor.constant(match.tensor("gamma")),
                 beta = ctx.editor.constant(match.tensor("beta"));
    if (!gamma || !beta) // C3
      return ctx.reject(root, Reason::NotConstant,
                        "gamma and beta are no constants");
    if (!ctx.isGrappler()) {
      if (Mismatch mismatch = checkChannels(match, x, axes->front() == 1, ctx))
        return mismatch;
    } else if (gamma.getShapedType().getShape() !=
               beta.getShapedType().getShape()) {
      return ctx.reject(root, Reason::Shape,
                        "gamma and beta are not of one shape");
    }
    if (!constantNumber(match.tensor("epsilon"), ctx.editor)) // C4
      return ctx.reject(root, Reason::NotConstant,
                        "epsilon is no single number");
    return Mismatch::none();
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Operation *root = match.root();
    auto axes = integersOf(ctx.editor.constant(match.tensor("axes")));
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
