//===- ErrorFunction.cpp - Recognizes decomposed erf and erfc -------------===//
//
//   select(|x| < 1, 1 - polynomial, exp(-x^2) * ...)   =>   erfc(x)
//
// StableHLO has no op for erf, which exact GELUs need. JAX writes an
// approximation of some fifty ops, whose coefficients differ between versions.
// So the ops are recognized by the values that they compute:
//
// 1. The last op is a selection, and all ops are elementwise.
// 2. The result depends on one value x and on constants only.
// 3. Each comparison compares a simple function of x (x, |x| or x^2, scaled or
//    shifted by constants) with a constant: between the values of x where a
//    comparison changes, the result is one smooth formula.
// 4. The result equals erfc(x), or erf(x), to the precision of float32: on both
//    sides of each such change, on a grid from -40 to 40, at all powers of ten,
//    at the infinities, and for NaN.
//
// Hence select(x > 20, 1, erfc(x)) is not erfc: the two differ beyond 20.
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

/// Bounds on the number of ops of an approximation.
static constexpr size_t maxOps = 160, minOps = 12;

namespace {
/// The elementwise ops that compute a value.
class Cone {
public:
  explicit Cone(Value root) : root(root) {}
  bool collect();
  /// Candidates for the value that the cone is a function of.
  SmallVector<Value> inputs() const;
  /// Finds where comparisons change, if all are simple (condition 3).
  bool findChanges(Value input);
  bool hasValues(Value input, double (*function)(double));

private:
  /// scale * g(x) + offset.
  struct Simple {
    enum Kind { Linear, Absolute, Square } kind;
    double scale, offset;
  };
  /// `value` as a simple function of `input`.
  std::optional<Simple> simple(Value value, Value input);
  std::optional<Simple> findSimple(Value value, Value input);
  std::optional<Simple> simpleProduct(Operation *op, Value input);
  void addChange(const Simple &function, double bound);

  /// Evaluates the root for a value of the input.
  std::optional<double> compute(Value input, double x);

  Value root;
  llvm::SetVector<Operation *> ops;
  llvm::DenseMap<Value, std::optional<Simple>> known;
  /// Values of x at which some comparison may change.
  SmallVector<double> changes;
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
  // The input has at least three uses: an abs for the comparisons, and a
  // multiply that squares it.
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
  // Each value is visited twice, before and after its operands.
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

std::optional<Cone::Simple> Cone::simpleProduct(Operation *op, Value input) {
  Value a = op->getOperand(0), b = op->getOperand(1);
  auto numberA = constantNumber(repeated(a)),
       numberB = constantNumber(repeated(b));
  if (numberA || numberB) {
    auto factor = simple(numberA ? b : a, input);
    double number = numberA ? *numberA : *numberB;
    if (!factor || number == 0)
      return std::nullopt;
    return Simple{factor->kind, factor->scale * number,
                  factor->offset * number};
  }
  auto left = simple(a, input), right = simple(b, input);
  if (!left || !right || left->kind != right->kind ||
      left->kind == Simple::Square || left->offset != 0 || right->offset != 0)
    return std::nullopt;
  return Simple{Simple::Square, left->scale * right->scale, 0};
}

std::optional<Cone::Simple> Cone::simple(Value value, Value input) {
  // Memoized: nested multiplications would evaluate shared values repeatedly.
  if (auto found = known.find(value); found != known.end())
    return found->second;
  return known[value] = findSimple(value, input);
}

std::optional<Cone::Simple> Cone::findSimple(Value value, Value input) {
  if (value == input)
    return Simple{Simple::Linear, 1, 0};
  Operation *op = value.getDefiningOp();
  if (!op || !ops.contains(op))
    return std::nullopt;
  StringRef name = op->getName().stripDialect();
  if (name == "multiply")
    return simpleProduct(op, input);
  if (name == "abs" && op->getOperand(0) == input)
    return Simple{Simple::Absolute, 1, 0};
  if (name == "negate") {
    auto operand = simple(op->getOperand(0), input);
    if (operand)
      return Simple{operand->kind, -operand->scale, -operand->offset};
  }
  if (name != "add" && name != "subtract")
    return std::nullopt;
  Value a = op->getOperand(0), b = op->getOperand(1);
  auto numberA = constantNumber(repeated(a)),
       numberB = constantNumber(repeated(b));
  auto term = simple(numberA ? b : a, input);
  if (!term || bool(numberA) == bool(numberB))
    return std::nullopt;
  double sign = name == "subtract" && numberA ? -1 : 1;
  double number = numberA ? *numberA : name == "add" ? *numberB : -*numberB;
  return Simple{term->kind, sign * term->scale, sign * term->offset + number};
}

void Cone::addChange(const Simple &function, double bound) {
  double at = (bound - function.offset) / function.scale;
  if (function.kind == Simple::Square)
    at = at < 0 ? NAN : std::sqrt(at);
  if (std::isnan(at))
    return; // Never equal.
  changes.push_back(at);
  if (function.kind != Simple::Linear)
    changes.push_back(-at);
}

bool Cone::findChanges(Value input) {
  changes.clear();
  known.clear();
  for (Operation *op : ops) {
    StringRef name = op->getName().stripDialect();
    // Clamps, minima and maxima also compare, but are continuous.
    bool isContinuous =
        name == "clamp" || name == "minimum" || name == "maximum";
    if (name != "compare" && name != "sign" && !isContinuous)
      continue;
    SmallVector<Simple> functions;
    SmallVector<double> bounds;
    for (Value operand : op->getOperands()) {
      if (auto number = constantNumber(repeated(operand)))
        bounds.push_back(*number);
      else if (auto function = simple(operand, input))
        functions.push_back(*function);
      else if (!isContinuous)
        return false;
    }
    if (name == "sign")
      bounds.push_back(0);
    // x != x is true for NaN only, and condition 4 tests NaN.
    if (name == "compare" && functions.size() == 2 &&
        op->getOperand(0) == op->getOperand(1))
      continue;
    if (!isContinuous && (functions.size() != 1 || bounds.size() != 1))
      return false;
    for (const Simple &function : functions)
      for (double bound : bounds)
        addChange(function, bound);
  }
  return true;
}

bool Cone::hasValues(Value input, double (*function)(double)) {
  auto agrees = [&](double x) {
    auto value = compute(input, x);
    double want = function(x);
    if (value && std::isnan(want))
      return std::isnan(*value);
    return value && std::fabs(*value - want) <= 2e-6 * std::fabs(want) + 1e-30;
  };
  for (int i = -400; i <= 400; ++i)
    if (!agrees(i / 10.0 + 0.003))
      return false;
  for (int i = -37; i <= 38; ++i)
    for (double sign : {-1.0, 1.0})
      if (!agrees(sign * std::pow(10.0, i)))
        return false;
  for (double at : changes) {
    float narrow = float(at);
    for (float x :
         {std::nextafter(narrow, -INFINITY), narrow,
          std::nextafter(narrow, INFINITY), narrow * 0.999f, narrow * 1.001f})
      if (!agrees(x))
        return false;
  }
  return agrees(0.0) && agrees(INFINITY) && agrees(-INFINITY) && agrees(NAN);
}

static void replace(Operation *root, Value input, StringRef name) {
  OpBuilder builder(root);
  OperationState state(root->getLoc(), "stablehlo.custom_call", input,
                       root->getResultTypes());
  state.addAttribute("call_target_name", builder.getStringAttr(name));
  root->replaceAllUsesWith(builder.create(state));
  root->erase();
}

void recognizeErrorFunctions(func::FuncOp function) {
  SmallVector<Operation *> selections;
  function.walk([&](Operation *op) {
    if (op->getName().getStringRef() == "stablehlo.select" &&
        isElementwise(op) && op->getNumOperands() == 3 &&
        mlir::isa<FloatType>(getElementTypeOrSelf(op->getResult(0).getType())))
      selections.push_back(op);
  });
  // Visit the last selections first, because the others may be parts of them.
  for (Operation *op : llvm::reverse(selections)) {
    if (op->use_empty())
      continue;
    Cone cone(op->getResult(0));
    if (!cone.collect())
      continue;
    for (Value input : cone.inputs()) {
      if (!cone.findChanges(input))
        continue;
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
