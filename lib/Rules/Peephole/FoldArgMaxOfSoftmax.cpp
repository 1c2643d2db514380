//===- FoldArgMaxOfSoftmax.cpp - arg_max(softmax(x)) ----------------------===//
//
//   arg_max(softmax(x)), arg_min(log_softmax(x)), ...    =>    arg_max(x), ..
//
// softmax and log_softmax are monotonic. Follows upstream's patterns
// RemoveSoftmaxOpBefore* and RemoveLogSoftmaxOpBefore*.
//
// C1 (multiple-uses)  The softmax has no other user.
// C2 (shape)          The axis is the last one.
// C3 (attribute)      beta is positive.
//
//===----------------------------------------------------------------------===//

#include "Matching/Reduction.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FoldArgMaxOfSoftmax
    : public RuleOn<FoldArgMaxOfSoftmax, tfl::ArgMaxOp, tfl::ArgMinOp> {
public:
  MatchResult<Operation *> match(Operation *op, RuleContext &ctx) const {
    Operation *softmax = op->getOperand(0).getDefiningOp();
    if (!isa_and_present<tfl::SoftmaxOp, tfl::LogSoftmaxOp>(softmax))
      return skip();
    if (!softmax->hasOneUse())
      return ctx.reject(op, Reason::MultipleUses,
                        "the softmax has other users");
    if (!tfl::isLastAxis(op->getOperand(1),
                         rankOf(op->getOperand(0)).value_or(-1)))
      return ctx.reject(op, Reason::Shape,
                        "softmax preserves the order only along the last axis");
    auto scaled = dyn_cast<tfl::SoftmaxOp>(softmax);
    if (scaled && !(scaled.getBeta().convertToDouble() > 0))
      return ctx.reject(op, Reason::Attribute, "beta is not positive");
    return softmax;
  }
  void rewrite(Operation *op, Operation *softmax, RewriteContext &ctx) const {
    ctx.rewriter.modifyOpInPlace(
        op, [&] { op->setOperand(0, softmax->getOperand(0)); });
    ctx.absorb(softmax);
  }
};
} // namespace

TFUSE_DEFINE_RULE(FoldArgMaxOfSoftmax)

} // namespace tfuse
