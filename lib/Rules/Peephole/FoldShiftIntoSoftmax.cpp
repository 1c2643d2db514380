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
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FoldShiftIntoSoftmaxMatch {
  tfl::SubOp sub;
};

class FoldShiftIntoSoftmax : public RuleWithMatch<FoldShiftIntoSoftmaxMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.softmax"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    return op->getOperand(0).getDefiningOp<tfl::SubOp>();
  }
  FailureOr<FoldShiftIntoSoftmaxMatch> match(Operation *op,
                                             RuleContext &ctx) const override;
  void rewrite(Operation *op, FoldShiftIntoSoftmaxMatch &match,
               RuleContext &ctx) const override {
    ctx.rewriter.modifyOpInPlace(
        op, [&] { op->setOperand(0, match.sub.getLhs()); });
    ctx.absorb(match.sub);
  }
};
} // namespace

FailureOr<FoldShiftIntoSoftmaxMatch>
FoldShiftIntoSoftmax::match(Operation *op, RuleContext &ctx) const {
  auto sub = op->getOperand(0).getDefiningOp<tfl::SubOp>();
  if (sub.getFusedActivationFunction() != "NONE")
    return ctx.reject(op, Reason::Activation,
                      "the difference in front has an activation");
  if (!sub->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the difference in front is needed elsewhere, too");
  int64_t shiftRank = tfl::rankOf(sub.getRhs());
  if (shiftRank < 0 || (shiftRank > 0 && tfl::lastDim(sub.getRhs()) != 1) ||
      !tfl::broadcastsInto(sub.getRhs(), sub.getLhs()))
    return ctx.reject(op, Reason::Shape,
                      "what is subtracted differs along the last axis");
  return FoldShiftIntoSoftmaxMatch{sub};
}

TFUSE_DEFINE_RULE(FoldShiftIntoSoftmax)

} // namespace tfuse
