//===- Algebra.cpp - Formulas as factors and polynomials ------------------===//

#include "tfuse/Rules/Formula/Algebra.h"

#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringSwitch.h"

#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::formula {

bool isClose(double a, double b, double tolerance) {
  return std::fabs(a - b) <= tolerance * std::max(std::fabs(a), std::fabs(b));
}

static Arithmetic arithmeticOf(StringRef dialect, StringRef name) {
  if (dialect == "tfl")
    return llvm::StringSwitch<Arithmetic>(name)
        .Case("add", Arithmetic::Add)
        .Case("sub", Arithmetic::Sub)
        .Case("mul", Arithmetic::Mul)
        .Case("div", Arithmetic::Div)
        .Case("neg", Arithmetic::Neg)
        .Case("square", Arithmetic::Square)
        .Case("pow", Arithmetic::Pow)
        .Case("tanh", Arithmetic::Tanh)
        .Default(Arithmetic::None);
  if (dialect != "tf" && dialect != "tfg")
    return Arithmetic::None;
  return llvm::StringSwitch<Arithmetic>(name)
      .Cases({"Add", "AddV2"}, Arithmetic::Add)
      .Case("Sub", Arithmetic::Sub)
      .Case("Mul", Arithmetic::Mul)
      .Cases({"Div", "RealDiv"}, Arithmetic::Div)
      .Case("Neg", Arithmetic::Neg)
      .Case("Square", Arithmetic::Square)
      .Case("Pow", Arithmetic::Pow)
      .Case("Erf", Arithmetic::Erf)
      .Case("Erfc", Arithmetic::Erfc)
      .Case("Tanh", Arithmetic::Tanh)
      .Default(Arithmetic::None);
}

static unsigned numOperands(Arithmetic op) {
  switch (op) {
  case Arithmetic::None:
    return 0;
  case Arithmetic::Add:
  case Arithmetic::Sub:
  case Arithmetic::Mul:
  case Arithmetic::Div:
  case Arithmetic::Pow:
    return 2;
  default:
    return 1;
  }
}

Arithmetic arithmeticOf(Operation *op) {
  if (!op)
    return Arithmetic::None;
  auto [dialect, name] = op->getName().getStringRef().split('.');
  Arithmetic kind = arithmeticOf(dialect, name);
  auto activation = op->getAttrOfType<StringAttr>("fused_activation_function");
  bool isFused = activation && activation != "NONE";
  // The nodes of a graph may lack operands, and they have control operands.
  auto operands = op->getOperands().take_front(numOperands(kind));
  bool isWhole = operands.size() == numOperands(kind) &&
                 all_of(operands.getTypes(), llvm::IsaPred<TensorType>);
  return isWhole && !isFused ? kind : Arithmetic::None;
}

FormulaReader::FormulaReader(Cluster &cluster)
    : FormulaReader(cluster, [](Value value) { return constantSplat(value); }) {
}

namespace {
/// The number of ops to visit: no rule matches a longer formula.
constexpr unsigned kMaxOps = 24;

class CubicTaker {
public:
  CubicTaker(Value x, FormulaReader &reader) : x(x), reader(reader) {}

  std::optional<Cubic> take(Value value);

private:
  std::optional<Cubic> takeOp(Operation *op);
  std::optional<Cubic> sum(Value lhs, Value rhs, double sign);
  std::optional<Cubic> product(Value lhs, Value rhs);
  std::optional<Cubic> scaled(Value value, std::optional<double> factor);
  std::optional<Cubic> power(Value base, Value exponent);

  Value x;
  FormulaReader &reader;
  /// The number of visits; an op counts each time it is visited.
  unsigned visits = 0;
};
} // namespace

static std::optional<Cubic> multiply(const Cubic &a, const Cubic &b) {
  Cubic result = {};
  for (unsigned i = 0; i < 4; ++i)
    for (unsigned j = 0; j < 4; ++j) {
      if (a[i] == 0 || b[j] == 0)
        continue;
      if (i + j > 3)
        return std::nullopt;
      result[i + j] += a[i] * b[j];
    }
  return result;
}

std::optional<Cubic> CubicTaker::sum(Value lhs, Value rhs, double sign) {
  auto a = take(lhs), b = take(rhs);
  if (!a || !b)
    return std::nullopt;
  for (unsigned i = 0; i < 4; ++i)
    (*a)[i] += sign * (*b)[i];
  return a;
}

std::optional<Cubic> CubicTaker::product(Value lhs, Value rhs) {
  auto a = take(lhs), b = take(rhs);
  return a && b ? multiply(*a, *b) : std::nullopt;
}

std::optional<Cubic> CubicTaker::scaled(Value value,
                                        std::optional<double> factor) {
  auto a = take(value);
  return a && factor ? multiply(*a, {*factor}) : std::nullopt;
}

std::optional<Cubic> CubicTaker::power(Value base, Value exponent) {
  std::optional<double> number = reader.numberOf(exponent);
  auto a = take(base);
  if (!a || !number || (*number != 1 && *number != 2 && *number != 3))
    return std::nullopt;
  std::optional<Cubic> result = a;
  for (int i = 1; i < *number && result; ++i)
    result = multiply(*result, *a);
  return result;
}

/// 1 / n; nothing for zero.
static std::optional<double> inverse(std::optional<double> number) {
  return number && *number != 0 ? std::optional(1 / *number) : std::nullopt;
}

std::optional<Cubic> CubicTaker::takeOp(Operation *op) {
  auto operand = [&](unsigned i) { return op->getOperand(i); };
  switch (arithmeticOf(op)) {
  case Arithmetic::Add:
    return sum(operand(0), operand(1), 1);
  case Arithmetic::Sub:
    return sum(operand(0), operand(1), -1);
  case Arithmetic::Mul:
    return product(operand(0), operand(1));
  case Arithmetic::Div:
    return scaled(operand(0), inverse(reader.numberOf(operand(1))));
  case Arithmetic::Neg:
    return scaled(operand(0), -1);
  case Arithmetic::Square:
    return product(operand(0), operand(0));
  case Arithmetic::Pow:
    return power(operand(0), operand(1));
  default:
    return std::nullopt;
  }
}

std::optional<Cubic> CubicTaker::take(Value value) {
  if (value == x)
    return Cubic{0, 1};
  if (std::optional<double> number = reader.numberOf(value))
    return Cubic{*number};
  Operation *op = value.getDefiningOp();
  if (!op || ++visits > kMaxOps)
    return std::nullopt;
  size_t before = reader.cluster.size();
  reader.cluster.add(value);
  auto result = takeOp(op);
  if (!result)
    reader.cluster.shrink(before);
  return result;
}

std::optional<Cubic> FormulaReader::takeCubic(Value value, Value x) {
  size_t before = cluster.size();
  auto cubic = CubicTaker(x, *this).take(value);
  if (!cubic)
    cluster.shrink(before);
  return cubic;
}

Product FormulaReader::takeProduct(Value value) {
  Product product;
  SmallVector<Value, 4> left{value};
  while (!left.empty()) {
    Value factor = left.pop_back_val();
    if (std::optional<double> number = numberOf(factor)) {
      product.number *= *number;
      continue;
    }
    Operation *op = factor.getDefiningOp();
    bool mayEnter =
        (factor == value || factor.hasOneUse()) && cluster.size() <= kMaxOps;
    Arithmetic kind = mayEnter ? arithmeticOf(op) : Arithmetic::None;
    std::optional<double> divisor = kind == Arithmetic::Div
                                        ? inverse(numberOf(op->getOperand(1)))
                                        : std::nullopt;
    if (kind == Arithmetic::Mul) {
      left.push_back(op->getOperand(1));
      left.push_back(op->getOperand(0));
    } else if (divisor) {
      left.push_back(op->getOperand(0));
      product.number *= *divisor;
    } else if (kind == Arithmetic::Neg) {
      left.push_back(op->getOperand(0));
      product.number = -product.number;
    } else {
      product.factors.push_back(factor);
      continue;
    }
    cluster.add(factor);
  }
  return product;
}

} // namespace tfuse::formula
