//===- Casts.cpp - Constants, casts and no-ops ----------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

LogicalResult lowerConst(LoweringContext &ctx) {
  auto value = cast<ElementsAttr>(ctx.attr("value"));
  if (isa<DenseElementsAttr>(value) && value.getType() == ctx.type())
    return ctx.replace(ctx.constant(value));
  return ctx.replace(
      ctx.emit<tfl::ConstOp>(ctx.type(), {}, ctx.named("value", value)));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

// TFLite's CAST supports all integer types except uint64, which is bitcast to
// int64.
static LogicalResult lowerUInt64Cast(LoweringContext &ctx, Type from, Type to) {
  Value x = ctx.in("x");
  Type i64 = ctx.rewriter.getI64Type();
  if (!contains(I1 | I8 | UI8 | I16 | UI16 | I32 | UI32 | I64 | UI64, from) ||
      !contains(I8 | UI8 | I16 | UI16 | I32 | UI32 | I64 | UI64, to))
    return ctx.reject(Code::UnsupportedType,
                      "TFLite's CAST has no uint64 kernel for " +
                          typeName(from) + " to " + typeName(to),
                      "use int64 in the model");
  Value bits = contains(UI64, from)
                   ? ctx.tf("Bitcast", withElementType(x.getType(), i64), x)
                   : ctx.castTo(x, i64);
  if (contains(UI64, to))
    return ctx.replace(ctx.tf("Bitcast", ctx.type(), bits));
  return ctx.replace(ctx.castTo(bits, to));
}

LogicalResult lowerCast(LoweringContext &ctx) {
  constexpr TypeSet kKnown = F16 | BF16 | F32 | F64 | I1 | I4 | UI4 | I8 | UI8 |
                             I16 | UI16 | I32 | UI32 | I64 | C64 | Quantized;
  Value x = ctx.in("x");
  Type from = getElementTypeOrSelf(x), to = getElementTypeOrSelf(ctx.type());
  if (from == to && x.getType() == ctx.type())
    return ctx.replace(x);
  // The kernel does not read complex128, but REAL does, and a cast to real
  // numbers drops the imaginary part.
  if (contains(C128, from) && !isa<ComplexType>(to)) {
    Type f64 = ctx.rewriter.getF64Type();
    return ctx.replace(
        ctx.castTo(ctx.tf("Real", withElementType(x.getType(), f64), x), to));
  }
  if (contains(UI64, from) || contains(UI64, to))
    return lowerUInt64Cast(ctx, from, to);
  for (Type type : {from, to})
    if (!contains(kKnown, type))
      return ctx.reject(Code::UnsupportedType,
                        "TFLite's CAST has no " + typeName(type) + " kernel",
                        "cast to float32 or an integer type instead");
  return ctx.replace(ctx.emit<tfl::CastOp>(ctx.type(), x));
}

LogicalResult lowerBitcast(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<tfl::BitcastOp>(ctx.type(), ctx.in("input")));
}

//===----------------------------------------------------------------------===//
// No-ops
//===----------------------------------------------------------------------===//

/// Returns `source` as the replacement of `result`, whose type is compatible.
/// If the two types know different dimensions, `source` gets the merged type if
/// its op allows that.
static Value standIn(LoweringContext &ctx, Value source, Value result) {
  Type type = result.getType();
  if (source.getType() == type)
    return source;
  Type merged = tf_type::getCastCompatibleType(source.getType(), type);
  if (!merged)
    return {};
  Operation *op = source.getDefiningOp();
  bool mayRefine = op && op->getNumRegions() == 0 &&
                   merged != source.getType() && !isa<CallOpInterface>(op) &&
                   !op->hasTrait<OpTrait::ConstantLike>() &&
                   llvm::none_of(source.getUsers(), needsExactTypes);
  if (mayRefine)
    source.setType(merged);
  if (source.getType() == type ||
      llvm::none_of(result.getUsers(), needsExactTypes))
    return source;
  // A user requires the exact type of `result`, so insert an op that copies the
  // value: CAST, or RESHAPE for element types that CAST does not support.
  if (!contains(F32 | I1 | I8 | UI8 | I16 | I32 | I64,
                getElementTypeOrSelf(source)))
    return ctx.emit<tfl::ReshapeOp>(type, {source, ctx.shapeVector(source)});
  return ctx.emit<tfl::CastOp>(type, source);
}

LogicalResult lowerIdentity(LoweringContext &ctx) {
  SmallVector<Value> values;
  for (OpResult result : ctx.op->getResults()) {
    Value value = standIn(ctx, ctx.in(result.getResultNumber()), result);
    if (!value)
      return ctx.reject(Code::ShapeMismatch,
                        "its operand and its result have contradictory types");
    values.push_back(value);
  }
  return ctx.replace(values);
}

LogicalResult lowerNoOp(LoweringContext &ctx) { return ctx.erase(); }

LogicalResult lowerAssert(LoweringContext &ctx) {
  if (ctx.options.preserveAssert)
    return ctx.reject(
        "preserve-assert-op keeps asserts, and TFLite has no op for them");
  return ctx.erase();
}

} // namespace tfuse::lowering
