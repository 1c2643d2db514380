//===- ConvertDivByConstantToMul.cpp - Reciprocals of constants -----------===//
//
//   x / c    =>    x * (1 / c)         c a constant
//
// Multiplication is faster, and more rules know it. Follows upstream's pattern
// RealDivWithF32ConstDivisor.
//
// C1 (element-type)  32-bit floats.
// C2 (semantics)     Each 1 / c is exact, so c is a power of two; any c only
//                    with --semantics=grappler.
//
//===----------------------------------------------------------------------===//

#include "Matching/Constants.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertDivByConstantToMulMatch {
  ElementsAttr reciprocals;
};

class ConvertDivByConstantToMul
    : public RuleWithMatch<ConvertDivByConstantToMulMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.div"};
    return names;
  }

  /// Last: formulas are known by their divisions.
  unsigned benefit() const override { return 0; }
  bool isAnchor(Operation *op) const override {
    return tfl::viewableConstantOf(op->getOperand(1)) &&
           tfl::hasFloats(op->getOperand(1)) &&
           !tfl::isConstant(op->getOperand(0));
  }
  FailureOr<ConvertDivByConstantToMulMatch>
  match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op, ConvertDivByConstantToMulMatch &match,
               RuleContext &ctx) const override {
    Value constant =
        tfl::makeConstant(ctx.rewriter, op->getLoc(), match.reciprocals);
    ctx.rewriter.replaceOpWithNewOp<tfl::MulOp>(
        op, op->getResult(0).getType(), op->getOperand(0), constant,
        op->getAttrOfType<StringAttr>("fused_activation_function"));
  }
};
} // namespace

/// Whether 1 / number is exact, and not so small that kernels may flush it.
static bool hasExactReciprocal(float number) {
  int exponent;
  return std::fabs(std::frexp(number, &exponent)) == 0.5f &&
         std::abs(exponent) < 126;
}

FailureOr<ConvertDivByConstantToMulMatch>
ConvertDivByConstantToMul::match(Operation *op, RuleContext &ctx) const {
  ElementsAttr divisor = tfl::viewableConstantOf(op->getOperand(1));
  if (!divisor.getElementType().isF32())
    return ctx.reject(op, Reason::ElementType, "only 32-bit floats");
  if (ctx.getSemantics() != Semantics::Grappler) {
    eval::HostTensor numbers = tfl::smallTensor(divisor);
    if (!numbers ||
        !all_of(numbers.isSplat() ? ArrayRef<float>(numbers.front<float>())
                                  : numbers.data<float>(),
                hasExactReciprocal))
      return ctx.reject(op, Reason::Semantics,
                        "the reciprocal of the divisor is not exact");
  }
  ElementsAttr one =
      eval::lazy::broadcast(tfl::makeScalar(divisor.getElementType(), 1),
                            divisor.getShapedType().getShape());
  return ConvertDivByConstantToMulMatch{
      eval::lazy::combine(eval::StepKind::Div, one, divisor)};
}

TFUSE_DEFINE_RULE(ConvertDivByConstantToMul)

} // namespace tfuse
