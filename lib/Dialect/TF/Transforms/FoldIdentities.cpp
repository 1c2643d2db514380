//===- FoldIdentities.cpp - Folds algebraic identities --------------------===//
//
//   truncatediv(x, 1)     =>  x                 x - x            =>  zeros
//   pow(x, 0)             =>  ones              maximum(x, x)    =>  x
//   cast(cast(x, f64), T) =>  cast(x, T)        floormod(x, 1)   =>  zeros
//
// TFLite has no kernels for some element types, such as division of int64 or
// any arithmetic in double precision. Where an operand decides the result, none
// is needed. All identities are exact: an identity that NaN, infinities or
// signed zeros break applies to integers only.
//
// A result with an axis of size 0 is an operand of the same shape, because
// kernels of LiteRT crash on tensors without elements. tf-constant-fold folds
// results of static shape.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Analysis/DimTracing.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_FOLDIDENTITIESPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

/// Whether all elements of a constant equal `number`.
static bool isNumber(Value value, int64_t number) {
  auto splat = dyn_cast_or_null<SplatElementsAttr>(getConstant(value));
  if (!splat)
    return false;
  if (auto type = dyn_cast<IntegerType>(splat.getElementType())) {
    auto element = splat.getSplatValue<APInt>();
    return type.isUnsigned() ? number >= 0 && element == uint64_t(number)
                             : element.getSExtValue() == number;
  }
  return mlir::isa<FloatType>(splat.getElementType()) &&
         splat.getSplatValue<APFloat>().compare(
             APFloat(splat.getSplatValue<APFloat>().getSemantics(), number)) ==
             APFloat::cmpEqual;
}

static bool hasIntegers(Value value) {
  return mlir::isa<IntegerType>(getElementTypeOrSelf(value.getType()));
}

/// Whether broadcasting with `other` provably keeps the shape of `value`.
static bool keepsShape(Value value, Value other) {
  auto type = dyn_cast<ShapedType>(value.getType()),
       otherType = dyn_cast<ShapedType>(other.getType());
  if (value == other)
    return true;
  if (!type || !otherType || !otherType.hasStaticShape())
    return false;
  if (otherType.getRank() == 0)
    return true;
  if (!type.hasRank() || otherType.getRank() > type.getRank())
    return false;
  ArrayRef<int64_t> shape =
      type.getShape().take_back(size_t(otherType.getRank()));
  return all_of(zip(shape, otherType.getShape()), [](auto sizes) {
    return std::get<1>(sizes) == 1 || std::get<0>(sizes) == std::get<1>(sizes);
  });
}

/// A value of the same shape at the start of a chain of elementwise ops. Using
/// it instead of `value` makes ops dead that may have no kernel.
static Value shapeSource(Value value) {
  while (Operation *op = skipIdentities(value).getDefiningOp()) {
    if (isa(op, {"Cast", "Neg", "Abs", "Floor", "Ceil", "Round", "Square",
                 "Sqrt", "Exp", "Log"})) {
      value = op->getOperand(0);
      continue;
    }
    if (!isa(op, {"Add", "AddV2", "Sub", "Mul", "Div", "RealDiv", "FloorDiv",
                  "TruncateDiv", "FloorMod", "Pow", "Maximum", "Minimum"}))
      return value;
    Value x = op->getOperand(0), y = op->getOperand(1);
    if (keepsShape(x, y))
      value = x;
    else if (keepsShape(y, x))
      value = y;
    else
      return value;
  }
  return value;
}

/// Whether every value of the first type can be represented in the second.
static bool isLossless(Type from, Type to) {
  auto fromInt = dyn_cast<IntegerType>(from), toInt = dyn_cast<IntegerType>(to);
  auto fromFloat = dyn_cast<FloatType>(from), toFloat = dyn_cast<FloatType>(to);
  if (fromFloat && toFloat) {
    const fltSemantics &a = fromFloat.getFloatSemantics(),
                       &b = toFloat.getFloatSemantics();
    return fromFloat == toFloat ||
           (APFloat::semanticsPrecision(a) <= APFloat::semanticsPrecision(b) &&
            APFloat::semanticsMaxExponent(a) <=
                APFloat::semanticsMaxExponent(b) &&
            APFloat::semanticsMinExponent(a) >=
                APFloat::semanticsMinExponent(b));
  }
  if (!fromInt)
    return false;
  unsigned bits = fromInt.getWidth();
  bool isSigned = !fromInt.isUnsigned() && bits > 1;
  if (toFloat)
    return bits - isSigned <=
           APFloat::semanticsPrecision(toFloat.getFloatSemantics());
  if (!toInt || toInt.getWidth() == 1)
    return fromInt == toInt;
  if (toInt.isUnsigned())
    return !isSigned && bits <= toInt.getWidth();
  return bits + !isSigned <= toInt.getWidth();
}

namespace {
class IdentityFolder {
public:
  explicit IdentityFolder(Operation *op) : op(op), builder(op) {}

  /// The value that replaces the op's result; null if there is none.
  Value fold();

private:
  Value foldBinary(Value x, Value y);
  Value foldEqualOperands(Value x);
  Value foldCast();
  Value foldEmpty();
  /// A tensor of the result's type and the shape of `like`.
  Value filled(Value like, int64_t number);
  Type resultType() const { return op->getResult(0).getType(); }

  Operation *op;
  OpBuilder builder;
};
} // namespace

Value IdentityFolder::filled(Value like, int64_t number) {
  auto type = dyn_cast<ShapedType>(resultType());
  if (!type)
    return {};
  Type element = type.getElementType();
  Attribute value;
  if (auto floating = dyn_cast<FloatType>(element))
    value = builder.getFloatAttr(floating, double(number));
  else if (mlir::isa<IntegerType>(element))
    value = builder.getIntegerAttr(element, number);
  else
    return {};
  if (type.hasStaticShape())
    return createConst(builder, op->getLoc(),
                       DenseElementsAttr::get(type, value));
  auto shapeType = RankedTensorType::get(
      {type.hasRank() ? type.getRank() : ShapedType::kDynamic},
      builder.getI32Type());
  Value shape =
      createOp(builder, op->getLoc(), "Shape", shapeType, shapeSource(like))
          ->getResult(0);
  Value scalar = createConst(
      builder, op->getLoc(),
      DenseElementsAttr::get(RankedTensorType::get({}, element), value));
  return createOp(builder, op->getLoc(), "Fill", type, {shape, scalar})
      ->getResult(0);
}

/// Folds op(x, x).
Value IdentityFolder::foldEqualOperands(Value x) {
  if (isa(op, "BitwiseAnd", "BitwiseOr", "LogicalAnd", "LogicalOr", "Maximum",
          "Minimum"))
    return x;
  // NaN is not less than itself either.
  if (isa(op, "Less", "Greater"))
    return filled(x, 0);
  if (!hasIntegers(x))
    return {};
  if (isa(op, "Sub", "BitwiseXor", "SquaredDifference", "NotEqual"))
    return filled(x, 0);
  if (isa(op, "Equal", "LessEqual", "GreaterEqual"))
    return filled(x, 1);
  return {};
}

/// Folds op(x, constant) if the result has the shape of x.
Value IdentityFolder::foldBinary(Value x, Value y) {
  bool areIntegers = hasIntegers(x);
  if (isNumber(y, 1)) {
    if (isa(op, "Mul", "RealDiv", "Div", "Pow") ||
        (areIntegers && isa(op, "TruncateDiv", "FloorDiv")))
      return x;
    if (areIntegers && isa(op, "FloorMod", "TruncateMod", "Mod"))
      return filled(x, 0);
  }
  if (isNumber(y, 0)) {
    if (isa(op, "Sub", "BitwiseOr", "BitwiseXor", "LeftShift", "RightShift") ||
        (areIntegers && hasFact(op, OpFact::Addition)))
      return x;
    if (isa(op, "Pow"))
      return filled(x, 1);
    if (isa(op, "BitwiseAnd") || (areIntegers && isa(op, "Mul")))
      return filled(x, 0);
  }
  if (isa(op, "BitwiseAnd") && isNumber(y, -1))
    return x;
  return {};
}

/// Folds a cast of a lossless cast.
Value IdentityFolder::foldCast() {
  Value middle = op->getOperand(0);
  Operation *first = skipIdentities(middle).getDefiningOp();
  if (!isa(first, "Cast"))
    return {};
  Value x = first->getOperand(0);
  Type from = getElementTypeOrSelf(x.getType()),
       over = getElementTypeOrSelf(middle.getType()),
       to = getElementTypeOrSelf(resultType());
  if (!isLossless(from, over))
    return {};
  if (from != to)
    return createOp(builder, op->getLoc(), "Cast", resultType(), x,
                    op->getAttrs())
        ->getResult(0);
  return x.getType() == resultType() ? x : Value();
}

/// Tensors without elements are equal if their shapes are.
Value IdentityFolder::foldEmpty() {
  Value result = op->getResult(0);
  auto type = dyn_cast<RankedTensorType>(result.getType());
  if (!type || !is_contained(type.getShape(), 0) || !wouldOpBeTriviallyDead(op))
    return {};
  auto hasResultShape = [&](Value operand) {
    return operand.getType() == type &&
           all_of(seq(type.getRank()), [&](int64_t axis) {
             return traceDim(dimOfAxis(operand, axis)) ==
                    traceDim(dimOfAxis(result, axis));
           });
  };
  auto operand = find_if(op->getOperands(), hasResultShape);
  return operand == op->operand_end() ? Value() : *operand;
}

Value IdentityFolder::fold() {
  if (Value empty = foldEmpty())
    return empty;
  if (isa(op, "Cast"))
    return foldCast();
  if (isa(op, "Neg", "LogicalNot", "Invert")) {
    Operation *inner = skipIdentities(op->getOperand(0)).getDefiningOp();
    return inner && inner->getName() == op->getName() ? inner->getOperand(0)
                                                      : Value();
  }
  if (op->getNumOperands() != 2)
    return {};
  Value x = skipIdentities(op->getOperand(0)),
        y = skipIdentities(op->getOperand(1));
  if (x == y)
    return foldEqualOperands(x);
  if (keepsShape(x, y))
    if (Value result = foldBinary(x, y))
      return result;
  bool commutes =
      isa(op, "Add", "AddV2", "Mul", "BitwiseAnd", "BitwiseOr", "BitwiseXor");
  return commutes && keepsShape(y, x) ? foldBinary(y, x) : Value();
}

namespace {
struct FoldIdentities : public impl::FoldIdentitiesPassBase<FoldIdentities> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (!tf::opName(op).empty() && op->getNumResults() == 1 &&
          op->getNumRegions() == 0)
        ops.push_back(op);
    });
    // Operands come before their users.
    for (Operation *op : ops) {
      Value value = IdentityFolder(op).fold();
      if (value && value.getType() == op->getResult(0).getType())
        op->getResult(0).replaceAllUsesWith(value);
    }
    loops::eraseDeadOps(getOperation().getBodyRegion());
  }
};
} // namespace

} // namespace tfuse::tf
