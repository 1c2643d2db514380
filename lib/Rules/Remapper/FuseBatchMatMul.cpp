//===- FuseBatchMatMul.cpp ------------------------------------------------===//
//
//   x, y -> BatchMatMulV2 -> Mul(factor) -> Add(addend)
//   x -> Mul(factor);  that, y -> BatchMatMulV2 -> Add(addend)
//     =>    x, y, factor, addend
//             -> _MklFusedBatchMatMulV2 {fused_ops = ["Mul", "Add"]}
//
// Attention layers compute their scores in this way. In the second form, the
// factor must be a constant.
//
// Source: Grappler's Remapper, "BatchMatMulV2 + Mul + Add" (oneDNN).
//
// C1: oneDNN runs the fused op: on a CPU, with a kernel for the element type.
// C2: the factor is a single element, and does not raise the rank of the
//     result.
// C3: the matmul and the addend have rank 4, the second dimension of the addend
//     is 1, and the addend broadcasts to the shape of the matmul. TensorFlow
//     does not check the last condition.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseBatchMatMul : public FusionRule<"Add", "AddV2"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("Add|AddV2(Mul(product: BatchMatMulV2(x, y), factor), "
                    "addend)"),
        NodePattern("Add|AddV2(product: BatchMatMulV2(Mul(x, factor: "
                    "Const|Cast), y), addend)")};
    return all;
  }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return editor.getOptions().kernels.oneDnn;
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *root = match.root();
    if (Mismatch mismatch =
            checkOneDnnNode(match.node("product"), root, ctx)) // C1
      return mismatch;
    shape::Shape factor = ctx.editor.shape(match.tensor("factor")),
                 product = ctx.editor.shape(match.tensor("product")),
                 addend = ctx.editor.shape(match.tensor("addend"));
    constexpr int64_t kRank = 4;
    if (!factor.hasRank() || factor.numElements() != 1 ||
        factor.rank() > kRank) // C2
      return ctx.reject(root, Reason::Shape,
                        "the factor is not known to be a single element");
    bool fits =
        product.rank() == kRank && addend.rank() == kRank && addend[1] == 1;
    for (int64_t i = 0; fits && !ctx.isGrappler() && i < kRank; ++i)
      fits = addend[i] == 1 || shape::isSame(addend[i], product[i]);
    if (!fits) // C3
      return ctx.reject(root, Reason::Shape,
                        "the kernel cannot add an addend of shape " +
                            addend.str() + " to " + product.str());
    return Mismatch::none();
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Operation *product = match.node("product");
    AttrBuilder attrs(ctx.editor.getContext());
    attrs.copy("T", product)
        .copy("adj_x", product)
        .copy("adj_y", product)
        .setStrings("fused_ops", {"Mul", "Add"})
        .setInt("num_args", 2)
        .setFloat("epsilon", 0)
        .setFloat("leakyrelu_alpha", 0.2f);
    return replaceMatch(match, ctx, "_MklFusedBatchMatMulV2",
                        {match.tensor("x"), match.tensor("y"),
                         byNodeName(match.tensor("factor"), ctx),
                         byNodeName(match.tensor("addend"), ctx)},
                        attrs, product);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseBatchMatMul)

} // namespace tfuse
