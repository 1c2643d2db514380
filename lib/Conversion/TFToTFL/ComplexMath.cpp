//===- ComplexMath.cpp - Complex functions on pairs of reals --------------===//
//
// Formulas whose intermediate values overflow only if the result does, as far
// as the real functions allow. An operand without imaginary part, such as a
// real tensor that was cast, needs fewer ops.
//
//===----------------------------------------------------------------------===//

#include "ComplexPairs.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace tfuse::lowering {

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// `imag` in the shape of `real`, to which it broadcasts.
static Value fitTo(LoweringContext &ctx, Value imag, Value real) {
  if (!imag || (imag.getType() == real.getType() && hasStaticShape(imag)))
    return imag;
  return ctx.add(imag, ctx.unary("ZerosLike", real));
}

/// A pair whose imaginary part came from one operand alone.
static Pair fitPair(LoweringContext &ctx, Value real, Value imag) {
  return {real, fitTo(ctx, imag, real)};
}

Pair addPairs(LoweringContext &ctx, const Pair &a, const Pair &b) {
  Value real = ctx.add(a.real, b.real);
  if (a.imag && b.imag)
    return {real, ctx.add(a.imag, b.imag)};
  return fitPair(ctx, real, a.imag ? a.imag : b.imag);
}

static Pair negate(LoweringContext &ctx, const Pair &a) {
  return {ctx.unary("Neg", a.real),
          a.imag ? ctx.unary("Neg", a.imag) : Value()};
}

Pair subPairs(LoweringContext &ctx, const Pair &a, const Pair &b) {
  Value real = ctx.sub(a.real, b.real);
  if (a.imag && b.imag)
    return {real, ctx.sub(a.imag, b.imag)};
  return fitPair(ctx, real, b.imag ? ctx.unary("Neg", b.imag) : a.imag);
}

Pair mulPairs(LoweringContext &ctx, const Pair &a, const Pair &b) {
  if (!b.imag)
    return {ctx.mul(a.real, b.real),
            a.imag ? ctx.mul(a.imag, b.real) : Value()};
  if (!a.imag)
    return {ctx.mul(a.real, b.real), ctx.mul(a.real, b.imag)};
  return {ctx.sub(ctx.mul(a.real, b.real), ctx.mul(a.imag, b.imag)),
          ctx.add(ctx.mul(a.real, b.imag), ctx.mul(a.imag, b.real))};
}

Pair conjugate(LoweringContext &ctx, const Pair &a) {
  return {a.real, a.imag ? ctx.unary("Neg", a.imag) : Value()};
}

static Value magnitude(LoweringContext &ctx, const Pair &a) {
  if (!a.imag)
    return ctx.unary("Abs", a.real);
  return ctx.tf("ComplexAbs", a.real.getType(), join(ctx, a));
}

/// Dividing numerator and denominator by the larger part of `b` first keeps the
/// square of its magnitude from overflow and underflow.
Pair divPairs(LoweringContext &ctx, const Pair &a, const Pair &b) {
  if (!b.imag)
    return {ctx.divide(a.real, b.real),
            a.imag ? ctx.divide(a.imag, b.real) : Value()};
  Value scale =
      ctx.binary("Maximum", ctx.unary("Abs", b.real), ctx.unary("Abs", b.imag));
  Value c = ctx.divide(b.real, scale), d = ctx.divide(b.imag, scale);
  Value denominator = ctx.add(ctx.mul(b.real, c), ctx.mul(b.imag, d));
  Pair numerator = mulPairs(ctx, a, {c, ctx.unary("Neg", d)});
  return {ctx.divide(numerator.real, denominator),
          ctx.divide(numerator.imag, denominator)};
}

static Pair numberLike(LoweringContext &ctx, const Pair &like, double value) {
  return {ctx.scalarLike(like.real, value), {}};
}

static Value isZero(LoweringContext &ctx, const Pair &a) {
  auto isZero = [&](Value x) {
    return ctx.compare("Equal", x, ctx.scalarLike(x, 0));
  };
  Value real = isZero(a.real);
  if (!a.imag)
    return real;
  return ctx.tf("LogicalAnd", real.getType(), {real, isZero(a.imag)});
}

static Pair selectPair(LoweringContext &ctx, Value condition, const Pair &yes,
                       const Pair &no) {
  Value real = ctx.select(condition, yes.real, no.real);
  if (!yes.imag && !no.imag)
    return {real, {}};
  return {real, ctx.select(condition, imagOf(ctx, yes), imagOf(ctx, no))};
}

//===----------------------------------------------------------------------===//
// Functions of one operand
//===----------------------------------------------------------------------===//

static Pair squarePair(LoweringContext &ctx, const Pair &a) {
  return mulPairs(ctx, a, a);
}

static Pair reciprocal(LoweringContext &ctx, const Pair &a) {
  return divPairs(ctx, numberLike(ctx, a, 1), a);
}

/// a / |a|, or zero.
static Pair signOf(LoweringContext &ctx, const Pair &a) {
  if (!a.imag)
    return {ctx.unary("Sign", a.real), {}};
  Value size = magnitude(ctx, a);
  return {ctx.binary("DivNoNan", a.real, size),
          ctx.binary("DivNoNan", a.imag, size)};
}

static Pair exponential(LoweringContext &ctx, const Pair &a) {
  Value size = ctx.unary("Exp", a.real);
  if (!a.imag)
    return {size, {}};
  return {ctx.mul(size, ctx.unary("Cos", a.imag)),
          ctx.mul(size, ctx.unary("Sin", a.imag))};
}

static Pair logarithm(LoweringContext &ctx, const Pair &a) {
  return {ctx.unary("Log", magnitude(ctx, a)),
          ctx.binary("Atan2", imagOf(ctx, a), a.real)};
}

static Pair logOfOnePlus(LoweringContext &ctx, const Pair &a) {
  return logarithm(ctx, addPairs(ctx, a, numberLike(ctx, a, 1)));
}

static Pair expMinusOne(LoweringContext &ctx, const Pair &a) {
  return subPairs(ctx, exponential(ctx, a), numberLike(ctx, a, 1));
}

/// The root with a real part that is not negative. `large` is its larger part,
/// sqrt((|a| + |real|) / 2), which has no cancellation.
static Pair squareRoot(LoweringContext &ctx, const Pair &a) {
  Value zero = ctx.scalarLike(a.real, 0), half = ctx.scalarLike(a.real, 0.5);
  Value imag = imagOf(ctx, a);
  Value sum = ctx.add(ctx.mul(magnitude(ctx, a), half),
                      ctx.mul(ctx.unary("Abs", a.real), half));
  Value large = ctx.unary("Sqrt", sum);
  Value small =
      ctx.binary("DivNoNan", ctx.mul(ctx.unary("Abs", imag), half), large);
  Value isLeft = ctx.compare("Less", a.real, zero);
  Value real = ctx.select(isLeft, small, large);
  Value height = ctx.select(isLeft, large, small);
  Value isBelow = ctx.compare("Less", imag, zero);
  return {real, ctx.select(isBelow, ctx.unary("Neg", height), height)};
}

static Pair reciprocalRoot(LoweringContext &ctx, const Pair &a) {
  return reciprocal(ctx, squareRoot(ctx, a));
}

/// sinh(x + iy) = sinh(x) cos(y) + i cosh(x) sin(y)
static Pair hyperbolicSine(LoweringContext &ctx, const Pair &a) {
  Value imag = imagOf(ctx, a);
  return {ctx.mul(ctx.unary("Sinh", a.real), ctx.unary("Cos", imag)),
          ctx.mul(ctx.unary("Cosh", a.real), ctx.unary("Sin", imag))};
}

/// cosh(x + iy) = cosh(x) cos(y) + i sinh(x) sin(y)
static Pair hyperbolicCosine(LoweringContext &ctx, const Pair &a) {
  Value imag = imagOf(ctx, a);
  return {ctx.mul(ctx.unary("Cosh", a.real), ctx.unary("Cos", imag)),
          ctx.mul(ctx.unary("Sinh", a.real), ctx.unary("Sin", imag))};
}

/// tanh(x + iy) = (sinh(2x) + i sin(2y)) / (cosh(2x) + cos(2y)). Beyond
/// |x| = 20, the result is 1 or -1 in float32.
static Pair hyperbolicTangent(LoweringContext &ctx, const Pair &a) {
  auto constant = [&](double value) { return ctx.scalarLike(a.real, value); };
  Value bounded = ctx.binary(
      "Maximum", ctx.binary("Minimum", a.real, constant(20)), constant(-20));
  Value x = ctx.mul(bounded, constant(2));
  Value y = ctx.mul(imagOf(ctx, a), constant(2));
  Value denominator = ctx.add(ctx.unary("Cosh", x), ctx.unary("Cos", y));
  return {ctx.divide(ctx.unary("Sinh", x), denominator),
          ctx.divide(ctx.unary("Sin", y), denominator)};
}

/// i * a
static Pair timesI(LoweringContext &ctx, const Pair &a) {
  return {ctx.unary("Neg", imagOf(ctx, a)), a.real};
}
/// -i * a
static Pair timesMinusI(LoweringContext &ctx, const Pair &a) {
  return {imagOf(ctx, a), ctx.unary("Neg", a.real)};
}

static Pair sineOf(LoweringContext &ctx, const Pair &a) {
  return timesMinusI(ctx, hyperbolicSine(ctx, timesI(ctx, a)));
}
static Pair cosineOf(LoweringContext &ctx, const Pair &a) {
  return hyperbolicCosine(ctx, timesI(ctx, a));
}
static Pair tangentOf(LoweringContext &ctx, const Pair &a) {
  return timesMinusI(ctx, hyperbolicTangent(ctx, timesI(ctx, a)));
}

static Pair logistic(LoweringContext &ctx, const Pair &a) {
  return reciprocal(ctx, addPairs(ctx, exponential(ctx, negate(ctx, a)),
                                  numberLike(ctx, a, 1)));
}

static Pair onePair(LoweringContext &ctx, const Pair &a) {
  return {ctx.unary("OnesLike", a.real), {}};
}

//===----------------------------------------------------------------------===//
// Functions of two operands
//===----------------------------------------------------------------------===//

/// The square of the magnitude of a - b.
static Pair squaredDifference(LoweringContext &ctx, const Pair &a,
                              const Pair &b) {
  Pair difference = subPairs(ctx, a, b);
  Value real = ctx.unary("Square", difference.real);
  return {difference.imag ? ctx.add(real, ctx.unary("Square", difference.imag))
                          : real,
          {}};
}

/// Zero where `decides` is zero, else `result`.
static Pair zeroWhere(LoweringContext &ctx, const Pair &decides,
                      const Pair &result) {
  return selectPair(ctx, isZero(ctx, decides), numberLike(ctx, result, 0),
                    result);
}

static Pair divNoNan(LoweringContext &ctx, const Pair &a, const Pair &b) {
  return zeroWhere(ctx, b, divPairs(ctx, a, b));
}
static Pair mulNoNan(LoweringContext &ctx, const Pair &a, const Pair &b) {
  return zeroWhere(ctx, b, mulPairs(ctx, a, b));
}
static Pair xdivy(LoweringContext &ctx, const Pair &a, const Pair &b) {
  return zeroWhere(ctx, a, divPairs(ctx, a, b));
}
static Pair xlogy(LoweringContext &ctx, const Pair &a, const Pair &b) {
  return zeroWhere(ctx, a, mulPairs(ctx, a, logarithm(ctx, b)));
}
static Pair xlog1py(LoweringContext &ctx, const Pair &a, const Pair &b) {
  return zeroWhere(ctx, a, mulPairs(ctx, a, logOfOnePlus(ctx, b)));
}

/// exp(b * log(a)); of zero, zero or one. By repeated multiplication if the
/// exponent is a small integer.
static Pair powerOf(LoweringContext &ctx, const Pair &a, const Pair &b) {
  std::optional<double> exponent = constantFloat(b.real);
  constexpr double kMost = 64;
  if (!b.imag && exponent && rankOf(b.real) == 0 && *exponent >= 1 &&
      *exponent <= kMost && *exponent == std::floor(*exponent)) {
    std::optional<Pair> result;
    Pair factor = a;
    for (auto left = unsigned(*exponent); left > 0; left /= 2) {
      if (left % 2)
        result = result ? mulPairs(ctx, *result, factor) : factor;
      if (left > 1)
        factor = squarePair(ctx, factor);
    }
    return *result;
  }
  Pair general = exponential(ctx, mulPairs(ctx, b, logarithm(ctx, a)));
  Value ofZero = ctx.castTo(isZero(ctx, b), getElementTypeOrSelf(general.real));
  return selectPair(ctx, isZero(ctx, a), {ofZero, {}}, general);
}

//===----------------------------------------------------------------------===//
// Matmuls
//===----------------------------------------------------------------------===//

/// The matmul `op` of two pairs, where `multiply` is the matmul of real
/// tensors.
static Pair multiplyMatrices(LoweringContext &ctx, const Pair &a, const Pair &b,
                             llvm::function_ref<Value(Value, Value)> multiply) {
  Value real = multiply(a.real, b.real);
  if (!a.imag && !b.imag)
    return {real, {}};
  if (!b.imag)
    return {real, multiply(a.imag, b.real)};
  if (!a.imag)
    return {real, multiply(a.real, b.imag)};
  return {ctx.sub(real, multiply(a.imag, b.imag)),
          ctx.add(multiply(a.real, b.imag), multiply(a.imag, b.real))};
}

/// A complex matmul is one real matmul for each pair of parts.
static LogicalResult lowerComplexMatMul(LoweringContext &ctx) {
  Pair a = partsOf(ctx, ctx.in(0)), b = partsOf(ctx, ctx.in(1));
  // The adjoint is the transpose of the conjugate.
  if (ctx.boolAttr("adj_x"))
    a = conjugate(ctx, a);
  if (ctx.boolAttr("adj_y"))
    b = conjugate(ctx, b);
  Type f32 = ctx.rewriter.getF32Type();
  SmallVector<NamedAttribute> attrs;
  for (StringRef name :
       {"adj_x", "adj_y", "transpose_a", "transpose_b", "equation"})
    if (Attribute attr = ctx.attr(name))
      attrs.push_back(ctx.named(name, attr));
  bool isEinsum = tf::isa(ctx.op, "Einsum");
  bool isMatMul = tf::isa(ctx.op, "MatMul");
  StringRef name = isEinsum ? "Einsum" : isMatMul ? "MatMul" : "BatchMatMulV2";
  Pair result = multiplyMatrices(ctx, a, b, [&](Value x, Value y) {
    return ctx.tf(name, withElementType(ctx.type(), f32), {x, y}, attrs);
  });
  return ctx.replace(join(ctx, result));
}

//===----------------------------------------------------------------------===//
// Other ops
//===----------------------------------------------------------------------===//

static LogicalResult lowerComplexEquality(LoweringContext &ctx) {
  if (!ctx.boolAttr("incompatible_shape_error"))
    return ctx.reject("TFLite cannot compare tensors whose shapes may not fit "
                      "(incompatible_shape_error = false)",
                      "give both operands known ranks, and sizes that "
                      "broadcast");
  StringRef name = tf::opName(ctx.op);
  Pair a = partsOf(ctx, ctx.in("x")), b = partsOf(ctx, ctx.in("y"));
  Value real = ctx.compare(name, a.real, b.real);
  if (!a.imag && !b.imag)
    return ctx.replace(real);
  Value imag = ctx.compare(name, imagOf(ctx, a), imagOf(ctx, b));
  return ctx.replace(ctx.tf(name == "Equal" ? "LogicalAnd" : "LogicalOr",
                            ctx.type(), {real, imag}));
}

/// The Euclidean norm of the magnitudes.
static LogicalResult lowerComplexNorm(LoweringContext &ctx) {
  Type f32 = ctx.rewriter.getF32Type();
  Value size = magnitude(ctx, partsOf(ctx, ctx.in("input")));
  Value norm = ctx.tf("EuclideanNorm", withElementType(ctx.type(), f32),
                      {size, ctx.in("reduction_indices")},
                      ctx.flag("keep_dims", ctx.boolAttr("keep_dims")));
  return ctx.replace(join(ctx, {norm, {}}));
}

static LogicalResult lowerConjugateTranspose(LoweringContext &ctx) {
  Pair parts = conjugate(ctx, partsOf(ctx, ctx.in("x")));
  Type type = withElementType(ctx.type(), ctx.rewriter.getF32Type());
  auto transpose = [&](Value x) {
    return x ? ctx.tf("Transpose", type, {x, ctx.in("perm")}) : Value();
  };
  return ctx.replace(join(ctx, {transpose(parts.real), transpose(parts.imag)}));
}

static LogicalResult lowerComplexWhere(LoweringContext &ctx) {
  Pair parts = partsOf(ctx, ctx.in("input"));
  Value isNot = ctx.unary("LogicalNot", isZero(ctx, parts));
  return ctx.replace(ctx.tf("Where", ctx.type(), isNot));
}

/// A part of a joined tensor.
static LogicalResult lowerPart(LoweringContext &ctx) {
  Pair parts = partsOf(ctx, ctx.in(0));
  Value part = tf::isa(ctx.op, "Imag") ? imagOf(ctx, parts) : parts.real;
  return ctx.replace(ctx.castTo(part, getElementTypeOrSelf(ctx.type())));
}

LogicalResult lowerComplexMath(LoweringContext &ctx, bool &known) {
  using Unary = Pair (*)(LoweringContext &, const Pair &);
  using Binary = Pair (*)(LoweringContext &, const Pair &, const Pair &);
  using Other = LogicalResult (*)(LoweringContext &);
  static const llvm::StringMap<Unary> unary = {
      {"Cos", cosineOf},
      {"Cosh", hyperbolicCosine},
      {"Exp", exponential},
      {"Expm1", expMinusOne},
      {"Inv", reciprocal},
      {"Log", logarithm},
      {"Log1p", logOfOnePlus},
      {"OnesLike", onePair},
      {"Reciprocal", reciprocal},
      {"Rsqrt", reciprocalRoot},
      {"Sigmoid", logistic},
      {"Sign", signOf},
      {"Sin", sineOf},
      {"Sinh", hyperbolicSine},
      {"Sqrt", squareRoot},
      {"Square", squarePair},
      {"Tan", tangentOf},
      {"Tanh", hyperbolicTangent},
  };
  static const llvm::StringMap<Binary> binary = {
      {"Add", addPairs},
      {"AddV2", addPairs},
      {"Div", divPairs},
      {"DivNoNan", divNoNan},
      {"Mul", mulPairs},
      {"MulNoNan", mulNoNan},
      {"Pow", powerOf},
      {"RealDiv", divPairs},
      {"SquaredDifference", squaredDifference},
      {"Sub", subPairs},
      {"Xdivy", xdivy},
      {"Xlog1py", xlog1py},
      {"Xlogy", xlogy},
  };
  static const llvm::StringMap<Other> others = {
      {"BatchMatMul", lowerComplexMatMul},
      {"BatchMatMulV2", lowerComplexMatMul},
      {"Cast", lowerPart},
      {"ConjugateTranspose", lowerConjugateTranspose},
      {"Einsum", lowerComplexMatMul},
      {"Equal", lowerComplexEquality},
      {"EuclideanNorm", lowerComplexNorm},
      {"Imag", lowerPart},
      {"MatMul", lowerComplexMatMul},
      {"NotEqual", lowerComplexEquality},
      {"Real", lowerPart},
      {"Where", lowerComplexWhere},
  };
  StringRef name = tf::opName(ctx.op);
  known = true;
  if (Unary function = unary.lookup(name))
    return ctx.replace(join(ctx, function(ctx, partsOf(ctx, ctx.in(0)))));
  if (Binary function = binary.lookup(name))
    return ctx.replace(join(
        ctx, function(ctx, partsOf(ctx, ctx.in(0)), partsOf(ctx, ctx.in(1)))));
  Other function = others.lookup(name);
  // lowerPart casts complex numbers to real types, but not to complex ones.
  known = function && !(name == "Cast" &&
                        isa<ComplexType>(getElementTypeOrSelf(ctx.type())));
  return known ? function(ctx) : success();
}

} // namespace tfuse::lowering
