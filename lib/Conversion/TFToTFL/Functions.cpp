//===- Functions.cpp - Transcendental functions ---------------------------===//
//
// TFLite has exp, log, sin, cos, sqrt, atan2, logistic, tanh and gelu. The
// functions here are composed of these such that no intermediate value
// overflows unless the result does.
//
//===----------------------------------------------------------------------===//

#include "Build.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include <cmath>

using namespace mlir;

namespace tfuse::lowering {

static Value minimum(LoweringContext &ctx, Value x, double bound) {
  return binary(ctx, "Minimum", x, number(ctx, x, bound));
}
static Value maximum(LoweringContext &ctx, Value x, double bound) {
  return binary(ctx, "Maximum", x, number(ctx, x, bound));
}
static Value scale(LoweringContext &ctx, Value x, double factor) {
  return mul(ctx, x, number(ctx, x, factor));
}
static Value offset(LoweringContext &ctx, Value x, double summand) {
  return add(ctx, x, number(ctx, x, summand));
}

LogicalResult lowerLog1p(LoweringContext &ctx) {
  return ctx.replace(unary(ctx, "Log", offset(ctx, ctx.in("x"), 1)));
}

LogicalResult lowerExpm1(LoweringContext &ctx) {
  Value x = ctx.in("x");
  return ctx.replace(sub(ctx, unary(ctx, "Exp", x), number(ctx, x, 1)));
}

LogicalResult lowerTan(LoweringContext &ctx) {
  Value x = ctx.in("x");
  return ctx.replace(
      binary(ctx, "RealDiv", unary(ctx, "Sin", x), unary(ctx, "Cos", x)));
}

//===----------------------------------------------------------------------===//
// Hyperbolic functions
//===----------------------------------------------------------------------===//

/// exp(x) / 2 and exp(-x) / 2; half of exp may be finite where exp is not.
static std::pair<Value, Value> halfExponentials(LoweringContext &ctx, Value x) {
  Value rising = unary(ctx, "Exp", offset(ctx, x, -M_LN2));
  Value falling = unary(ctx, "Exp", sub(ctx, number(ctx, x, -M_LN2), x));
  return {rising, falling};
}

LogicalResult lowerSinh(LoweringContext &ctx) {
  auto [rising, falling] = halfExponentials(ctx, ctx.in("x"));
  return ctx.replace(sub(ctx, rising, falling));
}

LogicalResult lowerCosh(LoweringContext &ctx) {
  auto [rising, falling] = halfExponentials(ctx, ctx.in("x"));
  return ctx.replace(add(ctx, rising, falling));
}

/// log(x + sqrt(x * x + sign)) for x >= 0, where the square would overflow.
static Value logOfSum(LoweringContext &ctx, Value x, double sign) {
  constexpr double kLarge = 1e9;
  Value bounded = minimum(ctx, x, kLarge);
  Value root =
      unary(ctx, "Sqrt", offset(ctx, mul(ctx, bounded, bounded), sign));
  Value near = unary(ctx, "Log", add(ctx, bounded, root));
  Value rest = maximum(ctx, scale(ctx, x, 1 / kLarge), 1);
  return add(ctx, near, unary(ctx, "Log", rest));
}

LogicalResult lowerAsinh(LoweringContext &ctx) {
  Value x = ctx.in("x");
  Value magnitude = logOfSum(ctx, unary(ctx, "Abs", x), 1);
  return ctx.replace(mul(ctx, unary(ctx, "Sign", x), magnitude));
}

LogicalResult lowerAcosh(LoweringContext &ctx) {
  return ctx.replace(logOfSum(ctx, ctx.in("x"), -1));
}

LogicalResult lowerAtanh(LoweringContext &ctx) {
  Value x = ctx.in("x"), one = number(ctx, x, 1);
  Value ratio = binary(ctx, "RealDiv", add(ctx, x, one), sub(ctx, one, x));
  return ctx.replace(scale(ctx, unary(ctx, "Log", ratio), 0.5));
}

//===----------------------------------------------------------------------===//
// Inverse trigonometric functions
//===----------------------------------------------------------------------===//

/// The cosine of an angle whose sine is x.
static Value cosineFromSine(LoweringContext &ctx, Value x) {
  Value one = number(ctx, x, 1);
  return unary(ctx, "Sqrt", mul(ctx, sub(ctx, one, x), add(ctx, x, one)));
}

LogicalResult lowerAsin(LoweringContext &ctx) {
  Value x = ctx.in("x");
  return ctx.replace(binary(ctx, "Atan2", x, cosineFromSine(ctx, x)));
}

LogicalResult lowerAcos(LoweringContext &ctx) {
  Value x = ctx.in("x");
  return ctx.replace(binary(ctx, "Atan2", cosineFromSine(ctx, x), x));
}

LogicalResult lowerAtan(LoweringContext &ctx) {
  Value x = ctx.in("x");
  return ctx.replace(binary(ctx, "Atan2", x, unary(ctx, "OnesLike", x)));
}

//===----------------------------------------------------------------------===//
// Error function
//===----------------------------------------------------------------------===//

/// 1 + erf(x) for |x| <= 10 that are not too close to zero. GELU(y) is
/// y / 2 * (1 + erf(y / sqrt(2))).
static Value onePlusErf(LoweringContext &ctx, Value x) {
  Value bounded = maximum(ctx, minimum(ctx, x, 10), -10);
  Value argument = scale(ctx, bounded, M_SQRT2);
  Value gelu = ctx.emit<tfl::GeluOp>(argument.getType(), argument,
                                     ctx.flag("approximate", false));
  return scale(ctx, binary(ctx, "RealDiv", gelu, bounded), M_SQRT2);
}

/// Whether x is close to zero, where GELU(x) / x is inaccurate.
static Value isTiny(LoweringContext &ctx, Value x) {
  return compare(ctx, "Less", unary(ctx, "Abs", x), number(ctx, x, 1e-3));
}

LogicalResult lowerErf(LoweringContext &ctx) {
  Value x = ctx.in("x");
  Value far = sub(ctx, onePlusErf(ctx, x), number(ctx, x, 1));
  return ctx.replace(
      select(ctx, isTiny(ctx, x), scale(ctx, x, M_2_SQRTPI), far));
}

/// erfc(x) for x >= 0, with a relative error below 5e-6, down to the smallest
/// normal number; 1 + erf(-x) has no correct digit there. With
/// t = 1 / (1 + 0.33 x), erfc(x) * exp(x * x) is t times a polynomial of t. Its
/// coefficients are fitted to x in [0, 10.2] for the least relative error,
/// which is 1e-7; the rest comes from rounding x * x.
static Value erfcOfMagnitude(LoweringContext &ctx, Value x) {
  constexpr double kScale = 0.33;
  constexpr double kCoefficients[] = {
      0.18635284900665283, 0.18302734196186066, 0.20080044865608215,
      0.04856370761990547, 0.40603551268577576, -0.34852805733680725,
      0.458736777305603,   -0.13498853147029877};
  Value t =
      divide(ctx, number(ctx, x, 1), offset(ctx, scale(ctx, x, kScale), 1));
  Value sum;
  for (double coefficient : llvm::reverse(kCoefficients))
    sum = sum ? mul(ctx, offset(ctx, sum, coefficient), t)
              : scale(ctx, t, coefficient);
  Value square = mul(ctx, x, x);
  return mul(ctx, sum, unary(ctx, "Exp", unary(ctx, "Neg", square)));
}

LogicalResult lowerErfc(LoweringContext &ctx) {
  Value x = ctx.in("x");
  Value positive = erfcOfMagnitude(ctx, unary(ctx, "Abs", x));
  Value negative = sub(ctx, number(ctx, x, 2), positive);
  Value isNegative = compare(ctx, "Less", x, number(ctx, x, 0));
  return ctx.replace(select(ctx, isNegative, negative, positive));
}

} // namespace tfuse::lowering
