//===- FuseLayerNorm.cpp --------------------------------------------------===//
//
//   (x - mean(x)) / sqrt(variance(x) + epsilon) * gamma + beta
//     =>    x, gamma, beta -> _MklLayerNorm {epsilon}
//
// over the last dimension, in the two forms of Matching/Norms.h or in that of
// Keras 2: a FusedBatchNormV3 of a reshaped x, in training mode, with a scale
// of ones and an offset of zeros.
//
// Source: Grappler's Remapper, "LayerNorm" (oneDNN). It uses an epsilon of
// 0.001 regardless of the constant. It checks neither the device, nor the
// shapes of gamma and beta, nor the values of the Fills, nor the axes of the
// variance.
//
// C1: oneDNN runs the fused op: on a CPU, with a kernel for the element type.
// C2: x has rank 2 or 3, and the result has the same shape.
// C3: exactly the last dimension is normalized.
// C4: gamma and beta are vectors of the size of the last dimension.
// C5: epsilon is a constant with a single element.
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

  /// Checks that a FusedBatchNormV3 normalizes the last dimension of x: x is
  /// reshaped to [1, rows, size, 1] in NCHW, so that each row is a channel.
  static Mismatch checkRows(NodeMatch &match, GraphContext &ctx) {
    Operation *norm = match.node("norm"), *root = match.root();
    if (!isTraining(norm))
      return ctx.reject(root, Reason::Attribute,
                        "the FusedBatchNormV3 is in inference mode");
    for (StringRef name : {"empty", "emptyVariance"}) {
      ElementsAttr constant = ctx.editor.constant(match.tensor(name));
      if (!constant || constant.getNumElements() != 0)
        return ctx.reject(root, Reason::ConstantValue,
                          "the mean and variance operands of the "
                          "FusedBatchNormV3 are not empty");
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
                        "the reshaped x, of shape " + flat.str() +
                            ", does not have one channel for each row of x");
    return Mismatch::none();
  }

  Mismatch checkAxes(NodeMatch &match, int64_t rank, GraphContext &ctx) const {
    MatchResult<SmallVector<int64_t>> axes =
        normalizedAxes(match, match.root(), rank, ctx);
    if (!axes)
      return axes.takeMismatch();
    if (axes->size() != 1 || axes->front() != rank - 1) // C3
      return ctx.reject(match.root(), Reason::Attribute,
                        "the reduced axes are not just the last dimension");
    if (!ctx.isGrappler() && !epsilon(match, ctx)) // C5
      return ctx.reject(match.root(), Reason::NotConstant,
                        "epsilon is not a constant with one value");
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
      return ctx.reject(
          root, Reason::Shape,
          "the kernel requires x and result of equal shapes and of "
          "rank 2 or 3; x is " +
              x.str() + ", the result is " + result.str());
    if (Mismatch mismatch = match.has("norm") ? checkRows(match, ctx)
                                              : checkAxes(match, x.rank(), ctx))
      return mismatch;
    for (StringRef name : {"gamma", "beta"})
      if (shape::Shape shape = ctx.editor.shape(match.tensor(name));
          !ctx.isGrappler() &&
          (shape.rank() != 1 || !shape::isSame(shape[0], x[-1]))) // C4
        return ctx.reject(
            root, Reason::Shape,
            name + " is not a vector of the size of the last dimension");
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
