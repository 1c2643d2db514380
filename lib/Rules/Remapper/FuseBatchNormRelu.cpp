//===- FuseBatchNormRelu.cpp ----------------------------------------------===//
//
//   x, ... -> FusedBatchNorm "n" -> Relu "r"
//     =>    x, ... -> _FusedBatchNormEx "n" {activation_mode = "Relu"}
//             -> Identity "r"
//   x, ... -> FusedBatchNorm "n" -> Add(side) -> Relu "r"
//     =>    x, ..., side -> _FusedBatchNormEx "n" {num_side_inputs = 1}
//             -> Identity "r"
//
// Likewise for FusedBatchNormV2 and V3. The normalization keeps its name,
// because its other outputs may have users.
//
// Source: Grappler's Remapper, "FusedBatchNorm + SideInput + Activation".
//
// C1: a kernel exists: on a CPU that of oneDNN, which has no side input; on a
//     GPU that for inference. TensorFlow disables the GPU kernel for training
//     unless an environment variable enables it.
// C2: the kernel supports the element types and the layout.
// C3: both operands of the Add have the same shape.
// C4: the first output of the normalization has one user, not counting shape
//     queries.
// C5: in training on a CPU, the outputs reserved for the gradient have no
//     users: the fused kernel stores different values there. TensorFlow does
//     not check this.
// C6: the number of channels is divisible by 4, as the op's shape function
//     requires. On a CPU, TensorFlow does not check this.
//
//===----------------------------------------------------------------------===//

#include "Matching/BatchNorm.h"
#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::NodeView;

namespace {

class FuseBatchNormRelu : public FusionRule<"Relu"> {
  /// The first of the outputs that are reserved for the gradient.
  static constexpr unsigned kFirstReserved = 3;

  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {
        NodePattern("Relu(norm: " TFUSE_BATCH_NORMS
                    "(x, scale, offset, mean, variance))"),
        NodePattern("Relu(sum: Add|AddV2(norm: " TFUSE_BATCH_NORMS
                    "(x, scale, offset, mean, variance), side))")};
    return all;
  }

  RootControls rootControls() const override { return RootControls::None; }

  bool isHarmlessUse(OpOperand &use) const override {
    if (!isBatchNorm(use.get().getDefiningOp()))
      return false;
    unsigned output = cast<OpResult>(use.get()).getResultNumber();
    return output != 0 || isAnyOp(use.getOwner(), "Shape", "Rank"); // C4
  }

  Mismatch checkDevice(NodeMatch &match, GraphContext &ctx) const {
    Operation *norm = match.node("norm"), *root = match.root();
    bool oneDnn = ctx.editor.getOptions().kernels.oneDnn;
    if (ctx.editor.isOnGpu(norm)) {
      if (isTraining(norm))
        return ctx.reject(
            root, Reason::Target,
            "TensorFlow disables the GPU kernel for training by default");
      return Mismatch::none();
    }
    if (!oneDnn || !(ctx.editor.isOnCpu(norm) || ctx.isGrappler()))
      return ctx.reject(root, Reason::Device,
                        "only oneDNN and GPUs have a fused kernel");
    if (match.has("sum"))
      return ctx.reject(root, Reason::Device,
                        "only GPUs have a fused kernel with a side input");
    return Mismatch::none();
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    Operation *norm = match.node("norm"), *root = match.root();
    if (Mismatch mismatch = checkDevice(match, ctx)) // C1
      return mismatch;
    if (Mismatch mismatch = checkKeepsNaN("Relu", root, ctx))
      return mismatch;
    Type type = typeAttr(norm, "T"), parameters = typeAttr(norm, "U");
    bool isOnGpu = ctx.editor.isOnGpu(norm);
    bool isKnown = type && (type.isF32() || (isOnGpu && type.isF16()) ||
                            (!isOnGpu && type.isBF16() && ctx.isGrappler()));
    if (!isKnown || (parameters && !parameters.isF32())) // C2
      return ctx.reject(
          root, Reason::ElementType,
          "the fused kernel does not support the element types of " +
              describe(norm));
    StringRef format = stringAttr(norm, "data_format", "NHWC");
    if (format != "NHWC" && format != "NCHW")
      return ctx.reject(root, Reason::Layout,
                        "the fused kernel does not support layout " + format);
    if (match.has("sum") &&
        !shape::isSameShape(ctx.editor.shape(match.tensor("norm")),
                            ctx.editor.shape(match.tensor("side")))) // C3
      return ctx.reject(
          root, Reason::Shape,
          "the operands of the Add are not known to have the same shape");
    shape::Dim channels = ctx.editor.shape(match.tensor("scale"))[0];
    if (!shape::isKnown(channels))
      channels = ctx.editor.shape(match.tensor("x"))[format == "NHWC" ? -1 : 1];
    if (!ctx.isGrappler() &&
        !(shape::isKnown(channels) && channels % 4 == 0)) // C6
      return ctx.reject(root, Reason::Shape,
                        "the number of channels is not known to be divisible "
                        "by 4");
    if (!ctx.isGrappler() && !isOnGpu && isTraining(norm)) // C5
      for (Value kept : NodeView(norm).dataResults())
        if (cast<OpResult>(kept).getResultNumber() >= kFirstReserved &&
            (!kept.use_empty() || ctx.editor.isPreserved(norm)))
          return ctx.reject(root, Reason::MultipleUses,
                            "the gradient uses outputs that the fused kernel "
                            "does not compute");
    return Mismatch::none();
  }

  /// The op has one output more than FusedBatchNorm (V1): reserve_space_3.
  static Operation *fuseNorm(NodeMatch &match, GraphEditor &editor,
                             ArrayRef<Value> operands,
                             const AttrBuilder &attrs) {
    Operation *norm = match.node("norm");
    if (isOp(norm, "FusedBatchNormV3"))
      return becomeOp(norm, editor, "_FusedBatchNormEx", operands, attrs, norm);
    Type type = GraphEditor::elementType(norm->getResult(0));
    Type parameters = Float32Type::get(editor.getContext());
    SmallVector<Type> types(6, parameters);
    types[0] = type;
    return replaceNode(norm, editor, "_FusedBatchNormEx", operands, types,
                       attrs, norm);
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    Operation *norm = match.node("norm");
    GraphEditor &editor = ctx.editor;
    bool hasSide = match.has("sum");
    Operation *sum = hasSide ? match.node("sum") : nullptr;
    SmallVector<Value> operands(NodeView(norm).dataOperands());
    if (hasSide)
      operands.push_back(byNodeName(match.tensor("side"), ctx));
    AttrBuilder attrs(editor.getContext());
    attrs.copy("T", norm)
        .set("U", TypeAttr::get(Float32Type::get(editor.getContext())))
        .copy("epsilon", norm)
        .copy("exponential_avg_factor", norm)
        .copy("data_format", norm)
        .copy("is_training", norm)
        .setInt("num_side_inputs", hasSide)
        .setString("activation_mode", "Relu");
    AttrBuilder identity(editor.getContext());
    identity.copy("T", norm);
    // Shape queries are not inner nodes of the match: the new node has the same
    // shape.
    Operation *fused = fuseNorm(match, editor, operands, attrs);
    Operation *last = becomeOp(match.root(), editor, "Identity",
                               fused->getResult(0), identity, fused);
    if (sum)
      eraseReplaced(sum, editor);
    return Rewritten::inPlace(last);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseBatchNormRelu)

} // namespace tfuse
