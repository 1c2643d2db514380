//===- Gelu.cpp - The formulas of gelu ------------------------------------===//

#include "tfuse/Rules/Formula/Gelu.h"

#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::formula {

/// Matches `erfc(y)`, or `offset + scale * f(y)` with f = erf or tanh and
/// constant offset and scale. Returns the function op.
static Operation *takeFunction(Value value, FormulaReader &reader,
                               Gelu &result) {
  Operation *op = value.getDefiningOp();
  result.function = arithmeticOf(op);
  if (result.function == Arithmetic::Erfc) {
    reader.cluster.add(value);
    return op;
  }
  if (result.function != Arithmetic::Add)
    return nullptr;
  for (unsigned i : {0, 1}) {
    std::optional<double> offset = reader.numberOf(op->getOperand(1 - i));
    if (!offset)
      continue;
    size_t before = reader.cluster.size();
    reader.cluster.add(value);
    Product product = reader.takeProduct(op->getOperand(i));
    Operation *function = product.factors.size() == 1
                              ? product.factors.front().getDefiningOp()
                              : nullptr;
    result.function = arithmeticOf(function);
    if (result.function == Arithmetic::Erf ||
        result.function == Arithmetic::Tanh) {
      reader.cluster.add(product.factors.front());
      result.offset = *offset;
      result.scale = product.number;
      return function;
    }
    reader.cluster.shrink(before);
  }
  return nullptr;
}

std::optional<Gelu> takeGelu(FormulaReader reader) {
  Operation *root = reader.cluster.getRoot();
  if (arithmeticOf(root) == Arithmetic::None)
    return std::nullopt;
  Product product = reader.takeProduct(root->getResult(0));
  if (product.factors.size() != 2)
    return std::nullopt;
  for (unsigned i : {0, 1}) {
    Gelu result;
    Operation *function = takeFunction(product.factors[i], reader, result);
    if (!function)
      continue;
    result.x = product.factors[1 - i];
    result.offset *= product.number;
    result.scale *= product.number;
    result.argument = reader.takeCubic(function->getOperand(0), result.x);
    return result;
  }
  return std::nullopt;
}

bool Gelu::hasNumbersOfGelu(double tolerance) const {
  const double slope = std::sqrt(M_2_PI);
  Cubic expected = isApproximate() ? Cubic{0, slope, 0, slope * 0.044715}
                   : function == Arithmetic::Erfc ? Cubic{0, -M_SQRT1_2}
                                                  : Cubic{0, M_SQRT1_2};
  double expectedOffset = function == Arithmetic::Erfc ? 0 : 0.5;
  return isClose(offset, expectedOffset, tolerance) &&
         isClose(scale, 0.5, tolerance) &&
         all_of(zip(*argument, expected), [&](auto pair) {
           return isClose(std::get<0>(pair), std::get<1>(pair), tolerance);
         });
}

} // namespace tfuse::formula
