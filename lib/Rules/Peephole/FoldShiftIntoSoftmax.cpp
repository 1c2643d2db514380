//===- FoldShiftIntoSoftmax.cpp - softmax(x - shift) ----------------------===//
//
//       x
//      / \                             x
//     |   reduce_max          =>       |
//      \ /                             softmax
//      sub
//       |
//      softmax
//
// softmax does not change when a value that is constant along the last axis is
// subtracted, and the kernel subtracts the maximum itself. JAX, for example,
// subtracts the maximum after another maximum with a constant and a reshape.
// Follows upstream's patterns FoldNormalizationIntoSoftmax*.
//
// C1 (activation)     sub has no activation.
// C2 (multiple-uses)  The difference has no other user.
// C3 (shape)          The last dimension of the shift is 1, and the shift
//                     broadcasts to the shape of x.
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
                        "the preceding subtraction has an activation");
    if (!sub->hasOneUse())
      return ctx.reject(op, Reason::MultipleUses,
                        "the preceding subtraction has other users");
    int64_t rank = rankOf(shift).value_or(-1);
    if (rank < 0 || (rank > 0 && tfl::lastDim(shift) != 1) ||
        !tfl::broadcastsInto(shift, x))
      return ctx.reject(op, Reason::Shape,
                        "the subtracted value varies along the last axis");
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
