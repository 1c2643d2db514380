//===- FoldBroadcastIntoElementwise.cpp - Implicit broadcasting -----------===//
//
//   x [7]
//   |
//   broadcast_to     y [5, 7]         x [7]   y [5, 7]
//           \       /            =>       \  /
//            add                          add
//
// Likewise for fill, tile of dimensions of size 1 and reshapes that add or drop
// leading dimensions of size 1, as operands of arithmetic, comparisons, select
// and batch_matmul.
// Follows upstream's pass -tfl-optimize-broadcast-like and its patterns
// FuseTileBroadcastIntoFollowing*. Where upstream requires static shapes or
// relies on an option, this rule compares symbolic dimensions.
//
// C1 (target)         The rank is within the limit up to which the op's kernel
//                     broadcasts.
// C2 (unknown-shape)  Ranks are known.
// C3 (shape)          The other operands have the dimensions that the
//                     broadcast added.
// C4 (attribute)      The condition of select does not select whole rows,
//                     which is not a broadcast.
//
//===----------------------------------------------------------------------===//

#include "Matching/Broadcasting.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FoldBroadcastIntoElementwise
    : public RuleOn<FoldBroadcastIntoElementwise, tfl::AddOp, tfl::SubOp,
                    tfl::MulOp, tfl::DivOp, tfl::MinimumOp, tfl::MaximumOp,
                    tfl::SelectOp, tfl::SelectV2Op, tfl::BatchMatMulOp,
                    tfl::EqualOp, tfl::NotEqualOp, tfl::LessOp,
                    tfl::LessEqualOp, tfl::GreaterOp, tfl::GreaterEqualOp,
                    tfl::PowOp, tfl::FloorDivOp, tfl::SquaredDifferenceOp,
                    tfl::FloorModOp, tfl::LogicalAndOp, tfl::LogicalOrOp> {
public:
  MatchResult<unsigned> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, unsigned operand, RewriteContext &ctx) const;
};
} // namespace

/// True if the reshape only adds or drops leading dimensions of size 1.
static bool changesLeadingOnes(tfl::ReshapeOp reshape) {
  if (!rankOf(reshape.getInput()) || !rankOf(reshape))
    return false;
  ArrayRef<int64_t> shorter = shapeOrEmpty(reshape.getInput()),
                    longer = shapeOrEmpty(reshape);
  if (shorter.size() > longer.size())
    std::swap(shorter, longer);
  return longer.size() > shorter.size() &&
         longer.take_back(shorter.size()) == shorter &&
         all_of(longer.drop_back(shorter.size()),
                [](int64_t size) { return size == 1; });
}

/// The input of the broadcast that produces `value`; null for other producers.
static Value sourceOf(Value value) {
  Operation *op = value.getDefiningOp();
  if (isa_and_present<tfl::BroadcastToOp, tfl::TileOp>(op))
    return op->getOperand(0);
  if (isa_and_present<tfl::FillOp>(op))
    return op->getOperand(1);
  auto reshape = dyn_cast_if_present<tfl::ReshapeOp>(op);
  return reshape && changesLeadingOnes(reshape) ? reshape.getInput() : Value();
}

/// True if each element of a select's condition selects a whole row.
static bool selectsRows(Operation *op) {
  if (!isa<tfl::SelectOp>(op))
    return false;
  int64_t conditionRank = rankOf(op->getOperand(0)).value_or(-1);
  return conditionRank < 0 ||
         (conditionRank == 1 && rankOf(op->getOperand(1)) != 1);
}

MatchResult<unsigned>
FoldBroadcastIntoElementwise::match(Operation *op, RuleContext &ctx) const {
  if (none_of(op->getOperands(), sourceOf))
    return skip();
  if (any_of(op->getOperands(),
             [](Value operand) { return !rankOf(operand); }) ||
      !rankOf(op->getResult(0)))
    return ctx.reject(op, Reason::UnknownShape,
                      "the rank of an operand is unknown");
  if (rankOf(op->getResult(0)) > tfl::broadcastRank(op))
    return ctx.reject(op, Reason::Target,
                      op->getName().getStringRef() + " broadcasts up to rank " +
                          Twine(tfl::broadcastRank(op)));
  if (selectsRows(op))
    return ctx.reject(op, Reason::Attribute,
                      "the condition of select selects whole rows");
  for (OpOperand &operand : op->getOpOperands()) {
    Value source = sourceOf(operand.get());
    if (source && tfl::keepsResultShape(op, operand.getOperandNumber(), source))
      return operand.getOperandNumber();
  }
  return ctx.reject(op, Reason::Shape,
                    "the other operands do not have the shape of the result");
}

void FoldBroadcastIntoElementwise::rewrite(Operation *op, unsigned operand,
                                           RewriteContext &ctx) const {
  Operation *broadcast = op->getOperand(operand).getDefiningOp();
  Value source = sourceOf(op->getOperand(operand));
  if (isa<tfl::SelectOp>(op)) {
    SmallVector<Value> operands(op->getOperands());
    operands[operand] = source;
    ctx.rewriter.replaceOpWithNewOp<tfl::SelectV2Op>(
        op, op->getResult(0).getType(), operands[0], operands[1], operands[2]);
  } else {
    ctx.rewriter.modifyOpInPlace(op, [&] { op->setOperand(operand, source); });
  }
  ctx.absorb(broadcast);
}

TFUSE_DEFINE_RULE(FoldBroadcastIntoElementwise)

} // namespace tfuse
