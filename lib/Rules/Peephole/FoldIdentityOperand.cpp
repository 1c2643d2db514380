//===- FoldIdentityOperand.cpp - x + 0, x * 1, ... ------------------------===//
//
//   x + 0, 0 + x, x - 0, x * 1, 1 * x, x / 1, x and true, x or false   =>   x
//
// where 0 may also be zeros_like(y), or y - y. Follows upstream's patterns
// OptimizeMul1ToIdentity, EliminateLogical*, AddComputedZero* and
// Eliminate*ZerosLike*.
//
// C1 (activation)  The op has no activation.
// C2 (shape)       The result has the type of x and provably its shape.
// C3 (semantics)   y - y is 0 for finite y only, and -0 + 0 is 0, not -0. With
//                  --semantics=exact, the rule keeps floating-point additions.
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
class FoldIdentityOperand
    : public RuleOn<FoldIdentityOperand, tfl::AddOp, tfl::SubOp, tfl::MulOp,
                    tfl::DivOp, tfl::LogicalAndOp, tfl::LogicalOrOp> {
public:
  MatchResult<Value> match(Operation *op, RuleContext &ctx) const {
    Value kept = findKept(op);
    if (!kept)
      return skip();
    auto activation =
        op->getAttrOfType<StringAttr>("fused_activation_function");
    if (activation && activation != "NONE")
      return ctx.reject(op, Reason::Activation, "the op has an activation");
    if (!tfl::canReplace(op->getResult(0), kept))
      return ctx.reject(op, Reason::Shape, "the op changes the type or shape");
    if (op->hasTrait<tfl::IsAdditive>() && tfl::hasFloats(kept) &&
        ctx.getSemantics() == Semantics::Exact)
      return ctx.reject(op, Reason::Semantics, "-0 + 0 is 0, not -0");
    return kept;
  }
  void rewrite(Operation *op, Value kept, RewriteContext &ctx) const {
    ctx.rewriter.replaceOp(op, kept);
  }

private:
  static Value findKept(Operation *op);
};
} // namespace

/// True if all elements are zero, provided that y in y - y is finite.
static bool isZero(Value value) {
  if (value.getDefiningOp<tfl::ZerosLikeOp>() || isConstantSplat(value, 0))
    return true;
  // All activations map 0 to 0.
  auto sub = value.getDefiningOp<tfl::SubOp>();
  return sub && sub.getLhs() == sub.getRhs();
}

/// The operand that the op returns unchanged, or null.
Value FoldIdentityOperand::findKept(Operation *op) {
  bool isSum = op->hasTrait<tfl::IsAdditive>();
  auto isIdentityOperand = [&](Value operand) {
    return isSum ? isZero(operand)
                 : isConstantSplat(operand, isa<tfl::LogicalOrOp>(op) ? 0 : 1);
  };
  if (isIdentityOperand(op->getOperand(1)))
    return op->getOperand(0);
  if (!isa<tfl::SubOp, tfl::DivOp>(op) && isIdentityOperand(op->getOperand(0)))
    return op->getOperand(1);
  return {};
}

TFUSE_DEFINE_RULE(FoldIdentityOperand)

} // namespace tfuse
