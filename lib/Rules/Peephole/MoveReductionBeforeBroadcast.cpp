//===- MoveReductionBeforeBroadcast.cpp - sum(broadcast_to(x)) ------------===//
//
//   x [1, 5, 7]                   x [1, 5, 7]
//   |                             |
//   broadcast_to [4, 5, 7]  =>    sum over 1 [1, 7]
//   |                             |
//   sum over 1 [4, 7]             broadcast_to [4, 7]
//
// Likewise for mean, reduce_max, reduce_min, reduce_prod, reduce_any,
// reduce_all. Follows upstream's pattern ReorderBroadcastToAfterSumOp.
//
// C1 (multiple-uses)  The broadcast tensor has no other user.
// C2 (not-constant)   The axes are constants.
// C3 (unknown-shape)  The shapes are known.
// C4 (shape)          x has the rank of the broadcast tensor and its size
//                     along the reduced axes.
//
//===----------------------------------------------------------------------===//

#include "Matching/Reduction.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct MoveReductionBeforeBroadcastMatch {
  tfl::BroadcastToOp broadcast;
  SmallVector<int64_t> shape;
};

class MoveReductionBeforeBroadcast
    : public RuleOn<MoveReductionBeforeBroadcast, tfl::SumOp, tfl::MeanOp,
                    tfl::ReduceMaxOp, tfl::ReduceMinOp, tfl::ReduceProdOp,
                    tfl::ReduceAnyOp, tfl::ReduceAllOp> {
public:
  MatchResult<MoveReductionBeforeBroadcastMatch> match(Operation *op,
                                                       RuleContext &ctx) const;
  void rewrite(Operation *op, MoveReductionBeforeBroadcastMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

MatchResult<MoveReductionBeforeBroadcastMatch>
MoveReductionBeforeBroadcast::match(Operation *op, RuleContext &ctx) const {
  auto broadcast = op->getOperand(0).getDefiningOp<tfl::BroadcastToOp>();
  if (!broadcast)
    return skip();
  if (!broadcast->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the broadcast tensor has other users");
  if (!isConstant(op->getOperand(1)))
    return ctx.reject(op, Reason::NotConstant, "the axes are not constant");
  auto reduced = tfl::reducedAxes(op);
  if (!reduced || !hasStaticShape(broadcast.getInput()) ||
      !hasStaticShape(broadcast) || !hasStaticShape(op->getResult(0)))
    return ctx.reject(op, Reason::UnknownShape, "a shape is unknown");
  ArrayRef<int64_t> before = shapeOrEmpty(broadcast.getInput()),
                    after = shapeOrEmpty(broadcast);
  if (before.size() != after.size())
    return ctx.reject(op, Reason::Shape, "broadcast_to adds dimensions");
  auto keepDims = op->getAttrOfType<BoolAttr>("keep_dims");
  MoveReductionBeforeBroadcastMatch match{broadcast, {}};
  for (auto [axis, size] : enumerate(before)) {
    if (!(*reduced)[axis])
      match.shape.push_back(size);
    else if (size != after[axis])
      return ctx.reject(op, Reason::Shape, "a reduced dimension is broadcast");
    else if (keepDims && keepDims.getValue())
      match.shape.push_back(1);
  }
  return match;
}

void MoveReductionBeforeBroadcast::rewrite(
    Operation *op, MoveReductionBeforeBroadcastMatch &match,
    RewriteContext &ctx) const {
  Type type = op->getResult(0).getType();
  OperationState state(op->getLoc(), op->getName().getStringRef(),
                       {match.broadcast.getInput(), op->getOperand(1)},
                       withShape(type, match.shape), op->getAttrs());
  Value reduced = ctx.rewriter.create(state)->getResult(0);
  Value shape = tfl::TFLBuilder(ctx.rewriter, match.broadcast.getLoc())
                    .i32s(shapeOrEmpty(op->getResult(0)));
  ctx.rewriter.replaceOpWithNewOp<tfl::BroadcastToOp>(op, type, reduced, shape);
  ctx.absorb(match.broadcast);
}

TFUSE_DEFINE_RULE(MoveReductionBeforeBroadcast)

} // namespace tfuse
