//===- FoldCompareOfCastBool.cpp - Comparisons of a cast bool with zero ---===//
//
//   cast(b) != 0, cast(b) > 0, 0 < cast(b)     =>   b
//   cast(b) == 0, cast(b) <= 0, 0 >= cast(b)   =>   not b
//   cast(b) < 0, 0 > cast(b)                   =>   false
//   cast(b) >= 0, 0 <= cast(b)                 =>   true
//
// for a bool tensor b. Follows upstream's patterns Cast*Zero and Zero*Cast;
// upstream creates the last two results with zeros_like, whose kernel does not
// support bool.
//
// C1 (shape)          The result of the comparison has the type of b.
// C2 (unknown-shape)  For the last two, the shape is known.
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
struct FoldCompareOfCastBoolMatch {
  Value boolean;
  /// The results of the comparison for b = false and b = true.
  bool ofFalse, ofTrue;
};

class FoldCompareOfCastBool
    : public RuleOn<FoldCompareOfCastBool, tfl::EqualOp, tfl::NotEqualOp,
                    tfl::LessOp, tfl::GreaterOp, tfl::GreaterEqualOp,
                    tfl::LessEqualOp> {
public:
  MatchResult<FoldCompareOfCastBoolMatch> match(Operation *op,
                                                RuleContext &ctx) const;
  void rewrite(Operation *op, FoldCompareOfCastBoolMatch &match,
               RewriteContext &ctx) const;

private:
  static tfl::CastOp findCast(Operation *op);
};
} // namespace

/// The cast of a bool tensor that the op compares with zero.
tfl::CastOp FoldCompareOfCastBool::findCast(Operation *op) {
  for (unsigned i : {0, 1}) {
    auto cast = op->getOperand(i).getDefiningOp<tfl::CastOp>();
    if (cast && getElementTypeOrSelf(cast.getInput()).isInteger(1) &&
        isConstantSplat(op->getOperand(1 - i), 0))
      return cast;
  }
  return {};
}

static bool compare(Operation *op, int lhs, int rhs) {
  if (isa<tfl::EqualOp>(op))
    return lhs == rhs;
  if (isa<tfl::NotEqualOp>(op))
    return lhs != rhs;
  if (isa<tfl::LessOp>(op))
    return lhs < rhs;
  if (isa<tfl::LessEqualOp>(op))
    return lhs <= rhs;
  return isa<tfl::GreaterOp>(op) ? lhs > rhs : lhs >= rhs;
}

MatchResult<FoldCompareOfCastBoolMatch>
FoldCompareOfCastBool::match(Operation *op, RuleContext &ctx) const {
  tfl::CastOp cast = findCast(op);
  if (!cast)
    return skip();
  if (!tfl::canReplace(op->getResult(0), cast.getInput()))
    return ctx.reject(op, Reason::Shape, "the comparison changes the shape");
  bool castFirst = op->getOperand(0) == cast;
  auto resultOf = [&](int number) {
    return castFirst ? compare(op, number, 0) : compare(op, 0, number);
  };
  FoldCompareOfCastBoolMatch match{cast.getInput(), resultOf(0), resultOf(1)};
  if (match.ofFalse == match.ofTrue && !hasStaticShape(cast.getInput()))
    return ctx.reject(op, Reason::UnknownShape,
                      "the result is a constant of unknown shape");
  return match;
}

void FoldCompareOfCastBool::rewrite(Operation *op,
                                    FoldCompareOfCastBoolMatch &match,
                                    RewriteContext &ctx) const {
  Type type = op->getResult(0).getType();
  Value result = match.boolean;
  if (match.ofFalse == match.ofTrue) {
    result = tfl::TFLBuilder(ctx.rewriter, op->getLoc())
                 .constant(DenseElementsAttr::get(cast<ShapedType>(type),
                                                  match.ofTrue));
  } else if (match.ofFalse) {
    result =
        tfl::LogicalNotOp::create(ctx.rewriter, op->getLoc(), type, result);
  }
  ctx.rewriter.replaceOp(op, result);
}

TFUSE_DEFINE_RULE(FoldCompareOfCastBool)

} // namespace tfuse
