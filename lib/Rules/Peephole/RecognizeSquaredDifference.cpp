//===- RecognizeSquaredDifference.cpp - (a - b)^2 -------------------------===//
//
//   square(a - b), (a - b) * (a - b)     =>   squared_difference(a, b)
//
// C1 (activation)     The difference has no activation.
// C2 (multiple-uses)  The difference has no other user.
// C3 (element-type)   32-bit floats or integers.
// C4 (shape)          Operands that may be of different shapes have at most 4
//                     dimensions.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Matchers.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class RecognizeSquaredDifference
    : public RuleOn<RecognizeSquaredDifference, tfl::SquareOp, tfl::MulOp> {
public:
  MatchResult<tfl::SubOp> match(Operation *op, RuleContext &ctx) const {
    auto mul = dyn_cast<tfl::MulOp>(op);
    if (mul && (mul.getLhs() != mul.getRhs() ||
                mul.getFusedActivationFunction() != "NONE"))
      return skip();
    tfl::SubOp sub;
    if (!matchPattern(op->getOperand(0), m_Bind(sub)))
      return skip();
    if (sub.getFusedActivationFunction() != "NONE")
      return ctx.reject(op, Reason::Activation,
                        "the difference has an activation");
    if (any_of(sub->getUsers(), [&](Operation *user) { return user != op; }))
      return ctx.reject(op, Reason::MultipleUses,
                        "the difference has other users");
    Type type = getElementTypeOrSelf(op->getResult(0));
    if (!type.isF32() && !type.isInteger(32))
      return ctx.reject(op, Reason::ElementType,
                        "the elements are neither 32-bit floats nor integers");
    if (!tfl::sameShape(sub.getLhs(), sub.getRhs()) &&
        (!rankOf(sub) || rankOf(sub) > 4))
      return ctx.reject(op, Reason::Shape,
                        "the operands may broadcast to more than 4 dimensions");
    return sub;
  }
  void rewrite(Operation *op, tfl::SubOp sub, RewriteContext &ctx) const {
    ctx.replaceWith<tfl::SquaredDifferenceOp>(op, {sub}, sub.getLhs(),
                                              sub.getRhs());
  }
};
} // namespace

TFUSE_DEFINE_RULE(RecognizeSquaredDifference)

} // namespace tfuse
