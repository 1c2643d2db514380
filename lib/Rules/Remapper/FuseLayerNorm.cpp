//===- FuseLayerNorm.cpp --------------------------------------------------===//
//
//   (x - mean(x)) / sqrt(variance(x) + epsilon) * gamma + beta
//     =>    x, gamma, beta -> _MklLayerNorm {epsilon}
//
// over the last dimension, in the two forms of Matching/Norms.h, or as Keras 2
// writes it: a FusedBatchNormV3 of a reshaped x, in training, with a scale of
// ones and an offset of zeros.
//
// Source: Grappler's Remapper, "LayerNorm" (oneDNN). There epsilon is 0.001
// whatever the constant says, and neither the device, nor the shapes of gamma
// and beta, nor the fillings, nor the axes of the variance are looked at.
//
// C1: it runs on a CPU, with a kernel for the element type.
// C2: x has two or three dimensions and the result is of the same shape.
// C3: the last dimension is normalized, and no other.
// C4: gamma and beta are vectors of its size.
// C5: epsilon is one number.
//
//===----------------------------------------------------------------------===//

#include "Matching/BatchNorm.h"
#include "Matching/Contractions.h"
#include "Matching/Norms.h"
#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseLayerNorm : public FusionRule<"Add", "AddV2"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern(
            "AddV2(beta, Mul(Reshape(norm: FusedBatchNormV3(flat: "
            "Reshape(x, to), Fill(scaleSize, #1), Fill(offsetSize, #0), "
            "empty: Const, emptyVariance: Const), from), gamma))"),
        NodePattern(kNormOfProducts), NodePattern(kNormOfDifference)};
    return all;
  }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return editor.getOptions().kernels.oneDnn;
  }

  /// The same node, turned into rows: [1, rows, size, 1], of which each is a
  /// channel.
  static Mismatch checkRows(NodeMatch &match, GraphContext &ctx) {
    Operation *norm = match.node("norm"), *root = match.root();
    if (!isTraining(norm))
      return ctx.reject(root, Reason::Attribute,
                        "the normalization is that of inference");
    for (StringRef name : {"empty", "emptyVariance"}) {
      ElementsAttr constant = ctx.editor.constant(match.tensor(name));
      if (!constant || constant.getNumElements() != 0)
        return ctx.reject(root, Reason::ConstantValue,
                          "mean and variance are not empty");
    }
    if (ctx.isGrappler())
      return Mismatch::none();
    shape::Shape x = ctx.editor.shape(match.tensor("x")),
                 flat = ctx.editor.shape(match.tensor("flat"));
    bool isRows = flat.rank() == 4 && flat[0] == 1 && flat[3] == 1 &&
                  shape::isSame(flat[2], x[-1]) &&
                  stringAttr(norm, "data_format", "NHWC") == "NCHW";
    if (!isRows) // C3
      return ctx.reject(root, Reason::Shape,
                        "what is normalized, " + flat.str() +
                            ", is not the last dimension");
    return Mismatch::none();
  }

  Mismatch checkAxes(NodeMatch &match, int64_t rank, GraphContext &ctx) const {
    MatchResult<SmallVector<int64_t>> axes =
        normalizedAxes(match, match.root(), rank, ctx);
    if (!axes)
      return axes.takeMismatch();
    if (axes->size() != 1 || axes->front() != rank - 1) // C3
      return ctx.reject(match.root(), Reason::Attribute,
                        "what is normalized is not the last dimension");
    if (!ctx.isGrappler() && !epsilon(match, ctx)) // C5
      return ctx.reject(match.root(), Reason::NotConstant,
                        "epsilon is no single number");
    return Mismatch::none();
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *root = match.root();
    if (!ctx.isGrappler())
      if (Mismatch mismatch = checkOneDnnNode(root, root, ctx)) // C1
        return mismatch;
    shape::Shape x = ctx.editor.shape(match.tensor("x")),
                 result = ctx.editor.shape(root->getResult(0));
    if (!shape::isSameShape(x, result) || x.rank() < 2 || x.rank() > 3) // C2
      return ctx.reject(root, Reason::Shape,
                        "the kernel does not make " + result.str() + " of " +
                            x.str());
    if (Mismatch mismatch = match.has("norm") ? checkRows(match, ctx)
                                              : checkAxes(match, x.rank(), ctx))
      return mismatch;
    for (StringRef name : {"gamma", "beta"})
      if (shape::Shape shape = ctx.editor.shape(match.tensor(name));
          !ctx.isGrappler() &&
          (shape.rank() != 1 || !shape::isSame(shape[0], x[-1]))) // C4
        return ctx.reject(root, Reason::Shape,
                          name + " is no vector of the size of the last "
                                 "dimension");
    return Mismatch::none();
  }

  static std::optional<float> epsilon(const NodeMatch &match,
                                      GraphContext &ctx) {
    if (match.has("norm"))
      return epsilonOf(match.node("norm"));
    constexpr float kGrapplersEpsilon = 0.001f;
    if (ctx.isGrappler())
      return kGrapplersEpsilon;
    auto number = constantNumber(match.tensor("epsilon"), ctx.editor);
    if (!number)
      return std::nullopt;
    return static_cast<float>(*number);
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    AttrBuilder attrs(ctx.editor.getContext());
    attrs.copy("T", match.root()).setFloat("epsilon", *epsilon(match, ctx));
    return replaceMatch(match, ctx, "_MklLayerNorm",
                        {match.tensor("x"),
                         byNodeName(match.tensor("gamma"), ctx),
                         byNodeName(match.tensor("beta"), ctx)},
                        attrs, match.root());
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseLayerNorm)

} // namespace tfuse
