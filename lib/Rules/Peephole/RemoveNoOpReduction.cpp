//===- RemoveNoOpReduction.cpp - No-op reductions -------------------------===//
//
//   x                             x
//   |                             |
//   sum over axes of size 1   =>  (reshape, if the axes go away)
//
// for sum, mean, reduce_min, reduce_max, reduce_prod, reduce_any and
// reduce_all, and for reductions without axes. TensorFlow's reductions over
// axes of size 1 keep NaN, infinities and -0, so the rule also applies with
// --semantics=exact. Follows upstream's patterns EliminateNoOpReductionOp*.
//
// C1 (unknown-shape)  The result has at most one unknown dimension.
//
//===----------------------------------------------------------------------===//

#include "Matching/Reduction.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// True if all reduced axes have size 1 and the element type stays.
static bool reducesUnitAxes(Operation *op) {
  auto reduced = tfl::reducedAxes(op);
  if (!reduced || getElementTypeOrSelf(op->getOperand(0)) !=
                      getElementTypeOrSelf(op->getResult(0)))
    return false;
  ArrayRef<int64_t> shape = shapeOrEmpty(op->getOperand(0));
  for (auto [size, isReduced] : zip(shape, *reduced))
    if (isReduced && size != 1)
      return false;
  return true;
}

namespace {
class RemoveNoOpReduction
    : public RuleOn<RemoveNoOpReduction, tfl::SumOp, tfl::MeanOp,
                    tfl::ReduceMinOp, tfl::ReduceMaxOp, tfl::ReduceProdOp,
                    tfl::ReduceAnyOp, tfl::ReduceAllOp> {
public:
  MatchResult<Value> match(Operation *op, RuleContext &ctx) const {
    if (!reducesUnitAxes(op))
      return skip();
    if (op->getOperand(0).getType() != op->getResult(0).getType() &&
        !tfl::hasReshapeTarget(op->getResult(0)))
      return ctx.reject(op, Reason::UnknownShape,
                        "a reshape cannot have the result's shape: several "
                        "dimensions are unknown, or one exceeds 32 bits");
    return op->getOperand(0);
  }
  void rewrite(Operation *op, Value input, RewriteContext &ctx) const {
    if (input.getType() == op->getResult(0).getType())
      ctx.rewriter.replaceOp(op, input);
    else
      ctx.rewriter.replaceOp(op,
                             tfl::TFLBuilder(ctx.rewriter, op->getLoc())
                                 .reshape(op->getResult(0).getType(), input));
  }
};
} // namespace

TFUSE_DEFINE_RULE(RemoveNoOpReduction)

} // namespace tfuse
