//===- FoldReluOfNonNegative.cpp - relu of a non-negative tensor ----------===//
//
//   relu(y)    =>    y      y a square, an absolute value, an exponential,
//                           a logistic, a softmax, relu6, ...
//
// Follows upstream's pattern OptimizeReluSquaredDifference.
//
// C1 (shape)  relu does not refine the type of y.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FoldReluOfNonNegative
    : public RuleOn<FoldReluOfNonNegative, tfl::ReluOp> {
public:
  MatchResult<Value> match(tfl::ReluOp op, RuleContext &ctx) const {
    Operation *producer = op.getX().getDefiningOp();
    // A square root is not negative either, but NaN for negative numbers.
    if (!producer || !(producer->hasTrait<tfl::IsNonNegative>() ||
                       isa<tfl::SqrtOp>(producer)))
      return skip();
    if (op->getOperand(0).getType() != op->getResult(0).getType())
      return ctx.reject(op, Reason::Shape, "relu refines the type");
    return op->getOperand(0);
  }
  void rewrite(tfl::ReluOp op, Value kept, RewriteContext &ctx) const {
    ctx.rewriter.replaceOp(op, kept);
  }
};
} // namespace

TFUSE_DEFINE_RULE(FoldReluOfNonNegative)

} // namespace tfuse
