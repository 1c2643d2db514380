//===- FuseGelu.cpp -------------------------------------------------------===//
//
//   y = BiasAdd(MatMul(a, b), bias)
//   y / 2 * (1 + Erf(y / sqrt(2)))
//     =>    a, b, bias -> _FusedMatMul {fused_ops = ["BiasAdd", "GeluExact"]}
//   y / 2 * (1 + Tanh(sqrt(2 / pi) * (y + 0.044715 y^3)))
//     =>    a, b, bias -> _FusedMatMul {fused_ops = ["BiasAdd",
//                                                    "GeluApproximate"]}
//
// in the forms that TensorFlow, Keras and BERT generate: Erfc(-z) may replace 1
// + Erf(z), the factor 1/2 may be at different places, and the cube may be a
// Pow, a Square or Muls.
//
// Source: Grappler's Remapper, "MatMul + BiasAdd + Gelu". It matches fewer
// forms, and GeluApproximate only in the pass after the one that fuses the
// bias; so does grappler mode.
//
// C1: oneDNN runs the fused op: on a CPU, in float32, without transpose_a.
// C2: the bias is added to the columns of the matmul.
// C3: a _FusedMatMul has fused nothing but the bias.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseGelu : public FusionRule<"Mul"> {
  /// Grappler's patterns come first; grappler mode uses only these.
  struct Patterns {
    std::vector<NodePattern> all;
    size_t numGrappler = 0;
  };

  static constexpr StringLiteral kBiased =
      "y: BiasAdd|Add|AddV2(matmul: MatMul(a, b), bias)";
  static constexpr StringLiteral kFused = "y: _FusedMatMul(a, b, bias)";

  static Patterns makePatterns() {
    Patterns patterns;
    std::vector<NodePattern> &all = patterns.all;
    const std::string biased = kBiased.str(), fused = kFused.str();

    // The first occurrence of y is the pattern of y, later ones are its name.
    std::string erf = "Add|AddV2(Erf(Mul(y, #0.7071067811865476)), #1)";
    std::string erfc = "Erfc(Mul(Neg(y), #0.7071067811865476))";
    all.emplace_back("Mul(Mul(" + erf + ", #0.5), " + biased + ")");
    all.emplace_back("Mul(Mul(" + erfc + ", #0.5), " + biased + ")");
    all.emplace_back("Mul(" + erf + ", Mul(" + biased + ", #0.5))");
    auto tanh = [](const std::string &cube) {
      return "AddV2|Add(Tanh(Mul(AddV2|Add(y, " + cube +
             "), #0.7978845608028654)), #1)";
    };
    std::string square = "Mul(Mul(#0.044715, y), Square(y))";
    std::string power = "Mul(#0.044715, Pow(y, #3))";
    all.emplace_back("Mul(Mul(" + tanh(square) + ", #0.5), " + fused + ")");
    patterns.numGrappler = all.size();

    std::string cubes[] = {square, power, "Mul(#0.044715, Mul(y, Square(y)))",
                           "Mul(#0.044715, Mul(y, Mul(y, y)))",
                           "Mul(Mul(#0.044715, y), Mul(y, y))"};
    for (const std::string &y : {biased, fused}) {
      all.emplace_back(
          llvm::formatv("Mul({0}, Mul({1}, #0.5))", erfc, y).str());
      all.emplace_back(llvm::formatv("Mul(Mul({0}, {1}), #0.5)", erf, y).str());
      for (const std::string &cube : cubes) {
        const char *orders[] = {"Mul({0}, Mul({1}, #0.5))",
                                "Mul(Mul({0}, #0.5), {1})",
                                "Mul(Mul({0}, {1}), #0.5)"};
        for (const char *order : orders)
          all.emplace_back(llvm::formatv(order, tanh(cube), y).str());
      }
    }
    return patterns;
  }

  static const Patterns &table() {
    static const Patterns patterns = makePatterns();
    return patterns;
  }

  ArrayRef<NodePattern> patterns() const override { return table().all; }

  /// True if Erf, Erfc or Tanh is reached from `node` through at most `depth`
  /// Mul and Add nodes.
  static bool hasFunction(Operation *node, unsigned depth) {
    if (isAnyOp(node, "Erf", "Erfc", "Tanh"))
      return true;
    return depth > 0 && isAnyOp(node, "Mul", "Add", "AddV2") &&
           any_of(node->getOperands(), [&](Value operand) {
             return hasFunction(operand.getDefiningOp(), depth - 1);
           });
  }

  bool mayMatch(Operation *node) const override {
    constexpr unsigned kDepth = 3;
    return hasFunction(node, kDepth);
  }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    Operation *y = match.node("y");
    if (!editor.getOptions().kernels.oneDnn)
      return false;
    if (!editor.isGrappler())
      return isOp(y, "_FusedMatMul") || mayBeBias(y, editor);
    size_t number = &match.pattern() - table().all.data();
    return number < table().numGrappler &&
           isAnyOp(y, "BiasAdd", "_FusedMatMul");
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
