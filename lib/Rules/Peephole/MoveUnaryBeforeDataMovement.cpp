//===- MoveUnaryBeforeDataMovement.cpp - relu(reshape(x)) -----------------===//
//
//   x                             x
//   |                             |
//   reshape            =>         relu
//   |                             |
//   relu                          reshape
//
// The same for functions of each element (relu, tanh, exp, ...) behind reshape,
// transpose, squeeze, expand_dims and depth_to_space, so that activations meet
// the op that they can be fused into, and reorderings meet each other. Follows
// upstream's patterns ReorderElementwiseAndMoveOperations*.
//
// C1 (multiple-uses)  Nothing else needs the reordered tensor.
// C2 (quantization)   The function keeps the element type, scale included.
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
struct MoveUnaryBeforeDataMovementMatch {
  Operation *move;
};

class MoveUnaryBeforeDataMovement
    : public RuleWithMatch<MoveUnaryBeforeDataMovementMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {
        "tfl.ceil", "tfl.exp",   "tfl.floor",        "tfl.neg",
        "tfl.relu", "tfl.relu6", "tfl.relu_n1_to_1", "tfl.round",
        "tfl.tanh", "tfl.sqrt",  "tfl.square",       "tfl.logistic"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    return isa_and_present<tfl::ReshapeOp, tfl::TransposeOp, tfl::SqueezeOp,
                           tfl::ExpandDimsOp, tfl::DepthToSpaceOp>(
        op->getOperand(0).getDefiningOp());
  }
  FailureOr<MoveUnaryBeforeDataMovementMatch>
  match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op, MoveUnaryBeforeDataMovementMatch &match,
               RuleContext &ctx) const override;
};
} // namespace

FailureOr<MoveUnaryBeforeDataMovementMatch>
MoveUnaryBeforeDataMovement::match(Operation *op, RuleContext &ctx) const {
  Operation *move = op->getOperand(0).getDefiningOp();
  if (!move->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the result of " + move->getName().getStringRef() +
                          " is needed elsewhere, too");
  if (tfl::elementTypeOf(move->getOperand(0)) !=
      tfl::elementTypeOf(op->getResult(0)))
    return ctx.reject(op, Reason::Quantization,
                      "the function changes the element type");
  return MoveUnaryBeforeDataMovementMatch{move};
}

void MoveUnaryBeforeDataMovement::rewrite(
    Operation *op, MoveUnaryBeforeDataMovementMatch &match,
    RuleContext &ctx) const {
  Operation *move = match.move;
  Value input = move->getOperand(0);
  OperationState state(op->getLoc(), op->getName().getStringRef(), input,
                       input.getType(), op->getAttrs());
  Value moved = ctx.rewriter.create(state)->getResult(0);
  IRMapping mapping;
  mapping.map(input, moved);
  Operation *last = ctx.rewriter.clone(*move, mapping);
  last->getResult(0).setType(op->getResult(0).getType());
  ctx.rewriter.replaceOp(op, last);
  ctx.absorb(move);
}

TFUSE_DEFINE_RULE(MoveUnaryBeforeDataMovement)

} // namespace tfuse
