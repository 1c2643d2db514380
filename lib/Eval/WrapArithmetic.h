//===- WrapArithmetic.h - Integers that wrap around -------------*- C++ -*-===//
//
// TensorFlow's integers wrap around on overflow; signed overflow is undefined
// in C++. For other types, these functions are the plain operators.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EVAL_WRAPARITHMETIC_H
#define TFUSE_LIB_EVAL_WRAPARITHMETIC_H

#include "tfuse/Eval/ElementKind.h"

namespace tfuse::eval {

/// Computes in 64 unsigned bits, so that narrow types do not become int.
template <typename T> uint64_t toBits(T value) {
  return uint64_t(std::make_unsigned_t<T>(value));
}

template <typename T> T wrapAdd(T a, T b) {
  if constexpr (IsInteger<T>::value)
    return T(toBits(a) + toBits(b));
  else
    return a + b;
}

template <typename T> T wrapSub(T a, T b) {
  if constexpr (IsInteger<T>::value)
    return T(toBits(a) - toBits(b));
  else
    return a - b;
}

template <typename T> T wrapMul(T a, T b) {
  if constexpr (IsInteger<T>::value)
    return T(toBits(a) * toBits(b));
  else
    return a * b;
}

template <typename T> T wrapNeg(T a) {
  if constexpr (IsInteger<T>::value)
    return T(0 - toBits(a));
  else
    return -a;
}

} // namespace tfuse::eval

#endif // TFUSE_LIB_EVAL_WRAPARITHMETIC_H
