//===- SimplifySelect.cpp - Redundant selections --------------------------===//
//
//   select(true, x, y)               =>   x
//   select(false, x, y)              =>   y
//   select(c, x, x)                  =>   x
//   select(not c, x, y)              =>   select(c, y, x)
//   select(c, true, false)           =>   c
//   select(c, false, true)           =>   not c
//
// for select and select_v2. Follows upstream's patterns Optimize*Select*.
//
// C1 (shape)  The result has the type of its replacement and provably its
//             shape.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct SimplifySelectMatch {
  /// The replacement of the op, negated if `negated`; null if the rewrite
  /// inverts the condition instead.
  Value kept;
  bool negated;
};

class SimplifySelect
    : public RuleOn<SimplifySelect, tfl::SelectOp, tfl::SelectV2Op> {
public:
  MatchResult<SimplifySelectMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, SimplifySelectMatch &match,
               RewriteContext &ctx) const;

private:
  static bool isNegated(Operation *op) {
    return bool(op->getOperand(0).getDefiningOp<tfl::LogicalNotOp>());
  }
  static SimplifySelectMatch find(Operation *op);
};
} // namespace

static std::optional<bool> boolOf(Value value) {
  if (!tf::getConstant(value) ||
      !getElementTypeOrSelf(value.getType()).isInteger(1))
    return std::nullopt;
  std::optional<double> number = constantSplat(value);
  return number ? std::optional(*number != 0) : std::nullopt;
}

SimplifySelectMatch SimplifySelect::find(Operation *op) {
  Value condition = op->getOperand(0), x = op->getOperand(1),
        y = op->getOperand(2);
  if (std::optional<bool> known = boolOf(condition))
    return {*known ? x : y, false};
  if (x == y)
    return {x, false};
  std::optional<bool> ofX = boolOf(x), ofY = boolOf(y);
  if (ofX && ofY && *ofX != *ofY)
    return {condition, *ofY};
  return {};
}

MatchResult<SimplifySelectMatch> SimplifySelect::match(Operation *op,
                                                       RuleContext &ctx) const {
  SimplifySelectMatch match = find(op);
  if (!match.kept && !isNegated(op))
    return skip();
  if (!match.kept)
    return match; // The rewrite inverts the condition.
  if (!tfl::canReplace(op->getResult(0), match.kept))
    return ctx.reject(op, Reason::Shape, "select changes the shape");
  return match;
}

void SimplifySelect::rewrite(Operation *op, SimplifySelectMatch &match,
                             RewriteContext &ctx) const {
  if (match.kept && match.negated)
    ctx.rewriter.replaceOpWithNewOp<tfl::LogicalNotOp>(
        op, op->getResult(0).getType(), match.kept);
  else if (match.kept)
    ctx.rewriter.replaceOp(op, match.kept);
  else {
    Operation *negation = op->getOperand(0).getDefiningOp();
    ctx.rewriter.modifyOpInPlace(op, [&] {
      op->setOperands(
          {negation->getOperand(0), op->getOperand(2), op->getOperand(1)});
    });
    ctx.absorb(negation);
  }
}

TFUSE_DEFINE_RULE(SimplifySelect)

} // namespace tfuse
