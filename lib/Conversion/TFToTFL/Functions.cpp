//===- Functions.cpp - Transcendental functions ---------------------------===//
//
// TFLite has exp, log, sin, cos, sqrt, atan2, logistic, tanh and gelu. The
// functions here are composed of these such that no intermediate value
// overflows unless the result does.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include <cmath>

using namespace mlir;

namespace tfuse::lowering {

static Value minimum(LoweringContext &ctx, Value x, double bound) {
  return ctx.binary("Minimum", x, ctx.scalarLike(x, bound));
}
static Value maximum(LoweringContext &ctx, Value x, double bound) {
  return ctx.binary("Maximum", x, ctx.scalarLike(x, bound));
}
static Value scale(LoweringContext &ctx, Value x, double factor) {
  return ctx.mul(x, ctx.scalarLike(x, factor));
}
static Value offset(LoweringContext &ctx, Value x, double summand) {
  return ctx.add(x, ctx.scalarLike(x, summand));
}

LogicalResult lowerLog1p(LoweringContext &ctx) {
  return ctx.replace(ctx.unary("Log", offset(ctx, ctx.in("x"), 1)));
}

/// exp(x) - 1 = tanh(x / 2) * (exp(x) + 1), which has no cancellation near 0.
LogicalResult lowerExpm1(LoweringContext &ctx) {
  Value x = ctx.in("x");
  Value ratio = ctx.unary("Tanh", scale(ctx, x, 0.5));
  return ctx.replace(ctx.mul(ratio, offset(ctx, ctx.unary("Exp", x), 1)));
}

LogicalResult lowerTan(LoweringContext &ctx) {
  Value x = ctx.in("x");
  return ctx.replace(
      ctx.binary("RealDiv", ctx.unary("Sin", x), ctx.unary("Cos", x)));
}

//===----------------------------------------------------------------------===//
// Hyperbolic functions
//===----------------------------------------------------------------------===//

/// exp(x) / 2 and exp(-x) / 2; half of exp may be finite where exp is not.
static std::pair<Value, Value> halfExponentials(LoweringContext &ctx, Value x) {
  Value rising = ctx.unary("Exp", offset(ctx, x, -M_LN2));
  Value falling = ctx.unary("Exp", ctx.sub(ctx.scalarLike(x, -M_LN2), x));
  return {rising, falling};
}

LogicalResult lowerSinh(LoweringContext &ctx) {
  auto [rising, falling] = halfExponentials(ctx, ctx.in("x"));
  return ctx.replace(ctx.sub(rising, falling));
}

LogicalResult lowerCosh(LoweringContext &ctx) {
  auto [rising, falling] = halfExponentials(ctx, ctx.in("x"));
  return ctx.replace(ctx.add(rising, falling));
}

/// log(x + sqrt(x * x + sign)) for x >= 0, where the square would overflow.
static Value logOfSum(LoweringContext &ctx, Value x, double sign) {
  constexpr double kLarge = 1e9;
  Value bounded = minimum(ctx, x, kLarge);
  Value root = ctx.unary("Sqrt", offset(ctx, ctx.mul(bounded, bounded), sign));
  Value near = ctx.unary("Log", ctx.add(bounded, root));
  Value rest = maximum(ctx, scale(ctx, x, 1 / kLarge), 1);
  return ctx.add(near, ctx.unary("Log", rest));
}

LogicalResult lowerAsinh(LoweringContext &ctx) {
  Value x = ctx.in("x");
  Value magnitude = logOfSum(ctx, ctx.unary("Abs", x), 1);
  return ctx.replace(ctx.mul(ctx.unary("Sign", x), magnitude));
}

LogicalResult lowerAcosh(LoweringContext &ctx) {
  return ctx.replace(logOfSum(ctx, ctx.in("x"), -1));
}

LogicalResult lowerAtanh(LoweringContext &ctx) {
  Value x = ctx.in("x"), one = ctx.scalarLike(x, 1);
  Value ratio = ctx.binary("RealDiv", ctx.add(x, one), ctx.sub(one, x));
  return ctx.replace(scale(ctx, ctx.unary("Log", ratio), 0.5));
}

//===----------------------------------------------------------------------===//
// Inverse trigonometric functions
//===----------------------------------------------------------------------===//

/// The cosine of an angle whose sine is x.
static Value cosineFromSine(LoweringContext &ctx, Value x) {
  Value one = ctx.scalarLike(x, 1);
  return ctx.unary("Sqrt", ctx.mul(ctx.sub(one, x), ctx.add(x, one)));
}

LogicalResult lowerAsin(LoweringContext &ctx) {
  Value x = ctx.in("x");
  return ctx.replace(ctx.binary("Atan2", x, cosineFromSine(ctx, x)));
}

LogicalResult lowerAcos(LoweringContext &ctx) {
  Value x = ctx.in("x");
  return ctx.replace(ctx.binary("Atan2", cosineFromSine(ctx, x), x));
}

LogicalResult lowerAtan(LoweringContext &ctx) {
  Value x = ctx.in("x");
  return ctx.replace(ctx.binary("Atan2", x, ctx.unary("OnesLike", x)));
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
  return scale(ctx, ctx.binary("RealDiv", gelu, bounded), M_SQRT2);
}

/// Whether x is close to zero, where GELU(x) / x is inaccurate.
static Value isTiny(LoweringContext &ctx, Value x) {
  return ctx.compare("Less", ctx.unary("Abs", x), ctx.scalarLike(x, 1e-3));
}

LogicalResult lowerErf(LoweringContext &ctx) {
  Value x = ctx.in("x");
  Value far = ctx.sub(onePlusErf(ctx, x), ctx.scalarLike(x, 1));
  return ctx.replace(
      ctx.select(isTiny(ctx, x), scale(ctx, x, M_2_SQRTPI), far));
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
      ctx.divide(ctx.scalarLike(x, 1), offset(ctx, scale(ctx, x, kScale), 1));
  Value sum;
  for (double coefficient : llvm::reverse(kCoefficients))
    sum = sum ? ctx.mul(offset(ctx, sum, coefficient), t)
              : scale(ctx, t, coefficient);
  Value square = ctx.mul(x, x);
  return ctx.mul(sum, ctx.unary("Exp", ctx.unary("Neg", square)));
}

LogicalResult lowerErfc(LoweringContext &ctx) {
  Value x = ctx.in("x");
  Value positive = erfcOfMagnitude(ctx, ctx.unary("Abs", x));
  Value negative = ctx.sub(ctx.scalarLike(x, 2), positive);
  Value isNegative = ctx.compare("Less", x, ctx.scalarLike(x, 0));
  return ctx.replace(ctx.select(isNegative, negative, positive));
}

} // namespace tfuse::lowering
