//===- ConvertSqrtDivToRsqrtMul.cpp ---------------------------------------===//
//
//   x / Sqrt(y)          =>   x * Rsqrt(y)
//   Xdivy(x, Sqrt(y))    =>   MulNoNan(Rsqrt(y), x)
//
// Source: Grappler's SqrtDivToRsqrtMul.
//
// C1: the division is the only user of the Sqrt.
// C2: the Sqrt is not preserved.
// C3: with --semantics=exact, never: the results for infinities and -0 differ.
// C4: the type is real: TensorFlow's Rsqrt is wrong for large complex numbers.
//     Grappler does not check this.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class ConvertSqrtDivToRsqrtMul
    : public RuleOn<ConvertSqrtDivToRsqrtMul,
                    tfg::Ops<"RealDiv", "Div", "Xdivy", "TruncateDiv">> {
public:
  MatchResult<Operation *> match(Operation *node, GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (tfg::NodeView(node).numDataOperands() != 2 ||
        (isOp(node, "TruncateDiv") && !ctx.isGrappler()))
      return skip();
    Operation *sqrt = editor.source(node->getOperand(1));
    if (!isOp(sqrt, "Sqrt"))
      return skip();
    if (editor.isPreserved(sqrt)) // C2
      return ctx.reject(node, Reason::Preserved, "the Sqrt is fetched");
    if (!editor.hasOneDataUse(sqrt)) // C1
      return ctx.reject(node, Reason::MultipleUses, "the Sqrt has other users");
    if (ctx.isExact()) // C3
      return ctx.reject(node, Reason::Semantics,
                        "infinities and signed zeros have different results");
    if (!ctx.isGrappler() && isa_and_nonnull<ComplexType>(
                                 editor.elementType(sqrt->getOperand(0)))) // C4
      return ctx.reject(
          node, Reason::ElementType,
          "TensorFlow's Rsqrt is wrong for large complex numbers");
    return sqrt;
  }

  Rewritten rewrite(Operation *node, Operation *&sqrt,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *rsqrt = editor.mutate(sqrt, "Rsqrt", sqrt->getOperand(0));
    SmallVector<Value> operands{node->getOperand(0), node->getOperand(1)};
    bool isXdivy = isOp(node, "Xdivy");
    if (isXdivy)
      std::swap(operands[0], operands[1]);
    Operation *mul =
        editor.mutate(node, isXdivy ? "MulNoNan" : "Mul", operands);
    ctx.revisit(mul);
    ctx.revisit(rsqrt);
    return Rewritten::inPlaceAndGoOn(mul);
  }
};

} // namespace

TFUSE_DEFINE_RULE(ConvertSqrtDivToRsqrtMul)

} // namespace tfuse
