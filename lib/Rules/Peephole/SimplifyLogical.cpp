//===- SimplifyLogical.cpp - Known results of and, or, not ----------------===//
//
//   x and false, false and x         =>   false
//   x or true, true or x             =>   true
//   not (not x)                      =>   x
//   not (a < b), not (a == b), ...   =>   a >= b, a != b, ...
//
// (x and true, x or false are for FoldIdentityOperand.) Follows upstream's
// patterns EliminateLogical*.
//
// C1 (shape)          The result has the type of its replacement.
// C2 (multiple-uses)  The comparison has no other user.
// C3 (semantics)      With --semantics=exact, the rule does not invert ordered
//                     comparisons of floats: NaN is neither less nor greater.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct SimplifyLogicalMatch {
  Value kept;
  Operation *compare;
};

class SimplifyLogical : public RuleOn<SimplifyLogical, tfl::LogicalAndOp,
                                      tfl::LogicalOrOp, tfl::LogicalNotOp> {
public:
  MatchResult<SimplifyLogicalMatch> match(Operation *op,
                                          RuleContext &ctx) const;
  void rewrite(Operation *op, SimplifyLogicalMatch &match,
               RewriteContext &ctx) const;

private:
  static SimplifyLogicalMatch find(Operation *op);
};
} // namespace

static StringRef negationOf(Operation *compare) {
  return llvm::StringSwitch<StringRef>(compare->getName().getStringRef())
      .Case("tfl.less", "tfl.greater_equal")
      .Case("tfl.less_equal", "tfl.greater")
      .Case("tfl.greater", "tfl.less_equal")
      .Case("tfl.greater_equal", "tfl.less")
      .Case("tfl.equal", "tfl.not_equal")
      .Case("tfl.not_equal", "tfl.equal")
      .Default("");
}

SimplifyLogicalMatch SimplifyLogical::find(Operation *op) {
  if (isa<tfl::LogicalNotOp>(op)) {
    Operation *inner = op->getOperand(0).getDefiningOp();
    if (isa_and_present<tfl::LogicalNotOp>(inner))
      return {inner->getOperand(0), nullptr};
    return {{}, inner && !negationOf(inner).empty() ? inner : nullptr};
  }
  // The operand that determines the result: false for and, true for or.
  double winner = isa<tfl::LogicalOrOp>(op);
  for (Value operand : op->getOperands())
    if (isConstantSplat(operand, winner))
      return {operand, nullptr};
  return {};
}

MatchResult<SimplifyLogicalMatch>
SimplifyLogical::match(Operation *op, RuleContext &ctx) const {
  SimplifyLogicalMatch match = find(op);
  if (!match.kept && !match.compare)
    return skip();
  if (match.kept && match.kept.getType() != op->getResult(0).getType())
    return ctx.reject(op, Reason::Shape, "the op changes the shape");
  if (!match.compare)
    return match;
  if (!match.compare->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the comparison has other users");
  if (ctx.getSemantics() == Semantics::Exact &&
      tfl::hasFloats(match.compare->getOperand(0)) &&
      !isa<tfl::EqualOp, tfl::NotEqualOp>(match.compare))
    return ctx.reject(
        op, Reason::Semantics,
        "for NaN, both the comparison and its opposite are false");
  return match;
}

void SimplifyLogical::rewrite(Operation *op, SimplifyLogicalMatch &match,
                              RewriteContext &ctx) const {
  if (match.kept) {
    ctx.rewriter.replaceOp(op, match.kept);
    return;
  }
  OperationState state(ctx.fusedLoc({match.compare, op}),
                       negationOf(match.compare), match.compare->getOperands(),
                       op->getResultTypes());
  ctx.rewriter.replaceOp(op, ctx.rewriter.create(state));
  ctx.absorb(match.compare);
}

TFUSE_DEFINE_RULE(SimplifyLogical)

} // namespace tfuse
