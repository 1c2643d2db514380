//===- Sorting.cpp - Sorting by keys --------------------------------------===//
//
//   %v, %i = sort(%keys, iota)   =>   %v, %i = TopKV2(%keys, all of them)
//
// TopKV2 sorts along the last axis, descending, and keeps the order of equal
// elements; ascending order sorts the negated keys. Other operands are gathered
// with the resulting indices.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;

namespace tfuse::stablehlo {

/// Maps values such that their order is reversed.
static Value opposite(HloContext &ctx, Value x) {
  return ctx.unary(
      mlir::isa<FloatType>(getElementTypeOrSelf(x)) ? "Neg" : "Invert", x);
}

LogicalResult lowerSort(HloContext &ctx) {
  unsigned count = ctx.op->getNumOperands();
  if (count == 0 || ctx.op->getNumResults() != count ||
      ctx.op->getNumRegions() != 1)
    return ctx.malformed();
  int64_t rank = ctx.inputRank(), axis = ctx.number("dimension");
  if (ctx.hasProblem() || axis < -rank || axis >= rank ||
      ctx.op->getRegion(0).getNumArguments() != 2 * count)
    return ctx.malformed();
  if (axis < 0)
    axis += rank;
  for (unsigned i = 0; i < count; ++i)
    if (ctx.inputType(i).getShape() != ctx.inputType(0).getShape())
      return ctx.malformed();
  Order order = orderOf(ctx.op->getRegion(0));
  if (order == Order::None)
    return ctx.reject("its region does not compare the first elements only",
                      "sort by one key");
  Type element = ctx.inputType(0).getElementType();
  if (element.isInteger(1) || mlir::isa<ComplexType>(element))
    return ctx.reject(Code::UnsupportedType,
                      "its element type is bool or complex, and TFLite sorts "
                      "real numbers only");

  // Move the sorted axis to the end.
  Ints last = sequence(0, rank);
  last.erase(last.begin() + axis);
  last.push_back(axis);
  SmallVector<Value> operands;
  for (Value operand : ctx.op->getOperands())
    operands.push_back(ctx.transpose(operand, last));
  Value keys = operands.front();
  if (order == Order::Ascending)
    keys = opposite(ctx, keys);
  Type i32 = ctx.rewriter.getI32Type();
  Operation *sorted =
      ctx.tfOp("TopKV2", {keys.getType(), withElementType(keys.getType(), i32)},
               {keys, ctx.sizeScalar(SymbolicDim(keys, rank - 1))});
  Value first = sorted->getResult(0), places = sorted->getResult(1);
  SmallVector<Value> results;
  for (auto [i, operand] : llvm::enumerate(operands)) {
    Value result;
    if (i == 0)
      result = order == Order::Ascending ? opposite(ctx, first) : first;
    else
      result = ctx.tf("GatherV2", operand.getType(),
                      {operand, places, ctx.i32Scalar(rank - 1)},
                      ctx.i64Attr("batch_dims", rank - 1));
    results.push_back(ctx.transpose(result, inversePermutation(last)));
  }
  return ctx.finish(results);
}

} // namespace tfuse::stablehlo
