//===- ErrorFunction.cpp - erf and erfc written out -----------------------===//
//
//   select(|x| < 1, 1 - polynomial, exp(-x^2) * ...)   =>   erfc(x)
//
// StableHLO has no such op, and JAX writes down how it is approximated, in some
// fifty ops; exact GELUs are made of it. Coefficients differ between versions,
// so what such ops compute is what tells them:
//
// 1. They end in a selection, and all of them are elementwise.
// 2. They are a function of one value and of constants.
// 3. At points from -6 to 9 they have the values of erfc, or of erf, as exactly
//    as float32 tells them.
//
//===----------------------------------------------------------------------===//

#include "ErrorFunction.h"
#include "Scalars.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include <cmath>

using namespace mlir;

namespace tfuse::stablehlo {

/// More ops than any of the approximations has, and fewer.
static constexpr size_t maxOps = 160, minOps = 12;

namespace {
/// The ops that a value is computed by, down to where they are none that is
/// elementwise.
class Cone {
public:
  explicit Cone(Value root) : root(root) {}
  bool collect();
  /// The values that the cone may be a function of.
  SmallVector<Value> inputs() const;
  bool hasValues(Value input, double (*function)(double));

private:
  /// The value of the root for that of the input.
  std::optional<double> compute(Value input, double x);

  Value root;
  llvm::SetVector<Operation *> ops;
};
} // namespace

static bool isElementwise(Operation *op) {
  return op && op->getNumRegions() == 0 && op->getNumResults() == 1 &&
         llvm::is_contained<StringRef>(
             {"stablehlo.abs", "stablehlo.add", "stablehlo.and",
              "stablehlo.clamp", "stablehlo.compare", "stablehlo.divide",
              "stablehlo.exponential", "stablehlo.log", "stablehlo.maximum",
              "stablehlo.minimum", "stablehlo.multiply", "stablehlo.negate",
              "stablehlo.not", "stablehlo.or", "stablehlo.select",
              "stablehlo.sign", "stablehlo.sqrt", "stablehlo.subtract"},
             op->getName().getStringRef());
}

bool Cone::collect() {
  SmallVector<Operation *> stack = {root.getDefiningOp()};
  while (!stack.empty()) {
    Operation *op = stack.pop_back_val();
    if (!ops.insert(op))
      continue;
    if (ops.size() > maxOps)
      break;
    for (Value operand : op->getOperands())
      if (isElementwise(operand.getDefiningOp()) &&
          operand.getDefiningOp()->getBlock() == op->getBlock())
        stack.push_back(operand.getDefiningOp());
  }
  return ops.size() >= minOps;
}

SmallVector<Value> Cone::inputs() const {
  llvm::SetVector<Value> seen;
  for (Operation *op : ops)
    for (Value operand : op->getOperands())
      if (operand.getType() == root.getType() &&
          !constantNumber(repeated(operand)))
        seen.insert(operand);
  // It is asked how large it is, and multiplied by itself.
  SmallVector<Value> result;
  for (Value value : seen) {
    unsigned uses = 0;
    for (OpOperand &use : value.getUses())
      uses += ops.contains(use.getOwner());
    if (uses >= 3 && value != root)
      result.push_back(value);
  }
  return result;
}

std::optional<double> Cone::compute(Value input, double x) {
  llvm::DenseMap<Value, double> values;
  values[input] = x;
  SmallVector<Value> stack = {root};
  // Each value is looked at twice, before and after its operands.
  for (size_t steps = 0; !stack.empty(); ++steps) {
    if (steps > 40 * maxOps)
      return std::nullopt;
    Value next = stack.back();
    if (values.contains(next)) {
      stack.pop_back();
      continue;
    }
    if (auto number = constantNumber(repeated(next))) {
      values[next] = *number;
      continue;
    }
    Operation *op = next.getDefiningOp();
    if (!op || !ops.contains(op))
      return std::nullopt;
    bool ready = true;
    for (Value operand : op->getOperands())
      if (!values.contains(operand)) {
        stack.push_back(operand);
        ready = false;
      }
    if (!ready)
      continue;
    auto number = computeScalar(
        *op, [&](Value operand) { return values.lookup(operand); });
    if (!number)
      return std::nullopt;
    values[next] = *number;
  }
  return values.lookup(root);
}

bool Cone::hasValues(Value input, double (*function)(double)) {
  for (int i = -60; i <= 90; ++i) {
    double x = i / 10.0 + 0.003;
    auto value = compute(input, x);
    double want = function(x);
    if (!value || !(std::fabs(*value - want) <= 2e-6 * std::fabs(want) + 1e-30))
      return false;
  }
  return true;
}

static void replace(Operation *root, Value input, StringRef name) {
  OpBuilder builder(root);
  OperationState state(root->getLoc(), "stablehlo.custom_call", input,
                       root->getResultTypes());
  state.addAttribute("call_target_name", builder.getStringAttr(name));
  root->replaceAllUsesWith(builder.create(state));
  root->erase();
}

void recogniseErrorFunctions(func::FuncOp function) {
  SmallVector<Operation *> selections;
  function.walk([&](Operation *op) {
    if (op->getName().getStringRef() == "stablehlo.select" &&
        isElementwise(op) && op->getNumOperands() == 3 &&
        mlir::isa<FloatType>(getElementTypeOrSelf(op->getResult(0).getType())))
      selections.push_back(op);
  });
  // The last ones are the whole of what the others are parts of.
  for (Operation *op : llvm::reverse(selections)) {
    if (op->use_empty())
      continue;
    Cone cone(op->getResult(0));
    if (!cone.collect())
      continue;
    for (Value input : cone.inputs()) {
      if (cone.hasValues(input, [](double x) { return std::erfc(x); }))
        replace(op, input, "chlo.erfc");
      else if (cone.hasValues(input, [](double x) { return std::erf(x); }))
        replace(op, input, "chlo.erf");
      else
        continue;
      break;
    }
  }
}

} // namespace tfuse::stablehlo
