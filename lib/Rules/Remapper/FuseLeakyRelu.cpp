//===- FuseLeakyRelu.cpp --------------------------------------------------===//
//
//   x -> Mul(alpha) -> Maximum(x)      =>      x -> LeakyRelu {alpha}
//
// Source: Grappler's Remapper, "Maximum(x, alpha * x)" (oneDNN).
//
// C1: alpha is a constant with a single element, from 0 to 1. TensorFlow also
//     fuses a larger alpha, for which Maximum(x, alpha * x) is not LeakyRelu.
// C2: alpha does not raise the rank of the result.
// C3: alpha is representable in float32, the type of the attribute.
// C4: in exact mode, alpha is not 0: infinity * 0 is NaN in the Mul, but
//     LeakyRelu returns infinity.
//
//===----------------------------------------------------------------------===//

#include "Matching/FusionRule.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseLeakyRelu : public FusionRule<"Maximum"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("Maximum(Mul(x, alpha: Const|Cast), x)")};
    return all;
  }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    Type type = typeAttr(match.root(), "T");
    return editor.getOptions().kernels.oneDnn &&
           isa_and_nonnull<FloatType>(type);
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *root = match.root();
    Value alpha = match.tensor("alpha");
    std::optional<double> number = constantNumber(alpha, ctx.editor);
    if (!number)
      return ctx.reject(root, Reason::NotConstant,
                        "alpha is not a constant with one value");
    double highest = ctx.isGrappler() ? HUGE_VAL : 1;
    if (!(*number >= 0 && *number <= highest)) // C1
      return ctx.reject(root, Reason::ConstantValue,
                        "alpha, " + toText(*number) +
                            ", is not in the range from 0 to 1");
    shape::Shape shape = ctx.editor.shape(alpha);
    int64_t rank = ctx.editor.shape(match.tensor("x")).rank();
    bool isOne = shape.hasRank() && shape.numElements() == 1 &&
                 (ctx.isGrappler() || shape.rank() <= rank);
    if (!isOne) // C2
      return ctx.reject(root, Reason::Shape, "alpha is not a scalar");
    if (static_cast<double>(static_cast<float>(*number)) != *number) // C3
      return ctx.reject(root, Reason::ConstantValue,
                        "alpha is not representable in float32");
    if (ctx.isExact() && *number == 0) // C4
      return ctx.reject(root, Reason::Semantics,
                        "with an alpha of 0, an infinite x gives NaN, which "
                        "LeakyRelu does not");
    return Mismatch::none();
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Value alpha = match.tensor("alpha");
    AttrBuilder attrs(ctx.editor.getContext());
    attrs.copy("T", match.root());
    attrs.setFloat("alpha",
                   static_cast<float>(*constantNumber(alpha, ctx.editor)));
    // Control inputs of alpha become control inputs of the new node.
    Operation *constant = alpha.getDefiningOp();
    Rewritten result =
        replaceMatch(match, ctx, "LeakyRelu",
                     byNodeName(match.tensor("x"), ctx), attrs, match.root());
    ctx.editor.forwardControls(result.node, constant);
    return result;
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseLeakyRelu)

} // namespace tfuse
