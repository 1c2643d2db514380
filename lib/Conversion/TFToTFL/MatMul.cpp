//===- MatMul.cpp - Matmuls -----------------------------------------------===//
//
// TFLite has two matmul ops. FULLY_CONNECTED expects the second matrix
// transposed, supports a bias and an activation, and stores weights in the
// layout that its kernels prefer. It is used for constant weights, whose
// transpose costs nothing. BATCH_MATMUL supports transposed operands. It is
// used for two computed matrices.
//
//===----------------------------------------------------------------------===//

#include "MatMul.h"
#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

Value fullyConnected(LoweringContext &ctx, Type result, Value x, Value weights,
                     bool keepDims) {
  return ctx.emit<tfl::FullyConnectedOp>(result, {x, weights, ctx.none()},
                                         {ctx.noActivation(),
                                          ctx.text("weights_format", "DEFAULT"),
                                          ctx.flag("keep_num_dims", keepDims)});
}

Value batchMatMul(LoweringContext &ctx, Type result, Value x, Value y,
                  bool transposeX, bool transposeY) {
  return ctx.emit<tfl::BatchMatMulOp>(
      result, {x, y},
      {ctx.flag("adj_x", transposeX), ctx.flag("adj_y", transposeY)});
}

/// Integer matmul, for which neither op has a kernel: broadcast multiplication
/// and a sum.
static LogicalResult multiplyIntegers(LoweringContext &ctx, Value x, Value y,
                                      bool transposeX, bool transposeY) {
  std::string equation = transposeX ? "...ba," : "...ab,";
  equation += transposeY ? "...cb->...ac" : "...bc->...ac";
  return ctx.replace(
      ctx.tf("Einsum", ctx.type(), {x, y}, ctx.text("equation", equation)));
}

/// True if a size is known to be 0.
static bool isEmpty(Value value) {
  std::optional<ArrayRef<int64_t>> shape = shapeOf(value);
  return shape && llvm::is_contained(*shape, 0);
}

LogicalResult lowerMatMul(LoweringContext &ctx) {
  Value a = ctx.in("a"), b = ctx.in("b");
  bool transposeA = ctx.boolAttr("transpose_a");
  bool transposeB = ctx.boolAttr("transpose_b");
  // XNNPACK refuses operands without elements.
  if (isEmpty(a) || isEmpty(b))
    return ctx.replace(
        ctx.broadcastTo(ctx.scalarLike(a, 0), {SymbolicDim(a, transposeA),
                                               SymbolicDim(b, !transposeB)}));
  if (isa<IntegerType>(getElementTypeOrSelf(a)))
    return multiplyIntegers(ctx, a, b, transposeA, transposeB);
  bool isConstant = tf::getConstant(b) != nullptr;
  if (!isConstant && (transposeA || !transposeB))
    return ctx.replace(
        batchMatMul(ctx, ctx.type(), a, b, transposeA, transposeB));
  if (transposeA)
    a = ctx.transpose(a, {1, 0});
  if (!transposeB)
    b = ctx.transpose(b, {1, 0});
  return ctx.replace(fullyConnected(ctx, ctx.type(), a, b, /*keepDims=*/false));
}

LogicalResult lowerSparseMatMul(LoweringContext &ctx) {
  Type f32 = ctx.rewriter.getF32Type();
  return ctx.replace(
      ctx.tf("MatMul", ctx.type(),
             {ctx.castTo(ctx.in("a"), f32), ctx.castTo(ctx.in("b"), f32)},
             {ctx.flag("transpose_a", ctx.boolAttr("transpose_a")),
              ctx.flag("transpose_b", ctx.boolAttr("transpose_b"))}));
}

//===----------------------------------------------------------------------===//
// Batches
//===----------------------------------------------------------------------===//

/// A constant that is one matrix, with or without batch axes of size one.
static std::optional<int64_t> singleMatrixRank(Value value) {
  if (!tf::getConstant(value) || !hasStaticShape(value))
    return std::nullopt;
  ArrayRef<int64_t> shape = *shapeOf(value);
  if (shape.size() < 2 ||
      llvm::any_of(shape.drop_back(2), [](int64_t n) { return n != 1; }))
    return std::nullopt;
  return int64_t(shape.size());
}

static Ints swapLastTwo(int64_t rank) {
  Ints axes = sequence(0, rank);
  std::swap(axes[rank - 2], axes[rank - 1]);
  return axes;
}

/// The kernel of BATCH_MATMUL supports up to three batch axes: more are
/// flattened to one, after broadcasting both operands to the same batch shape.
static LogicalResult batchMatMulHighRank(LoweringContext &ctx, Value x, Value y,
                                         bool adjX, bool adjY) {
  SymbolicDims xs = symbolicDims(x), ys = symbolicDims(y);
  size_t batches = xs.size() - 2;
  SymbolicDim count(1);
  SymbolicDims result;
  for (size_t i = 0; i < batches; ++i) {
    if (ys.size() != xs.size() || !xs[i].isStatic() || !ys[i].isStatic() ||
        xs[i].size() != ys[i].size())
      return ctx.reject("TFLite's BATCH_MATMUL broadcasts up to 3 batch "
                        "dimensions",
                        "bring both operands to one shape of batches");
    count = count * xs[i];
    result.push_back(xs[i]);
  }
  SymbolicDim rows = xs[batches + adjX], columns = ys[batches + !adjY];
  Value flatX = ctx.reshape(x, {count, xs[batches], xs[batches + 1]});
  Value flatY = ctx.reshape(y, {count, ys[batches], ys[batches + 1]});
  Type type =
      withShape(ctx.type(), {count.size(), rows.size(), columns.size()});
  Value product = batchMatMul(ctx, type, flatX, flatY, adjX, adjY);
  result.append({rows, columns});
  return ctx.replace(
      ctx.tf("Reshape", ctx.type(), {product, ctx.shapeVector(result, true)}));
}

LogicalResult lowerBatchMatMul(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  bool adjX = ctx.boolAttr("adj_x"), adjY = ctx.boolAttr("adj_y");
  if (isa<IntegerType>(getElementTypeOrSelf(x)))
    return multiplyIntegers(ctx, x, y, adjX, adjY);
  std::optional<int64_t> rank = rankOf(x), weightsRank = singleMatrixRank(y);
  if (weightsRank && rank && *rank >= *weightsRank) {
    ArrayRef<int64_t> shape = shapeOf(y)->take_back(2);
    Value weights =
        ctx.reshape(y, {SymbolicDim(shape[0]), SymbolicDim(shape[1])});
    if (!adjY)
      weights = ctx.transpose(weights, {1, 0});
    if (adjX)
      x = ctx.transpose(x, swapLastTwo(*rank));
    return ctx.replace(
        fullyConnected(ctx, ctx.type(), x, weights, /*keepDims=*/true));
  }
  if (rank.value_or(0) > 5 || rankOf(y).value_or(0) > 5) {
    if (!rank || !rankOf(y))
      return ctx.reject("TFLite's BATCH_MATMUL takes up to 5 dimensions, and "
                        "the rank of an operand is not known",
                        kGiveRank);
    return batchMatMulHighRank(ctx, x, y, adjX, adjY);
  }
  return ctx.replace(batchMatMul(ctx, ctx.type(), x, y, adjX, adjY));
}

/// Both operands and the result may have different types.
LogicalResult lowerBatchMatMulV3(LoweringContext &ctx) {
  Value x = ctx.in("x"), y = ctx.in("y");
  bool adjX = ctx.boolAttr("adj_x"), adjY = ctx.boolAttr("adj_y");
  Type a = getElementTypeOrSelf(x), b = getElementTypeOrSelf(y);
  Type result = getElementTypeOrSelf(ctx.type());
  if (a.isF32() && b.isF32() && result.isF32())
    return lowerBatchMatMul(ctx);
  if (contains(C64, a) && a == b && a == result)
    return ctx.replace(
        ctx.tf("BatchMatMulV2", ctx.type(), {x, y},
               {ctx.flag("adj_x", adjX), ctx.flag("adj_y", adjY)}));
  if (a.isInteger(8) && a == b && result.isInteger(32) &&
      !a.isUnsignedInteger() && rankOf(x).value_or(0) <= 5 &&
      rankOf(y).value_or(0) <= 5)
    return ctx.replace(batchMatMul(ctx, ctx.type(), x, y, adjX, adjY));
  for (Type type : {a, b, result})
    if (!contains(F16 | BF16 | F32, type))
      return ctx.reject(Code::UnsupportedType,
                        "TFLite's BATCH_MATMUL multiplies float32, and int8 to "
                        "int32");
  Type f32 = ctx.rewriter.getF32Type();
  Value product = ctx.tf("BatchMatMulV2", withElementType(ctx.type(), f32),
                         {ctx.castTo(x, f32), ctx.castTo(y, f32)},
                         {ctx.flag("adj_x", adjX), ctx.flag("adj_y", adjY)});
  return ctx.replace(ctx.castTo(product, result));
}

} // namespace tfuse::lowering
