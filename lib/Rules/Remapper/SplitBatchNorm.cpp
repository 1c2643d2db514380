//===- SplitBatchNorm.cpp -------------------------------------------------===//
//
//   x -> FusedBatchNorm(scale, offset, mean, variance)
//     =>    s = Rsqrt(variance + epsilon) * scale
//           x * s + (offset - mean * s)
//
// Likewise for FusedBatchNormV2 and V3. If the channels are not last, the four
// vectors are reshaped first. A constant folder then reduces the result to a
// Mul and an Add.
//
// Source: Grappler's Remapper, "FusedBatchNorm". Off outside grappler mode:
// unless a constant folder follows, the new graph is larger and slower.
//
// C1: the normalization is in inference mode and in float32.
// C2: only the first output of the normalization has users.
// C3: scale and variance are constants, or four of the five operands are.
//
//===----------------------------------------------------------------------===//

#include "Matching/BatchNorm.h"
#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::NodeView;

namespace {

class SplitBatchNorm : public BatchNormFusion {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern(TFUSE_BATCH_NORMS "(x, scale, offset, mean, variance)")};
    return all;
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *norm = match.root();
    Type type = typeAttr(norm, "T");
    if (isTraining(norm))
      return ctx.reject(norm, Reason::Attribute,
                        "the normalization is in training mode");
    if (!type || !type.isF32()) // C1
      return ctx.reject(norm, Reason::ElementType,
                        "the normalization is not float32");
    for (Value result : NodeView(norm).dataResults().drop_front())
      if (!result.use_empty()) // C2
        return ctx.reject(
            norm, Reason::MultipleUses,
            "outputs of the normalization other than the first have users");
    auto isConstant = [&](Value value) {
      return bool(ctx.editor.constant(value));
    };
    if (!(isConstant(match.tensor("scale")) &&
          isConstant(match.tensor("variance"))) &&
        count_if(NodeView(norm).dataOperands(), isConstant) < 4) // C3
      return ctx.reject(norm, Reason::NotConstant,
                        "scale and variance are not constant");
    return Mismatch::none();
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Operation *norm = match.root();
    GraphEditor &editor = ctx.editor;
    Type type = typeAttr(norm, "T");
    AttrBuilder attrs(editor.getContext());
    attrs.set("T", TypeAttr::get(type));
    std::string prefix = (GraphEditor::nameOf(norm) + "/").str();
    auto make = [&](StringRef op, StringRef name, ValueRange operands) {
      return editor
          .create(norm, op, editor.uniqueName(prefix + name), operands, type,
                  attrs.all())
          ->getResult(0);
    };

    Value scale = match.tensor("scale"), offset = match.tensor("offset"),
          mean = match.tensor("mean"), variance = match.tensor("variance");
    StringRef format = stringAttr(norm, "data_format", "NHWC");
    if (format == "NCHW" || format == "NCDHW") {
      SmallVector<int64_t> shape(format.size(), 1);
      shape[1] = -1;
      Value to = editor
                     .createConstant(
                         norm, editor.uniqueName(prefix + format + "Shape"),
                         i32VectorAttr(editor.getContext(), shape),
                         tfg::controlTokenOf(scale))
                     ->getResult(0);
      auto reshape = [&](Value &value, StringRef name) {
        value = make("Reshape", (format + "Shaped" + name).str(), {value, to});
        editor.setAttr(value.getDefiningOp(), "Tshape",
                       GraphEditor::elementType(to));
      };
      reshape(scale, "Scale");
      reshape(offset, "Offset");
      reshape(mean, "Mean");
      reshape(variance, "Variance");
    }
    Value epsilon =
        editor
            .createConstant(
                norm, editor.uniqueName(prefix + "Const"),
                DenseElementsAttr::get(RankedTensorType::get({}, type),
                                       APFloat(epsilonOf(norm))))
            ->getResult(0);
    Value sum = make("Add", "VarPlusEpsilon", {variance, epsilon});
    Value factor = make("Mul", "Scaled", {make("Rsqrt", "Inv", sum), scale});
    Value product = make("Mul", "Mul", {match.tensor("x"), factor});
    Value shift =
        make("Sub", "Offset", {offset, make("Mul", "Mul2", {mean, factor})});
    return Rewritten::inPlace(
        replaceNode(norm, editor, "Add", {product, shift}, type, attrs, norm));
  }
};

} // namespace

TFUSE_DEFINE_RULE(SplitBatchNorm)

} // namespace tfuse
