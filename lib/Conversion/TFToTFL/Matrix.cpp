//===- Matrix.cpp - Diagonals and bands of matrices -----------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

/// TFLite supports only the main diagonal of square matrices.
static LogicalResult checkMainDiagonal(LoweringContext &ctx) {
  std::optional<Ints> k = constantInts(ctx.in("k"));
  if (!k || llvm::any_of(*k, [](int64_t n) { return n != 0; }))
    return ctx.reject(
        "k is not the constant 0, and TFLite has the main diagonal only");
  return success();
}

LogicalResult lowerMatrixDiag(LoweringContext &ctx) {
  return ctx.replace(
      ctx.emit<tfl::MatrixDiagOp>(ctx.type(), ctx.in("diagonal")));
}

LogicalResult lowerMatrixDiagV2(LoweringContext &ctx) {
  if (failed(checkMainDiagonal(ctx)))
    return failure();
  Value diagonal = ctx.in("diagonal");
  for (StringRef name : {"num_rows", "num_cols"}) {
    std::optional<int64_t> count = constantInt(ctx.in(name));
    if (!count || (*count != -1 && *count != dimOf(diagonal, -1)))
      return ctx.reject(name +
                        " is not the length of the diagonal, and TFLite's "
                        "MATRIX_DIAG makes square matrices only");
  }
  if (!isConstantSplat(ctx.in("padding_value"), 0))
    return ctx.reject("padding_value is not the constant 0, and TFLite's "
                      "MATRIX_DIAG fills with zeros only");
  return ctx.replace(ctx.emit<tfl::MatrixDiagOp>(ctx.type(), diagonal));
}

/// tf.Diag of a vector is MatrixDiag. For higher ranks, its result is a tensor
/// of twice the rank.
LogicalResult lowerDiag(LoweringContext &ctx) {
  if (rankOf(ctx.in("diagonal")) != 1)
    return ctx.reject("its operand is not known to be a vector, and TFLite's "
                      "MATRIX_DIAG makes matrices only",
                      kGiveRank);
  return lowerMatrixDiag(ctx);
}

LogicalResult lowerMatrixSetDiag(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<tfl::MatrixSetDiagOp>(
      ctx.type(), {ctx.in("input"), ctx.in("diagonal")}));
}

LogicalResult lowerMatrixSetDiagV2(LoweringContext &ctx) {
  if (failed(checkMainDiagonal(ctx)))
    return failure();
  return lowerMatrixSetDiag(ctx);
}

/// The diagonal of [..., M, N] is every (N + 1)th element of [..., M * N].
static LogicalResult takeDiagonal(LoweringContext &ctx) {
  Value x = ctx.in("input");
  std::optional<int64_t> rank = rankOf(x);
  int64_t rows = dimOf(x, -2), columns = dimOf(x, -1);
  if (!rank || *rank < 2 || rows == kDynamic || columns == kDynamic)
    return ctx.reject("the last two sizes of its operand are not known",
                      kFixShapes);
  SymbolicDims dims = symbolicDims(x);
  dims.pop_back_n(2);
  dims.push_back(SymbolicDim(rows * columns));
  Value flat = ctx.reshape(x, dims);
  int64_t count = std::min(rows, columns);
  int64_t end = count == 0 ? 0 : (count - 1) * (columns + 1) + 1;
  Ints begins(*rank - 1, 0), ends(*rank - 1, 0), strides(*rank - 1, 1);
  ends.back() = end;
  strides.back() = columns + 1;
  int64_t all = (int64_t(1) << (*rank - 2)) - 1;
  return ctx.replace(
      ctx.tf("StridedSlice", ctx.type(),
             {flat, ctx.i32s(begins), ctx.i32s(ends), ctx.i32s(strides)},
             {ctx.i64Attr("begin_mask", all), ctx.i64Attr("end_mask", all)}));
}

LogicalResult lowerMatrixDiagPart(LoweringContext &ctx) {
  return takeDiagonal(ctx);
}
LogicalResult lowerMatrixDiagPartV2(LoweringContext &ctx) {
  return failed(checkMainDiagonal(ctx)) ? failure() : takeDiagonal(ctx);
}
LogicalResult lowerDiagPart(LoweringContext &ctx) {
  if (rankOf(ctx.in("input")) != 2)
    return ctx.reject("its operand is not known to be a matrix", kGiveRank);
  return takeDiagonal(ctx);
}

//===----------------------------------------------------------------------===//
// Bands
//===----------------------------------------------------------------------===//

/// A constant mask of the elements in the band, for constant bounds.
static Value constantBand(LoweringContext &ctx, int64_t rows, int64_t columns,
                          int64_t lower, int64_t upper) {
  SmallVector<bool> inBand;
  inBand.reserve(rows * columns);
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = 0; column < columns; ++column)
      inBand.push_back((lower < 0 || row - column <= lower) &&
                       (upper < 0 || column - row <= upper));
  auto type = tensorOf({rows, columns}, ctx.rewriter.getI1Type());
  return ctx.constant(DenseElementsAttr::get(type, ArrayRef<bool>(inBand)));
}

/// The same, computed: with offset = row - column, which is
///   (lower < 0 || offset <= lower) && (upper < 0 || -offset <= upper)
static Value computedBand(LoweringContext &ctx, Value x, Value lower,
                          Value upper) {
  Type i32 = ctx.rewriter.getI32Type(), i1 = ctx.rewriter.getI1Type();
  auto range = [&](int64_t axis) {
    return ctx.tf("Range", tensorOf(dimOf(x, axis), i32),
                  {ctx.i32Scalar(0), ctx.sizeScalar(SymbolicDim(x, axis)),
                   ctx.i32Scalar(1)});
  };
  Value rowNumbers = range(-2), columnNumbers = range(-1);
  Value rows =
      ctx.reshape(rowNumbers, {SymbolicDim(rowNumbers, 0), SymbolicDim(1)});
  Value offset = ctx.sub(rows, columnNumbers);
  Type mask = withElementType(offset.getType(), i1);
  auto within = [&](Value distance, Value limit) {
    limit = ctx.asI32(limit);
    Value isOpen = ctx.compare("Less", limit, ctx.i32Scalar(0));
    Value isNear = ctx.compare("LessEqual", distance, limit);
    return ctx.tf("LogicalOr", mask, {isNear, isOpen});
  };
  Value below = within(offset, lower);
  Value above = within(ctx.unary("Neg", offset), upper);
  return ctx.tf("LogicalAnd", mask, {below, above});
}

LogicalResult lowerMatrixBandPart(LoweringContext &ctx) {
  Value x = ctx.in("input");
  Value lower = ctx.in("num_lower"), upper = ctx.in("num_upper");
  std::optional<int64_t> rank = rankOf(x);
  if (!rank || *rank < 2)
    return ctx.reject("its operand is not known to have two dimensions or more",
                      kGiveRank);
  int64_t rows = dimOf(x, -2), columns = dimOf(x, -1);
  std::optional<int64_t> below = constantInt(lower), above = constantInt(upper);
  constexpr int64_t kMaxMask = 1 << 20;
  bool isConstant = rows != kDynamic && columns != kDynamic && below && above &&
                    rows < kMaxMask && columns < kMaxMask &&
                    rows * columns <= kMaxMask;
  Value band = isConstant ? constantBand(ctx, rows, columns, *below, *above)
                          : computedBand(ctx, x, lower, upper);
  return ctx.replace(ctx.select(band, x, ctx.scalarLike(x, 0)));
}

} // namespace tfuse::lowering
