//===- FoldScaleIntoMatMul.cpp --------------------------------------------===//
//
//   (MatMul(a, b) + bias) * factor + addend -> Elu     where a = AddV2(...)
//     =>    a, b * factor, bias * factor + addend
//             -> _FusedMatMul {fused_ops = ["BiasAdd", "Elu"]}
//
// Source: Grappler's Remapper, "MatMul + BiasAdd + Mul + Add + Elu" (oneDNN).
// Off outside grappler mode: unless a constant folder follows, the new graph
// multiplies the weights on every run. TensorFlow checks neither transpose_b
// nor that factor and addend are vectors.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::NodeView;

namespace {

class FoldScaleIntoMatMul : public FusionRule<"Elu"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("Elu(Add|AddV2(Mul(BiasAdd(matmul: MatMul(a: AddV2, b), "
                    "bias), factor), addend))")};
    return all;
  }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return editor.getOptions().kernels.oneDnn;
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    if (!typeAttr(match.node("matmul"), "T"))
      return ctx.reject(match.root(), Reason::ElementType,
                        "the MatMul has no attribute T");
    for (StringRef name : {"b", "bias", "factor", "addend"})
      if (!match.node(name))
        return ctx.reject(
            match.root(), Reason::Structure,
            name + " is an argument of the function, not the result of a node");
    return Mismatch::none();
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    GraphEditor &editor = ctx.editor;
    Operation *matmul = match.node("matmul");
    Type type = typeAttr(matmul, "T");
    AttrBuilder attrs(editor.getContext());
    attrs.copy("T", matmul);
    auto make = [&](StringRef op, Operation *like, StringRef suffix,
                    ValueRange operands) {
      Operation *node =
          editor.create(match.root(), op,
                        editor.uniqueName(GraphEditor::nameOf(like) + suffix),
                        operands, type, attrs.all());
      NodeView(node).setDevice(NodeView(like).device());
      return node->getResult(0);
    };
    Value factor = match.tensor("factor");
    Value weights =
        make("Mul", match.node("b"), "_folded", {match.tensor("b"), factor});
    Value bias = make("Mul", match.node("bias"), "_mul_folded",
                      {match.tensor("bias"), factor});
    Value sum = make("AddV2", match.node("addend"), "_add_folded",
                     {bias, match.tensor("addend")});
    return replaceMatch(match, ctx, "_FusedMatMul",
                        {match.tensor("a"), weights, sum},
                        fusedAttrs(matmul, {"BiasAdd", "Elu"}, 1), matmul);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FoldScaleIntoMatMul)

} // namespace tfuse
