//===- RecognizeSoftmax.cpp - exp(x) / sum(exp(x)) ------------------------===//
//
//       x
//       |                              x
//      exp                             |
//     /   \                   =>       softmax {beta = 1}
//    |    sum {keep_dims, last axis}
//     \   /
//      div
//
// Follows upstream's pattern OptimizeToSoftmax.
//
// C1 (activation)     div has no activation.
// C2 (shape)          The sum is over the last axis only and keeps it.
// C3 (element-type)   The elements are 32-bit floats.
// C4 (multiple-uses)  Intermediate results have no other users.
// C5 (semantics)      Not with --semantics=exact: the exponential may overflow.
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
struct RecognizeSoftmaxMatch {
  Value input;
  formula::Cluster cluster;
};

class RecognizeSoftmax : public RuleOn<RecognizeSoftmax, tfl::DivOp> {
public:
  MatchResult<RecognizeSoftmaxMatch> match(tfl::DivOp op,
                                           RuleContext &ctx) const {
    formula::Cluster cluster(op);
    auto exp = cluster.take<tfl::ExpOp>(op->getOperand(0));
    auto sum = cluster.take<tfl::SumOp>(op->getOperand(1));
    if (!exp || !sum || sum.getInput() != exp)
      return skip();
    if (op.getFusedActivationFunction() != "NONE")
      return ctx.reject(op, Reason::Activation,
                        "the division has an activation");
    if (!sum.getKeepDims() || !tfl::reducesLastAxis(sum))
      return ctx.reject(op, Reason::Shape,
                        "the sum is not over exactly the last axis");
    if (ctx.getSemantics() == Semantics::Exact)
      return ctx.reject(op, Reason::Semantics,
                        "the exponential may overflow where softmax is finite");
    if (Mismatch mismatch = tfl::checkFormula(cluster, exp.getX(), ctx))
      return mismatch;
    return RecognizeSoftmaxMatch{exp.getX(), cluster};
  }
  void rewrite(tfl::DivOp op, RecognizeSoftmaxMatch &match,
               RewriteContext &ctx) const {
    match.cluster.replace(
        ctx, tfl::SoftmaxOp::create(ctx.rewriter, match.cluster.getLoc(ctx),
                                    op->getResult(0).getType(), match.input,
                                    ctx.rewriter.getF32FloatAttr(1)));
  }
};
} // namespace

TFUSE_DEFINE_RULE(RecognizeSoftmax)

} // namespace tfuse
