//===- RecognizeErf.cpp - Recognizes approximations of erf and erfc -------===//
//
//   select(|x| < 1, 1 - polynomial, exp(-x^2) * ...)   =>   erfc(x)
//
// StableHLO has no op for erf, which exact GELUs need. JAX writes an
// approximation of some fifty ops, whose coefficients differ between versions.
// So the ops are recognized by the values that they compute. The last op is a
// selection, all ops are elementwise, and the result depends on one value x and
// on constants only.
//
// C1 (structure)      Each comparison compares a constant with x, |x| or x^2,
//                     scaled or shifted by constants. So between the numbers at
//                     which comparisons change, the result is one smooth
//                     formula.
// C2 (constant-value) The result equals erfc(x), or erf(x), to the precision of
//                     float32: on both sides of each such number, on a grid
//                     from -40 to 40, at all powers of ten, at the infinities,
//                     and for NaN.
//
// Hence select(x > 20, 1, erfc(x)) is not erfc: the two differ beyond 20. It is
// a near miss, as are all functions that equal erf or erfc from -4 to 4.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/StableHLO/IR/Scalars.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Format.h"
#include <cmath>

using namespace llvm;
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
  /// Finds where comparisons change, if all are simple (C1).
  bool findChanges(Value input);
  /// True if the root equals a function of the input from -4 to 4.
  bool equalsNearZero(Value input, double (*function)(double));
  /// A number at which the root differs from the function (C2). Call after
  /// findChanges.
  std::optional<double> findDifference(Value input, double (*function)(double));

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
  /// True if the root equals the function at x.
  bool agrees(Value input, double (*function)(double), double x);

  Value root;
  llvm::SetVector<Operation *> ops;
  llvm::DenseMap<Value, std::optional<Simple>> known;
  /// Values of x at which some comparison may change.
  SmallVector<double> changes;
};
} // namespace

static bool isElementwise(Operation *op) {
  return op && op->getNumRegions() == 0 && op->getNumResults() == 1 &&
         is_contained<StringRef>(
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
    // x != x is true for NaN only, and C2 tests NaN.
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

bool Cone::agrees(Value input, double (*function)(double), double x) {
  std::optional<double> value = compute(input, x);
  double want = function(x);
  if (value && std::isnan(want))
    return std::isnan(*value);
  return value && std::fabs(*value - want) <= 2e-6 * std::fabs(want) + 1e-30;
}

/// Number i of the grid, which avoids round numbers.
static double gridPoint(int i) { return i / 10.0 + 0.003; }

bool Cone::equalsNearZero(Value input, double (*function)(double)) {
  return all_of(seq_inclusive(-40, 40),
                [&](int i) { return agrees(input, function, gridPoint(i)); });
}

std::optional<double> Cone::findDifference(Value input,
                                           double (*function)(double)) {
  SmallVector<double> points;
  for (int i : seq_inclusive(-400, 400))
    points.push_back(gridPoint(i));
  for (double at : changes) {
    float narrow = float(at);
    append_values(points, std::nextafter(narrow, -INFINITY), narrow,
                  std::nextafter(narrow, INFINITY), narrow * 0.999f,
                  narrow * 1.001f);
  }
  for (int i : seq_inclusive(-37, 38))
    append_values(points, std::pow(10.0, i), -std::pow(10.0, i));
  append_values(points, 0.0, INFINITY, -INFINITY, NAN);
  auto found =
      find_if_not(points, [&](double x) { return agrees(input, function, x); });
  return found == points.end() ? std::nullopt : std::optional(*found);
}

namespace {
struct RecognizeErfMatch {
  Value input;
  /// The custom call that replaces the ops.
  StringRef name;
};

class RecognizeErf
    : public RuleOn<RecognizeErf, NamedOps<"stablehlo", "select">> {
public:
  MatchResult<RecognizeErfMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, RecognizeErfMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

MatchResult<RecognizeErfMatch> RecognizeErf::match(Operation *op,
                                                   RuleContext &ctx) const {
  if (!isElementwise(op) || op->getNumOperands() != 3 || op->use_empty() ||
      !isa<FloatType>(getElementTypeOrSelf(op->getResult(0).getType())))
    return skip();
  Cone cone(op->getResult(0));
  if (!cone.collect())
    return skip();
  Mismatch mismatch = skip();
  auto check = [&](Value input, double (*function)(double), StringRef name) {
    if (!cone.equalsNearZero(input, function))
      return false;
    std::string start = ("the result is " + name + " from -4 to 4, but ").str();
    if (!cone.findChanges(input)) {
      mismatch = ctx.reject(op, Reason::Structure,
                            start + "a comparison is not simple");
      return false;
    }
    std::optional<double> difference = cone.findDifference(input, function);
    if (!difference)
      return true;
    std::string text = start + "not at ";
    raw_string_ostream(text) << format("%g", *difference);
    mismatch = ctx.reject(op, Reason::ConstantValue, text);
    return false;
  };
  for (Value input : cone.inputs()) {
    if (check(input, [](double x) { return std::erfc(x); }, "erfc"))
      return RecognizeErfMatch{input, "chlo.erfc"};
    if (check(input, [](double x) { return std::erf(x); }, "erf"))
      return RecognizeErfMatch{input, "chlo.erf"};
  }
  return mismatch;
}

void RecognizeErf::rewrite(Operation *op, RecognizeErfMatch &match,
                           RewriteContext &ctx) const {
  OperationState state(op->getLoc(), "stablehlo.custom_call", match.input,
                       op->getResultTypes());
  state.addAttribute("call_target_name",
                     ctx.rewriter.getStringAttr(match.name));
  ctx.rewriter.replaceOp(op, ctx.rewriter.create(state));
}

} // namespace tfuse::stablehlo

namespace tfuse {
using stablehlo::RecognizeErf;
TFUSE_DEFINE_RULE(RecognizeErf)
} // namespace tfuse
