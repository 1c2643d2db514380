//===- UnaryMath.cpp - Element-wise functions of one operand --------------===//
//
// Functions of half and bfloat16 are computed in float and rounded once, as
// TensorFlow's are.
//
//===----------------------------------------------------------------------===//

#include "../Elementwise.h"
#include "../Kernels.h"
#include "../WrapArithmetic.h"
#include <bit>
#include <cmath>
#include <limits>
#include <unsupported/Eigen/SpecialFunctions>

using namespace mlir;

namespace tfuse::eval {

/// Runs Fn::apply<T> over the operand for the types that Filter admits.
template <template <typename> class Filter, typename Fn>
static LogicalResult unary(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  if (result->elementType() != operand.elementType())
    return context.unsupportedType();
  bool known = dispatch<Filter>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    using W = Wide<T>;
    mapUnary<T, T>(operand, *result, [](T value) {
      return static_cast<T>(Fn::template apply<W>(static_cast<W>(value)));
    });
  });
  return known ? success() : context.unsupportedType();
}

// The same for kernels with a bool result.
template <template <typename> class Filter, typename Fn>
static LogicalResult unaryTest(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  if (result->kind() != ElementKind::Bool)
    return context.unsupportedType();
  bool known = dispatch<Filter>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    using W = Wide<T>;
    mapUnary<T, bool>(operand, *result, [](T value) {
      return Fn::template apply<W>(static_cast<W>(value));
    });
  });
  return known ? success() : context.unsupportedType();
}

template <typename T> static T absolute(T x) {
  if constexpr (std::is_unsigned_v<T>)
    return x;
  else if constexpr (IsInteger<T>::value)
    return x < 0 ? wrapNeg(x) : x;
  else
    return std::abs(x);
}

template <typename T> static T sign(T x) {
  if constexpr (IsComplex<T>::value)
    return x == T(0) ? T(0) : x / std::abs(x);
  else if constexpr (IsFloat<T>::value)
    return x > T(0) ? T(1) : (x < T(0) ? T(-1) : x); // keeps NaN
  else
    return T((T(0) < x) - (x < T(0)));
}

template <typename T> static T expMinusOne(T x) {
  if constexpr (IsComplex<T>::value)
    return std::exp(x) - T(1);
  else
    return std::expm1(x);
}

template <typename T> static T logOnePlus(T x) {
  if constexpr (IsComplex<T>::value)
    return std::log(T(1) + x);
  else
    return std::log1p(x);
}

// The quantile function of the normal distribution.
template <typename T> static T normalQuantile(T x) {
  return x >= T(0) && x <= T(1) ? Eigen::numext::ndtri(x)
                                : std::numeric_limits<T>::quiet_NaN();
}

// The inverse of erf, computed with the quantile function.
template <typename T> static T inverseErf(T x) {
  return normalQuantile(T(0.5) * x + T(0.5)) * T(M_SQRT1_2);
}

// log(1 + exp(x)) without overflow, and without loss where exp(x) is tiny.
template <typename T> static T softplus(T x) {
  return x > T(0) ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x));
}

/// Defines a kernel from an expression of `x`, whose type is T.
#define TFUSE_UNARY(kernel, Filter, ...)                                       \
  namespace {                                                                  \
  struct Fn_##kernel {                                                         \
    template <typename T> static T apply(T x) { return __VA_ARGS__; }          \
  };                                                                           \
  }                                                                            \
  LogicalResult kernel(KernelContext &context) {                               \
    return unary<Filter, Fn_##kernel>(context);                                \
  }
#define TFUSE_UNARY_TEST(kernel, Filter, ...)                                  \
  namespace {                                                                  \
  struct Fn_##kernel {                                                         \
    template <typename T> static bool apply(T x) { return __VA_ARGS__; }       \
  };                                                                           \
  }                                                                            \
  LogicalResult kernel(KernelContext &context) {                               \
    return unaryTest<Filter, Fn_##kernel>(context);                            \
  }

// Numbers.
TFUSE_UNARY(evalAbs, IsReal, absolute(x))
TFUSE_UNARY(evalNeg, IsNumber, wrapNeg(x))
TFUSE_UNARY(evalSign, IsNumber, sign(x))
TFUSE_UNARY(evalSquare, IsNumber, wrapMul(x, x))
TFUSE_UNARY(evalReciprocal, IsFloatOrComplex, T(1) / x)
TFUSE_UNARY(evalFloor, IsFloat, std::floor(x))
TFUSE_UNARY(evalCeil, IsFloat, std::ceil(x))
TFUSE_UNARY(evalRint, IsFloat, std::nearbyint(x))
// Not for integers: TensorFlow 2.21 computes zeros.
TFUSE_UNARY(evalRound, IsFloat, std::nearbyint(x))
TFUSE_UNARY(evalSqrt, IsFloatOrComplex, std::sqrt(x))
TFUSE_UNARY(evalRsqrt, IsFloatOrComplex, T(1) / std::sqrt(x))
TFUSE_UNARY(evalExp, IsFloatOrComplex, std::exp(x))
TFUSE_UNARY(evalExpm1, IsFloatOrComplex, expMinusOne(x))
TFUSE_UNARY(evalLog, IsFloatOrComplex, std::log(x))
TFUSE_UNARY(evalLog1p, IsFloatOrComplex, logOnePlus(x))
TFUSE_UNARY(evalSin, IsFloatOrComplex, std::sin(x))
TFUSE_UNARY(evalCos, IsFloatOrComplex, std::cos(x))
TFUSE_UNARY(evalTan, IsFloatOrComplex, std::tan(x))
TFUSE_UNARY(evalAsin, IsFloatOrComplex, std::asin(x))
TFUSE_UNARY(evalAcos, IsFloatOrComplex, std::acos(x))
TFUSE_UNARY(evalAtan, IsFloatOrComplex, std::atan(x))
TFUSE_UNARY(evalSinh, IsFloatOrComplex, std::sinh(x))
TFUSE_UNARY(evalCosh, IsFloatOrComplex, std::cosh(x))
TFUSE_UNARY(evalTanh, IsFloatOrComplex, std::tanh(x))
TFUSE_UNARY(evalAsinh, IsFloatOrComplex, std::asinh(x))
TFUSE_UNARY(evalAcosh, IsFloatOrComplex, std::acosh(x))
TFUSE_UNARY(evalAtanh, IsFloatOrComplex, std::atanh(x))
TFUSE_UNARY(evalErf, IsFloat, std::erf(x))
TFUSE_UNARY(evalErfc, IsFloat, std::erfc(x))
TFUSE_UNARY(evalErfinv, IsFloat, inverseErf(x))
TFUSE_UNARY(evalNdtri, IsFloat, normalQuantile(x))
TFUSE_UNARY(evalLgamma, IsFloat, Eigen::numext::lgamma(x))
TFUSE_UNARY(evalDigamma, IsFloat, Eigen::numext::digamma(x))
TFUSE_UNARY(evalBesselI0, IsFloat, Eigen::numext::bessel_i0(x))
TFUSE_UNARY(evalBesselI1, IsFloat, Eigen::numext::bessel_i1(x))
TFUSE_UNARY(evalBesselI0e, IsFloat, Eigen::numext::bessel_i0e(x))
TFUSE_UNARY(evalBesselI1e, IsFloat, Eigen::numext::bessel_i1e(x))
TFUSE_UNARY(evalConj, IsComplex, std::conj(x))

// Activations.
TFUSE_UNARY(evalSigmoid, IsFloatOrComplex, T(1) / (T(1) + std::exp(-x)))
TFUSE_UNARY(evalSoftplus, IsFloat, softplus(x))
TFUSE_UNARY(evalSoftsign, IsFloat, x / (T(1) + std::abs(x)))
// Comparisons are written so that NaN stays NaN.
TFUSE_UNARY(evalRelu, IsReal, x < T(0) ? T(0) : x)
TFUSE_UNARY(evalRelu6, IsReal, x < T(0) ? T(0) : (x > T(6) ? T(6) : x))
TFUSE_UNARY(evalElu, IsFloat, x < T(0) ? std::expm1(x) : x)
TFUSE_UNARY(evalSelu, IsFloat,
            x < T(0) ? T(1.7580993408473768599) * std::expm1(x)
                     : T(1.0507009873554804934) * x)

// Bits and truth.
TFUSE_UNARY(evalInvert, IsInteger, T(~x))
TFUSE_UNARY(evalLogicalNot, IsBool, !x)
TFUSE_UNARY_TEST(evalIsNan, IsFloat, std::isnan(x))
TFUSE_UNARY_TEST(evalIsInf, IsFloat, std::isinf(x))
TFUSE_UNARY_TEST(evalIsFinite, IsFloat, std::isfinite(x))

LogicalResult evalPopulationCount(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  if (result->kind() != ElementKind::UInt8)
    return context.unsupportedType();
  bool known = dispatch<IsInteger>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    mapUnary<T, uint8_t>(operand, *result, [](T value) {
      return uint8_t(std::popcount(std::make_unsigned_t<T>(value)));
    });
  });
  return known ? success() : context.unsupportedType();
}

LogicalResult evalLeakyRelu(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  float alpha = context.floatAttr("alpha", 0.2f);
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  bool known = dispatch<IsFloat>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    mapUnary<T, T>(operand, *result, [slope = T(alpha)](T value) {
      return value > T(0) ? value : value * slope;
    });
  });
  return known ? success() : context.unsupportedType();
}

//===----------------------------------------------------------------------===//
// Parts of complex numbers
//===----------------------------------------------------------------------===//

/// Runs `fn` over complex numbers, with real results.
template <typename Fn>
static LogicalResult complexPart(KernelContext &context, Fn fn) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  bool known = false;
  dispatch<IsComplex>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    using R = typename T::value_type;
    if (result->kind() != KindOf<R>::value)
      return;
    mapUnary<T, R>(operand, *result, fn);
    known = true;
  });
  return known ? success() : context.unsupportedType();
}

LogicalResult evalReal(KernelContext &context) {
  return complexPart(context, [](auto value) { return value.real(); });
}

LogicalResult evalImag(KernelContext &context) {
  return complexPart(context, [](auto value) { return value.imag(); });
}

LogicalResult evalAngle(KernelContext &context) {
  return complexPart(context, [](auto value) { return std::arg(value); });
}

LogicalResult evalComplexAbs(KernelContext &context) {
  return complexPart(context, [](auto value) { return std::abs(value); });
}

} // namespace tfuse::eval
