//===- FuseGelu.cpp -------------------------------------------------------===//
//
//   y = BiasAdd(MatMul(a, b), bias)
//   y / 2 * (1 + Erf(y / sqrt(2)))
//     =>    a, b, bias -> _FusedMatMul {fused_ops = ["BiasAdd", "GeluExact"]}
//   y / 2 * (1 + Tanh(sqrt(2 / pi) * (y + 0.044715 y^3)))
//     =>    a, b, bias -> _FusedMatMul {fused_ops = ["BiasAdd",
//                                                    "GeluApproximate"]}
//
// in all forms of these formulas (tfuse/Rules/Formula/Gelu.h).
//
// Source: Grappler's Remapper, "MatMul + BiasAdd + Gelu". It matches four
// forms, and GeluApproximate only in the pass after the one that fuses the
// bias; so does grappler mode.
//
// C1: oneDNN runs the fused op: on a CPU, in float32, without transpose_a.
// C2: the bias is added to the columns of the matmul.
// C3: a _FusedMatMul has fused nothing but the bias.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Formula/Gelu.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseGelu : public FusionRule<"Mul"> {
  static constexpr StringLiteral kBiased =
      "y: BiasAdd|Add|AddV2(matmul: MatMul(a, b), bias)";
  static constexpr StringLiteral kFused = "y: _FusedMatMul(a, b, bias)";

  /// Grappler's patterns. The first occurrence of y is the pattern of y, later
  /// ones are its name.
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("Mul(Mul(" + erf() + ", #0.5), " + kBiased + ")"),
        NodePattern("Mul(Mul(Erfc(Mul(Neg(y), #0.7071067811865476)), #0.5), " +
                    kBiased + ")"),
        NodePattern("Mul(" + erf() + ", Mul(" + kBiased + ", #0.5))"),
        NodePattern("Mul(Mul(AddV2|Add(Tanh(Mul(AddV2|Add(y, Mul(Mul(#0.044715,"
                    " y), Square(y))), #0.7978845608028654)), #1), #0.5), " +
                    kFused + ")")};
    return all;
  }
  static std::string erf() {
    return "Add|AddV2(Erf(Mul(y, #0.7071067811865476)), #1)";
  }

  /// The number of a scalar constant: other constants may change the shape.
  static std::optional<double> scalarNumber(Value value, GraphEditor &editor) {
    shape::Shape shape = editor.shape(value);
    return shape.hasRank() && shape.rank() == 0 ? constantNumber(value, editor)
                                                : std::nullopt;
  }

  SmallVector<NodeMatch, 1> findMatches(Operation *node,
                                        GraphContext &ctx) const override {
    if (ctx.isGrappler())
      return FusionRuleBase::findMatches(node, ctx);
    static const NodePattern biased(kBiased), fused(kFused);
    formula::Cluster cluster(node);
    std::optional<formula::Gelu> gelu =
        formula::takeGelu({cluster, [&](Value value) {
                             return scalarNumber(value, ctx.editor);
                           }});
    Operation *y = gelu ? gelu->x.getDefiningOp() : nullptr;
    if (!y || gelu->x != y->getResult(0))
      return {};
    SmallVector<NodeMatch, 1> matches = biased.match(y);
    llvm::append_range(matches, fused.match(y));
    llvm::erase_if(matches, [&](NodeMatch &match) {
      return !match.addUsers(cluster.getOps());
    });
    // The numbers of the formula are float32.
    constexpr double kTolerance = 1e-6;
    bool isGelu = gelu->argument && gelu->hasNumbersOfGelu(kTolerance);
    if (isGelu || none_of(matches, [&](const NodeMatch &match) {
          return isWorthChecking(match, ctx.editor);
        }))
      return matches;
    (void)ctx.record(
        ctx.reject(node, Reason::ConstantValue,
                   "the polynomial or a constant is not that of gelu"));
    return {};
  }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    Operation *y = match.node("y");
    if (!editor.getOptions().kernels.oneDnn)
      return false;
    return editor.isGrappler()
               ? isAnyOp(y, "BiasAdd", "_FusedMatMul")
               : isOp(y, "_FusedMatMul") || mayBeBias(y, editor);
  }

  static StringRef geluOp(const NodeMatch &match) {
    bool isExact = any_of(match.innerNodes(), [](Operation *node) {
      return isAnyOp(node, "Erf", "Erfc");
    });
    return isExact ? "GeluExact" : "GeluApproximate";
  }

  static Operation *productOf(const NodeMatch &match) {
    return match.has("matmul") ? match.node("matmul") : match.node("y");
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *root = match.root(), *product = productOf(match);
    if (Mismatch mismatch = checkOneDnnNode(product, root, ctx)) // C1
      return mismatch;
    if (Mismatch mismatch = checkKeepsNaN(geluOp(match), root, ctx))
      return mismatch;
    if (boolAttr(product, "transpose_a", false))
      return ctx.reject(root, Reason::Attribute,
                        "the MatMul has transpose_a, which the fused kernel "
                        "does not support");
    if (match.has("matmul")) {
      if (Mismatch mismatch = checkCpuKernels(product, root, ctx))
        return mismatch;
      return checkBias(match.node("y"), product, match.tensor("bias"), root,
                       ctx); // C2
    }
    Builder builder(ctx.editor.getContext());
    if (product->getAttr("fused_ops") != builder.getStrArrayAttr({"BiasAdd"}))
      return ctx.reject(root, Reason::Activation,
                        "the _FusedMatMul has fused more than a bias"); // C3
    return Mismatch::none();
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Operation *product = productOf(match);
    StringRef ops[] = {"BiasAdd", geluOp(match)};
    AttrBuilder attrs(ctx.editor.getContext());
    attrs.copy("T", product)
        .copy("transpose_a", product)
        .copy("transpose_b", product)
        .setStrings("fused_ops", ops)
        .setInt("num_args", 1)
        .setFloat("epsilon", 0)
        .setFloat("leakyrelu_alpha", 0.2f);
    return replaceMatch(
        match, ctx, "_FusedMatMul",
        {match.tensor("a"), match.tensor("b"), match.tensor("bias")}, attrs,
        product);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseGelu)

} // namespace tfuse
