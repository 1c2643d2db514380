//===- MoveUnaryBeforeBroadcast.cpp - relu(broadcast_to(x)) ---------------===//
//
//   x                             x
//   |                             |
//   broadcast_to       =>         relu
//   |                             |
//   relu                          broadcast_to
//
// so that less is computed, and broadcast_to meets an op that broadcasts by
// itself. The same for all functions of each element, cast among them. Follows
// upstream's patterns ReorderBroadcastToOf* and ReorderBroadcastToCast.
//
// C1 (multiple-uses)  Nothing else needs the broadcast tensor.
// C2 (unknown-shape)  The rank of x is known.
// C3 (element-type)   broadcast_to takes the element type of the result.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/IRMapping.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct MoveUnaryBeforeBroadcastMatch {
  tfl::BroadcastToOp broadcast;
};

class MoveUnaryBeforeBroadcast
    : public RuleWithMatch<MoveUnaryBeforeBroadcastMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {
        "tfl.abs",          "tfl.cast",       "tfl.ceil",
        "tfl.complex_abs",  "tfl.cos",        "tfl.dequantize",
        "tfl.elu",          "tfl.exp",        "tfl.floor",
        "tfl.gelu",         "tfl.hard_swish", "tfl.imag",
        "tfl.leaky_relu",   "tfl.log",        "tfl.logical_not",
        "tfl.logistic",     "tfl.neg",        "tfl.real",
        "tfl.relu",         "tfl.relu6",      "tfl.relu_0_to_1",
        "tfl.relu_n1_to_1", "tfl.round",      "tfl.rsqrt",
        "tfl.sign",         "tfl.sin",        "tfl.sqrt",
        "tfl.square",       "tfl.tanh",       "tfl.zeros_like"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    return op->getOperand(0).getDefiningOp<tfl::BroadcastToOp>();
  }
  FailureOr<MoveUnaryBeforeBroadcastMatch>
  match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op, MoveUnaryBeforeBroadcastMatch &match,
               RuleContext &ctx) const override;
};
} // namespace

/// The element types that the broadcast_to kernel copies and those that the
/// function keeps.
static bool canBroadcast(Type element) {
  return element.isF32() || element.isInteger(1) || element.isInteger(8) ||
         element.isInteger(16) || element.isSignlessInteger(32) ||
         element.isSignlessInteger(64) || tfl::isQuantized(element);
}

FailureOr<MoveUnaryBeforeBroadcastMatch>
MoveUnaryBeforeBroadcast::match(Operation *op, RuleContext &ctx) const {
  auto broadcast = op->getOperand(0).getDefiningOp<tfl::BroadcastToOp>();
  if (!broadcast->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the broadcast tensor is needed elsewhere, too");
  if (tfl::rankOf(broadcast.getInput()) < 0)
    return ctx.reject(op, Reason::UnknownShape, "the rank is not known");
  Type element = tfl::elementTypeOf(op->getResult(0));
  if (element != tfl::elementTypeOf(broadcast) && !canBroadcast(element))
    return ctx.reject(op, Reason::ElementType,
                      "broadcast_to does not take the result");
  return MoveUnaryBeforeBroadcastMatch{broadcast};
}

void MoveUnaryBeforeBroadcast::rewrite(Operation *op,
                                       MoveUnaryBeforeBroadcastMatch &match,
                                       RuleContext &ctx) const {
  Value input = match.broadcast.getInput();
  Type type = op->getResult(0).getType();
  OperationState state(
      op->getLoc(), op->getName().getStringRef(), input,
      tfl::withElementType(input.getType(), getElementTypeOrSelf(type)),
      op->getAttrs());
  Value moved = ctx.rewriter.create(state)->getResult(0);
  IRMapping mapping;
  mapping.map(input, moved);
  Operation *last = ctx.rewriter.clone(*match.broadcast, mapping);
  last->getResult(0).setType(type);
  ctx.rewriter.replaceOp(op, last);
  ctx.absorb(match.broadcast);
}

TFUSE_DEFINE_RULE(MoveUnaryBeforeBroadcast)

} // namespace tfuse
