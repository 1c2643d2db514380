//===- RecognizeLogSoftmax.cpp - y - log(sum(exp(y))) ---------------------===//
//
//   y - log(sum(exp(y)))          =>   log_softmax(x)
//
// where y is x, or x minus a value that is constant along the last axis,
// usually the maximum; log_softmax(y) equals log_softmax(x). The sum keeps the
// last axis. Also log(softmax(x)). Follows upstream's pattern FuseLogSoftmax,
// which needs the maximum.
//
// C1 (activation)     No op of the formula has an activation.
// C2 (shape)          The sum is over the last axis only and keeps it.
// C3 (element-type)   The elements are 32-bit floats.
// C4 (attribute)      The softmax has beta = 1.
// C5 (multiple-uses)  Intermediate results have no other users.
// C6 (semantics)      Not with --semantics=exact: the exponential may overflow.
//
//===----------------------------------------------------------------------===//

#include "Matching/FormulaConditions.h"
#include "Matching/Reduction.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Formula/Cluster.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeLogSoftmaxMatch {
  Value input;
  formula::Cluster cluster;
};

class RecognizeLogSoftmax
    : public RuleOn<RecognizeLogSoftmax, tfl::SubOp, tfl::LogOp> {
public:
  MatchResult<RecognizeLogSoftmaxMatch> match(Operation *op,
                                              RuleContext &ctx) const;
  void rewrite(Operation *op, RecognizeLogSoftmaxMatch &match,
               RewriteContext &ctx) const {
    match.cluster.replace(ctx, tfl::LogSoftmaxOp::create(
                                   ctx.rewriter, match.cluster.getLoc(ctx),
                                   op->getResult(0).getType(), match.input));
  }

private:
  static MatchResult<Value> matchSum(Operation *op, formula::Cluster &cluster,
                                     RuleContext &ctx);
};
} // namespace

/// x, if `value` is x minus a shift that is constant along the last axis and
/// the subtraction has no users outside the formula; otherwise `value`.
static Value takeShifted(Value value, formula::Cluster &cluster) {
  auto sub = value.getDefiningOp<tfl::SubOp>();
  if (!sub || sub.getFusedActivationFunction() != "NONE" ||
      tfl::lastDim(sub.getRhs()) != 1 ||
      !tfl::broadcastsInto(sub.getRhs(), sub.getLhs()))
    return value;
  size_t before = cluster.size();
  cluster.add(value);
  if (cluster.isClosed())
    return sub.getLhs();
  cluster.shrink(before);
  return value;
}

MatchResult<Value> RecognizeLogSoftmax::matchSum(Operation *op,
                                                 formula::Cluster &cluster,
                                                 RuleContext &ctx) {
  auto log = cluster.take<tfl::LogOp>(op->getOperand(1));
  auto sum = log ? cluster.take<tfl::SumOp>(log.getX()) : tfl::SumOp();
  auto exp = sum ? cluster.take<tfl::ExpOp>(sum.getInput()) : tfl::ExpOp();
  if (!exp || exp.getX() != op->getOperand(0))
    return skip();
  if (cast<tfl::SubOp>(op).getFusedActivationFunction() != "NONE")
    return ctx.reject(op, Reason::Activation,
                      "the subtraction has an activation");
  if (!sum.getKeepDims() || !tfl::reducesLastAxis(sum))
    return ctx.reject(op, Reason::Shape,
                      "the sum is not over exactly the last axis");
  return takeShifted(exp.getX(), cluster);
}

MatchResult<RecognizeLogSoftmaxMatch>
RecognizeLogSoftmax::match(Operation *op, RuleContext &ctx) const {
  formula::Cluster cluster(op);
  Value input;
  if (isa<tfl::LogOp>(op)) {
    auto softmax = cluster.take<tfl::SoftmaxOp>(op->getOperand(0));
    if (!softmax)
      return skip();
    if (!softmax.getBeta().isExactlyValue(1))
      return ctx.reject(op, Reason::Attribute,
                        "the softmax scales its input (beta is not 1)");
    input = softmax.getInput();
  } else {
    MatchResult<Value> found = matchSum(op, cluster, ctx);
    if (!found)
      return found.takeMismatch();
    input = *found;
  }
  if (ctx.getSemantics() == Semantics::Exact)
    return ctx.reject(
        op, Reason::Semantics,
        "the exponential may overflow where log_softmax is finite");
  if (Mismatch mismatch = tfl::checkFormula(cluster, input, ctx))
    return mismatch;
  return RecognizeLogSoftmaxMatch{input, cluster};
}

TFUSE_DEFINE_RULE(RecognizeLogSoftmax)

} // namespace tfuse
