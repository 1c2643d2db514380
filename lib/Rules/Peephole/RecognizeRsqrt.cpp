//===- RecognizeRsqrt.cpp - 1 / sqrt(x) -----------------------------------===//
//
//   1 / sqrt(x)          =>   rsqrt(x)
//   pow(x, -0.5)         =>   rsqrt(x)
//
// Follows upstream's pattern OptimizePow2ToRsqrt.
//
// C1 (activation)     The division has no activation.
// C2 (element-type)   The elements are 32-bit floats.
// C3 (multiple-uses)  The square root has no other user.
// C4 (semantics)      With --semantics=exact, the rule does not match pow,
//                     which is 0 at -inf and inf at -0.
//
//===----------------------------------------------------------------------===//

#include "Matching/Matchers.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeRsqrtMatch {
  Value input;
  /// Null if the root op is a pow.
  tfl::SqrtOp sqrt;
};

class RecognizeRsqrt : public RuleOn<RecognizeRsqrt, tfl::DivOp, tfl::PowOp> {
public:
  MatchResult<RecognizeRsqrtMatch> match(Operation *op,
                                         RuleContext &ctx) const {
    tfl::DivOp div;
    tfl::PowOp pow;
    tfl::SqrtOp sqrt;
    Value x;
    if (!matchPattern(op, m_Bind(div, m_Splat(1), m_Bind(sqrt, m_Any(&x)))) &&
        !matchPattern(op, m_Bind(pow, m_Any(&x), m_Splat(-0.5))))
      return skip();
    if (!tfl::typesAgree(pow ? x : Value(sqrt), op->getResult(0)))
      return skip();
    if (!tfl::isF32(op->getResult(0)))
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not 32-bit floats");
    if (pow && ctx.getSemantics() == Semantics::Exact)
      return ctx.reject(op, Reason::Semantics,
                        "pow(x, -0.5) and rsqrt differ at -infinity and -0");
    if (div && div.getFusedActivationFunction() != "NONE")
      return ctx.reject(op, Reason::Activation,
                        "the division has an activation");
    if (sqrt && !sqrt->hasOneUse())
      return ctx.reject(op, Reason::MultipleUses,
                        "the square root has other users");
    return RecognizeRsqrtMatch{x, sqrt};
  }
  void rewrite(Operation *op, RecognizeRsqrtMatch &match,
               RewriteContext &ctx) const {
    if (match.sqrt)
      ctx.replaceWith<tfl::RsqrtOp>(op, {match.sqrt}, match.input);
    else
      ctx.replaceWith<tfl::RsqrtOp>(op, {}, match.input);
  }
};
} // namespace

TFUSE_DEFINE_RULE(RecognizeRsqrt)

} // namespace tfuse
