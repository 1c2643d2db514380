//===- Elementwise.cpp - Elementwise ops ----------------------------------===//

#include "Lowering.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tfuse::stablehlo {

static bool isFloat(HloContext &ctx) {
  return mlir::isa<FloatType>(ctx.inputType(0).getElementType());
}

static bool isLogical(HloContext &ctx) {
  return ctx.inputType(0).getElementType().isInteger(1);
}

/// Whether the op has `count` operands, all of the result's rank.
static bool hasOperands(HloContext &ctx, unsigned count) {
  return ctx.op->getNumOperands() == count && ctx.op->getNumResults() == 1 &&
         llvm::all_of(ctx.op->getOperandTypes(), [&](Type type) {
           return mlir::cast<RankedTensorType>(type).getRank() ==
                  ctx.resultRank();
         });
}

static SmallVector<Value> operandsOf(HloContext &ctx) {
  return withoutBroadcasts(ctx.op->getOperands(), ctx.type());
}

static LogicalResult lowerTo(HloContext &ctx, StringRef name) {
  if (!hasOperands(ctx, 2))
    return ctx.malformed();
  return ctx.finish(ctx.tf(name, ctx.type(), operandsOf(ctx)));
}

LogicalResult lowerConstant(HloContext &ctx) {
  auto value = mlir::dyn_cast_if_present<ElementsAttr>(ctx.raw("value"));
  if (!value)
    return ctx.malformed();
  return ctx.replace(tf::createConst(ctx.rewriter, ctx.getLoc(), value));
}

/// For complex numbers, the magnitude.
LogicalResult lowerAbs(HloContext &ctx) {
  if (!hasOperands(ctx, 1) || isLogical(ctx))
    return ctx.malformed();
  bool isComplex = mlir::isa<ComplexType>(ctx.inputType(0).getElementType());
  return ctx.finish(
      ctx.tf(isComplex ? "ComplexAbs" : "Abs", ctx.type(), operandsOf(ctx)));
}

/// Integer division rounds towards zero.
LogicalResult lowerDivide(HloContext &ctx) {
  bool isInteger = mlir::isa<IntegerType>(ctx.inputType(0).getElementType());
  return lowerTo(ctx, isInteger ? "TruncateDiv" : "RealDiv");
}

/// The remainder has the sign of the dividend. tf.TruncateMod does not support
/// 8-bit and 16-bit integers, so these are cast to int32.
LogicalResult lowerRemainder(HloContext &ctx) {
  auto type = mlir::dyn_cast<IntegerType>(ctx.inputType(0).getElementType());
  if (!type || type.getWidth() >= 32)
    return lowerTo(ctx, "TruncateMod");
  if (!hasOperands(ctx, 2))
    return ctx.malformed();
  Type i32 = ctx.rewriter.getI32Type();
  SmallVector<Value> operands;
  for (Value operand : operandsOf(ctx))
    operands.push_back(ctx.castTo(operand, i32));
  Value wide = ctx.tf("TruncateMod", ctx.resultType().clone(i32), operands);
  return ctx.finish(ctx.castTo(wide, type));
}

/// tf.Neg does not support unsigned integers, tf.Sub does.
LogicalResult lowerNegate(HloContext &ctx) {
  if (!hasOperands(ctx, 1) || isLogical(ctx))
    return ctx.malformed();
  Value x = ctx.in(0);
  if (!ctx.inputType(0).getElementType().isUnsignedInteger())
    return ctx.finish(ctx.tf("Neg", ctx.type(), x));
  return ctx.finish(ctx.tf("Sub", ctx.type(), {ctx.scalarLike(x, 0), x}));
}

LogicalResult lowerPower(HloContext &ctx) {
  if (!hasOperands(ctx, 2) || isLogical(ctx))
    return ctx.malformed();
  Type type = ctx.inputType(0).getElementType();
  if (type.isUnsignedInteger())
    return ctx.reject(Code::UnsupportedType,
                      "tf.Pow has no " + typeName(type) + " kernel");
  return lowerTo(ctx, "Pow");
}

/// max(x, 0) is Relu.
LogicalResult lowerMaximum(HloContext &ctx) {
  if (!hasOperands(ctx, 2))
    return ctx.malformed();
  if (isLogical(ctx))
    return lowerTo(ctx, "LogicalOr");
  SmallVector<Value> operands = operandsOf(ctx);
  for (unsigned i : {0u, 1u})
    if (isConstantSplat(operands[i], 0) && isFloat(ctx) &&
        operands[1 - i].getType() == ctx.type())
      return ctx.finish(ctx.tf("Relu", ctx.type(), operands[1 - i]));
  return ctx.finish(ctx.tf("Maximum", ctx.type(), operands));
}

/// clamp(low, x, high); the bounds may be scalars.
LogicalResult lowerClamp(HloContext &ctx) {
  if (ctx.op->getNumOperands() != 3 || ctx.inputRank(1) != ctx.resultRank())
    return ctx.malformed();
  for (unsigned bound : {0u, 2u})
    if (ctx.inputRank(bound) != 0 && ctx.inputRank(bound) != ctx.resultRank())
      return ctx.malformed();
  auto bound = [&](unsigned index) {
    Value before = beforeBroadcast(ctx.in(index));
    return before ? before : ctx.in(index);
  };
  Value low = bound(0), high = bound(2);
  if (isFloat(ctx) && isConstantSplat(low, 0) && isConstantSplat(high, 6))
    return ctx.finish(ctx.tf("Relu6", ctx.type(), ctx.in(1)));
  Value raised = isConstantSplat(low, 0) && isFloat(ctx)
                     ? ctx.tf("Relu", ctx.type(), ctx.in(1))
                     : ctx.tf("Maximum", ctx.type(), {ctx.in(1), low});
  return ctx.finish(ctx.tf("Minimum", ctx.type(), {raised, high}));
}

LogicalResult lowerCompare(HloContext &ctx) {
  if (!hasOperands(ctx, 2))
    return ctx.malformed();
  StringRef direction = ctx.string("comparison_direction");
  StringRef name = llvm::StringSwitch<StringRef>(direction)
                       .Case("EQ", "Equal")
                       .Case("NE", "NotEqual")
                       .Case("GE", "GreaterEqual")
                       .Case("GT", "Greater")
                       .Case("LE", "LessEqual")
                       .Case("LT", "Less")
                       .Default("");
  if (name.empty())
    return ctx.malformed();
  SmallVector<Value> operands = operandsOf(ctx);
  // Bools are cast, because TensorFlow's kernels do not order them: false <
  // true.
  if (isLogical(ctx) && direction != "EQ" && direction != "NE")
    for (Value &operand : operands)
      operand = ctx.castTo(operand, ctx.rewriter.getI32Type());
  return ctx.finish(ctx.tf(name, ctx.type(), operands));
}

/// To bool, nonzero values are true; floats are truncated.
LogicalResult lowerConvert(HloContext &ctx) {
  if (!hasOperands(ctx, 1))
    return ctx.malformed();
  if (ctx.in(0).getType() == ctx.type())
    return ctx.replace(ctx.in(0));
  // Keep the broadcast visible to users.
  return ctx.finish(ctx.tf("Cast", ctx.type(), ctx.in(0)));
}

LogicalResult lowerBitcastConvert(HloContext &ctx) {
  if (ctx.op->getNumOperands() != 1)
    return ctx.malformed();
  return ctx.finish(ctx.tf("Bitcast", ctx.type(), ctx.in(0)));
}

LogicalResult lowerSelect(HloContext &ctx) {
  if (ctx.op->getNumOperands() != 3 || ctx.inputRank(1) != ctx.resultRank() ||
      ctx.inputRank(2) != ctx.resultRank() ||
      (ctx.inputRank(0) != 0 && ctx.inputRank(0) != ctx.resultRank()) ||
      !ctx.inputType(0).getElementType().isInteger(1))
    return ctx.malformed();
  return ctx.finish(ctx.tf("SelectV2", ctx.type(), operandsOf(ctx)));
}

/// sign(x) * |x|^(1/3)
LogicalResult lowerCbrt(HloContext &ctx) {
  if (!hasOperands(ctx, 1) || !isFloat(ctx))
    return ctx.malformed();
  Value x = ctx.in(0);
  Value root =
      ctx.binary("Pow", ctx.unary("Abs", x), ctx.scalarLike(x, 1.0 / 3));
  return ctx.finish(ctx.mul(ctx.unary("Sign", x), root));
}

/// sign(x) * floor(|x| + 0.5)
LogicalResult lowerRoundAwayFromZero(HloContext &ctx) {
  if (!hasOperands(ctx, 1) || !isFloat(ctx))
    return ctx.malformed();
  Value x = ctx.in(0);
  Value raised = ctx.add(ctx.unary("Abs", x), ctx.scalarLike(x, 0.5));
  return ctx.finish(ctx.mul(ctx.unary("Sign", x), ctx.unary("Floor", raised)));
}

/// Only precisions that are element types are supported.
LogicalResult lowerReducePrecision(HloContext &ctx) {
  int64_t exponent = ctx.number("exponent_bits"),
          mantissa = ctx.number("mantissa_bits");
  if (ctx.hasProblem() || !hasOperands(ctx, 1))
    return ctx.malformed();
  Type element = ctx.inputType(0).getElementType();
  auto within = [&](int64_t e, int64_t m) {
    return exponent >= e && mantissa >= m;
  };
  if ((element.isF32() && within(8, 23)) || (element.isF64() && within(11, 52)))
    return ctx.finish(ctx.in(0));
  Type through;
  if (exponent == 5 && mantissa == 10)
    through = ctx.rewriter.getF16Type();
  else if (exponent == 8 && mantissa == 7)
    through = ctx.rewriter.getBF16Type();
  if (!through)
    return ctx.reject("TFLite has no float type of " + Twine(exponent) +
                      " exponent bits and " + Twine(mantissa) +
                      " mantissa bits");
  return ctx.finish(ctx.castTo(ctx.castTo(ctx.in(0), through), element));
}

/// Shifts as an unsigned integer.
LogicalResult lowerShiftRightLogical(HloContext &ctx) {
  if (!hasOperands(ctx, 2))
    return ctx.malformed();
  auto integer = mlir::dyn_cast<IntegerType>(ctx.inputType(0).getElementType());
  if (!integer || integer.getWidth() < 8)
    return ctx.reject("its operands are not integers of 8 bits or more");
  if (integer.isUnsigned())
    return lowerTo(ctx, "RightShift");
  Type plain = IntegerType::get(ctx.getContext(), integer.getWidth(),
                                IntegerType::Unsigned);
  SmallVector<Value> operands;
  for (Value operand : operandsOf(ctx))
    operands.push_back(
        ctx.tf("Bitcast", withElementType(operand.getType(), plain), operand));
  Value shifted =
      ctx.tf("RightShift", withElementType(ctx.type(), plain), operands);
  return ctx.finish(ctx.tf("Bitcast", ctx.type(), shifted));
}

/// Applies the elementwise ops of the region to whole tensors.
LogicalResult lowerMap(HloContext &ctx) {
  if (ctx.op->getNumRegions() != 1 || ctx.op->getNumResults() != 1 ||
      !ctx.op->getRegion(0).hasOneBlock())
    return ctx.malformed();
  Block &body = ctx.op->getRegion(0).front();
  if (body.getNumArguments() != ctx.op->getNumOperands() || body.empty() ||
      body.back().getNumOperands() != 1)
    return ctx.malformed();
  IRMapping mapping;
  for (auto [argument, operand] :
       llvm::zip(body.getArguments(), ctx.op->getOperands()))
    mapping.map(argument, operand);
  for (Operation &op : llvm::make_range(body.begin(), std::prev(body.end()))) {
    if (op.getNumRegions() || op.getNumResults() != 1 || !op.getNumOperands() ||
        !mlir::isa<RankedTensorType>(op.getResult(0).getType()))
      return ctx.reject("its region holds more than elementwise ops");
    Operation *copy = ctx.rewriter.clone(op, mapping);
    copy->getResult(0).setType(withElementType(
        ctx.type(), mlir::cast<RankedTensorType>(op.getResult(0).getType())
                        .getElementType()));
  }
  return ctx.finish(mapping.lookupOrDefault(body.back().getOperand(0)));
}

} // namespace tfuse::stablehlo
