//===- ConvertDivByConstantToMul.cpp - Reciprocals of constants -----------===//
//
//   x / c    =>    x * (1 / c)         c a constant
//
// Multiplication is faster, and more rules match it. Follows upstream's
// pattern RealDivWithF32ConstDivisor.
//
// C1 (element-type)  The elements are 32-bit floats.
// C2 (semantics)     Each 1 / c is exact, so c is a power of two. With
//                    --semantics=grappler, c may be any constant.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Rule.h"

#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class ConvertDivByConstantToMul
    : public RuleOn<ConvertDivByConstantToMul, tfl::DivOp> {
public:
  /// Lowest priority: rules that recognize formulas match their divisions.
  unsigned benefit() const override { return 0; }
  MatchResult<ElementsAttr> match(tfl::DivOp op, RuleContext &ctx) const;
  void rewrite(tfl::DivOp op, ElementsAttr reciprocals,
               RewriteContext &ctx) const {
    Value constant =
        tfl::TFLBuilder(ctx.rewriter, op->getLoc()).constant(reciprocals);
    ctx.rewriter.replaceOpWithNewOp<tfl::MulOp>(
        op, op->getResult(0).getType(), op->getOperand(0), constant,
        op->getAttrOfType<StringAttr>("fused_activation_function"));
  }
};
} // namespace

/// True if 1 / number is exact, and not so small that kernels may flush it to
/// 0.
static bool hasExactReciprocal(float number) {
  int exponent;
  return std::fabs(std::frexp(number, &exponent)) == 0.5f &&
         std::abs(exponent) < 126;
}

MatchResult<ElementsAttr>
ConvertDivByConstantToMul::match(tfl::DivOp op, RuleContext &ctx) const {
  ElementsAttr divisor = viewableConstant(op.getRhs());
  if (!divisor || !tfl::hasFloats(op.getRhs()) || isConstant(op.getLhs()))
    return skip();
  if (!divisor.getElementType().isF32())
    return ctx.reject(op, Reason::ElementType,
                      "the elements are not 32-bit floats");
  if (ctx.getSemantics() != Semantics::Grappler) {
    eval::HostTensor numbers = smallTensor(divisor);
    if (!numbers ||
        !all_of(numbers.isSplat() ? ArrayRef<float>(numbers.front<float>())
                                  : numbers.data<float>(),
                hasExactReciprocal))
      return ctx.reject(
          op, Reason::Semantics,
          "the reciprocal of the divisor is not exactly representable");
  }
  ElementsAttr one = eval::lazy::broadcast(
      splatAttr(tensorOf({}, divisor.getElementType()), 1),
      divisor.getShapedType().getShape());
  return eval::lazy::combine(eval::StepKind::Div, one, divisor);
}

TFUSE_DEFINE_RULE(ConvertDivByConstantToMul)

} // namespace tfuse
