//===- Dot.cpp - Contractions ---------------------------------------------===//
//
//   dot_general of two matrices         =>   MatMul
//   dot_general of anything else        =>   Einsum
//
// The lowering of Einsum converts it to FULLY_CONNECTED or BATCH_MATMUL.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;

namespace tfuse::stablehlo {

/// Checks that batch and contracted dimensions have equal sizes.
static bool agree(HloContext &ctx, ArrayRef<int64_t> left,
                  ArrayRef<int64_t> right) {
  for (auto [a, b] : llvm::zip(left, right)) {
    int64_t x = ctx.inputType(0).getDimSize(a),
            y = ctx.inputType(1).getDimSize(b);
    if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y))
      return false;
  }
  return true;
}

static LogicalResult lowerProduct(HloContext &ctx, ArrayRef<int64_t> leftBatch,
                                  ArrayRef<int64_t> rightBatch,
                                  ArrayRef<int64_t> leftSum,
                                  ArrayRef<int64_t> rightSum) {
  int64_t leftRank = ctx.inputRank(0), rightRank = ctx.inputRank(1);
  if (leftBatch.size() != rightBatch.size() ||
      leftSum.size() != rightSum.size() || !agree(ctx, leftBatch, rightBatch) ||
      !agree(ctx, leftSum, rightSum))
    return ctx.malformed();
  auto overlap = [](ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
    return llvm::any_of(a, [&](int64_t i) { return llvm::is_contained(b, i); });
  };
  if (overlap(leftBatch, leftSum) || overlap(rightBatch, rightSum) ||
      ctx.resultRank() != leftRank + rightRank - int64_t(leftBatch.size()) -
                              2 * int64_t(leftSum.size()))
    return ctx.malformed();

  // The result may have a wider type than the operands.
  Type element = ctx.resultType().getElementType();
  // tf.MatMul and tf.Einsum do not support 8-bit and 16-bit integers; int32
  // gives the same result modulo a power of two.
  auto narrow = mlir::dyn_cast<IntegerType>(element);
  if (narrow && (narrow.getWidth() == 8 || narrow.getWidth() == 16))
    element = ctx.rewriter.getI32Type();
  Type type = ctx.resultType().clone(element);
  auto finish = [&](Value product) {
    return ctx.finish(ctx.castTo(product, ctx.resultType().getElementType()));
  };
  Value left = ctx.castTo(ctx.in(0), element),
        right = ctx.castTo(ctx.in(1), element);
  if (leftRank == 2 && rightRank == 2 && leftBatch.empty() &&
      leftSum.size() == 1)
    return finish(ctx.tf("MatMul", type, {left, right},
                         {ctx.flag("transpose_a", leftSum[0] == 0),
                          ctx.flag("transpose_b", rightSum[0] == 1)}));

  if (leftRank + rightRank > 52)
    return ctx.reject("its operands have more than 52 axes together");
  char next = 'a';
  auto letter = [&] {
    char result = next;
    next = next == 'z' ? 'A' : next + 1;
    return result;
  };
  std::string leftAxes(leftRank, ' '), rightAxes(rightRank, ' '), result;
  for (auto [a, b] : llvm::zip(leftBatch, rightBatch)) {
    leftAxes[a] = rightAxes[b] = letter();
    result += leftAxes[a];
  }
  for (auto [a, b] : llvm::zip(leftSum, rightSum))
    leftAxes[a] = rightAxes[b] = letter();
  for (std::string *axes : {&leftAxes, &rightAxes})
    for (char &axis : *axes)
      if (axis == ' ') {
        axis = letter();
        result += axis;
      }
  return finish(
      ctx.tf("Einsum", type, {left, right},
             ctx.text("equation", leftAxes + "," + rightAxes + "->" + result)));
}

LogicalResult lowerDotGeneral(HloContext &ctx) {
  if (ctx.op->getNumOperands() != 2)
    return ctx.malformed();
  Ints leftBatch = ctx.axes("lhs_batching_dimensions", ctx.inputRank(0)),
       rightBatch = ctx.axes("rhs_batching_dimensions", ctx.inputRank(1)),
       leftSum = ctx.axes("lhs_contracting_dimensions", ctx.inputRank(0)),
       rightSum = ctx.axes("rhs_contracting_dimensions", ctx.inputRank(1));
  if (ctx.hasProblem())
    return ctx.malformed();
  return lowerProduct(ctx, leftBatch, rightBatch, leftSum, rightSum);
}

/// Contracts the last axis of the left operand with the first axis of the right
/// one.
LogicalResult lowerDot(HloContext &ctx) {
  if (ctx.op->getNumOperands() != 2 || ctx.inputRank(0) == 0 ||
      ctx.inputRank(1) == 0)
    return ctx.malformed();
  return lowerProduct(ctx, {}, {}, {ctx.inputRank(0) - 1}, {0});
}

LogicalResult lowerEinsum(HloContext &ctx) {
  StringRef equation = ctx.string("einsum_config");
  if (ctx.hasProblem() || ctx.op->getNumOperands() != 2)
    return ctx.malformed();
  return ctx.finish(ctx.tf("Einsum", ctx.type(), ctx.op->getOperands(),
                           ctx.text("equation", equation)));
}

} // namespace tfuse::stablehlo
