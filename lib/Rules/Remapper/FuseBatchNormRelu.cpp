//===- FuseBatchNormRelu.cpp ----------------------------------------------===//
//
//   x, ... -> FusedBatchNorm "n" -> Relu "r"
//     =>    x, ... -> _FusedBatchNormEx "n" {activation_mode = "Relu"}
//             -> Identity "r"
//   x, ... -> FusedBatchNorm "n" -> Add(side) -> Relu "r"
//     =>    x, ..., side -> _FusedBatchNormEx "n" {num_side_inputs = 1}
//             -> Identity "r"
//
// Likewise for FusedBatchNormV2 and V3. The normalization keeps its name, since
// its other outputs may be used.
//
// Source: Grappler's Remapper, "FusedBatchNorm + SideInput + Activation".
//
// C1: there is a kernel: of oneDNN on a CPU, without side input; or on a GPU,
//     in inference, since that for training is off unless an environment
//     variable says otherwise.
// C2: the kernel takes the element types and the layout.
// C3: both operands of the Add have the same shape.
// C4: the first output of the normalization has one consumer, apart from those
//     that ask for its shape.
// C5: in training on a CPU, nobody uses what the gradient needs: the fused
//     kernel keeps other things there. TensorFlow does not look.
// C6: the number of channels is divisible by 4, as the op's shape function
//     requires. TensorFlow does not look on a CPU.
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
  /// The outputs from here on are for the gradient.
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
        return ctx.reject(root, Reason::Target,
                          "the GPU kernel for training is off by default");
      return Mismatch::none();
    }
    if (!oneDnn || !(ctx.editor.isOnCpu(norm) || ctx.isGrappler()))
      return ctx.reject(root, Reason::Device,
                        "there are kernels on GPUs and of oneDNN only");
    if (match.has("sum"))
      return ctx.reject(root, Reason::Device,
                        "only GPUs have a kernel with a side input");
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
      return ctx.reject(root, Reason::ElementType,
                        "the fused kernel does not take the types of " +
                            describe(norm));
    StringRef format = stringAttr(norm, "data_format", "NHWC");
    if (format != "NHWC" && format != "NCHW")
      return ctx.reject(root, Reason::Layout, "layout " + format);
    if (match.has("sum") &&
        !shape::isSameShape(ctx.editor.shape(match.tensor("norm")),
                            ctx.editor.shape(match.tensor("side")))) // C3
      return ctx.reject(root, Reason::Shape,
                        "the operands of the sum are not known to be of one "
                        "shape");
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
                            "the gradient needs what the fused kernel does not "
                            "keep");
    return Mismatch::none();
  }

  /// V1 has no output for what the fused op keeps in its last one.
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
    // Not the shape: those who ask for it get the same one from the new node.
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
