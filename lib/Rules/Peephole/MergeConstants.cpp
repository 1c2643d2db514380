//===- MergeConstants.cpp - Two constants of a chain into one -------------===//
//
//   x    a                        x    a + b
//    \  /                          \  /
//     add    b            =>        add {activation}
//       \   /
//        add {activation}
//
// The same for two factors (x * a * b, x * a / b, x / a * b, x / a / b) and for
// sums with differences (x + a - b, a - x + b, ...). Follows upstream's pattern
// ReorderAddToAllowConstFold, which is for sums alone.
//
// C1 (activation)     The inner op has no activation.
// C2 (multiple-uses)  Nothing else needs the inner result.
// C3 (element-type)   Floats, or integers without division.
// C4 (shape)          The inner op does not change the shape of x.
// C5 (size)           The new constant is not larger than both were.
//
//===----------------------------------------------------------------------===//

#include "Matching/Constants.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
/// x and a constant, in a sum (x + a, x - a, a - x) or product (x * a, x / a).
struct Term {
  Value input;
  ElementsAttr constant;
  bool isSum;
  /// a - x
  bool negatesInput;
  /// x - a, x / a
  bool invertsConstant;
};

struct MergeConstantsMatch {
  Term outer, inner;
};

class MergeConstants : public RuleWithMatch<MergeConstantsMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.add", "tfl.sub", "tfl.mul",
                                              "tfl.div"};
    return names;
  }

  bool isAnchor(Operation *op) const override;
  FailureOr<MergeConstantsMatch> match(Operation *op,
                                       RuleContext &ctx) const override;
  void rewrite(Operation *op, MergeConstantsMatch &match,
               RuleContext &ctx) const override;
};
} // namespace

static std::optional<Term> getTerm(Operation *op) {
  if (!isa_and_present<tfl::AddOp, tfl::SubOp, tfl::MulOp, tfl::DivOp>(op))
    return std::nullopt;
  bool isSum = isa<tfl::AddOp, tfl::SubOp>(op);
  bool inverse = isa<tfl::SubOp, tfl::DivOp>(op);
  if (ElementsAttr right = tfl::viewableConstantOf(op->getOperand(1)))
    return Term{op->getOperand(0), right, isSum, false, inverse};
  ElementsAttr left = tfl::viewableConstantOf(op->getOperand(0));
  if (!left || isa<tfl::DivOp>(op))
    return std::nullopt;
  return Term{op->getOperand(1), left, isSum, inverse, false};
}

bool MergeConstants::isAnchor(Operation *op) const {
  auto outer = getTerm(op);
  if (!outer || tfl::isConstant(outer->input))
    return false;
  auto inner = getTerm(outer->input.getDefiningOp());
  return inner && inner->isSum == outer->isSum &&
         !tfl::isConstant(inner->input);
}

FailureOr<MergeConstantsMatch> MergeConstants::match(Operation *op,
                                                     RuleContext &ctx) const {
  Term outer = *getTerm(op);
  Operation *innerOp = outer.input.getDefiningOp();
  Term inner = *getTerm(innerOp);
  if (innerOp->getAttrOfType<StringAttr>("fused_activation_function") != "NONE")
    return ctx.reject(op, Reason::Activation,
                      "the op in front has an activation");
  if (!innerOp->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the result of the op in front is needed elsewhere, too");
  Type type = inner.constant.getElementType();
  bool divides =
      !outer.isSum && (outer.invertsConstant || inner.invertsConstant);
  if (type != outer.constant.getElementType() ||
      !eval::lazy::canCombine(
          divides ? eval::StepKind::Div : eval::StepKind::Mul, type))
    return ctx.reject(op, Reason::ElementType,
                      "constants of this element type are not computed");
  if (!tfl::typesAgree(inner.input, innerOp->getResult(0)))
    return ctx.reject(op, Reason::Shape,
                      "the op in front changes the shape of its input");
  auto shape = tfl::broadcastShapes(inner.constant.getShapedType().getShape(),
                                    outer.constant.getShapedType().getShape());
  if (!shape)
    return ctx.reject(op, Reason::Shape, "the constants do not fit each other");
  int64_t size = ShapedType::getNumElements(*shape);
  if (size > std::max(inner.constant.getNumElements(),
                      outer.constant.getNumElements()))
    return ctx.reject(op, Reason::Size,
                      "the new constant would be larger than both are");
  return MergeConstantsMatch{outer, inner};
}

/// Both constants as one: what has to be added to, or multiplied with, the
/// input of the inner op (negated if an odd number of ops negates it).
static ElementsAttr merge(const Term &outer, const Term &inner,
                          bool &inverted) {
  auto combine = [](eval::StepKind kind, ElementsAttr a, ElementsAttr b) {
    auto shape = *tfl::broadcastShapes(a.getShapedType().getShape(),
                                       b.getShapedType().getShape());
    return eval::lazy::combine(kind, eval::lazy::broadcast(a, shape), b);
  };
  if (!outer.isSum) {
    using eval::StepKind;
    // x / a / b and x * a * b keep their kind; else the quotient multiplies.
    inverted = outer.invertsConstant && inner.invertsConstant;
    if (outer.invertsConstant == inner.invertsConstant)
      return combine(StepKind::Mul, inner.constant, outer.constant);
    return outer.invertsConstant
               ? combine(StepKind::Div, inner.constant, outer.constant)
               : combine(StepKind::Div, outer.constant, inner.constant);
  }
  // The outer op turns the inner constant around if it negates its input.
  bool minusInner = inner.invertsConstant != outer.negatesInput;
  bool minusOuter = outer.invertsConstant;
  inverted = minusInner && minusOuter;
  if (minusInner == minusOuter)
    return combine(eval::StepKind::Add, inner.constant, outer.constant);
  return minusOuter
             ? combine(eval::StepKind::Sub, inner.constant, outer.constant)
             : combine(eval::StepKind::Sub, outer.constant, inner.constant);
}

void MergeConstants::rewrite(Operation *op, MergeConstantsMatch &match,
                             RuleContext &ctx) const {
  Operation *innerOp = match.outer.input.getDefiningOp();
  bool inverted = false;
  ElementsAttr merged = merge(match.outer, match.inner, inverted);
  Value constant = tfl::makeConstant(ctx.rewriter, op->getLoc(), merged);
  Value input = match.inner.input;
  bool negated = match.outer.negatesInput != match.inner.negatesInput;
  // -x - c has no op of its own: the constant is negated.
  if (negated && inverted)
    constant = tfl::makeConstant(
        ctx.rewriter, op->getLoc(),
        eval::lazy::combine(eval::StepKind::Mul, merged,
                            tfl::makeScalar(merged.getElementType(), -1)));
  StringRef name = match.outer.isSum
                       ? (negated || inverted ? "tfl.sub" : "tfl.add")
                       : (inverted ? "tfl.div" : "tfl.mul");
  OperationState state(ctx.fusedLoc({innerOp, op}), name,
                       negated ? ValueRange{constant, input}
                               : ValueRange{input, constant},
                       op->getResultTypes());
  state.addAttribute("fused_activation_function",
                     op->getAttr("fused_activation_function"));
  ctx.rewriter.replaceOp(op, ctx.rewriter.create(state));
  ctx.absorb(innerOp);
}

TFUSE_DEFINE_RULE(MergeConstants)

} // namespace tfuse
