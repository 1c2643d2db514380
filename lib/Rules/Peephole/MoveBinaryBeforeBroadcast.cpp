//===- MoveBinaryBeforeBroadcast.cpp - broadcast_to(x) + y ----------------===//
//
//   x [1, 7]                      x [1, 7]   y [7]
//   |                                   \   /
//   broadcast_to   y [7]    =>           add
//             \   /                       |
//              add                   broadcast_to
//
// so that the op computes fewer elements, and broadcast_to can fold into an op
// that broadcasts implicitly. (If y has the shape of the result,
// FoldBroadcastIntoElementwise removes broadcast_to.) Likewise for all
// arithmetic and comparisons. Follows upstream's patterns
// ReorderBroadcastToOpAnd*.
//
// C1 (multiple-uses)  The broadcast tensor has no other user.
// C2 (unknown-shape)  Ranks are known.
// C3 (shape)          The result has the shape of the broadcast tensor.
// C4 (target)         The rank is within the limit up to which the op's kernel
//                     broadcasts.
// C5 (quantization)   The tensors are not quantized.
//
//===----------------------------------------------------------------------===//

#include "Matching/Broadcasting.h"
#include "Matching/Dims.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct MoveBinaryBeforeBroadcastMatch {
  unsigned operand;
  SmallVector<int64_t> shape;
};

class MoveBinaryBeforeBroadcast
    : public RuleOn<MoveBinaryBeforeBroadcast, tfl::AddOp, tfl::SubOp,
                    tfl::MulOp, tfl::DivOp, tfl::MinimumOp, tfl::MaximumOp,
                    tfl::EqualOp, tfl::NotEqualOp, tfl::LessOp,
                    tfl::LessEqualOp, tfl::GreaterOp, tfl::GreaterEqualOp,
                    tfl::PowOp, tfl::FloorDivOp, tfl::SquaredDifferenceOp,
                    tfl::FloorModOp, tfl::LogicalAndOp, tfl::LogicalOrOp> {
public:
  MatchResult<MoveBinaryBeforeBroadcastMatch> match(Operation *op,
                                                    RuleContext &ctx) const;
  void rewrite(Operation *op, MoveBinaryBeforeBroadcastMatch &match,
               RewriteContext &ctx) const;

private:
  static tfl::BroadcastToOp broadcastOf(Operation *op, unsigned operand) {
    return op->getOperand(operand).getDefiningOp<tfl::BroadcastToOp>();
  }
};
} // namespace

MatchResult<MoveBinaryBeforeBroadcastMatch>
MoveBinaryBeforeBroadcast::match(Operation *op, RuleContext &ctx) const {
  unsigned operand = broadcastOf(op, 0) ? 0 : 1;
  tfl::BroadcastToOp broadcast = broadcastOf(op, operand);
  if (!broadcast)
    return skip();
  Value source = broadcast.getInput(), other = op->getOperand(1 - operand);
  Value result = op->getResult(0);
  if (!broadcast->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the broadcast tensor has other users");
  if (!rankOf(source) || !rankOf(other) || !rankOf(result))
    return ctx.reject(op, Reason::UnknownShape,
                      "the rank of an operand is unknown");
  if (rankOf(broadcast) != rankOf(result) ||
      !tfl::sameShape(broadcast, result) ||
      tfl::keepsResultShape(op, operand, source))
    return ctx.reject(op, Reason::Shape,
                      "the other operand determines dimensions of the result");
  auto shape = tfl::broadcastShapes(shapeOrEmpty(source), shapeOrEmpty(other));
  if (!shape)
    return ctx.reject(op, Reason::Shape, "the operands do not broadcast");
  if (rankOf(result) > tfl::broadcastRank(op))
    return ctx.reject(op, Reason::Target,
                      op->getName().getStringRef() + " broadcasts up to rank " +
                          Twine(tfl::broadcastRank(op)));
  if (tfl::isQuantized(getElementTypeOrSelf(broadcast)) ||
      tfl::isQuantized(getElementTypeOrSelf(result)))
    return ctx.reject(op, Reason::Quantization, "the tensors are quantized");
  return MoveBinaryBeforeBroadcastMatch{operand, *shape};
}

void MoveBinaryBeforeBroadcast::rewrite(Operation *op,
                                        MoveBinaryBeforeBroadcastMatch &match,
                                        RewriteContext &ctx) const {
  tfl::BroadcastToOp broadcast = broadcastOf(op, match.operand);
  SmallVector<Value, 2> operands(op->getOperands());
  operands[match.operand] = broadcast.getInput();
  Type type = op->getResult(0).getType();
  OperationState state(op->getLoc(), op->getName().getStringRef(), operands,
                       withShape(type, match.shape), op->getAttrs());
  Value moved = ctx.rewriter.create(state)->getResult(0);
  ctx.rewriter.replaceOpWithNewOp<tfl::BroadcastToOp>(op, type, moved,
                                                      broadcast.getShape());
  ctx.absorb(broadcast);
}

TFUSE_DEFINE_RULE(MoveBinaryBeforeBroadcast)

} // namespace tfuse
