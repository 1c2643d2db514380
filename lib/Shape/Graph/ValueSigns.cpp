//===- ValueSigns.cpp - Tensors without negative elements -----------------===//

#include "tfuse/Shape/ValueSigns.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

using tfg::NodeView;

namespace {

/// In the order of how much they say.
enum class Sign : uint8_t { Any, NonNegative, Positive };

/// How the sign of an op's results follows from those of its operands.
enum class SignRule : uint8_t {
  /// Never negative, where the element type is a floating-point one.
  NonNegativeFloat,
  /// Never negative whatever the type.
  NonNegative,
  /// At least one.
  PositiveFloat,
  /// Elements of the first operand, and no others.
  First,
  /// Elements of any operand, and no others.
  All,
  /// As great as the greatest operand.
  Greatest,
  /// A sum, product or quotient.
  Sum,
  Product,
  Quotient
};

const StringMap<SignRule> &signRules() {
  using enum SignRule;
  static const StringMap<SignRule> table = {
      {"Abs", NonNegativeFloat},
      {"Add", Sum},
      {"AddN", Sum},
      {"AddV2", Sum},
      {"BroadcastTo", First},
      {"CheckNumerics", First},
      {"ComplexAbs", NonNegativeFloat},
      {"ConcatV2", All},
      {"Cosh", PositiveFloat},
      {"Div", Quotient},
      {"DivNoNan", Quotient},
      {"EnsureShape", First},
      {"Exp", NonNegativeFloat},
      {"ExpandDims", First},
      {"Identity", First},
      {"Maximum", Greatest},
      {"Minimum", All},
      {"Mul", Product},
      {"MulNoNan", Product},
      {"Pack", All},
      {"PreventGradient", First},
      {"Rank", NonNegative},
      {"RealDiv", Quotient},
      {"Relu", NonNegative},
      {"Relu6", NonNegative},
      {"Reshape", First},
      {"Reverse", First},
      {"ReverseV2", First},
      {"Rsqrt", NonNegativeFloat},
      {"Shape", NonNegative},
      {"ShapeN", NonNegative},
      {"Sigmoid", NonNegativeFloat},
      {"Size", NonNegative},
      {"Slice", First},
      {"Snapshot", First},
      {"Softmax", NonNegativeFloat},
      {"Softplus", NonNegativeFloat},
      {"Sqrt", NonNegativeFloat},
      {"Square", NonNegativeFloat},
      {"SquaredDifference", NonNegativeFloat},
      {"Squeeze", First},
      {"StopGradient", First},
      {"StridedSlice", First},
      {"Tile", First},
      {"Transpose", First},
  };
  return table;
}

/// A few nodes tell; what is further away is taken for unknown.
constexpr unsigned kMaxNodes = 32;

class SignAnalysis {
public:
  explicit SignAnalysis(const GraphShapes &shapes) : shapes(shapes) {}

  Sign signOf(Value value) {
    if (nodesLeft == 0 || shapes.isFed(value))
      return Sign::Any;
    --nodesLeft;
    Type type = tf_type::elementTypeOf(value);
    Sign sign = type.isUnsignedInteger() ? Sign::NonNegative : Sign::Any;
    sign = std::max(sign, signOfKnownElements(value));
    if (sign == Sign::Positive)
      return sign;
    NodeView node = NodeView::get(value.getDefiningOp());
    return node ? std::max(sign, signOfResult(node, type)) : sign;
  }

private:
  Sign signOfKnownElements(Value value) {
    std::optional<Elements> elements = shapes.lookup(value).value;
    if (!elements)
      return Sign::Any;
    Sign sign = Sign::Positive;
    for (const Element &element : *elements) {
      // The size of a dimension is known not to be negative.
      if (!element.isKnown() && element.dim() == kUnknown)
        return Sign::Any;
      if (element.isKnown() && *element.value() < 0)
        return Sign::Any;
      if (!element.isKnown() || *element.value() == 0)
        sign = Sign::NonNegative;
    }
    return sign;
  }

  static Sign signOfConstant(NodeView node) {
    auto constant = node->getAttrOfType<DenseFPElementsAttr>("value");
    if (!constant || (!constant.isSplat() && constant.size() > kMaxElements))
      return Sign::Any;
    Sign sign = Sign::Positive;
    for (const APFloat &element : constant.getValues<APFloat>()) {
      if (element.isZero())
        sign = Sign::NonNegative;
      else if (element.isNegative() && !element.isNaN())
        return Sign::Any;
      if (constant.isSplat())
        break;
    }
    return sign;
  }

  Sign leastOf(ValueRange values) {
    Sign least = Sign::Positive;
    for (Value value : values)
      if (least != Sign::Any)
        least = std::min(least, signOf(value));
    return least;
  }

  Sign greatestOf(ValueRange values) {
    Sign greatest = Sign::Any;
    for (Value value : values)
      greatest = std::max(greatest, signOf(value));
    return greatest;
  }

  Sign signOfResult(NodeView node, Type type) {
    if (node.op() == "Const")
      return signOfConstant(node);
    auto rule = signRules().find(node.op());
    if (rule == signRules().end())
      return Sign::Any;
    ValueRange operands = node.dataOperands();
    if (operands.empty())
      return rule->second == SignRule::NonNegative ? Sign::NonNegative
                                                   : Sign::Any;
    bool isFloat = isa<FloatType>(type);
    switch (rule->second) {
    case SignRule::NonNegative:
      return Sign::NonNegative;
    case SignRule::NonNegativeFloat:
      return isFloat ? Sign::NonNegative : Sign::Any;
    case SignRule::PositiveFloat:
      return isFloat ? Sign::Positive : Sign::Any;
    case SignRule::First:
      return signOf(operands[0]);
    case SignRule::All:
      // The axis of a ConcatV2 is no part of the result.
      return leastOf(node.op() == "ConcatV2" ? operands.drop_back() : operands);
    case SignRule::Greatest:
      return greatestOf(operands);
    case SignRule::Sum: {
      Sign least = isFloat ? leastOf(operands) : Sign::Any;
      // A sum that does not shrink is as positive as its greatest part.
      return least == Sign::Any ? least : greatestOf(operands);
    }
    case SignRule::Product:
    case SignRule::Quotient:
      // It may underflow.
      return isFloat ? std::min(leastOf(operands), Sign::NonNegative)
                     : Sign::Any;
    }
    return Sign::Any;
  }

  const GraphShapes &shapes;
  unsigned nodesLeft = kMaxNodes;
};

} // namespace

bool isNonNegative(Value value, const GraphShapes &shapes) {
  return SignAnalysis(shapes).signOf(value) >= Sign::NonNegative;
}

bool isPositive(Value value, const GraphShapes &shapes) {
  return SignAnalysis(shapes).signOf(value) == Sign::Positive;
}

} // namespace tfuse::shape
