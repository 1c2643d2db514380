//===- BinaryMath.cpp - Elementwise binary arithmetic ---------------------===//
//
// Half and bfloat16 are computed in float and rounded once. Integers wrap
// around; like TensorFlow, integer division by zero and negative integer powers
// fail.
//
//===----------------------------------------------------------------------===//

#include "../Elementwise.h"
#include "../Kernels.h"
#include "../WrapArithmetic.h"
#include "tfuse/Eval/LazyElements.h"
#include <cmath>
#include <limits>
#include <unsupported/Eigen/SpecialFunctions>

using namespace mlir;
using llvm::ArrayRef;

namespace tfuse::eval {

/// Runs Fn::apply<T>(x, y, ok) over both operands for the types that Filter
/// admits; an element for which `ok` is cleared makes the op fail.
template <template <typename> class Filter, typename Fn>
static LogicalResult binary(KernelContext &context) {
  HostTensor *result = allocateBroadcast(context);
  if (!result)
    return failure();
  const HostTensor &a = context.operand(0), &b = context.operand(1);
  if (result->elementType() != a.elementType())
    return context.unsupportedType();
  bool ok = true;
  bool known = dispatch<Filter>(a.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    using W = Wide<T>;
    mapBinary<T, T, T>(a, b, *result, [&ok](T x, T y) {
      return static_cast<T>(
          Fn::template apply<W>(static_cast<W>(x), static_cast<W>(y), ok));
    });
  });
  if (!known)
    return context.unsupportedType();
  return ok ? success() : context.fail("division by zero or negative power");
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

// Truncates. The lowest value divided by -1 wraps around to itself.
template <typename T> static T divideInt(T x, T y, bool &ok) {
  if (y == T(0)) {
    ok = false;
    return T(0);
  }
  if constexpr (std::is_signed_v<T>)
    if (y == T(-1))
      return wrapNeg(x);
  return T(x / y);
}

template <typename T> static T remainderInt(T x, T y, bool &ok) {
  if (y == T(0)) {
    ok = false;
    return T(0);
  }
  if constexpr (std::is_signed_v<T>)
    if (y == T(-1))
      return T(0);
  return T(x % y);
}

template <typename T> static T divide(T x, T y, bool &ok) {
  if constexpr (IsInteger<T>::value)
    return divideInt(x, y, ok);
  else
    return x / y;
}

template <typename T> static T truncateDivide(T x, T y, bool &ok) {
  if constexpr (IsFloat<T>::value)
    return std::trunc(x / y);
  else
    return divideInt(x, y, ok);
}

template <typename T> static T floorDivide(T x, T y, bool &ok) {
  if constexpr (IsFloat<T>::value) {
    return std::floor(x / y);
  } else {
    T quotient = divideInt(x, y, ok);
    bool roundedUp =
        ok && remainderInt(x, y, ok) != T(0) && (x < T(0)) != (y < T(0));
    return roundedUp ? T(quotient - 1) : quotient;
  }
}

template <typename T> static T truncateMod(T x, T y, bool &ok) {
  if constexpr (IsFloat<T>::value)
    return std::fmod(x, y);
  else
    return remainderInt(x, y, ok);
}

// The remainder with the divisor's sign.
template <typename T> static T floorMod(T x, T y, bool &ok) {
  T remainder = truncateMod(x, y, ok);
  return remainder != T(0) && (remainder < T(0)) != (y < T(0))
             ? T(remainder + y)
             : remainder;
}

//===----------------------------------------------------------------------===//
// Powers and the rest
//===----------------------------------------------------------------------===//

template <typename T> static T power(T x, T y, bool &ok) {
  if constexpr (!IsInteger<T>::value) {
    return std::pow(x, y);
  } else {
    if (y < T(0)) {
      ok = false;
      return T(0);
    }
    T result = 1;
    for (uint64_t exponent = toBits(y); exponent != 0; exponent >>= 1) {
      if (exponent & 1)
        result = wrapMul(result, x);
      x = wrapMul(x, x);
    }
    return result;
  }
}

template <typename T> static T shiftLeft(T x, T y) {
  constexpr T most = std::numeric_limits<std::make_unsigned_t<T>>::digits - 1;
  return T(toBits(x) << toBits(std::clamp(y, T(0), most)));
}

template <typename T> static T shiftRight(T x, T y) {
  constexpr T most = std::numeric_limits<std::make_unsigned_t<T>>::digits - 1;
  return T(x >> toBits(std::clamp(y, T(0), most)));
}

template <typename T> static T bothBits(T x, T y) { return T(x & y); }

template <typename T> static T squaredDifference(T x, T y) {
  T difference = wrapSub(x, y);
  if constexpr (IsComplex<T>::value)
    return difference * std::conj(difference);
  else
    return wrapMul(difference, difference);
}

// NaN if either operand is NaN.
template <typename T> static T maximum(T x, T y) {
  return x > y || x != x ? x : y;
}
template <typename T> static T minimum(T x, T y) {
  return x < y || x != x ? x : y;
}

template <typename T> static T logOnePlus(T x) {
  if constexpr (IsComplex<T>::value)
    return std::log(T(1) + x);
  else
    return std::log1p(x);
}

// x * log(y) and similar functions are zero if x is zero, even if the other
// factor is infinite or NaN.
template <typename T> static T zeroOr(T x, T value) {
  return x == T(0) ? T(0) : value;
}
template <typename T> static T timesNoNan(T x, T y) { return zeroOr(y, x * y); }
template <typename T> static T timesLog(T x, T y) {
  return zeroOr(x, x * std::log(y));
}
template <typename T> static T timesLogOnePlus(T x, T y) {
  return zeroOr(x, x * logOnePlus(y));
}

/// Defines a kernel from an expression of `x` and `y`, whose type is T. The
/// expression clears `ok` for operands without a result.
#define TFUSE_BINARY(kernel, Filter, ...)                                      \
  namespace {                                                                  \
  struct Fn_##kernel {                                                         \
    template <typename T>                                                      \
    static T apply(T x, T y, [[maybe_unused]] bool &ok) {                      \
      return __VA_ARGS__;                                                      \
    }                                                                          \
  };                                                                           \
  }                                                                            \
  LogicalResult kernel(KernelContext &context) {                               \
    return binary<Filter, Fn_##kernel>(context);                               \
  }

TFUSE_BINARY(evalAddNumbers, IsNumber, wrapAdd(x, y))
TFUSE_BINARY(evalSubNumbers, IsNumber, wrapSub(x, y))
TFUSE_BINARY(evalMulNumbers, IsNumber, wrapMul(x, y))
TFUSE_BINARY(evalMulNoNan, IsFloatOrComplex, timesNoNan(x, y))
TFUSE_BINARY(evalDivNumbers, IsNumber, divide(x, y, ok))
TFUSE_BINARY(evalRealDivNumbers, IsFloatOrComplex, x / y)
TFUSE_BINARY(evalDivNoNan, IsFloatOrComplex, zeroOr(y, x / y))
TFUSE_BINARY(evalTruncateDiv, IsReal, truncateDivide(x, y, ok))
TFUSE_BINARY(evalFloorDiv, IsReal, floorDivide(x, y, ok))
TFUSE_BINARY(evalTruncateMod, IsReal, truncateMod(x, y, ok))
TFUSE_BINARY(evalFloorMod, IsReal, floorMod(x, y, ok))
TFUSE_BINARY(evalPow, IsNumber, power(x, y, ok))
TFUSE_BINARY(evalMaximum, IsReal, maximum(x, y))
TFUSE_BINARY(evalMinimum, IsReal, minimum(x, y))
TFUSE_BINARY(evalSquaredDifference, IsNumber, squaredDifference(x, y))
TFUSE_BINARY(evalAtan2, IsFloat, std::atan2(x, y))
TFUSE_BINARY(evalXdivy, IsFloatOrComplex, zeroOr(x, x / y))
TFUSE_BINARY(evalXlogy, IsFloatOrComplex, timesLog(x, y))
TFUSE_BINARY(evalXlog1py, IsFloatOrComplex, timesLogOnePlus(x, y))
TFUSE_BINARY(evalIgamma, IsFloat, Eigen::numext::igamma(x, y))
TFUSE_BINARY(evalIgammac, IsFloat, Eigen::numext::igammac(x, y))
TFUSE_BINARY(evalZeta, IsFloat, Eigen::numext::zeta(x, y))
TFUSE_BINARY(evalPolygamma, IsFloat, Eigen::numext::polygamma(x, y))
TFUSE_BINARY(evalNextAfter, IsFloat, std::nextafter(x, y))
TFUSE_BINARY(evalBitwiseAnd, IsInteger, bothBits(x, y))
TFUSE_BINARY(evalBitwiseOr, IsInteger, T(x | y))
TFUSE_BINARY(evalBitwiseXor, IsInteger, T(x ^ y))
TFUSE_BINARY(evalLeftShift, IsInteger, shiftLeft(x, y))
TFUSE_BINARY(evalRightShift, IsInteger, shiftRight(x, y))
TFUSE_BINARY(evalLogicalAnd, IsBool, bothBits(x, y))
TFUSE_BINARY(evalLogicalOr, IsBool, x || y)

//===----------------------------------------------------------------------===//
// Deferred arithmetic
//===----------------------------------------------------------------------===//

// If one operand is deferred and the other does not broadcast it, sets a lazy
// result instead of computing it. Otherwise returns false.
static bool defer(KernelContext &context, StepKind kind) {
  if (context.numOperands() != 2)
    return false;
  const HostTensor *large = &context.operand(0), *small = &context.operand(1);
  bool commutes = kind == StepKind::Add || kind == StepKind::Mul;
  if (commutes && !large->deferredConstant())
    std::swap(large, small);
  if (!large->deferredConstant() ||
      large->elementType() != small->elementType() ||
      !lazy::canCombine(kind, large->elementType()))
    return false;
  std::optional<Shape> shape = broadcastShapes(large->shape(), small->shape());
  if (!shape || large->shape() != ArrayRef<int64_t>(*shape))
    return false;
  ElementsAttr result =
      lazy::combine(kind, large->deferredConstant(), toAttr(*small));
  return succeeded(context.setResult(0, HostTensor::deferred(result)));
}

LogicalResult evalSub(KernelContext &context) {
  return defer(context, StepKind::Sub) ? success() : evalSubNumbers(context);
}

LogicalResult evalMul(KernelContext &context) {
  return defer(context, StepKind::Mul) ? success() : evalMulNumbers(context);
}

LogicalResult evalDiv(KernelContext &context) {
  return defer(context, StepKind::Div) ? success() : evalDivNumbers(context);
}

LogicalResult evalRealDiv(KernelContext &context) {
  return defer(context, StepKind::Div) ? success()
                                       : evalRealDivNumbers(context);
}

// Adds numbers, concatenates strings.
LogicalResult evalAdd(KernelContext &context) {
  if (context.numOperands() != 2 ||
      context.operand(0).kind() != ElementKind::String)
    return defer(context, StepKind::Add) ? success() : evalAddNumbers(context);
  HostTensor *result = allocateBroadcast(context);
  if (!result)
    return failure();
  auto left = context.operand(0).strings(),
       right = context.operand(1).strings();
  size_t next = 0;
  BroadcastLoop<2>(result->shape(), {&context.operand(0), &context.operand(1)})
      .run([&](auto offsets, auto strides, int64_t count) {
        for (int64_t i = 0; i < count; ++i)
          result->mutableStrings()[next++] = left[offsets[0] + i * strides[0]] +
                                             right[offsets[1] + i * strides[1]];
      });
  return success();
}

LogicalResult evalAddN(KernelContext &context) {
  if (context.numOperands() == 0)
    return context.fail("nothing to add");
  const HostTensor &first = context.operand(0);
  for (const HostTensor &operand : context.allOperands())
    if (operand.shape() != first.shape() ||
        operand.elementType() != first.elementType())
      return context.fail("the operands differ in shape");
  HostTensor *result = context.allocate(0, first.shape());
  if (!result)
    return failure();
  bool known = dispatch<IsNumber>(first.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    auto sum = result->mutableData<T>();
    llvm::fill(sum, T(0));
    for (const HostTensor &operand : context.allOperands())
      for (auto [total, value] : llvm::zip_equal(sum, operand.data<T>()))
        total = wrapAdd(total, value);
  });
  return known ? success() : context.unsupportedType();
}

LogicalResult evalComplex(KernelContext &context) {
  HostTensor *result = allocateBroadcast(context);
  if (!result)
    return failure();
  const HostTensor &real = context.operand(0), &imag = context.operand(1);
  auto join = [&]<typename T>(TypeTag<T>) {
    mapBinary<T, T, std::complex<T>>(
        real, imag, *result, [](T x, T y) { return std::complex<T>(x, y); });
  };
  if (real.kind() == ElementKind::Float32 &&
      result->kind() == ElementKind::Complex64)
    return join(TypeTag<float>()), success();
  if (real.kind() == ElementKind::Float64 &&
      result->kind() == ElementKind::Complex128)
    return join(TypeTag<double>()), success();
  return context.unsupportedType();
}

} // namespace tfuse::eval
