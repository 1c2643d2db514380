//===- MoveUnaryBeforeBroadcast.cpp - relu(broadcast_to(x)) ---------------===//
//
//   x                             x
//   |                             |
//   broadcast_to       =>         relu
//   |                             |
//   relu                          broadcast_to
//
// so that the op computes fewer elements, and broadcast_to can fold into an op
// that broadcasts implicitly. Likewise for all unary elementwise ops,
// including cast. Follows upstream's patterns ReorderBroadcastToOf* and
// ReorderBroadcastToCast.
//
// C1 (multiple-uses)  The broadcast tensor has no other user.
// C2 (unknown-shape)  The rank of x is known.
// C3 (element-type)   broadcast_to supports the element type of the result.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/IRMapping.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// True if the broadcast_to kernel supports the element type.
static bool canBroadcast(Type element) {
  return element.isF32() || element.isInteger(1) || element.isInteger(8) ||
         element.isInteger(16) || element.isSignlessInteger(32) ||
         element.isSignlessInteger(64) || tfl::isQuantized(element);
}

namespace {
class MoveUnaryBeforeBroadcast
    : public RuleOn<
          MoveUnaryBeforeBroadcast, tfl::AbsOp, tfl::CastOp, tfl::CeilOp,
          tfl::ComplexAbsOp, tfl::CosOp, tfl::DequantizeOp, tfl::EluOp,
          tfl::ExpOp, tfl::FloorOp, tfl::GeluOp, tfl::HardSwishOp, tfl::ImagOp,
          tfl::LeakyReluOp, tfl::LogOp, tfl::LogicalNotOp, tfl::LogisticOp,
          tfl::NegOp, tfl::RealOp, tfl::ReluOp, tfl::Relu6Op, tfl::Relu0To1Op,
          tfl::Relu1Op, tfl::RoundOp, tfl::RsqrtOp, tfl::SignOp, tfl::SinOp,
          tfl::SqrtOp, tfl::SquareOp, tfl::TanhOp, tfl::ZerosLikeOp> {
public:
  MatchResult<tfl::BroadcastToOp> match(Operation *op, RuleContext &ctx) const {
    auto broadcast = op->getOperand(0).getDefiningOp<tfl::BroadcastToOp>();
    if (!broadcast)
      return skip();
    if (!broadcast->hasOneUse())
      return ctx.reject(op, Reason::MultipleUses,
                        "the broadcast tensor has other users");
    if (!rankOf(broadcast.getInput()))
      return ctx.reject(op, Reason::UnknownShape,
                        "the rank of the broadcast input is unknown");
    Type element = getElementTypeOrSelf(op->getResult(0));
    if (element != getElementTypeOrSelf(broadcast) && !canBroadcast(element))
      return ctx.reject(
          op, Reason::ElementType,
          "broadcast_to does not support the element type of the result");
    return broadcast;
  }
  void rewrite(Operation *op, tfl::BroadcastToOp broadcast,
               RewriteContext &ctx) const {
    Value input = broadcast.getInput();
    Type type = op->getResult(0).getType();
    OperationState state(
        op->getLoc(), op->getName().getStringRef(), input,
        withElementType(input.getType(), getElementTypeOrSelf(type)),
        op->getAttrs());
    Value moved = ctx.rewriter.create(state)->getResult(0);
    IRMapping mapping;
    mapping.map(input, moved);
    Operation *last = ctx.rewriter.clone(*broadcast, mapping);
    last->getResult(0).setType(type);
    ctx.rewriter.replaceOp(op, last);
    ctx.absorb(broadcast);
  }
};
} // namespace

TFUSE_DEFINE_RULE(MoveUnaryBeforeBroadcast)

} // namespace tfuse
