//===- RecognizeLogSoftmax.cpp - y - log(sum(exp(y))) ---------------------===//
//
//   y - log(sum(exp(y)))          =>   log_softmax(x)
//
// with y = x, or x less something that is the same along the last axis, usually
// its maximum: neither changes the result. The sum is over the last axis, which
// stays. Also log(softmax(x)). Follows upstream's pattern FuseLogSoftmax, which
// needs the maximum.
//
// C1 (activation)     No op on the way has one.
// C2 (shape)          The sum is over the last axis alone, which stays.
// C3 (element-type)   32-bit floats.
// C4 (attribute)      The softmax has beta = 1.
// C5 (multiple-uses)  Nothing else needs what is computed on the way.
// C6 (semantics)      Not with --semantics=exact: the exponential may overflow.
//
//===----------------------------------------------------------------------===//

#include "Matching/Cluster.h"
#include "Matching/Reduction.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeLogSoftmaxMatch {
  Value input;
  tfl::Cluster cluster;
};

class RecognizeLogSoftmax : public RuleWithMatch<RecognizeLogSoftmaxMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.sub", "tfl.log"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    if (isa<tfl::LogOp>(op))
      return op->getOperand(0).getDefiningOp<tfl::SoftmaxOp>();
    auto log = op->getOperand(1).getDefiningOp<tfl::LogOp>();
    auto sum = log ? log.getX().getDefiningOp<tfl::SumOp>() : tfl::SumOp();
    auto exp = sum ? sum.getInput().getDefiningOp<tfl::ExpOp>() : tfl::ExpOp();
    return exp && exp.getX() == op->getOperand(0);
  }
  FailureOr<RecognizeLogSoftmaxMatch> match(Operation *op,
                                            RuleContext &ctx) const override;
  void rewrite(Operation *op, RecognizeLogSoftmaxMatch &match,
               RuleContext &ctx) const override {
    match.cluster.replace(ctx, tfl::LogSoftmaxOp::create(
                                   ctx.rewriter, match.cluster.getLoc(ctx),
                                   op->getResult(0).getType(), match.input));
  }

private:
  static FailureOr<Value> matchSum(Operation *op, tfl::Cluster &cluster,
                                   RuleContext &ctx);
};
} // namespace

/// x, if value is x less something that is the same along the last axis, and
/// nothing but the formula needs the difference.
static Value takeShifted(Value value, tfl::Cluster &cluster) {
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

FailureOr<Value> RecognizeLogSoftmax::matchSum(Operation *op,
                                               tfl::Cluster &cluster,
                                               RuleContext &ctx) {
  auto log = cluster.take<tfl::LogOp>(op->getOperand(1));
  auto sum = cluster.take<tfl::SumOp>(log.getX());
  auto exp = cluster.take<tfl::ExpOp>(sum.getInput());
  if (cast<tfl::SubOp>(op).getFusedActivationFunction() != "NONE")
    return ctx.reject(op, Reason::Activation,
                      "the difference has an activation, log_softmax has none");
  if (!sum.getKeepDims() || !tfl::reducesLastAxis(sum))
    return ctx.reject(op, Reason::Shape,
                      "the sum is not over the last axis alone");
  return takeShifted(exp.getX(), cluster);
}

FailureOr<RecognizeLogSoftmaxMatch>
RecognizeLogSoftmax::match(Operation *op, RuleContext &ctx) const {
  tfl::Cluster cluster(op);
  Value input;
  if (isa<tfl::LogOp>(op)) {
    auto softmax = cluster.take<tfl::SoftmaxOp>(op->getOperand(0));
    if (!softmax.getBeta().isExactlyValue(1))
      return ctx.reject(op, Reason::Attribute, "the softmax scales its input");
    input = softmax.getInput();
  } else {
    FailureOr<Value> found = matchSum(op, cluster, ctx);
    if (failed(found))
      return failure();
    input = *found;
  }
  if (ctx.getSemantics() == Semantics::Exact)
    return ctx.reject(op, Reason::Semantics,
                      "log_softmax is finite where the exponential overflows");
  if (!tfl::isF32(input))
    return ctx.reject(op, Reason::ElementType, "only 32-bit floats");
  if (!cluster.isClosed())
    return ctx.reject(op, Reason::MultipleUses,
                      "a part of the formula is needed elsewhere, too");
  return RecognizeLogSoftmaxMatch{input, cluster};
}

TFUSE_DEFINE_RULE(RecognizeLogSoftmax)

} // namespace tfuse
