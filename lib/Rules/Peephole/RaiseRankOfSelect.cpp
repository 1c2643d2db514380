//===- RaiseRankOfSelect.cpp - selects between matrices -------------------===//
//
//   select(a > b, x, y) [8, 16]
//
//       =>  reshape(select(a' > b', x', y') [8, 1, 1, 16])
//
// where a', b', x' and y' are reshaped to rank 4. For --target=gpu: its kernel
// of SELECT takes no computed operands of rank 2. The delegate reads a matrix
// as batch and channels, and has no reshape of bools.
//
// C1 (element-type)   The elements, also those compared, are float32.
// C2 (structure)      The condition is a comparison.
// C3 (multiple-uses)  The comparison has no other users.
// C4 (unknown-shape)  Each tensor has at most one unknown size.
// C5 (shape)          x and y are scalars or have the shape of the result, and
//                     the condition does not choose among rows.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class RaiseRankOfSelect
    : public RuleOn<RaiseRankOfSelect, tfl::SelectOp, tfl::SelectV2Op> {
public:
  /// The comparison.
  MatchResult<Operation *> match(Operation *op, RuleContext &ctx) const {
    Value condition = op->getOperand(0), result = op->getResult(0);
    auto choices = op->getOperands().drop_front();
    if (rankOf(result) != 2 || none_of(choices, [](Value value) {
          return rankOf(value) == 2 && !isConstant(value);
        }))
      return skip();
    if (!tfl::isF32(result))
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    Operation *comparison = condition.getDefiningOp();
    if (!comparison || !comparison->hasTrait<tfl::IsComparison>())
      return ctx.reject(op, Reason::Structure,
                        "the condition is not a comparison");
    if (!tfl::isF32(comparison->getOperand(0)))
      return ctx.reject(op, Reason::ElementType,
                        "the compared elements are not float32");
    if (!condition.hasOneUse())
      return ctx.reject(op, Reason::MultipleUses,
                        "the comparison has other users");
    for (Value value : {op->getOperand(1), op->getOperand(2), result, condition,
                        comparison->getOperand(0), comparison->getOperand(1)})
      if (!rankOf(value) || !tfl::hasReshapeTarget(value))
        return ctx.reject(op, Reason::UnknownShape,
                          "several sizes are unknown");
    auto type = cast<RankedTensorType>(result.getType());
    for (Value choice : choices)
      if (rankOf(choice) != 0 && shapeOf(choice) != type.getShape())
        return ctx.reject(op, Reason::Shape, "a choice is broadcast");
    // A vector in SELECT chooses among rows.
    if (rankOf(condition) == 1 && isa<tfl::SelectOp>(op))
      return ctx.reject(op, Reason::Shape, "the condition chooses among rows");
    return comparison;
  }

  void rewrite(Operation *op, Operation *comparison,
               RewriteContext &ctx) const {
    tfl::TFLBuilder builder(ctx.rewriter, op->getLoc());
    auto raisedType = [](Value value) {
      auto type = cast<RankedTensorType>(value.getType());
      Ints shape = raiseRank(type.getShape(), 2);
      return type.clone({shape[0], 1, 1, shape[1]});
    };
    auto raise = [&](Value value) {
      return rankOf(value) == 0 ? value
                                : builder.reshape(raisedType(value), value);
    };
    OperationState compare(
        comparison->getLoc(), comparison->getName(),
        {raise(comparison->getOperand(0)), raise(comparison->getOperand(1))},
        rankOf(comparison->getResult(0)) == 0
            ? comparison->getResult(0).getType()
            : Type(raisedType(comparison->getResult(0))),
        comparison->getAttrs());
    Value condition = ctx.rewriter.create(compare)->getResult(0);
    OperationState select(
        op->getLoc(), op->getName(),
        {condition, raise(op->getOperand(1)), raise(op->getOperand(2))},
        raisedType(op->getResult(0)), op->getAttrs());
    Value selected = ctx.rewriter.create(select)->getResult(0);
    ctx.replace(op, builder.reshape(op->getResult(0).getType(), selected),
                {comparison});
  }
};
} // namespace

TFUSE_DEFINE_RULE(RaiseRankOfSelect)

} // namespace tfuse
