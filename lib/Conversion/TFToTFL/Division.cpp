//===- Division.cpp - Integer division, remainders ------------------------===//

#include "Broadcast.h"
#include "Lowering.h"

using namespace mlir;

namespace tfuse::lowering {

/// The maximum ranks up to which DIV and FLOOR_DIV broadcast.
static constexpr int64_t kDivRank = 6, kFloorDivRank = 4;

static bool isIntegral(Value value) {
  return isa<IntegerType>(getElementTypeOrSelf(value));
}

namespace {
/// x = quotient * y + rest. The quotient is next to x / y: |rest| < |y|.
struct Quotient {
  Value quotient, rest;
};
} // namespace

/// Divides int64 values. LiteRT has no int64 kernel for division, but has some
/// for multiplication, subtraction, and casts from and to float32.
///
/// A float32 quotient has a relative error below 2^-22. So each step shrinks
/// the rest by that factor, and three steps suffice for 63 bits: quotients of
/// 2^63, 2^41 and 2^19. Overflow wraps in all steps and cancels out.
static Quotient divideInt64(LoweringContext &ctx, Value x, Value y) {
  Type f32 = ctx.rewriter.getF32Type(), i64 = ctx.rewriter.getI64Type();
  Value divisor = ctx.castTo(y, f32), quotient, rest = x;
  for (int step = 0; step < 3; ++step) {
    Value exact = ctx.binary("RealDiv", ctx.castTo(rest, f32), divisor);
    Value part = ctx.castTo(ctx.unary("Rint", exact), i64);
    quotient = quotient ? ctx.add(quotient, part) : part;
    rest = ctx.sub(rest, ctx.mul(part, y));
  }
  return {quotient, rest};
}

/// True where a and b have different signs and a is not zero.
static Value haveOppositeSigns(LoweringContext &ctx, Value a, Value b) {
  Value zeroA = ctx.scalarLike(a, 0), zeroB = ctx.scalarLike(b, 0);
  Value differ = ctx.compare("NotEqual", ctx.compare("Less", a, zeroA),
                             ctx.compare("Less", b, zeroB));
  Value isNonzero = ctx.compare("NotEqual", a, zeroA);
  return ctx.tf("LogicalAnd", differ.getType(), {isNonzero, differ});
}

LogicalResult lowerFloorDiv(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  if (!getElementTypeOrSelf(x).isInteger(64))
    return lowerBroadcasting(ctx, kFloorDivRank);
  auto [quotient, rest] = divideInt64(ctx, x, y);
  Value isAbove = haveOppositeSigns(ctx, rest, y);
  Value below = ctx.sub(quotient, ctx.scalarLike(quotient, 1));
  return ctx.replace(ctx.select(isAbove, below, quotient));
}

/// Div truncates integers.
LogicalResult lowerDiv(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  if (!getElementTypeOrSelf(x).isInteger(64))
    return lowerBroadcasting(ctx, kDivRank);
  auto [quotient, rest] = divideInt64(ctx, x, y);
  Value isFarther = haveOppositeSigns(ctx, rest, x);
  Value one = ctx.scalarLike(quotient, 1);
  Value isNegative = ctx.compare("Less", quotient, ctx.scalarLike(quotient, 0));
  Value nearer =
      ctx.select(isNegative, ctx.add(quotient, one), ctx.sub(quotient, one));
  return ctx.replace(ctx.select(isFarther, nearer, quotient));
}

LogicalResult lowerTruncateDiv(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  if (isIntegral(x))
    return ctx.replace(ctx.tf("Div", ctx.type(), {x, y}));
  Value quotient = ctx.binary("RealDiv", x, y);
  Value isNegative = ctx.compare("Less", quotient, ctx.scalarLike(x, 0));
  return ctx.replace(ctx.select(isNegative, ctx.unary("Ceil", quotient),
                                ctx.unary("Floor", quotient)));
}

LogicalResult lowerTruncateMod(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  Value zero = ctx.scalarLike(x, 0);
  if (isIntegral(x) && getElementTypeOrSelf(x).isUnsignedInteger())
    return ctx.replace(ctx.binary("FloorMod", x, y));
  if (isIntegral(x)) {
    // The two remainders differ by y if the signs of x and y differ.
    Value floored = ctx.binary("FloorMod", x, y);
    Value differs =
        ctx.tf("LogicalAnd",
               broadcastType(floored.getType(), floored.getType(),
                             ctx.rewriter.getI1Type()),
               {ctx.compare("NotEqual", floored, zero),
                ctx.compare("NotEqual", ctx.compare("Less", x, zero),
                            ctx.compare("Less", y, zero))});
    return ctx.replace(ctx.select(differs, ctx.sub(floored, y), floored));
  }
  // For magnitudes both remainders are equal and exact.
  Value magnitude =
      ctx.binary("FloorMod", ctx.unary("Abs", x), ctx.unary("Abs", y));
  return ctx.replace(ctx.select(ctx.compare("Less", x, zero),
                                ctx.unary("Neg", magnitude), magnitude));
}

} // namespace tfuse::lowering
