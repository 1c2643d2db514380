//===- Gelu.h - The formulas of gelu ----------------------------*- C++ -*-===//
//
//   x / 2 * (1 + erf(x / sqrt(2)))
//   x / 2 * erfc(-x / sqrt(2))
//   x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 x^3)))     approximate
//
// in any order of the factors and any form of the polynomial (x^3 as a power,
// as multiplies, as a square times x, ...), in the ops of tf, tfl and graphs.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_FORMULA_GELU_H
#define TFUSE_RULES_FORMULA_GELU_H

#include "tfuse/Rules/Formula/Algebra.h"

namespace tfuse::formula {

/// x * (offset + scale * function(argument)), which is gelu if the argument is
/// a polynomial of x and the numbers are those of a formula.
struct Gelu {
  mlir::Value x;
  Arithmetic function = Arithmetic::None;
  double offset = 0, scale = 1;
  std::optional<Cubic> argument;

  bool isApproximate() const { return function == Arithmetic::Tanh; }
  /// Requires an argument.
  bool hasNumbersOfGelu(double tolerance) const;
};

/// Reads the root of the reader's cluster. Nothing if it is not a
/// multiplication by an expression of erf, erfc or tanh.
std::optional<Gelu> takeGelu(FormulaReader reader);

} // namespace tfuse::formula

#endif // TFUSE_RULES_FORMULA_GELU_H
