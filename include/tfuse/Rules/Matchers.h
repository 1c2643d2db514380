//===- Matchers.h - Op matchers that bind the matched ops -------*- C++ -*-===//
//
// Adds matchers that bind ops to MLIR's (mlir/IR/Matchers.h: matchPattern,
// m_Op, m_Any, m_Val):
//
//   tfl::SubOp sub;
//   Value x;
//   if (!matchPattern(op.getInput(), m_Bind(sub, m_Any(&x), m_Splat(1))))
//     return skip();
//
//   m_Bind(op)               a result of an op of this class; sets `op`
//   m_Bind(op, a, b)         the same, if its first operands match `a` and `b`
//   m_BindCommutative(op, a, b)   the same, in either order
//   m_If(condition)          a value that fulfills a condition
//
// The bound variables may be set even if the whole expression does not match.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_MATCHERS_H
#define TFUSE_RULES_MATCHERS_H

#include "mlir/IR/Matchers.h"
#include <tuple>

namespace tfuse {

using mlir::matchers::m_Any;
using mlir::matchers::m_Val;

namespace detail {
template <bool isCommutative, typename OpT, typename... Operands>
struct BoundOp {
  OpT &bound;
  std::tuple<Operands...> operands;

  bool match(mlir::Operation *op) {
    bound = llvm::dyn_cast<OpT>(op);
    if (!bound || op->getNumOperands() < sizeof...(Operands))
      return false;
    std::index_sequence_for<Operands...> inOrder;
    if (matchOperands(op, inOrder))
      return true;
    if constexpr (isCommutative)
      return matchOperand<0>(op, 1) && matchOperand<1>(op, 0);
    return false;
  }

private:
  template <size_t matcher>
  bool matchOperand(mlir::Operation *op, unsigned operand) {
    return mlir::detail::matchOperandOrValueAtIndex(
        op, operand, std::get<matcher>(operands));
  }
  template <size_t... indices>
  bool matchOperands(mlir::Operation *op, std::index_sequence<indices...>) {
    return (matchOperand<indices>(op, indices) && ...);
  }
};

template <typename Condition> struct ValueIf {
  Condition condition;
  bool match(mlir::Value value) { return condition(value); }
};
} // namespace detail

// NOLINTBEGIN(readability-identifier-naming): names as in MLIR's Matchers.h.

template <typename OpT, typename... Operands>
auto m_Bind(OpT &op, Operands... operands) {
  return detail::BoundOp<false, OpT, Operands...>{op, {operands...}};
}

template <typename OpT, typename A, typename B>
auto m_BindCommutative(OpT &op, A a, B b) {
  return detail::BoundOp<true, OpT, A, B>{op, {a, b}};
}

template <typename Condition> auto m_If(Condition condition) {
  return detail::ValueIf<Condition>{condition};
}

// NOLINTEND(readability-identifier-naming)

} // namespace tfuse

#endif // TFUSE_RULES_MATCHERS_H
