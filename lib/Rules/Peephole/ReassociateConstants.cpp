//===- ReassociateConstants.cpp - Two constants in a chain of ops ---------===//
//
//   x    a                        x    a + b
//    \  /                          \  /
//     add    b            =>        add {activation}
//       \   /
//        add {activation}
//
// Likewise for multiplications and divisions (x * a * b, x * a / b, x / a * b,
// x / a / b) and for additions and subtractions (x + a - b, a - x + b, ...).
// Follows upstream's pattern ReorderAddToAllowConstFold, which matches
// additions only.
//
// C1 (activation)     The inner op has no activation.
// C2 (multiple-uses)  The inner result has no other user.
// C3 (element-type)   The elements are floats, or integers without division.
// C4 (shape)          The inner op does not change the shape of x.
// C5 (size)           The new constant is not larger than both were.
// C6 (constant-value) The new constant does not leave the range of normal
//                     floats: x * 1e30 * 1e30 is finite where x is small.
// C7 (semantics)      With --semantics=exact, only integers: the inner result
//                     may be infinite where the outer result is finite.
//
//===----------------------------------------------------------------------===//

#include "Matching/FloatRange.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
/// An op on x and a constant a: x + a, x - a, a - x, x * a or x / a.
struct Term {
  Value input;
  ElementsAttr constant;
  bool isSum;
  /// a - x
  bool negatesInput;
  /// x - a, x / a
  bool invertsConstant;
};

struct ReassociateConstantsMatch {
  Term outer, inner;
  ElementsAttr merged;
  /// True if the merged constant is subtracted, or divides.
  bool inverted;
};

class ReassociateConstants : public RuleOn<ReassociateConstants, tfl::AddOp,
                                           tfl::SubOp, tfl::MulOp, tfl::DivOp> {
public:
  MatchResult<ReassociateConstantsMatch> match(Operation *op,
                                               RuleContext &ctx) const;
  void rewrite(Operation *op, ReassociateConstantsMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

static std::optional<Term> getTerm(Operation *op) {
  bool isSum = op && op->hasTrait<tfl::IsAdditive>();
  if (!isSum && !(op && op->hasTrait<tfl::IsMultiplicative>()))
    return std::nullopt;
  bool inverse = !op->hasTrait<OpTrait::IsCommutative>();
  if (ElementsAttr right = viewableConstant(op->getOperand(1)))
    return Term{op->getOperand(0), right, isSum, false, inverse};
  ElementsAttr left = viewableConstant(op->getOperand(0));
  if (!left || isa<tfl::DivOp>(op))
    return std::nullopt;
  return Term{op->getOperand(1), left, isSum, inverse, false};
}

/// The merged constant, to be added to or multiplied with the input of the
/// inner op (negated if exactly one of the ops negates its input). Null if
/// merging loses precision or range.
static ElementsAttr merge(const Term &outer, const Term &inner,
                          ArrayRef<int64_t> shape, bool &inverted) {
  using eval::StepKind;
  ElementsAttr a = inner.constant, b = outer.constant;
  StepKind kind;
  bool swapped = false;
  if (outer.isSum) {
    // The outer op inverts the sign of the inner constant if it negates its
    // input.
    bool minusA = inner.invertsConstant != outer.negatesInput;
    bool minusB = outer.invertsConstant;
    kind = minusA == minusB ? StepKind::Add : StepKind::Sub;
    inverted = minusA && minusB;
    swapped = minusA && !minusB;
  } else {
    // x / a / b stays a division and x * a * b a multiplication; mixed forms
    // multiply by the quotient.
    bool oneDivides = outer.invertsConstant != inner.invertsConstant;
    kind = oneDivides ? StepKind::Div : StepKind::Mul;
    inverted = outer.invertsConstant && inner.invertsConstant;
    swapped = oneDivides && inner.invertsConstant;
  }
  if (swapped)
    std::swap(a, b);
  a = eval::lazy::broadcast(a, shape);
  ElementsAttr merged = eval::lazy::combine(kind, a, b);
  if (!isa<FloatType>(merged.getElementType()))
    return merged;
  bool isNumber =
      outer.isSum ? tfl::isFinite(merged)
                  : tfl::isInRange(merged, a, eval::lazy::broadcast(b, shape));
  return isNumber ? merged : ElementsAttr();
}

MatchResult<ReassociateConstantsMatch>
ReassociateConstants::match(Operation *op, RuleContext &ctx) const {
  auto outerTerm = getTerm(op);
  if (!outerTerm || isConstant(outerTerm->input))
    return skip();
  Operation *innerOp = outerTerm->input.getDefiningOp();
  auto innerTerm = getTerm(innerOp);
  if (!innerTerm || innerTerm->isSum != outerTerm->isSum ||
      isConstant(innerTerm->input))
    return skip();
  const Term &outer = *outerTerm, &inner = *innerTerm;
  if (innerOp->getAttrOfType<StringAttr>("fused_activation_function") != "NONE")
    return ctx.reject(op, Reason::Activation,
                      "the preceding op has an activation");
  if (!innerOp->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the preceding op has other users");
  Type type = inner.constant.getElementType();
  bool divides =
      !outer.isSum && (outer.invertsConstant || inner.invertsConstant);
  if (type != outer.constant.getElementType() ||
      !eval::lazy::canCombine(
          divides ? eval::StepKind::Div : eval::StepKind::Mul, type))
    return ctx.reject(op, Reason::ElementType,
                      "constants of this element type cannot be folded");
  if (!tfl::typesAgree(inner.input, innerOp->getResult(0)))
    return ctx.reject(op, Reason::Shape,
                      "the preceding op changes the shape of its input");
  auto shape = tfl::broadcastShapes(inner.constant.getShapedType().getShape(),
                                    outer.constant.getShapedType().getShape());
  if (!shape)
    return ctx.reject(op, Reason::Shape, "the constants do not broadcast");
  int64_t size = ShapedType::getNumElements(*shape);
  if (size > std::max(inner.constant.getNumElements(),
                      outer.constant.getNumElements()))
    return ctx.reject(op, Reason::Size,
                      "the new constant would be larger than both constants");
  if (isa<FloatType>(type) && ctx.getSemantics() == Semantics::Exact)
    return ctx.reject(
        op, Reason::Semantics,
        "the inner result may be infinite where the outer result is finite");
  bool inverted = false;
  ElementsAttr merged = merge(outer, inner, *shape, inverted);
  if (!merged)
    return ctx.reject(op, Reason::ConstantValue,
                      "the new constant would exceed the range of floats");
  return ReassociateConstantsMatch{outer, inner, merged, inverted};
}

void ReassociateConstants::rewrite(Operation *op,
                                   ReassociateConstantsMatch &match,
                                   RewriteContext &ctx) const {
  Operation *innerOp = match.outer.input.getDefiningOp();
  ElementsAttr merged = match.merged;
  Value constant = tfl::TFLBuilder(ctx.rewriter, op->getLoc()).constant(merged);
  Value input = match.inner.input;
  bool negated = match.outer.negatesInput != match.inner.negatesInput;
  // No op computes -x - c: negate the constant.
  if (negated && match.inverted)
    constant = tfl::TFLBuilder(ctx.rewriter, op->getLoc())
                   .constant(eval::lazy::combine(
                       eval::StepKind::Mul, merged,
                       splatAttr(tensorOf({}, merged.getElementType()), -1)));
  StringRef name = match.outer.isSum
                       ? (negated || match.inverted ? "tfl.sub" : "tfl.add")
                       : (match.inverted ? "tfl.div" : "tfl.mul");
  OperationState state(ctx.fusedLoc({innerOp, op}), name,
                       negated ? ValueRange{constant, input}
                               : ValueRange{input, constant},
                       op->getResultTypes());
  state.addAttribute("fused_activation_function",
                     op->getAttr("fused_activation_function"));
  ctx.rewriter.replaceOp(op, ctx.rewriter.create(state));
  ctx.absorb(innerOp);
}

TFUSE_DEFINE_RULE(ReassociateConstants)

} // namespace tfuse
