//===- PrepareGelu.cpp - Recognizes GELU before erf is decomposed ---------===//
//
//   x * 0.5 * (1 + erf(x * sqrt(1/2)))
//   x * 0.5 * erfc(x * -sqrt(1/2))                                 => tfl.gelu
//
//   x * 0.5 * (1 + tanh(sqrt(2/pi) * (x + 0.044715 * x * x * x)))
//                                         => tfl.gelu {approximate = true}
//
// in any order of the factors, and also with division by constants, Square and
// Pow. This runs before lowering because TFLite has no erf.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "Prepare.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include <cmath>

using namespace mlir;

namespace tfuse::lowering {
namespace {

/// A value as a product of a constant factor and values that are not
/// multiplications.
struct Product {
  double number = 1;
  SmallVector<Value, 4> factors;

  /// number * base, with nothing else?
  bool isScaled(Value base) const {
    return factors.size() == 1 && factors.front() == base;
  }
};

constexpr unsigned kMaxDepth = 6;
constexpr size_t kMaxFactors = 8;

} // namespace

static void expandInto(Value value, Product &product, unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (std::optional<double> number = constantFloat(value)) {
    product.number *= *number;
    return;
  }
  auto expand = [&](Value operand) { expandInto(operand, product, depth + 1); };
  bool isProduct = op && depth < kMaxDepth &&
                   product.factors.size() < kMaxFactors &&
                   op->getNumOperands() > 0;
  if (isProduct && tf::isa(op, "Mul")) {
    expand(op->getOperand(0));
    return expand(op->getOperand(1));
  }
  if (isProduct && tf::isa(op, "Neg")) {
    product.number = -product.number;
    return expand(op->getOperand(0));
  }
  if (isProduct && tf::isa(op, "Square")) {
    expand(op->getOperand(0));
    return expand(op->getOperand(0));
  }
  if (isProduct && tf::isa(op, "RealDiv", "Div"))
    if (std::optional<double> divisor = constantFloat(op->getOperand(1)))
      if (*divisor != 0) {
        product.number /= *divisor;
        return expand(op->getOperand(0));
      }
  if (isProduct && tf::isa(op, "Pow"))
    if (std::optional<double> exponent = constantFloat(op->getOperand(1)))
      if (*exponent == 2 || *exponent == 3) {
        for (int i = 0; i < int(*exponent); ++i)
          expand(op->getOperand(0));
        return;
      }
  product.factors.push_back(value);
}

static Product productOf(Value value) {
  Product product;
  expandInto(value, product, 0);
  return product;
}

/// Equal up to the precision of constants in models.
static bool isNear(double a, double b) {
  return std::fabs(a - b) <= 1e-4 * std::fabs(b);
}

/// Matches `value` = 1 + x and returns x.
static Value plusOne(Value value) {
  Operation *op = value.getDefiningOp();
  if (!tf::isa(op, "AddV2", "Add"))
    return {};
  for (unsigned i : {0, 1})
    if (constantFloat(op->getOperand(i)) == 1.0)
      return op->getOperand(1 - i);
  return {};
}

/// sqrt(2/pi) * (x + 0.044715 * x * x * x)
static bool isTanhArgument(Value value, Value x) {
  Product outer = productOf(value);
  if (outer.factors.size() != 1 || !isNear(outer.number, std::sqrt(M_2_PI)))
    return false;
  Operation *sum = outer.factors.front().getDefiningOp();
  if (!tf::isa(sum, "AddV2", "Add"))
    return false;
  for (unsigned i : {0, 1}) {
    if (sum->getOperand(i) != x)
      continue;
    Product cubic = productOf(sum->getOperand(1 - i));
    if (isNear(cubic.number, 0.044715) && cubic.factors.size() == 3 &&
        llvm::all_equal(cubic.factors) && cubic.factors.front() == x)
      return true;
  }
  return false;
}

/// Whether `value` is the factor that GELU multiplies x / 2 by.
static bool isGate(Value value, Value x, bool &approximate) {
  auto argumentIs = [&](Value argument, double factor) {
    Product product = productOf(argument);
    return product.isScaled(x) && isNear(product.number, factor);
  };
  approximate = false;
  Operation *op = value.getDefiningOp();
  if (tf::isa(op, "Erfc"))
    return argumentIs(op->getOperand(0), -M_SQRT1_2);
  Value other = plusOne(value);
  op = other ? other.getDefiningOp() : nullptr;
  if (tf::isa(op, "Erf"))
    return argumentIs(op->getOperand(0), M_SQRT1_2);
  approximate = true;
  return tf::isa(op, "Tanh") && isTanhArgument(op->getOperand(0), x);
}

/// Replaces `root` if it is x * 0.5 * gate(x).
static void tryGelu(Operation *root) {
  if (!getElementTypeOrSelf(root->getResult(0)).isF32())
    return;
  Product product = productOf(root->getResult(0));
  if (product.factors.size() != 2 || !isNear(product.number, 0.5))
    return;
  for (unsigned i : {0, 1}) {
    Value x = product.factors[i], gate = product.factors[1 - i];
    bool approximate;
    if (x.getType() != root->getResult(0).getType() ||
        !isGate(gate, x, approximate))
      continue;
    OpBuilder builder(root);
    auto gelu = tfl::GeluOp::create(
        builder, root->getLoc(), root->getResultTypes(), x,
        builder.getNamedAttr("approximate", builder.getBoolAttr(approximate)));
    root->getResult(0).replaceAllUsesWith(gelu->getResult(0));
    return;
  }
}

void recognizeCompositions(ModuleOp module) {
  bool hasGates = false;
  SmallVector<Operation *> products;
  module.walk([&](Operation *op) {
    hasGates |= tf::isa(op, "Erf", "Erfc", "Tanh");
    if (tf::isa(op, "Mul", "RealDiv") && op->getNumOperands() == 2)
      products.push_back(op);
  });
  if (hasGates)
    llvm::for_each(products, tryGelu);
}

} // namespace tfuse::lowering
