//===- Elementwise.cpp - Arithmetic, comparison, selection ----------------===//
//
// Lowerings that need code: ops that TFLite supports for some element types
// only, and compositions of simpler ops. Transcendental functions are in
// Functions.cpp, activations in Activations.cpp.
//
//===----------------------------------------------------------------------===//

#include "Broadcast.h"
#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include <limits>

using namespace mlir;

namespace tfuse::lowering {

/// The maximum rank up to which POW, SQUARED_DIFFERENCE and comparisons
/// broadcast.
static constexpr int64_t kComparisonRank = 4;

static bool isInteger(Value value) {
  return isa<IntegerType>(getElementTypeOrSelf(value)) &&
         !getElementTypeOrSelf(value).isInteger(1);
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

LogicalResult lowerAbs(LoweringContext &ctx) {
  Value x = ctx.in("x");
  if (getElementTypeOrSelf(x).isInteger(64))
    return ctx.replace(ctx.binary("Maximum", x, ctx.unary("Neg", x)));
  return ctx.replace(ctx.emit<tfl::AbsOp>(ctx.type(), x));
}

LogicalResult lowerSign(LoweringContext &ctx) {
  Value x = ctx.in("x");
  if (!getElementTypeOrSelf(x).isInteger(64))
    return ctx.replace(ctx.emit<tfl::SignOp>(ctx.type(), x));
  Value zero = ctx.scalarLike(x, 0);
  Value above =
      ctx.castTo(ctx.compare("Greater", x, zero), getElementTypeOrSelf(x));
  Value below =
      ctx.castTo(ctx.compare("Less", x, zero), getElementTypeOrSelf(x));
  return ctx.replace(ctx.sub(above, below));
}

LogicalResult lowerSquare(LoweringContext &ctx) {
  Value x = ctx.in("x");
  if (getElementTypeOrSelf(x).isF32())
    return ctx.replace(ctx.emit<tfl::SquareOp>(ctx.type(), x));
  return ctx.replace(ctx.mul(x, x));
}

LogicalResult lowerRound(LoweringContext &ctx) {
  Value x = ctx.in("x");
  // TensorFlow's complex kernel returns its operand, too.
  if (isInteger(x) || isa<ComplexType>(getElementTypeOrSelf(x)))
    return ctx.replace(x);
  return ctx.replace(ctx.emit<tfl::RoundOp>(ctx.type(), x));
}

LogicalResult lowerReciprocal(LoweringContext &ctx) {
  Value x = ctx.in("x");
  return ctx.replace(ctx.divide(ctx.scalarLike(x, 1), x));
}

LogicalResult lowerAngle(LoweringContext &ctx) {
  Value x = ctx.in("input");
  Value real = ctx.tf("Real", ctx.type(), x);
  Value imag = ctx.tf("Imag", ctx.type(), x);
  return ctx.replace(ctx.binary("Atan2", imag, real));
}

LogicalResult lowerIsNan(LoweringContext &ctx) {
  Value x = ctx.in("x");
  return ctx.replace(ctx.compare("NotEqual", x, x));
}

LogicalResult lowerIsInf(LoweringContext &ctx) {
  Value x = ctx.in("x");
  Value infinity = ctx.scalarLike(x, std::numeric_limits<double>::infinity());
  return ctx.replace(ctx.compare("Equal", ctx.unary("Abs", x), infinity));
}

LogicalResult lowerIsFinite(LoweringContext &ctx) {
  // x - x is zero for finite numbers and NaN for all others.
  Value x = ctx.in("x");
  return ctx.replace(ctx.compare("Equal", ctx.sub(x, x), ctx.scalarLike(x, 0)));
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

/// Selects `zero` where `decides` is zero, else `result`.
static LogicalResult zeroWhereZero(LoweringContext &ctx, Value decides,
                                   Value zero, Value result) {
  Value isZero = ctx.compare("Equal", decides, ctx.scalarLike(decides, 0));
  return ctx.replace(ctx.select(isZero, zero, result));
}

LogicalResult lowerXdivy(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  return zeroWhereZero(ctx, x, x, ctx.binary("RealDiv", x, y));
}
LogicalResult lowerXlogy(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  return zeroWhereZero(ctx, x, x, ctx.mul(x, ctx.unary("Log", y)));
}
LogicalResult lowerXlog1py(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  return zeroWhereZero(ctx, x, x, ctx.mul(x, ctx.unary("Log1p", y)));
}
LogicalResult lowerDivNoNan(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  return zeroWhereZero(ctx, y, ctx.scalarLike(x, 0),
                       ctx.binary("RealDiv", x, y));
}
LogicalResult lowerMulNoNan(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  return zeroWhereZero(ctx, y, ctx.scalarLike(x, 0), ctx.mul(x, y));
}

//===----------------------------------------------------------------------===//
// Powers, sums, bits
//===----------------------------------------------------------------------===//

/// x to a small power, by squaring.
static Value power(LoweringContext &ctx, Value x, int64_t exponent) {
  Value result;
  for (Value square = x; exponent > 0; exponent /= 2) {
    if (exponent % 2)
      result = result ? ctx.mul(result, square) : square;
    if (exponent > 1)
      square = ctx.mul(square, square);
  }
  return result;
}

LogicalResult lowerPow(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  if (isa<FloatType>(getElementTypeOrSelf(x)))
    return lowerBroadcasting(ctx, kComparisonRank);
  // POW of integers saturates, while TensorFlow's Pow wraps; repeated
  // multiplication wraps.
  std::optional<int64_t> exponent = constantInt(y);
  if (exponent && *exponent >= 1 && *exponent <= 64 &&
      rankOf(y).value_or(1) == 0)
    return ctx.replace(power(ctx, x, *exponent));
  if (!getElementTypeOrSelf(x).isInteger(64))
    return lowerBroadcasting(ctx, kComparisonRank);
  return ctx.reject(Code::UnsupportedType,
                    "TFLite's POW has no int64 kernel, and the exponent is "
                    "not a constant scalar from 1 to 64",
                    "cast to int32, or raise to a constant scalar power");
}

LogicalResult lowerSquaredDifference(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  // SUB broadcasts up to a higher rank.
  bool fits = rankOf(x).value_or(0) <= kComparisonRank &&
              rankOf(y).value_or(0) <= kComparisonRank;
  if (contains(F32 | I32, getElementTypeOrSelf(x)) &&
      (fits || haveSameShape({x, y})))
    return lowerBroadcasting(ctx, kComparisonRank);
  return ctx.replace(ctx.unary("Square", ctx.sub(x, y)));
}

LogicalResult lowerAddN(LoweringContext &ctx) {
  SmallVector<Value> inputs = ctx.list("inputs");
  if (inputs.empty())
    return ctx.reject("it has no operands");
  if (isa<TensorType>(inputs.front().getType()) &&
      contains(Variant, getElementTypeOrSelf(inputs.front())))
    return ctx.reject("TFLite cannot add tensor lists");
  if (inputs.size() > 2 &&
      contains(F32 | I32, getElementTypeOrSelf(inputs.front())))
    return ctx.replace(ctx.emit<tfl::AddNOp>(ctx.type(), inputs));
  Value sum = inputs.front();
  for (Value input : llvm::drop_begin(inputs))
    sum = ctx.tf("AddV2", ctx.type(), {sum, input});
  return ctx.replace(sum);
}

/// ~x is -1 - x.
LogicalResult lowerInvert(LoweringContext &ctx) {
  Value x = ctx.in("x");
  if (getElementTypeOrSelf(x).getIntOrFloatBitWidth() == 64)
    return ctx.replace(ctx.sub(ctx.scalarLike(x, -1), x));
  return ctx.replace(ctx.binary("BitwiseXor", x, ctx.scalarLike(x, -1)));
}

/// x << c is x * 2^c.
LogicalResult lowerLeftShift(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  int64_t width = getElementTypeOrSelf(x).getIntOrFloatBitWidth();
  auto fits = [&](int64_t bits) {
    return bits >= 0 && bits < std::min<int64_t>(width, 53);
  };
  if (std::optional<int64_t> bits = constantInt(y); bits && fits(*bits))
    return ctx.replace(
        ctx.mul(x, ctx.scalarLike(x, double(int64_t(1) << *bits))));
  // Constant folding computes the factors if the amounts are constants.
  std::optional<Ints> amounts = constantInts(y);
  if (amounts && !tf::getConstant(x) && llvm::all_of(*amounts, fits))
    return ctx.replace(ctx.mul(
        x, ctx.tf("LeftShift", y.getType(), {ctx.scalarLike(x, 1), y})));
  return ctx.reject("TFLite has no left shift, and the amount is not a "
                    "constant below the width of the type",
                    "multiply by a power of two");
}

LogicalResult lowerAtan2(LoweringContext &ctx) {
  SmallVector<Value> operands = {ctx.in("y"), ctx.in("x")};
  if (!haveSameShape(operands) && failed(broadcastOperands(ctx, operands)))
    return ctx.reject("TFLite's ATAN2 does not broadcast, and the rank of an "
                      "operand is not known",
                      kGiveRank);
  return ctx.replace(ctx.emit<tfl::Atan2Op>(ctx.type(), operands));
}

//===----------------------------------------------------------------------===//
// Comparison and selection
//===----------------------------------------------------------------------===//

/// With incompatible_shape_error = false, shapes that do not broadcast make
/// the operands unequal instead of being an error.
/// Unknown sizes are assumed to broadcast (tf-assume-broadcast).
static bool shapesClash(LoweringContext &ctx) {
  if (ctx.boolAttr("incompatible_shape_error"))
    return false;
  std::optional<ArrayRef<int64_t>> x = shapeOf(ctx.in("x")),
                                   y = shapeOf(ctx.in("y"));
  if (!x || !y)
    return true;
  for (size_t i = 1, e = std::min(x->size(), y->size()); i <= e; ++i) {
    int64_t a = (*x)[x->size() - i], b = (*y)[y->size() - i];
    if (a != b && a != 1 && b != 1 && a != kDynamic && b != kDynamic)
      return true;
  }
  return false;
}

LogicalResult lowerEquality(LoweringContext &ctx) {
  if (shapesClash(ctx))
    return ctx.reject("TFLite cannot compare tensors whose shapes may not fit "
                      "(incompatible_shape_error = false)",
                      "give both operands known ranks, and sizes that "
                      "broadcast");
  return lowerBroadcasting(ctx, kComparisonRank);
}

LogicalResult lowerApproximateEqual(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  float tolerance = ctx.floatAttr("tolerance", 1e-5f);
  Value difference = ctx.unary("Abs", ctx.sub(x, y));
  return ctx.replace(
      ctx.compare("LessEqual", difference, ctx.scalarLike(x, tolerance)));
}

LogicalResult lowerClipByValue(LoweringContext &ctx) {
  Value low = ctx.in("clip_value_min"), high = ctx.in("clip_value_max");
  Value capped = ctx.binary("Minimum", ctx.in("t"), high);
  return ctx.replace(ctx.binary("Maximum", capped, low));
}

/// tf.Select takes conditions of the operands' shape, scalars, and vectors
/// that choose among rows; so does TFLite's SELECT.
LogicalResult lowerSelect(LoweringContext &ctx) {
  Value condition = ctx.in("condition");
  Value yes = ctx.in("t"), no = ctx.in("e");
  return ctx.replace(ctx.emit<tfl::SelectOp>(ctx.type(), {condition, yes, no}));
}

LogicalResult lowerSelectV2(LoweringContext &ctx) {
  SmallVector<Value> operands(ctx.op->getOperands());
  if (haveSameShape(operands))
    return ctx.replace(ctx.emit<tfl::SelectOp>(ctx.type(), operands));
  constexpr int64_t kMaxRank = 5;
  auto fits = [&](Value value) {
    return rankOf(value).value_or(0) <= kMaxRank;
  };
  if (!llvm::all_of(operands, fits) && failed(broadcastOperands(ctx, operands)))
    return ctx.reject("TFLite's SELECT_V2 broadcasts up to rank 5, and the "
                      "rank of an operand is not known",
                      kGiveRank);
  if (haveSameShape(operands))
    return ctx.replace(ctx.emit<tfl::SelectOp>(ctx.type(), operands));
  return ctx.replace(ctx.emit<tfl::SelectV2Op>(ctx.type(), operands));
}

} // namespace tfuse::lowering
