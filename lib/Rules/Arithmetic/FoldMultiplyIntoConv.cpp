//===- FoldMultiplyIntoConv.cpp -------------------------------------------===//
//
//   x * s -> ... -> Conv(_, w)        =>        x -> ... -> Conv(_, w * s)
//
// where s is a scalar and the nodes in between only move elements. Constant
// folding then computes w * s.
//
// Source: Grappler's FoldMultiplyIntoConv, which does not match depthwise
// convolutions.
//
// C1: w and s are constants of one type, s a scalar.
// C2: the Mul and the nodes in between have no other users and are not
//     preserved. The Mul has no control outputs, and no node changes the frame
//     of a loop. Grappler does not check the last two.
// C3: with --semantics=exact, integers only.
// C4: w * s neither overflows nor underflows. Grappler does not check this.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct FoldMultiplyIntoConvMatch {
  Operation *tail, *mul;
  unsigned scaleIndex;
};

/// True if no scaled weight overflows or becomes denormal.
template <typename T>
bool staysInRange(const eval::HostTensor &weights, double scale) {
  using Limits = Eigen::NumTraits<T>;
  double least = double(std::numeric_limits<T>::min()),
         most = double(Limits::highest());
  auto fits = [&](T weight) {
    double product = std::abs(double(weight) * scale);
    return product <= most && (product >= least || double(weight) == 0);
  };
  return weights.isSplat() ? fits(weights.front<T>())
                           : all_of(weights.data<T>(), fits);
}

class FoldMultiplyIntoConv
    : public RuleOn<FoldMultiplyIntoConv,
                    tfg::Ops<"Conv2D", "Conv3D", "DepthwiseConv2dNative">> {
public:
  static bool isInRange(ElementsAttr weights, ElementsAttr scale) {
    if (isa<IntegerType>(weights.getElementType()))
      return true;
    std::optional<std::complex<double>> factor = uniformValue(scale);
    Expected<eval::HostTensor> tensor = eval::toHostTensor(weights);
    if (!tensor || !factor) {
      if (!tensor)
        consumeError(tensor.takeError());
      return false;
    }
    if (tensor->empty())
      return true;
    if (!std::isfinite(factor->real()) || factor->real() == 0)
      return false;
    bool result = false;
    eval::dispatch<eval::IsFloat>(tensor->kind(), [&](auto tag) {
      result =
          staysInRange<typename decltype(tag)::type>(*tensor, factor->real());
    });
    return result;
  }

  MatchResult<FoldMultiplyIntoConvMatch> match(Operation *node,
                                               GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (tfg::NodeView(node).numDataOperands() != 2 ||
        (ctx.isGrappler() && isOp(node, "DepthwiseConv2dNative")))
      return skip();
    bool leavesFrame = false;
    Operation *tail = tailOfChain(node, editor, [&](Operation *next) {
      leavesFrame |= modifiesFrame(next);
      return !editor.isPreserved(next) && preservesValues(next, editor) &&
             editor.hasOneDataUse(next);
    });
    Operation *mul = tfg::NodeView(tail).numDataOperands() == 0
                         ? nullptr
                         : editor.source(tail->getOperand(0));
    if (!isAnyOp(mul, "Mul", "MulNoNan") || mul == node ||
        tfg::NodeView(mul).numDataOperands() != 2)
      return skip();
    Operation *weightsNode = editor.producer(node->getOperand(1));
    ElementsAttr weights = editor.constant(node->getOperand(1));
    if (!weights)
      return ctx.reject(node, Reason::NotConstant,
                        "the weights are not constant");
    FoldMultiplyIntoConvMatch match{tail, mul, 1};
    ElementsAttr scale = editor.constant(mul->getOperand(1));
    if (!scale) {
      match.scaleIndex = 0;
      scale = editor.constant(mul->getOperand(0));
    }
    if (!scale)
      return ctx.reject(node, Reason::NotConstant,
                        "neither operand of the Mul is constant");
    if (scale.getShapedType().getRank() != 0) // C1
      return ctx.reject(node, Reason::Shape, "the factor is not a scalar");
    if (scale.getElementType() != weights.getElementType())
      return ctx.reject(node, Reason::ElementType,
                        "factor and weights have different types");
    if (!editor.hasOneDataUse(mul)) // C2
      return ctx.reject(node, Reason::MultipleUses, "the Mul has other users");
    if (editor.isPreserved(mul))
      return ctx.reject(node, Reason::Preserved, "the Mul is fetched");
    if (ctx.isGrappler()) {
      if (editor.isTaken(nameFor(node, weightsNode, ctx)))
        return skip();
      return match;
    }
    if (editor.hasControlOutputs(mul))
      return ctx.reject(node, Reason::ControlDependency,
                        "the Mul has control outputs");
    if (leavesFrame)
      return ctx.reject(
          node, Reason::Structure,
          "a loop begins or ends between the Mul and the convolution");
    if (ctx.isExact() && !isa<IntegerType>(scale.getElementType())) // C3
      return ctx.reject(node, Reason::Semantics,
                        "with infinite inputs, the results may differ");
    if (!isInRange(weights, scale)) // C4
      return ctx.reject(node, Reason::Semantics,
                        "the scaled weights overflow or underflow");
    return match;
  }

  static std::string nameFor(Operation *conv, Operation *weights,
                             GraphContext &ctx) {
    return ctx.newName(weights, "FoldMultiplyIntoConv",
                       "scaled_" + GraphEditor::nameOf(conv));
  }

  Rewritten rewrite(Operation *node, FoldMultiplyIntoConvMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *weights = editor.producer(node->getOperand(1));
    Type type = editor.elementType(node->getOperand(1));
    SmallVector<Value> operands{node->getOperand(1),
                                match.mul->getOperand(match.scaleIndex)};
    append_range(operands, tfg::NodeView(match.mul).controlOperands());
    Operation *scaled = editor.create(
        weights, opOf(match.mul),
        editor.uniqueName(nameFor(node, weights, ctx)), operands, type,
        Builder(editor.getContext()).getNamedAttr("T", TypeAttr::get(type)));
    editor.dedupControls(scaled);
    editor.setOperand(node, 1, scaled->getResult(0));
    editor.setOperand(match.tail, 0,
                      match.mul->getOperand(1 - match.scaleIndex));
    ctx.revisit(scaled);
    ctx.revisit(node);
    ctx.revisit(match.tail);
    return Rewritten::inPlace(node);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FoldMultiplyIntoConv)

} // namespace tfuse
