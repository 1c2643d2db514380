//===- SimplifyNegation.cpp - Negations in additions and multiplies -------===//
//
//   -(-x)                =>   x
//   x + (-y)             =>   x - y
//   (-x) + y             =>   y - x
//   x - (-y)             =>   x + y
//   0 - x                =>   -x
//   -(x - y)             =>   y - x
//   (-x) * c             =>   x * (-c)         c constant; also x / c
//   ((-x) * y) + z       =>   z - x * y        as Keras' layer normalization
//
// Activations of sums are kept.
//
// C1 (multiple-uses)  In the last three forms, the difference, negation or
//                     multiply has no other user.
// C2 (semantics)      With --semantics=exact, the rule does not match -(x - y)
//                     and 0 - x, because 0 and -0 differ.
//
//===----------------------------------------------------------------------===//

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
enum class Form {
  None,
  DoubleNegation,
  AddNegated,
  SubNegated,
  ZeroMinus,
  NegatedDifference,
  NegatedTimesConstant,
  AddNegatedProduct
};

struct SimplifyNegationMatch {
  Form form;
  /// The index of the operand that is, or contains, the negation.
  unsigned operand;
};

class SimplifyNegation : public RuleOn<SimplifyNegation, tfl::NegOp, tfl::AddOp,
                                       tfl::SubOp, tfl::MulOp, tfl::DivOp> {
public:
  MatchResult<SimplifyNegationMatch> match(Operation *op,
                                           RuleContext &ctx) const;
  void rewrite(Operation *op, SimplifyNegationMatch &match,
               RewriteContext &ctx) const;

private:
  static SimplifyNegationMatch find(Operation *op);
};
} // namespace

/// A factor that is a negation, if `value` is a multiply without activation;
/// else null.
static tfl::NegOp negatedFactor(Value value) {
  auto mul = value.getDefiningOp<tfl::MulOp>();
  if (!mul || mul.getFusedActivationFunction() != "NONE")
    return {};
  for (Value factor : mul->getOperands())
    if (auto neg = factor.getDefiningOp<tfl::NegOp>())
      return neg;
  return {};
}

SimplifyNegationMatch SimplifyNegation::find(Operation *op) {
  auto isNegated = [&](unsigned i) {
    return bool(op->getOperand(i).getDefiningOp<tfl::NegOp>());
  };
  if (isa<tfl::NegOp>(op)) {
    auto sub = op->getOperand(0).getDefiningOp<tfl::SubOp>();
    bool difference = sub && sub.getFusedActivationFunction() == "NONE";
    return {isNegated(0) ? Form::DoubleNegation
            : difference ? Form::NegatedDifference
                         : Form::None,
            0};
  }
  if (op->hasTrait<tfl::IsMultiplicative>()) {
    for (unsigned i : {0, 1})
      if (isNegated(i) && viewableConstant(op->getOperand(1 - i)))
        return {Form::NegatedTimesConstant, i};
    return {Form::None, 0};
  }
  if (isa<tfl::SubOp>(op)) {
    if (isNegated(1))
      return {Form::SubNegated, 1};
    bool fromZero =
        (isConstantSplat(op->getOperand(0), 0) ||
         op->getOperand(0).getDefiningOp<tfl::ZerosLikeOp>()) &&
        tfl::canReplace(op->getResult(0), op->getOperand(1)) &&
        op->getAttrOfType<StringAttr>("fused_activation_function") == "NONE";
    return {fromZero ? Form::ZeroMinus : Form::None, 1};
  }
  for (unsigned i : {1, 0})
    if (isNegated(i))
      return {Form::AddNegated, i};
  for (unsigned i : {1, 0})
    if (negatedFactor(op->getOperand(i)))
      return {Form::AddNegatedProduct, i};
  return {Form::None, 0};
}

MatchResult<SimplifyNegationMatch>
SimplifyNegation::match(Operation *op, RuleContext &ctx) const {
  SimplifyNegationMatch match = find(op);
  if (match.form == Form::None)
    return skip();
  Operation *part = op->getOperand(match.operand).getDefiningOp();
  switch (match.form) {
  case Form::NegatedDifference:
  case Form::NegatedTimesConstant:
  case Form::AddNegatedProduct:
    if (!part->hasOneUse())
      return ctx.reject(op, Reason::MultipleUses,
                        part->getName().getStringRef() + " has other users");
    break;
  default:
    break;
  }
  if (match.form == Form::AddNegatedProduct &&
      !negatedFactor(part->getResult(0))->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses, "the negation has other users");
  if ((match.form == Form::NegatedDifference ||
       match.form == Form::ZeroMinus) &&
      ctx.getSemantics() == Semantics::Exact &&
      tfl::hasFloats(op->getResult(0)))
    return ctx.reject(op, Reason::Semantics,
                      "the sign of a zero result would change");
  return match;
}

/// Creates an addition or subtraction with the activation of `op`.
template <typename OpT>
static Value combine(Operation *op, Value lhs, Value rhs, RewriteContext &ctx) {
  auto activation = op->getAttrOfType<StringAttr>("fused_activation_function");
  return OpT::create(
      ctx.rewriter, op->getLoc(), op->getResult(0).getType(), lhs, rhs,
      activation ? activation : ctx.rewriter.getStringAttr("NONE"));
}

static Value negatedConstant(Value value, RewriteContext &ctx) {
  ElementsAttr elements = viewableConstant(value);
  return tfl::TFLBuilder(ctx.rewriter, value.getLoc())
      .constant(eval::lazy::combine(
          eval::StepKind::Mul, elements,
          splatAttr(tensorOf({}, elements.getElementType()), -1)));
}

void SimplifyNegation::rewrite(Operation *op, SimplifyNegationMatch &match,
                               RewriteContext &ctx) const {
  Operation *part = op->getOperand(match.operand).getDefiningOp();
  Value inner = part && part->getNumOperands() ? part->getOperand(0) : Value();
  Value other =
      op->getNumOperands() == 2 ? op->getOperand(1 - match.operand) : Value();
  Value result;
  switch (match.form) {
  case Form::None:
    llvm_unreachable("not a root op");
  case Form::DoubleNegation:
    result = inner;
    break;
  case Form::AddNegated:
    result = combine<tfl::SubOp>(op, other, inner, ctx);
    break;
  case Form::SubNegated:
    result = combine<tfl::AddOp>(op, other, inner, ctx);
    break;
  case Form::ZeroMinus:
    result = tfl::NegOp::create(ctx.rewriter, op->getLoc(),
                                op->getResult(0).getType(), op->getOperand(1));
    part = nullptr;
    break;
  case Form::NegatedDifference:
    result = combine<tfl::SubOp>(op, part->getOperand(1), inner, ctx);
    break;
  case Form::NegatedTimesConstant: {
    Value constant = negatedConstant(other, ctx);
    SmallVector<Value, 2> operands{inner, constant};
    if (match.operand == 1)
      std::swap(operands[0], operands[1]);
    result = isa<tfl::MulOp>(op)
                 ? combine<tfl::MulOp>(op, operands[0], operands[1], ctx)
                 : combine<tfl::DivOp>(op, operands[0], operands[1], ctx);
    break;
  }
  case Form::AddNegatedProduct: {
    tfl::NegOp neg = negatedFactor(part->getResult(0));
    SmallVector<Value, 2> factors(part->getOperands());
    *llvm::find(factors, neg.getResult()) = neg.getX();
    Value product = tfl::MulOp::create(
        ctx.rewriter, part->getLoc(), part->getResult(0).getType(), factors[0],
        factors[1], ctx.rewriter.getStringAttr("NONE"));
    result = combine<tfl::SubOp>(op, other, product, ctx);
    ctx.rewriter.replaceOp(op, result);
    ctx.absorb(part);
    ctx.absorb(neg);
    return;
  }
  }
  ctx.rewriter.replaceOp(op, result);
  if (part)
    ctx.absorb(part);
}

TFUSE_DEFINE_RULE(SimplifyNegation)

} // namespace tfuse
