//===- SimplifyPow.cpp - pow with special exponents -----------------------===//
//
//   pow(x, 1)     =>   x
//   pow(x, 2)     =>   x * x
//   pow(x, 0.5)   =>   sqrt(x)
//
// (pow(x, -0.5) is for RecognizeRsqrt.) Follows upstream's patterns
// OptimizePow*.
//
// C1 (element-type)  sqrt supports 32-bit floats.
// C2 (shape)         The exponent does not change the shape.
// C3 (semantics)     With --semantics=exact, the rule does not create sqrt:
//                    pow is inf at -inf, and 0 at -0.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class SimplifyPow : public RuleOn<SimplifyPow, tfl::PowOp> {
public:
  MatchResult<double> match(tfl::PowOp op, RuleContext &ctx) const {
    double exponent = constantSplat(op.getRhs()).value_or(0);
    if (!is_contained({0.5, 1.0, 2.0}, exponent))
      return skip();
    if (exponent == 0.5 && !tfl::isF32(op->getResult(0)))
      return ctx.reject(op, Reason::ElementType,
                        "sqrt supports only 32-bit floats");
    if (!tfl::canReplace(op->getResult(0), op->getOperand(0)))
      return ctx.reject(op, Reason::Shape, "the exponent changes the shape");
    if (exponent == 0.5 && ctx.getSemantics() == Semantics::Exact)
      return ctx.reject(op, Reason::Semantics,
                        "pow(x, 0.5) and sqrt differ at -infinity and -0");
    return exponent;
  }
  void rewrite(tfl::PowOp op, double exponent, RewriteContext &ctx) const {
    Value base = op->getOperand(0);
    Type type = op->getResult(0).getType();
    Value result = base;
    if (exponent == 2)
      result = tfl::MulOp::create(ctx.rewriter, op->getLoc(), type, base, base,
                                  ctx.rewriter.getStringAttr("NONE"));
    else if (exponent == 0.5)
      result = tfl::SqrtOp::create(ctx.rewriter, op->getLoc(), type, base);
    ctx.rewriter.replaceOp(op, result);
  }
};
} // namespace

TFUSE_DEFINE_RULE(SimplifyPow)

} // namespace tfuse
