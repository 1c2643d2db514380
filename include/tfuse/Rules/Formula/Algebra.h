//===- Algebra.h - Formulas as factors and polynomials ----------*- C++ -*-===//
//
// The same formula can be written in many ways: 0.5 * x * (1 + t), x * (0.5 *
// (1 + t)), x * (1 + t) / 2. These functions split multiplications into factors
// and expressions into polynomial coefficients, so that a rule needs only one
// form of its formula. They match floats, in the ops of tf, tfl and graphs.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_FORMULA_ALGEBRA_H
#define TFUSE_RULES_FORMULA_ALGEBRA_H

#include "tfuse/Rules/Formula/Cluster.h"

#include "mlir/IR/Value.h"
#include <array>
#include <functional>
#include <optional>

namespace tfuse::formula {

/// The elementwise ops of formulas, of every dialect.
enum class Arithmetic : uint8_t {
  None,
  Add,
  Sub,
  Mul,
  Div,
  Neg,
  Square,
  Pow,
  Erf,
  Erfc,
  Tanh
};

/// None for null, other ops, and ops with a fused activation.
Arithmetic arithmeticOf(mlir::Operation *op);

/// number * factors[0] * factors[1] * ...
struct Product {
  double number = 1;
  llvm::SmallVector<mlir::Value, 4> factors;
};

/// c[0] + c[1] x + c[2] x^2 + c[3] x^3
using Cubic = std::array<double, 4>;

/// True if two numbers are equal up to a relative difference; by default, the
/// rounding of 32-bit floats.
bool isClose(double a, double b, double tolerance = 1e-6);

/// Reads the formula of a cluster's root: adds its ops to the cluster.
class FormulaReader {
public:
  /// The number that all elements of a constant equal; nothing for other
  /// values.
  using NumberOf = std::function<std::optional<double>(mlir::Value)>;

  /// Reads constants of tf and tfl.
  explicit FormulaReader(Cluster &cluster);
  FormulaReader(Cluster &cluster, NumberOf numberOf)
      : cluster(cluster), numberOf(std::move(numberOf)) {}

  /// Splits `value` into factors, through multiplications, divisions by
  /// constants and negations, but not squares. Factors with other users are not
  /// split.
  Product takeProduct(mlir::Value value);

  /// `value` as a polynomial of `x`, through +, -, *, division by constants,
  /// and powers. Nothing for other expressions and higher degrees.
  std::optional<Cubic> takeCubic(mlir::Value value, mlir::Value x);

  Cluster &cluster;
  const NumberOf numberOf;
};

} // namespace tfuse::formula

#endif // TFUSE_RULES_FORMULA_ALGEBRA_H
