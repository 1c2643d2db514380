//===- NamedOps.cpp - Composites and custom calls -------------------------===//
//
// Operations that StableHLO has no op for are composites or custom calls,
// identified by a name, with arbitrary attributes.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/StableHLO/IR/StableHLO.h"

using namespace mlir;

namespace tfuse::stablehlo {

/// The name of an elementwise function, without "chlo." or "mhlo.".
static StringRef elementwiseName(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("acos", "Acos")
      .Case("acosh", "Acosh")
      .Case("asin", "Asin")
      .Case("asinh", "Asinh")
      .Case("atan", "Atan")
      .Case("atanh", "Atanh")
      .Case("cosh", "Cosh")
      .Case("erf", "Erf")
      .Case("erfc", "Erfc")
      .Case("is_inf", "IsInf")
      .Case("sinh", "Sinh")
      .Case("square", "Square")
      .Case("tan", "Tan")
      .Default("");
}

/// The k largest elements along the last axis.
static LogicalResult lowerTopK(HloContext &ctx, DictionaryAttr attributes) {
  auto get = [&](StringRef name) {
    return attributes ? attributes.get(name) : Attribute();
  };
  auto k = mlir::dyn_cast_if_present<IntegerAttr>(get("k"));
  auto largest = mlir::dyn_cast_if_present<BoolAttr>(get("largest"));
  if (!k || k.getValue().getSignificantBits() > 31 ||
      k.getValue().isNegative() || ctx.op->getNumOperands() != 1 ||
      ctx.op->getNumResults() != 2 ||
      !llvm::all_of(ctx.op->getOperandTypes(),
                    llvm::IsaPred<RankedTensorType>) ||
      !llvm::all_of(ctx.op->getResultTypes(), llvm::IsaPred<RankedTensorType>))
    return ctx.malformed();
  if (largest && !largest.getValue())
    return ctx.reject("attribute largest is false, and TFLite's TOPK_V2 finds "
                      "the largest elements",
                      "take the largest ones of the negated values");
  Operation *found = ctx.tfOp(
      "TopKV2",
      {ctx.type(0), withElementType(ctx.type(1), ctx.rewriter.getI32Type())},
      {ctx.in(0), ctx.i32Scalar(k.getValue().getSExtValue())});
  return ctx.finish(
      {found->getResult(0),
       ctx.castTo(found->getResult(1), getElementTypeOrSelf(ctx.type(1)))});
}

/// Whether the operand and the result of the op have the same type.
static bool isElementwise(HloContext &ctx) {
  return ctx.op->getNumOperands() == 1 &&
         ctx.op->getOperandTypes() == ctx.op->getResultTypes() &&
         mlir::isa<RankedTensorType>(ctx.type());
}

/// Annotations for compilers, which are no-ops.
static bool isMark(StringRef target) {
  return llvm::is_contained<StringRef>(
      {"Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape",
       "LayoutConstraint", "annotate_device_placement", "MoveToHost",
       "MoveToDevice", "xla.sdy.FuncResultSharding"},
      target);
}

LogicalResult lowerCustomCall(HloContext &ctx) {
  StringRef target = ctx.string("call_target_name");
  if (ctx.hasProblem())
    return ctx.malformed();
  // Ops that use incompatible sizes fail at run time.
  if (target == "shape_assertion" && ctx.op->getNumResults() == 0)
    return ctx.erase();
  if (isMark(target) && ctx.op->getOperandTypes() == ctx.op->getResultTypes())
    return ctx.replace(ctx.op->getOperands());
  StringRef name = target;
  if (name.consume_front("mhlo.") || name.consume_front("chlo.")) {
    if (name == "topk" || name == "top_k")
      return lowerTopK(ctx, mlir::dyn_cast_if_present<DictionaryAttr>(
                                ctx.raw("mhlo.attributes")));
    StringRef op = elementwiseName(name);
    if (!op.empty() && isElementwise(ctx))
      return ctx.finish(ctx.tf(op, ctx.type(), ctx.in(0)));
  }
  if (target.starts_with("stablehlo.dynamic_"))
    return ctx.reject("it calls '" + target +
                          "' with sizes that are known only at run time",
                      "export the model with static sizes");
  return ctx.reject("it calls '" + target +
                        "', which is code for the machine it was compiled for",
                    "put it into a composite (jax.lax.composite) whose "
                    "decomposition consists of other ops");
}

LogicalResult lowerComposite(HloContext &ctx) {
  auto composite = mlir::dyn_cast<CompositeOp>(ctx.op);
  if (!composite)
    return ctx.malformed();
  StringRef name = composite.getName();
  if (name.consume_front("chlo.")) {
    StringRef op = elementwiseName(name);
    if (!op.empty() && isElementwise(ctx))
      return ctx.finish(ctx.tf(op, ctx.type(), ctx.in(0)));
    if (name == "top_k")
      return lowerTopK(ctx, composite.getCompositeAttributesAttr());
  }
  return ctx.replace(ctx.tfOp("PartitionedCall", ctx.op->getResultTypes(),
                              ctx.op->getOperands(),
                              ctx.named("f", composite.getDecompositionAttr()))
                         ->getResults());
}

} // namespace tfuse::stablehlo
