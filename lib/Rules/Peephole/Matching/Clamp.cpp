//===- Clamp.cpp - Clamps: relu, minimum, maximum and the like ------------===//

#include "Clamp.h"

#include "Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Clamp Clamp::then(const Clamp &other) const {
  auto apply = [&](double number) {
    return std::min(std::max(number, other.low), other.high);
  };
  return {apply(low), apply(high)};
}

namespace {
struct NamedClamp {
  StringLiteral op, activation;
  Clamp clamp;
};
constexpr NamedClamp clamps[] = {
    {"", "NONE", {-kInfinity, kInfinity}},
    {"tfl.relu", "RELU", {0, kInfinity}},
    {"tfl.relu6", "RELU6", {0, 6}},
    {"tfl.relu_n1_to_1", "RELU_N1_TO_1", {-1, 1}},
    {"tfl.relu_0_to_1", "", {0, 1}},
};
} // namespace

/// The constant operand of a minimum or maximum, and the other operand.
static std::optional<std::pair<Value, double>> withNumber(Operation *op) {
  for (unsigned i : {1, 0}) {
    Value input = op->getOperand(1 - i);
    std::optional<double> number = constantSplat(op->getOperand(i));
    if (number && typesAgree(input, op->getResult(0)))
      return std::pair(input, *number);
  }
  return std::nullopt;
}

std::optional<ClampedValue> getClamp(Operation *op) {
  if (!op)
    return std::nullopt;
  if (isa<MinimumOp, MaximumOp>(op)) {
    auto found = withNumber(op);
    if (!found || isQuantized(found->first.getType()))
      return std::nullopt;
    Clamp clamp;
    (isa<MinimumOp>(op) ? clamp.high : clamp.low) = found->second;
    return ClampedValue{found->first, clamp};
  }
  StringRef name = op->getName().getStringRef();
  for (const NamedClamp &entry : clamps)
    if (!entry.op.empty() && entry.op == name)
      return ClampedValue{op->getOperand(0), entry.clamp};
  return std::nullopt;
}

std::optional<Clamp> clampOfActivation(StringRef activation) {
  for (const NamedClamp &entry : clamps)
    if (!activation.empty() && entry.activation == activation)
      return entry.clamp;
  return std::nullopt;
}

StringRef activationOfClamp(const Clamp &clamp) {
  for (const NamedClamp &entry : clamps)
    if (entry.clamp == clamp)
      return entry.activation;
  return {};
}

StringRef opOfClamp(const Clamp &clamp) {
  for (const NamedClamp &entry : clamps)
    if (entry.clamp == clamp)
      return entry.op;
  return {};
}

} // namespace tfuse::tfl
