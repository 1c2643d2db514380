//===- Scalars.cpp - Evaluates elementwise ops on scalars -----------------===//

#include "tfuse/Dialect/StableHLO/IR/Scalars.h"

#include "tfuse/Dialect/StableHLO/IR/StableHLO.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::stablehlo {

std::optional<double> constantNumber(Value value) {
  auto own = dyn_cast_if_present<ConstantOp>(value.getDefiningOp());
  DenseElementsAttr splat =
      storedSplat(own ? own.getValue() : tf::getConstant(value));
  return splat ? constantSplat(splatScalar(splat)) : std::nullopt;
}

bool isRepetition(Operation *op) {
  if (!op)
    return false;
  StringRef name = op->getName().getStringRef();
  return (name == "stablehlo.broadcast_in_dim" && op->getNumOperands() == 1) ||
         (name == "stablehlo.dynamic_broadcast_in_dim" &&
          op->getNumOperands() == 2);
}

Value repeated(Value value) {
  while (isRepetition(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

static std::optional<double> computeUnary(StringRef name, double x) {
  using Fn = double (*)(double);
  Fn function =
      llvm::StringSwitch<Fn>(name)
          .Case("abs", [](double v) { return std::fabs(v); })
          .Case("exponential", [](double v) { return std::exp(v); })
          .Case("log", [](double v) { return std::log(v); })
          .Case("negate", [](double v) { return -v; })
          .Case("not", [](double v) { return double(v == 0); })
          .Case("rsqrt", [](double v) { return 1 / std::sqrt(v); })
          .Case("sign", [](double v) { return double(v > 0) - (v < 0); })
          .Case("sqrt", [](double v) { return std::sqrt(v); })
          .Default(nullptr);
  return function ? std::optional<double>(function(x)) : std::nullopt;
}

static std::optional<double> computeBinary(StringRef name, double a, double b) {
  using Fn = double (*)(double, double);
  Fn function =
      llvm::StringSwitch<Fn>(name)
          .Case("add", [](double x, double y) { return x + y; })
          .Case("and", [](double x, double y) { return double(x && y); })
          .Case("divide", [](double x, double y) { return x / y; })
          .Case("maximum", [](double x, double y) { return std::fmax(x, y); })
          .Case("minimum", [](double x, double y) { return std::fmin(x, y); })
          .Case("multiply", [](double x, double y) { return x * y; })
          .Case("or", [](double x, double y) { return double(x || y); })
          .Case("subtract", [](double x, double y) { return x - y; })
          .Case("xor", [](double x, double y) { return double(!x != !y); })
          .Case("EQ", [](double x, double y) { return double(x == y); })
          .Case("NE", [](double x, double y) { return double(x != y); })
          .Case("LT", [](double x, double y) { return double(x < y); })
          .Case("LE", [](double x, double y) { return double(x <= y); })
          .Case("GT", [](double x, double y) { return double(x > y); })
          .Case("GE", [](double x, double y) { return double(x >= y); })
          .Default(nullptr);
  return function ? std::optional<double>(function(a, b)) : std::nullopt;
}

std::optional<double> computeScalar(Operation &op,
                                    llvm::function_ref<double(Value)> operand) {
  StringRef name = op.getName().stripDialect();
  if (isa<ConstantOp>(op))
    return constantNumber(op.getResult(0));
  switch (op.getNumOperands()) {
  case 1:
    return computeUnary(name, operand(op.getOperand(0)));
  case 2:
    if (name == "compare") {
      auto direction = op.getAttrOfType<StringAttr>("comparison_direction");
      name = direction ? direction.getValue() : StringRef();
    }
    return computeBinary(name, operand(op.getOperand(0)),
                         operand(op.getOperand(1)));
  case 3:
    if (name == "select")
      return operand(op.getOperand(operand(op.getOperand(0)) ? 1 : 2));
    if (name == "clamp")
      return std::fmin(
          std::fmax(operand(op.getOperand(1)), operand(op.getOperand(0))),
          operand(op.getOperand(2)));
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

} // namespace tfuse::stablehlo
