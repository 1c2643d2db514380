//===- ReorderCastLikeAndValuePreserving.cpp ------------------------------===//
//
//   x: u8 -> Cast to f32 -> Transpose    =>    x -> Transpose -> Cast to f32
//   x: f64 -> Transpose -> Cast to f16   =>    x -> Cast to f16 -> Transpose
//
// so that the data movement works on the narrower type.
//
// Source: Grappler's ReorderCastLikeAndValuePreserving. The names of the
// copies end in the types.
//
// C1: one node is elementwise and changes the element type, the other moves
//     elements. Grappler's list also has ops that are not elementwise, such as
//     HistogramFixedWidth, and ops with several results.
// C2: both nodes are on the same device, a CPU or GPU, are not preserved, and
//     are not control flow ops.
// C3: both element types have a fixed size, and the rewrite moves the narrower
//     type.
// C4: the data movement has a kernel for that type.
// C5: the second node is the only user of the first; otherwise the graph would
//     gain a node. Grappler does not check this.
// C6: if the data movement pads with zeros, the cast maps zero to zero.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct ReorderCastLikeAndValuePreservingMatch {
  Operation *producer;
  Type from, to;
  bool isProducerCast;
};

class ReorderCastLikeAndValuePreserving
    : public RuleOn<
          ReorderCastLikeAndValuePreserving,
          tfg::Ops<"Angle", "Bucketize", "Cast", "Dequantize",
                   "HistogramFixedWidth", "Imag", "IsFinite", "IsInf", "IsNan",
                   "QuantizeDownAndShrinkRange", "QuantizeV2",
                   "QuantizedInstanceNorm", "QuantizedRelu", "QuantizedRelu6",
                   "QuantizedReluX", "Real", "Requantize", "ExpandDims",
                   "Reshape", "Squeeze", "Reverse", "ReverseV2", "Roll",
                   "Transpose", "DepthToSpace", "SpaceToDepth", "BatchToSpace",
                   "BatchToSpaceND", "SpaceToBatch", "SpaceToBatchND",
                   "InvertPermutation", "DebugGradientIdentity", "DeepCopy",
                   "PreventGradient", "Print", "Snapshot", "StopGradient",
                   "Identity", "RefIdentity", "AddN", "Add", "AddV2",
                   "AccumulateNV2">> {
public:
  // The roots are all ops of either kind.
  static bool isCastLike(Operation *node, GraphEditor &editor) {
    if (isAnyOp(node, {"Angle", "Bucketize", "Cast", "Imag", "IsFinite",
                       "IsInf", "IsNan", "Real"}))
      return true;
    return editor.isGrappler() &&
           isAnyOp(node, {"Dequantize", "HistogramFixedWidth",
                          "QuantizeDownAndShrinkRange", "QuantizeV2",
                          "QuantizedInstanceNorm", "QuantizedRelu",
                          "QuantizedRelu6", "QuantizedReluX", "Requantize"});
  }

  static bool moves(Operation *node, GraphEditor &editor) {
    return preservesValues(node, editor) && !isOp(node, "CheckNumerics") &&
           !isControlFlow(node) && (editor.isGrappler() || editor.isPure(node));
  }

  MatchResult<ReorderCastLikeAndValuePreservingMatch>
  match(Operation *node, GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    tfg::NodeView view(node);
    if (view.numDataOperands() == 0 || view.numDataResults() == 0)
      return skip();
    Operation *producer = editor.source(node->getOperand(0));
    if (!producer || tfg::NodeView(producer).numDataOperands() == 0)
      return skip();
    bool isProducerCast = isCastLike(producer, editor);
    if (!(isProducerCast && moves(node, editor)) &&
        !(moves(producer, editor) && isCastLike(node, editor))) // C1
      return skip();
    Operation *cast = isProducerCast ? producer : node,
              *move = isProducerCast ? node : producer;
    Type from = editor.elementType(cast->getOperand(0)),
         to = editor.elementType(cast->getResult(0));
    unsigned fromSize = fixedSizeOf(from), toSize = fixedSizeOf(to);
    if (!fromSize || !toSize ||
        (isProducerCast ? toSize <= fromSize : toSize >= fromSize)) // C3
      return skip();
    if (!editor.isOnCpu(node) && !editor.isOnGpu(node)) // C2
      return ctx.reject(node, Reason::Device,
                        "the node is not known to be placed on a CPU or GPU");
    if (!GraphEditor::isSameDevice(node, producer))
      return ctx.reject(node, Reason::Device,
                        "both nodes are placed on different devices");
    if (editor.isPreserved(producer) ||
        (editor.isPreserved(node) && ctx.isGrappler()))
      return ctx.reject(node, Reason::Preserved,
                        "one of the two nodes is fetched");
    if (!hasKernel(opOf(move), isProducerCast ? from : to)) // C4
      return ctx.reject(node, Reason::ElementType,
                        opOf(move) + " has no kernel for " +
                            dataTypeName(isProducerCast ? from : to));
    ReorderCastLikeAndValuePreservingMatch match{producer, from, to,
                                                 isProducerCast};
    if (ctx.isGrappler()) {
      if (editor.isTaken(nameOfProducer(node, match, ctx)) ||
          editor.isTaken(nameOfConsumer(node, match, ctx)))
        return skip();
      return match;
    }
    if (editor.hasControlOutputs(producer))
      return ctx.reject(node, Reason::ControlDependency,
                        "the first node has control outputs");
    if (!editor.hasOneDataUse(producer)) // C5
      return ctx.reject(node, Reason::MultipleUses,
                        "the first node has other users");
    if (padsWithZeros(move) && !isAnyOp(cast, "Cast", "Real", "Imag")) // C6
      return ctx.reject(node, Reason::Semantics,
                        opOf(move) + " pads with zeros, which " + opOf(cast) +
                            " maps to other values");
    return match;
  }

  static std::string
  nameOfProducer(Operation *node,
                 const ReorderCastLikeAndValuePreservingMatch &match,
                 GraphContext &ctx) {
    return ctx.newName(node, "ReorderCastLikeAndValuePreserving",
                       dataTypeName(match.from));
  }
  static std::string
  nameOfConsumer(Operation *node,
                 const ReorderCastLikeAndValuePreservingMatch &match,
                 GraphContext &ctx) {
    return ctx.newName(match.producer, "ReorderCastLikeAndValuePreserving",
                       dataTypeName(match.to));
  }

  /// The name of the attribute that holds the type of the op's first operand.
  static StringRef typeAttrOf(Operation *node, const GraphEditor &editor) {
    std::optional<OpDefView> definition = editor.registry().lookup(opOf(node));
    if (!definition || definition->inputs().empty())
      return "";
    return (*definition->inputs().begin()).typeAttr;
  }

  Rewritten rewrite(Operation *node,
                    ReorderCastLikeAndValuePreservingMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *producer = match.producer;
    SmallVector<Value> operands(node->getOperands());
    operands[0] = producer->getOperand(0);
    Operation *first =
        copy(node, editor.uniqueName(nameOfProducer(node, match, ctx)),
             operands, match.isProducerCast ? match.from : match.to, editor);
    operands.assign(producer->getOperands().begin(),
                    producer->getOperands().end());
    operands[0] = first->getResult(0);
    Operation *second =
        copy(producer, editor.uniqueName(nameOfConsumer(node, match, ctx)),
             operands, match.to, editor);
    Operation *move = match.isProducerCast ? first : second;
    if (StringRef attr = typeAttrOf(move, editor); !attr.empty())
      editor.setAttr(move, attr, match.isProducerCast ? match.from : match.to);
    ctx.revisit(first);
    return Rewritten::by(node, second->getResult(0));
  }

  /// A copy whose first result has the given element type.
  static Operation *copy(Operation *node, const std::string &name,
                         ValueRange operands, Type type, GraphEditor &editor) {
    Operation *result = editor.clone(node, name, operands);
    Value value = result->getResult(0);
    if (auto shaped = dyn_cast<RankedTensorType>(value.getType()))
      value.setType(RankedTensorType::get(shaped.getShape(), type));
    else
      value.setType(UnrankedTensorType::get(type));
    editor.dedupControls(result);
    editor.updateShape(result);
    return result;
  }
};

} // namespace

TFUSE_DEFINE_RULE(ReorderCastLikeAndValuePreserving)

} // namespace tfuse
