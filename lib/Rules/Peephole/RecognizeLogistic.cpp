//===- RecognizeLogistic.cpp - 1 / (1 + exp(-x)) --------------------------===//
//
//   1 / (exp(-x) + 1)     =>   logistic(x)
//
// Follows upstream's pattern FuseSigmoid.
//
// C1 (constant-value)  Both constants are 1.
// C2 (element-type)    The elements are 32-bit floats.
// C3 (multiple-uses)   Intermediate results have no other users.
// C4 (shape)           The result provably has the shape of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/FormulaConditions.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Formula/Cluster.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeLogisticMatch {
  Value input;
  formula::Cluster cluster;
};

class RecognizeLogistic : public RuleOn<RecognizeLogistic, tfl::DivOp> {
public:
  MatchResult<RecognizeLogisticMatch> match(tfl::DivOp op,
                                            RuleContext &ctx) const;
  void rewrite(tfl::DivOp op, RecognizeLogisticMatch &match,
               RewriteContext &ctx) const {
    match.cluster.replace(
        ctx, tfl::LogisticOp::create(ctx.rewriter, match.cluster.getLoc(ctx),
                                     op->getResult(0).getType(), match.input));
  }

private:
  struct Parts {
    Value input, addend;
  };
  static Parts find(tfl::DivOp op, formula::Cluster &cluster);
};
} // namespace

RecognizeLogistic::Parts RecognizeLogistic::find(tfl::DivOp op,
                                                 formula::Cluster &cluster) {
  auto add = cluster.take<tfl::AddOp>(op->getOperand(1));
  if (!add || add.getFusedActivationFunction() != "NONE" ||
      op.getFusedActivationFunction() != "NONE")
    return {};
  for (unsigned i : {0, 1})
    if (auto exp = cluster.take<tfl::ExpOp>(add->getOperand(i)))
      if (auto neg = cluster.take<tfl::NegOp>(exp.getX()))
        return {neg.getX(), add->getOperand(1 - i)};
  return {};
}

MatchResult<RecognizeLogisticMatch>
RecognizeLogistic::match(tfl::DivOp op, RuleContext &ctx) const {
  formula::Cluster cluster(op);
  Parts parts = find(op, cluster);
  if (!parts.input || !isConstant(op.getLhs()))
    return skip();
  if (!isConstantSplat(op->getOperand(0), 1) ||
      !isConstantSplat(parts.addend, 1))
    return ctx.reject(op, Reason::ConstantValue,
                      "a constant in 1 / (1 + exp(-x)) is not 1");
  if (Mismatch mismatch =
          tfl::checkElementwiseFormula(cluster, parts.input, ctx))
    return mismatch;
  return RecognizeLogisticMatch{parts.input, cluster};
}

TFUSE_DEFINE_RULE(RecognizeLogistic)

} // namespace tfuse
