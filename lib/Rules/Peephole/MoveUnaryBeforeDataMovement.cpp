//===- MoveUnaryBeforeDataMovement.cpp - relu(reshape(x)) -----------------===//
//
//   x                             x
//   |                             |
//   reshape            =>         relu
//   |                             |
//   relu                          reshape
//
// Likewise for other unary elementwise ops (tanh, exp, ...) after reshape,
// transpose, squeeze, expand_dims and depth_to_space. The rule moves
// activations next to the op that they can fuse into, and data movement ops
// next to each other. Follows upstream's patterns
// ReorderElementwiseAndMoveOperations*.
//
// C1 (multiple-uses)  The reordered tensor has no other user.
// C2 (quantization)   The elementwise op keeps the element type, including the
//                     scale.
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
class MoveUnaryBeforeDataMovement
    : public RuleOn<MoveUnaryBeforeDataMovement, tfl::CeilOp, tfl::ExpOp,
                    tfl::FloorOp, tfl::NegOp, tfl::ReluOp, tfl::Relu6Op,
                    tfl::Relu1Op, tfl::RoundOp, tfl::TanhOp, tfl::SqrtOp,
                    tfl::SquareOp, tfl::LogisticOp> {
public:
  MatchResult<Operation *> match(Operation *op, RuleContext &ctx) const {
    Operation *move = op->getOperand(0).getDefiningOp();
    if (!isa_and_present<tfl::ReshapeOp, tfl::TransposeOp, tfl::SqueezeOp,
                         tfl::ExpandDimsOp, tfl::DepthToSpaceOp>(move))
      return skip();
    if (!move->hasOneUse())
      return ctx.reject(op, Reason::MultipleUses,
                        "the result of " + move->getName().getStringRef() +
                            " has other users");
    if (getElementTypeOrSelf(move->getOperand(0)) !=
        getElementTypeOrSelf(op->getResult(0)))
      return ctx.reject(op, Reason::Quantization,
                        "the elementwise op changes the element type");
    return move;
  }
  void rewrite(Operation *op, Operation *move, RewriteContext &ctx) const {
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
};
} // namespace

TFUSE_DEFINE_RULE(MoveUnaryBeforeDataMovement)

} // namespace tfuse
