//===- Contractions.cpp - Convolutions and matmuls that fuse --------------===//
//
// The tables list the combinations that the Remapper of TensorFlow 2.21 fuses
// and its kernels support. For some combinations, such as MatMul + BiasAdd +
// Add + activation, the Remapper creates nodes that no kernel runs or that
// compute different values. The tables omit these, in grappler mode as well.
//
//===----------------------------------------------------------------------===//

#include "Contractions.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

static constexpr tf::OpName kRelus[] = {"Relu", "Relu6", "Elu"};
static constexpr tf::OpName kLeakyRelus[] = {"Relu", "Relu6", "Elu",
                                             "LeakyRelu"};
static constexpr tf::OpName kMatMulActivations[] = {
    "Relu", "Relu6", "Elu", "LeakyRelu", "Tanh", "Sigmoid"};

static constexpr StringLiteral kConv2DAttrs[] = {
    "T",         "strides",     "padding",         "explicit_paddings",
    "dilations", "data_format", "use_cudnn_on_gpu"};
static constexpr StringLiteral kOtherConvAttrs[] = {"T", "strides", "padding",
                                                    "dilations", "data_format"};
static constexpr StringLiteral kMatMulAttrs[] = {"T", "transpose_a",
                                                 "transpose_b"};

static ArrayRef<Contraction> contractions() {
  using Activations = ArrayRef<tf::OpName>;
  static const Contraction all[] = {
      {"Conv2D", "_FusedConv2D", kConv2DAttrs,
       /*bias=*/Activations(kLeakyRelus), /*biasAdd=*/Activations(kLeakyRelus),
       /*batchNorm=*/Activations(kLeakyRelus), /*needsOneDnn=*/false,
       /*spatialRank=*/2},
      {"DepthwiseConv2dNative", "_FusedDepthwiseConv2dNative", kOtherConvAttrs,
       /*bias=*/Activations(kRelus), /*biasAdd=*/std::nullopt,
       /*batchNorm=*/std::nullopt, /*needsOneDnn=*/true, /*spatialRank=*/2},
      {"MatMul", "_FusedMatMul", kMatMulAttrs,
       /*bias=*/Activations(kMatMulActivations), /*biasAdd=*/Activations(),
       /*batchNorm=*/std::nullopt, /*needsOneDnn=*/false, /*spatialRank=*/0},
      {"Conv3D", "_FusedConv3D", kOtherConvAttrs,
       /*bias=*/Activations(kLeakyRelus), /*biasAdd=*/Activations(kLeakyRelus),
       /*batchNorm=*/std::nullopt, /*needsOneDnn=*/true, /*spatialRank=*/3},
  };
  return all;
}

const Contraction *Contraction::find(StringRef op) {
  const auto *found = llvm::find_if(
      contractions(), [&](const Contraction &entry) { return entry.op == op; });
  return found == contractions().end() ? nullptr : found;
}

bool isChannelsLast(StringRef dataFormat) {
  return dataFormat == "NHWC" || dataFormat == "NDHWC";
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// True if every CPU has a fused kernel for the element type of the
/// contraction.
static bool isCpuType(Operation *contraction, const GraphEditor &editor) {
  Type type = typeAttr(contraction, "T");
  if (!type)
    return false;
  if (!editor.getOptions().kernels.oneDnn)
    return isOp(contraction, "Conv2D") ? type.isF32() || type.isF64()
                                       : type.isF32();
  if (type.isF32())
    return true;
  // oneDNN supports bfloat16 only on CPUs with AVX-512. Grappler mode assumes
  // such a CPU, because TensorFlow's optimizer may run on one. _FusedConv2D
  // does not support bfloat16 at all.
  if (!type.isBF16() || !editor.isGrappler())
    return false;
  return !isOp(contraction, "MatMul") ||
         !boolAttr(contraction, "transpose_a", true);
}

Mismatch checkCpuKernels(Operation *contraction, Operation *node,
                         GraphContext &ctx) {
  const Contraction *entry = Contraction::find(opOf(contraction));
  bool oneDnn = ctx.editor.getOptions().kernels.oneDnn;
  if (!ctx.editor.isOnCpu(contraction))
    return ctx.reject(node, Reason::Device,
                      describe(contraction) +
                          " is placed on a device that has no fused kernels");
  if (entry && entry->needsOneDnn && !oneDnn)
    return ctx.reject(node, Reason::Device,
                      "only oneDNN has kernels of " + entry->fusedOp.str());
  if (!isCpuType(contraction, ctx.editor))
    return ctx.reject(node, Reason::ElementType,
                      "no fused kernel of " + opOf(contraction) +
                          " supports the element type on every CPU");
  StringRef format = stringAttr(contraction, "data_format");
  if (isAnyOp(contraction, "Conv2D", "Conv3D") && !oneDnn &&
      !isChannelsLast(format))
    return ctx.reject(node, Reason::Layout,
                      "without oneDNN, only channels-last layouts have a fused "
                      "kernel; the layout is " +
                          format);
  if (!ctx.isGrappler() && isOp(contraction, "DepthwiseConv2dNative") &&
      stringAttr(contraction, "padding") == "EXPLICIT")
    return ctx.reject(
        node, Reason::Attribute,
        "_FusedDepthwiseConv2dNative does not support explicit paddings");
  return Mismatch::none();
}

/// The precompiled kernels of cuDNN fuse only Relu. Kernels compiled at run
/// time need even numbers of channels.
static Mismatch checkGpuConvolution(Operation *conv, Operation *node,
                                    StringRef activation, GraphContext &ctx) {
  Type type = typeAttr(conv, "T");
  StringRef format = stringAttr(conv, "data_format");
  bool isRelu = activation == "Relu";
  bool atRunTime = ctx.editor.getOptions().kernels.cudnnRuntimeFusion;
  if (!isRelu && !atRunTime)
    return ctx.reject(
        node, Reason::Activation,
        "without runtime fusion, cuDNN fuses only Relu into a convolution");
  if (isRelu ? !type || !(type.isF32() || type.isF16())
             : !type || !type.isF16() || format != "NHWC")
    return ctx.reject(
        node, Reason::ElementType,
        "cuDNN has no fused convolution for this element type and layout");
  shape::Shape filter = ctx.editor.shape(conv->getOperand(1));
  if (filter.rank() != 4 || !shape::isKnown(filter[0]) ||
      !shape::isKnown(filter[1]))
    return ctx.reject(node, Reason::UnknownShape,
                      "the height and width of the filter are unknown");
  if (filter[0] == 1 || filter[1] == 1)
    return ctx.reject(node, Reason::Shape,
                      "fused, a convolution with a filter of height or width 1 "
                      "is slower on a GPU");
  if (!isRelu && (!shape::isKnown(filter[2]) || !shape::isKnown(filter[3]) ||
                  filter[2] % 2 != 0 || filter[3] % 2 != 0))
    return ctx.reject(
        node, Reason::Shape,
        "cuDNN requires even numbers of input and output channels");
  return Mismatch::none();
}

static Mismatch checkGpuProduct(Operation *matmul, Operation *node,
                                StringRef activation, GraphContext &ctx) {
  const auto &kernels = ctx.editor.getOptions().kernels;
  Type type = typeAttr(matmul, "T");
  if (activation.empty() || activation == "Relu") {
    if (!kernels.cublasLt || !type || !(type.isF32() || type.isF16()))
      return ctx.reject(node, Reason::Device,
                        "on a GPU, only cuBLASLt fuses MatMul with its bias, "
                        "in float32 and float16");
    return Mismatch::none();
  }
  shape::Shape a = ctx.editor.shape(matmul->getOperand(0)),
               b = ctx.editor.shape(matmul->getOperand(1));
  bool isEven = a.rank() == 2 && b.rank() == 2 && shape::isKnown(a[1]) &&
                shape::isKnown(b[1]) && a[1] % 2 == 0 && b[1] % 2 == 0;
  if (!kernels.cudnnRuntimeFusion || !isEven || !type || !type.isF16() ||
      !(activation == "Tanh" || activation == "Sigmoid"))
    return ctx.reject(node, Reason::Activation,
                      "no GPU kernel fuses MatMul with " + activation);
  return Mismatch::none();
}

Mismatch checkKernels(Operation *contraction, Operation *node,
                      StringRef activation, GraphContext &ctx) {
  if (!ctx.editor.isOnGpu(contraction))
    return checkCpuKernels(contraction, node, ctx);
  if (ctx.editor.getOptions().kernels.xlaAutoClustering)
    return ctx.reject(node, Reason::Target,
                      "XLA auto-clustering fuses this contraction");
  if (isOp(contraction, "Conv2D") && !activation.empty())
    return checkGpuConvolution(contraction, node, activation, ctx);
  if (isOp(contraction, "MatMul"))
    return checkGpuProduct(contraction, node, activation, ctx);
  return ctx.reject(node, Reason::Device,
                    "no GPU kernel fuses bias or activation into " +
                        opOf(contraction));
}

Mismatch checkOneDnnNode(Operation *node, Operation *root, GraphContext &ctx) {
  if (!ctx.editor.isOnCpu(node))
    return ctx.reject(root, Reason::Device,
                      describe(node) + " is not placed on a CPU");
  Type type = typeAttr(node, "T");
  if (!type || !(type.isF32() || (type.isBF16() && ctx.isGrappler())))
    return ctx.reject(root, Reason::ElementType,
                      "oneDNN does not support the element type on every CPU");
  return Mismatch::none();
}

Mismatch checkKeepsNaN(StringRef activation, Operation *node,
                       GraphContext &ctx) {
  static constexpr StringLiteral kLosingNaN[] = {"Relu", "Relu6", "GeluExact"};
  if (ctx.isExact() && is_contained(kLosingNaN, activation))
    return ctx.reject(node, Reason::Semantics,
                      "the fused kernel of " + activation +
                          " returns a number for NaN");
  return Mismatch::none();
}

Mismatch checkActivation(const Contraction &contraction, Chain chain,
                         Operation *activation, GraphContext &ctx) {
  StringRef op = opOf(activation);
  if (!contraction.takes(chain, op))
    return ctx.reject(activation, Reason::Activation,
                      contraction.fusedOp.str() + " has no kernel with " + op);
  return checkKeepsNaN(op, activation, ctx);
}

//===----------------------------------------------------------------------===//
// Bias
//===----------------------------------------------------------------------===//

bool mayBeBias(Operation *add, GraphEditor &editor) {
  return isOp(add, "BiasAdd") ||
         (editor.getOptions().kernels.oneDnn && editor.isOnCpu(add));
}

/// An Add is a BiasAdd if its other operand has one element for each channel
/// and does not change the shape of the contraction's result.
static Mismatch checkSumAsBias(Operation *contraction, Value bias,
                               Operation *node, GraphContext &ctx) {
  const Contraction &entry = *Contraction::find(opOf(contraction));
  shape::Shape sum = ctx.editor.shape(contraction->getResult(0)),
               added = ctx.editor.shape(bias);
  if (!sum.hasRank() || !added.hasRank())
    return ctx.reject(node, Reason::UnknownShape,
                      "the shapes of the Add's operands are unknown, so the "
                      "Add may not be a bias");
  int64_t rank = entry.spatialRank == 0 ? 2 : entry.spatialRank + 2;
  // Most kernels support only a vector as bias.
  bool hasRank = ctx.isGrappler() ? added.rank() >= 1 && added.rank() <= rank
                                  : added.rank() == 1;
  bool isOnes = hasRank && all_of(added.dims().drop_back(),
                                  [](shape::Dim dim) { return dim == 1; });
  if (sum.rank() < 2 || !isOnes || !shape::isKnown(added[-1]) ||
      added[-1] != sum[-1] || shape::isSameShape(sum, added))
    return ctx.reject(node, Reason::Shape,
                      "the addend, " + added.str() + ", is not a bias of " +
                          sum.str());
  return Mismatch::none();
}

Mismatch checkBias(Operation *add, Operation *contraction, Value bias,
                   Operation *node, GraphContext &ctx) {
  StringRef format = stringAttr(contraction, "data_format", "NHWC");
  if (!isOp(add, "BiasAdd")) {
    if (!isChannelsLast(format))
      return ctx.reject(node, Reason::Layout,
                        "an Add is not a bias in layout " + format);
    return checkSumAsBias(contraction, bias, node, ctx);
  }
  StringRef biasFormat = stringAttr(add, "data_format", "NHWC");
  if (!ctx.isGrappler() && isChannelsLast(format) != (biasFormat == "NHWC"))
    return ctx.reject(
        node, Reason::Layout,
        "the BiasAdd and the contraction have different layouts: " +
            biasFormat + " and " + format);
  return Mismatch::none();
}

Mismatch checkContractionBiasSum(NodeMatch &match, GraphContext &ctx) {
  Operation *contraction = match.node("contraction"), *root = match.root();
  Operation *sum = match.node("sum");
  const Contraction &entry = *Contraction::find(opOf(contraction));
  if (!entry.biasAdd)
    return ctx.reject(root, Reason::Structure,
                      entry.fusedOp + " has no kernel that fuses an Add");
  if (Mismatch mismatch = checkOneDnnNode(sum, root, ctx))
    return mismatch;
  if (Mismatch mismatch = checkCpuKernels(contraction, root, ctx))
    return mismatch;
  if (!ctx.isGrappler() && boolAttr(contraction, "transpose_a", false))
    return ctx.reject(root, Reason::Attribute,
                      "no kernel fuses an Add into a MatMul with transpose_a");
  if (!isOp(sum, "AddN") &&
      !shape::isSameShape(ctx.editor.shape(match.tensor("add")),
                          ctx.editor.shape(match.tensor("other"))))
    return ctx.reject(
        root, Reason::Shape,
        "the operands of the Add are not known to have the same shape");
  return checkBias(match.node("add"), contraction, match.tensor("bias"), root,
                   ctx);
}

//===----------------------------------------------------------------------===//
// Fused nodes
//===----------------------------------------------------------------------===//

AttrBuilder fusedAttrs(Operation *contraction, ArrayRef<StringRef> fusedOps,
                       unsigned numArgs, Operation *activation, float epsilon) {
  const Contraction &entry = *Contraction::find(opOf(contraction));
  AttrBuilder attrs(contraction->getContext());
  for (StringRef name : entry.attrs)
    attrs.copy(name, contraction);
  Builder builder(contraction->getContext());
  if (entry.op == "Conv2D") {
    SmallVector<Attribute> types(numArgs, contraction->getAttr("T"));
    attrs.set("TArgs", builder.getArrayAttr(types));
    attrs.setInt("num_host_args", 0);
    attrs.setString("filter_format", "HWIO");
  } else if (entry.op == "Conv3D") {
    attrs.setInts("padding_list", {});
  }
  attrs.setStrings("fused_ops", fusedOps);
  attrs.setInt("num_args", numArgs);
  attrs.setFloat("epsilon", epsilon);
  constexpr float kDefaultAlpha = 0.2f;
  std::optional<float> alpha;
  if (activation && isOp(activation, "LeakyRelu"))
    alpha = floatAttr(activation, "alpha");
  return attrs.setFloat("leakyrelu_alpha", alpha.value_or(kDefaultAlpha));
}

Rewritten fuseContraction(NodeMatch &match, ArrayRef<StringRef> fusedOps,
                          ArrayRef<StringRef> arguments, GraphContext &ctx,
                          Operation *activation) {
  Operation *contraction = match.node("contraction");
  SmallVector<Value> operands = {match.tensor("a"), match.tensor("b")};
  for (StringRef name : arguments)
    operands.push_back(match.tensor(name));
  return replaceMatch(
      match, ctx, Contraction::find(opOf(contraction))->fusedOp, operands,
      fusedAttrs(contraction, fusedOps, arguments.size(), activation),
      contraction);
}

} // namespace tfuse
