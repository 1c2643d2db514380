//===- SimplifyPow.cpp - Powers that are something simpler ----------------===//
//
//   pow(x, 1)     =>   x
//   pow(x, 2)     =>   x * x
//   pow(x, 0.5)   =>   sqrt(x)
//
// (pow(x, -0.5) is for RecognizeRsqrt.) Follows upstream's patterns
// OptimizePow*.
//
// C1 (element-type)  sqrt takes 32-bit floats.
// C2 (shape)         The exponent does not change the shape.
// C3 (semantics)     With --semantics=exact no sqrt: the power is inf at -inf,
//                    and 0 at -0.
//
//===----------------------------------------------------------------------===//

#include "Matching/Constants.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct SimplifyPowMatch {
  double exponent;
};

class SimplifyPow : public RuleWithMatch<SimplifyPowMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.pow"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    std::optional<double> exponent = tfl::splatOf(op->getOperand(1));
    return exponent && is_contained({0.5, 1.0, 2.0}, *exponent);
  }
  FailureOr<SimplifyPowMatch> match(Operation *op,
                                    RuleContext &ctx) const override;
  void rewrite(Operation *op, SimplifyPowMatch &match,
               RuleContext &ctx) const override;
};
} // namespace

FailureOr<SimplifyPowMatch> SimplifyPow::match(Operation *op,
                                               RuleContext &ctx) const {
  double exponent = *tfl::splatOf(op->getOperand(1));
  if (exponent == 0.5 && !tfl::isF32(op->getResult(0)))
    return ctx.reject(op, Reason::ElementType, "sqrt takes 32-bit floats");
  if (!tfl::canReplace(op->getResult(0), op->getOperand(0)))
    return ctx.reject(op, Reason::Shape, "the exponent changes the shape");
  if (exponent == 0.5 && ctx.getSemantics() == Semantics::Exact)
    return ctx.reject(op, Reason::Semantics,
                      "sqrt differs from the power at -infinity and -0");
  return SimplifyPowMatch{exponent};
}

void SimplifyPow::rewrite(Operation *op, SimplifyPowMatch &match,
                          RuleContext &ctx) const {
  Value base = op->getOperand(0);
  Type type = op->getResult(0).getType();
  Value result = base;
  if (match.exponent == 2)
    result = tfl::MulOp::create(ctx.rewriter, op->getLoc(), type, base, base,
                                ctx.rewriter.getStringAttr("NONE"));
  else if (match.exponent == 0.5)
    result = tfl::SqrtOp::create(ctx.rewriter, op->getLoc(), type, base);
  ctx.rewriter.replaceOp(op, result);
}

TFUSE_DEFINE_RULE(SimplifyPow)

} // namespace tfuse
