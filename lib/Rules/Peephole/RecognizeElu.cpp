//===- RecognizeElu.cpp - x where x > 0, else exp(x) - 1 ------------------===//
//
//   select(x > 0, x, exp(y) - 1)     =>   elu(x)
//
// where y is x, or min(x, 0) in any form that keeps exp from overflowing:
// minimum(x, 0), select(x > 0, 0, x). Follows upstream's pattern FuseEluConst.
//
// C1 (structure)       y is x or min(x, 0).
// C2 (constant-value)  The constant subtracted from exp(y) is 1.
// C3 (element-type)    The elements are 32-bit floats.
// C4 (multiple-uses)   Intermediate results have no other users.
// C5 (shape)           The result provably has the shape of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/FormulaConditions.h"
#include "Matching/Selection.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Formula/Cluster.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeEluMatch {
  Value input;
  formula::Cluster cluster;
};

class RecognizeElu
    : public RuleOn<RecognizeElu, tfl::SelectOp, tfl::SelectV2Op> {
public:
  MatchResult<RecognizeEluMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, RecognizeEluMatch &match,
               RewriteContext &ctx) const {
    match.cluster.replace(
        ctx, tfl::EluOp::create(ctx.rewriter, match.cluster.getLoc(ctx),
                                op->getResult(0).getType(), match.input));
  }
};
} // namespace

/// True if `value` is x, or min(x, 0) in one of the forms above.
static bool isNegativePart(Value value, Value x, formula::Cluster &cluster) {
  if (value == x)
    return true;
  if (auto minimum = cluster.take<tfl::MinimumOp>(value))
    return (minimum.getLhs() == x && isConstantSplat(minimum.getRhs(), 0)) ||
           (minimum.getRhs() == x && isConstantSplat(minimum.getLhs(), 0));
  Operation *select = value.getDefiningOp();
  if (!select || !select->hasTrait<tfl::IsSelect>())
    return false;
  cluster.add(value);
  return select->getOperand(2) == x &&
         isConstantSplat(select->getOperand(1), 0) &&
         tfl::takeIsPositive(select->getOperand(0), cluster) == x;
}

MatchResult<RecognizeEluMatch> RecognizeElu::match(Operation *op,
                                                   RuleContext &ctx) const {
  formula::Cluster cluster(op);
  auto [input, otherwise] = tfl::takePositivePart(op, cluster);
  auto sub = input ? cluster.take<tfl::SubOp>(otherwise) : tfl::SubOp();
  auto exp = sub ? cluster.take<tfl::ExpOp>(sub.getLhs()) : tfl::ExpOp();
  if (!exp)
    return skip();
  if (!isNegativePart(exp.getX(), input, cluster) ||
      sub.getFusedActivationFunction() != "NONE")
    return ctx.reject(op, Reason::Structure,
                      "the operand of exp is neither x nor min(x, 0)");
  if (!isConstantSplat(sub.getRhs(), 1))
    return ctx.reject(op, Reason::ConstantValue,
                      "the constant subtracted from exp is not 1");
  if (Mismatch mismatch = tfl::checkElementwiseFormula(cluster, input, ctx))
    return mismatch;
  return RecognizeEluMatch{input, cluster};
}

TFUSE_DEFINE_RULE(RecognizeElu)

} // namespace tfuse
