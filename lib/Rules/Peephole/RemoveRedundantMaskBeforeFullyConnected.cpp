//===- RemoveRedundantMaskBeforeFullyConnected.cpp ------------------------===//
//
//   select(c, 0, fully_connected(select(c, 0, x)))
//       =>   select(c, 0, fully_connected(x))
//
// The outer mask overwrites the rows that the inner mask sets to zero.
// Likewise with x and 0 swapped. Follows upstream's patterns
// SimplifyDoubleSelectFCZeros*.
//
// C1 (attribute)      fully_connected keeps the dimensions of its input.
// C2 (shape)          The condition selects rows: its last dimension is 1. The
//                     inner zeros do not broadcast x.
// C3 (multiple-uses)  fully_connected has no other user.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RemoveRedundantMaskBeforeFullyConnectedMatch {
  tfl::FullyConnectedOp connected;
  tfl::SelectV2Op mask;
  Value input;
};

class RemoveRedundantMaskBeforeFullyConnected
    : public RuleOn<RemoveRedundantMaskBeforeFullyConnected, tfl::SelectV2Op> {
public:
  MatchResult<RemoveRedundantMaskBeforeFullyConnectedMatch>
  match(tfl::SelectV2Op op, RuleContext &ctx) const;
  void rewrite(tfl::SelectV2Op op,
               RemoveRedundantMaskBeforeFullyConnectedMatch &match,
               RewriteContext &ctx) const {
    ctx.rewriter.modifyOpInPlace(
        match.connected, [&] { match.connected->setOperand(0, match.input); });
    ctx.reuse(match.connected);
    ctx.absorb(match.mask);
  }

private:
  static RemoveRedundantMaskBeforeFullyConnectedMatch find(Operation *op);
};
} // namespace

RemoveRedundantMaskBeforeFullyConnectedMatch
RemoveRedundantMaskBeforeFullyConnected::find(Operation *op) {
  for (unsigned zero : {1, 2}) {
    auto connected =
        op->getOperand(3 - zero).getDefiningOp<tfl::FullyConnectedOp>();
    auto mask = connected
                    ? connected.getInput().getDefiningOp<tfl::SelectV2Op>()
                    : tfl::SelectV2Op();
    if (mask && mask.getCondition() == op->getOperand(0) &&
        isConstantSplat(op->getOperand(zero), 0) &&
        isConstantSplat(mask->getOperand(zero), 0) &&
        mask->getOperand(3 - zero).getType() == mask.getType())
      return {connected, mask, mask->getOperand(3 - zero)};
  }
  return {};
}

MatchResult<RemoveRedundantMaskBeforeFullyConnectedMatch>
RemoveRedundantMaskBeforeFullyConnected::match(tfl::SelectV2Op op,
                                               RuleContext &ctx) const {
  RemoveRedundantMaskBeforeFullyConnectedMatch match = find(op);
  if (!match.connected)
    return skip();
  if (!match.connected.getKeepNumDims())
    return ctx.reject(
        op, Reason::Attribute,
        "fully_connected does not keep the dimensions of its input");
  if (tfl::lastDim(op->getOperand(0)) != 1)
    return ctx.reject(op, Reason::Shape,
                      "the condition does not have one element for each row");
  // The condition may broadcast rows, because the outer select broadcasts them
  // as well.
  bool zerosFirst = match.mask.getY() == match.input;
  Value zeros = zerosFirst ? match.mask.getX() : match.mask.getY();
  if (tf::getConstant(zeros).getNumElements() != 1 &&
      !tfl::sameShape(match.input, match.mask))
    return ctx.reject(op, Reason::Shape,
                      "the inner zeros may broadcast the input");
  if (!match.connected->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses, "the matmul has other users");
  return match;
}

TFUSE_DEFINE_RULE(RemoveRedundantMaskBeforeFullyConnected)

} // namespace tfuse
