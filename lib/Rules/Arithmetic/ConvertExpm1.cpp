//===- ConvertExpm1.cpp ---------------------------------------------------===//
//
//   x -> Exp -> e - 1 -> y        =>        x -> Expm1 -> y
//
// Source: Grappler's ConvertExpm1.
//
// C1: the second operand of the subtraction is a constant of ones.
// C2: the constant does not broadcast the first operand.
// C3: with --semantics=exact, never: Exp(-0) - 1 is 0, not -0.
//
//===----------------------------------------------------------------------===//

#include "Groups/Conditions.h"
#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class ConvertExpm1 : public RuleOn<ConvertExpm1, tfg::Ops<"Sub">> {
public:
  MatchResult<Operation *> match(Operation *node, GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (tfg::NodeView(node).numDataOperands() != 2)
      return skip();
    Operation *exp = editor.source(node->getOperand(0));
    if (!isOp(exp, "Exp"))
      return skip();
    ElementsAttr ones = editor.constant(node->getOperand(1));
    if (uniformValue(ones) != std::complex<double>(1) ||
        !hasKernel("Expm1", ones.getElementType())) // C1
      return ctx.reject(node, Reason::ConstantValue,
                        "the subtrahend is not a constant of ones");
    if (!keepsShape(node->getOperand(0), node->getOperand(1), editor)) // C2
      return ctx.reject(node, Reason::Shape,
                        "the constant of ones may broadcast the other operand");
    if (ctx.isExact()) // C3
      return ctx.reject(node, Reason::Semantics,
                        "Exp(-0) - 1 is 0, but Expm1(-0) is -0");
    return exp;
  }

  Rewritten rewrite(Operation *node, Operation *&exp, GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Value ones = node->getOperand(1);
    editor.forwardControls(node, exp);
    Operation *fused = editor.mutate(node, "Expm1", exp->getOperand(0));
    editor.forwardConstant(fused, ones);
    ctx.revisit(fused);
    ctx.revisit(exp);
    return Rewritten::inPlace(fused);
  }
};

} // namespace

TFUSE_DEFINE_RULE(ConvertExpm1)

} // namespace tfuse
