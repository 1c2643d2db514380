//===- ControlFlow.cpp - Branches, loops and calls ------------------------===//
//
// Regions stay regions: like those of StableHLO, the regions of tf.WhileRegion,
// tf.IfRegion and tf.CaseRegion can use values from outside.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/StableHLO/IR/StableHLO.h"

using namespace mlir;

namespace tfuse::stablehlo {

/// Whether a region has arguments and results of these types.
static bool hasTypes(Region &region, TypeRange arguments, TypeRange results) {
  if (!region.hasOneBlock() || region.front().empty())
    return false;
  Block &block = region.front();
  return TypeRange(block.getArgumentTypes()) == arguments &&
         block.back().getName().getStringRef() == "stablehlo.return" &&
         TypeRange(block.back().getOperandTypes()) == results;
}

static LogicalResult moveRegions(HloContext &ctx, StringRef name,
                                 ValueRange operands) {
  unsigned count = ctx.op->getNumRegions();
  Operation *op =
      tf::createOp(ctx.rewriter, ctx.getLoc(), name, ctx.op->getResultTypes(),
                   operands, ctx.flag("is_stateless", true), count);
  for (unsigned i = 0; i < count; ++i) {
    Region &region = op->getRegion(i);
    region.takeBody(ctx.op->getRegion(i));
    Operation *end = &region.front().back();
    OpBuilder builder(end);
    tf::createOp(builder, end->getLoc(), "Yield", {}, end->getOperands());
    end->erase();
  }
  return ctx.replace(op->getResults());
}

LogicalResult lowerWhile(HloContext &ctx) {
  TypeRange types = ctx.op->getOperandTypes();
  if (ctx.op->getNumRegions() != 2 || types != ctx.op->getResultTypes() ||
      !hasTypes(ctx.op->getRegion(0), types,
                RankedTensorType::get({}, ctx.rewriter.getI1Type())) ||
      !hasTypes(ctx.op->getRegion(1), types, types))
    return ctx.malformed();
  return moveRegions(ctx, "WhileRegion", ctx.op->getOperands());
}

LogicalResult lowerIf(HloContext &ctx) {
  if (ctx.op->getNumRegions() != 2 || ctx.op->getNumOperands() != 1 ||
      ctx.in(0).getType() !=
          RankedTensorType::get({}, ctx.rewriter.getI1Type()))
    return ctx.malformed();
  for (Region &region : ctx.op->getRegions())
    if (!hasTypes(region, {}, ctx.op->getResultTypes()))
      return ctx.malformed();
  return moveRegions(ctx, "IfRegion", ctx.op->getOperands());
}

LogicalResult lowerCase(HloContext &ctx) {
  if (ctx.op->getNumRegions() == 0 || ctx.op->getNumOperands() != 1 ||
      ctx.in(0).getType() !=
          RankedTensorType::get({}, ctx.rewriter.getI32Type()))
    return ctx.malformed();
  for (Region &region : ctx.op->getRegions())
    if (!hasTypes(region, {}, ctx.op->getResultTypes()))
      return ctx.malformed();
  // If the index is a converted bool, use the bool.
  Operation *convert = ctx.in(0).getDefiningOp();
  if (ctx.op->getNumRegions() == 2 && convert &&
      convert->getNumOperands() == 1 &&
      (tf::isa(convert, "Cast") ||
       convert->getName().getStringRef() == "stablehlo.convert") &&
      convert->getOperand(0).getType() ==
          RankedTensorType::get({}, ctx.rewriter.getI1Type())) {
    Region first;
    first.takeBody(ctx.op->getRegion(0));
    ctx.op->getRegion(0).takeBody(ctx.op->getRegion(1));
    ctx.op->getRegion(1).takeBody(first);
    return moveRegions(ctx, "IfRegion", convert->getOperand(0));
  }
  // Both dialects select the last branch if the index is out of range.
  return moveRegions(ctx, "CaseRegion", ctx.op->getOperands());
}

LogicalResult lowerBarrier(HloContext &ctx) {
  if (ctx.op->getOperandTypes() != ctx.op->getResultTypes())
    return ctx.malformed();
  return ctx.replace(ctx.op->getOperands());
}

/// Forwards the elements to the users of the tuple.
LogicalResult lowerTuple(HloContext &ctx) {
  for (Operation *user :
       llvm::make_early_inc_range(ctx.op->getResult(0).getUsers())) {
    auto index = user->getAttrOfType<IntegerAttr>("index");
    if (user->getName().getStringRef() != "stablehlo.get_tuple_element")
      return ctx.reject("an op other than get_tuple_element uses the tuple");
    if (!index || user->getNumResults() != 1 ||
        index.getValue().uge(ctx.op->getNumOperands()) ||
        ctx.in(index.getValue().getZExtValue()).getType() !=
            user->getResult(0).getType())
      return ctx.malformed();
    ctx.rewriter.replaceOp(user, ctx.in(index.getValue().getZExtValue()));
  }
  return ctx.erase();
}

LogicalResult lowerGetTupleElement(HloContext &ctx) {
  return ctx.reject(
      "the tuple op that makes its operand is not in the same function");
}

} // namespace tfuse::stablehlo
