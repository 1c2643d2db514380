//===- Algebra.h - Formulas as factors and polynomials ----------*- C++ -*-===//
//
// The same formula can be written in many ways: 0.5 * x * (1 + t), x * (0.5 *
// (1 + t)), x * (1 + t) / 2. These functions split multiplications into factors
// and expressions into polynomial coefficients, so that a rule needs only one
// form of its formula. They match only floats, without activations.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_ALGEBRA_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_ALGEBRA_H

#include "Cluster.h"

#include "mlir/IR/Value.h"
#include <array>
#include <optional>

namespace tfuse::tfl {

/// number * factors[0] * factors[1] * ...
struct Product {
  double number = 1;
  llvm::SmallVector<mlir::Value, 4> factors;
};

/// Splits `value` into factors, through multiplications, divisions by constants
/// and negations, but not squares. The cluster collects these ops. Factors with
/// other users are not split.
Product takeProduct(mlir::Value value, Cluster &cluster);

/// c[0] + c[1] x + c[2] x^2 + c[3] x^3
using Cubic = std::array<double, 4>;

/// `value` as a polynomial of `x`, through +, -, *, division by constants, and
/// powers. Nothing for other expressions and higher degrees.
std::optional<Cubic> takeCubic(mlir::Value value, mlir::Value x,
                               Cluster &cluster);

/// True if two numbers are equal up to the rounding of 32-bit floats.
bool isClose(double a, double b);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_ALGEBRA_H
