//===- FoldShiftIntoSoftmax.cpp - softmax does not see a common shift -----===//
//
//       x
//      / \                             x
//     |   reduce_max          =>       |
//      \ /                             softmax
//      sub
//       |
//      softmax
//
// The kernel subtracts the maximum itself. What is subtracted may be anything
// that is the same along the last axis, like the maximum kept at least as large
// as a number and put into shape by a reshape, as JAX writes it. Follows
// upstream's patterns FoldNormalizationIntoSoftmax*.
//
// C1 (activation)     sub has none.
// C2 (multiple-uses)  Nothing else needs the difference.
// C3 (shape)          What is subtracted has 1 as its last dimension, and is no
//                     larger than x.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Matchers.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FoldShiftIntoSoftmax
    : public RuleOn<FoldShiftIntoSoftmax, tfl::SoftmaxOp> {
public:
  MatchResult<tfl::SubOp> match(tfl::SoftmaxOp op, RuleContext &ctx) const {
    tfl::SubOp sub;
    Value x, shift;
    if (!matchPattern(op.getInput(), m_Bind(sub, m_Any(&x), m_Any(&shift))))
      return skip();
    if (sub.getFusedActivationFunction() != "NONE")
      return ctx.reject(op, Reason::Activation,
                        "the difference in front has an activation");
    if (!sub->hasOneUse())
      return ctx.reject(op, Reason::MultipleUses,
                        "the difference in front is needed elsewhere, too");
    int64_t rank = rankOf(shift).value_or(-1);
    if (rank < 0 || (rank > 0 && tfl::lastDim(shift) != 1) ||
        !tfl::broadcastsInto(shift, x))
      return ctx.reject(op, Reason::Shape,
                        "what is subtracted differs along the last axis");
    return sub;
  }
  void rewrite(tfl::SoftmaxOp op, tfl::SubOp sub, RewriteContext &ctx) const {
    ctx.rewriter.modifyOpInPlace(op, [&] { op->setOperand(0, sub.getLhs()); });
    ctx.absorb(sub);
  }
};
} // namespace

TFUSE_DEFINE_RULE(FoldShiftIntoSoftmax)

} // namespace tfuse
