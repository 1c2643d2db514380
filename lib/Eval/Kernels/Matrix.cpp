//===- Matrix.cpp - Diagonals and bands of matrices -----------------------===//

#include "../Axes.h"
#include "../Kernels.h"

using namespace mlir;
using llvm::SmallVector;

namespace tfuse::eval {

// Vectors become diagonals of matrices.
LogicalResult evalMatrixDiag(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  if (operand.rank() < 1)
    return context.fail("the operand is a scalar");
  int64_t size = operand.dim(-1);
  SmallVector<int64_t> shape(operand.shape());
  shape.push_back(size);
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  clear(*result);
  for (int64_t i = 0, e = operand.numElements(); i < e; ++i)
    copyElements(operand, i, *result, i * size + i % size, 1);
  return success();
}

LogicalResult evalMatrixDiagPart(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  if (operand.rank() < 2)
    return context.fail("the operand must have rank 2 or more");
  int64_t rows = operand.dim(-2), columns = operand.dim(-1);
  int64_t size = std::min(rows, columns);
  SmallVector<int64_t> shape(operand.shape().drop_back(2));
  int64_t matrices = volume(shape);
  shape.push_back(size);
  HostTensor *result = context.allocate(0, shape);
  if (!result || result->empty())
    return success(result != nullptr);
  for (int64_t matrix = 0; matrix < matrices; ++matrix)
    for (int64_t i = 0; i < size; ++i)
      copyElements(operand, matrix * rows * columns + i * columns + i, *result,
                   matrix * size + i, 1);
  return success();
}

LogicalResult evalMatrixSetDiag(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(0),
                   &diagonal = context.operand(1);
  if (operand.rank() < 2 || diagonal.rank() != operand.rank() - 1 ||
      diagonal.elementType() != operand.elementType() ||
      diagonal.shape().drop_back() != operand.shape().drop_back(2))
    return context.fail(
        "the diagonal must have the matrix's type and batch dimensions");
  int64_t rows = operand.dim(-2), columns = operand.dim(-1);
  int64_t size = std::min(rows, columns);
  if (diagonal.dim(-1) != size)
    return context.fail("the diagonal must have min(rows, columns) elements");
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  copyElements(operand, 0, *result, 0, operand.numElements());
  for (int64_t i = 0, e = diagonal.numElements(); i < e; ++i)
    copyElements(diagonal, i, *result,
                 i / size * rows * columns + i % size * (columns + 1), 1);
  return success();
}

// Keeps a number of diagonals on either side of the main one (all of them if
// the number is negative), and clears the rest.
LogicalResult evalMatrixBandPart(KernelContext &context) {
  std::optional<int64_t> lower = context.intScalar(1),
                         upper = context.intScalar(2);
  if (failed(context.expectOperands(3)) || !lower || !upper)
    return context.fail("num_lower and num_upper must be integer scalars");
  const HostTensor &operand = context.operand(0);
  if (operand.rank() < 2)
    return context.fail("the operand must have rank 2 or more");
  int64_t rows = operand.dim(-2), columns = operand.dim(-1);
  if (*lower > rows || *upper > columns)
    return context.fail("num_lower or num_upper exceeds the matrix");
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  clear(*result);
  for (int64_t i = 0, e = operand.numElements(); i < e; ++i) {
    int64_t row = i / columns % rows, column = i % columns;
    bool inside = (*lower < 0 || row - column <= *lower) &&
                  (*upper < 0 || column - row <= *upper);
    if (inside)
      copyElements(operand, i, *result, i, 1);
  }
  return success();
}

// MatrixDiagV2 and V3, which choose the diagonal and the padding value.
LogicalResult evalMatrixDiagV3(KernelContext &context) {
  auto band = context.ints(1);
  std::optional<int64_t> rows = context.intScalar(2),
                         columns = context.intScalar(3);
  if (failed(context.expectOperands(5)) || !band || !rows || !columns)
    return context.fail("k, num_rows and num_cols must be integers");
  const HostTensor &operand = context.operand(0), &filler = context.operand(4);
  bool isBand = band->size() == 2 && (*band)[0] != (*band)[1];
  if (isBand || band->empty() || band->size() > 2)
    return context.unsupported("several diagonals are unsupported");
  int64_t k = band->front();
  if (operand.rank() < 1 || filler.numElements() != 1 ||
      filler.elementType() != operand.elementType() || std::abs(k) > INT32_MAX)
    return context.fail("diagonal, k and padding_value are inconsistent");
  int64_t length = operand.dim(-1);
  int64_t leastRows = length - std::min<int64_t>(k, 0),
          leastColumns = length + std::max<int64_t>(k, 0);
  // -1 means the minimum size; if only one size is given, the other is derived
  // from it.
  if (*rows == -1 && *columns == -1)
    rows = columns = std::max(leastRows, leastColumns);
  else if (*rows == -1)
    rows = leastRows;
  else if (*columns == -1)
    columns = leastColumns;
  if (*rows < leastRows || *columns < leastColumns ||
      (*rows != leastRows && *columns != leastColumns))
    return context.fail("num_rows or num_cols contradicts the diagonal");
  SmallVector<int64_t> shape(operand.shape().drop_back());
  shape.append({*rows, *columns});
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  for (int64_t i = 0, e = result->numElements(); i < e; ++i)
    copyElements(filler, 0, *result, i, 1);
  int64_t firstRow = std::max<int64_t>(-k, 0),
          firstColumn = std::max<int64_t>(k, 0);
  for (int64_t i = 0, e = operand.numElements(); i < e; ++i) {
    int64_t matrix = i / length, at = i % length;
    copyElements(operand, i, *result,
                 (matrix * *rows + firstRow + at) * *columns + firstColumn + at,
                 1);
  }
  return success();
}

LogicalResult evalMatrixDiagPartV3(KernelContext &context) {
  auto band = context.ints(1);
  if (failed(context.expectOperands(3)) || !band)
    return context.fail("k must be an integer");
  const HostTensor &operand = context.operand(0);
  bool isBand = band->size() == 2 && (*band)[0] != (*band)[1];
  if (isBand || band->empty() || band->size() > 2)
    return context.unsupported("several diagonals are unsupported");
  int64_t k = band->front();
  if (operand.rank() < 2)
    return context.fail("the operand must have rank 2 or more");
  int64_t rows = operand.dim(-2), columns = operand.dim(-1);
  // TensorFlow accepts the main diagonal of every matrix, empty ones included.
  if (k != 0 && (k <= -rows || k >= columns))
    return context.fail("k is outside the matrix");
  int64_t firstRow = std::max<int64_t>(-k, 0),
          firstColumn = std::max<int64_t>(k, 0);
  int64_t length = std::min(rows - firstRow, columns - firstColumn);
  SmallVector<int64_t> shape(operand.shape().drop_back(2));
  int64_t matrices = volume(shape);
  shape.push_back(length);
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  for (int64_t i = 0; i < matrices * length; ++i)
    copyElements(operand,
                 (i / length * rows + firstRow + i % length) * columns +
                     firstColumn + i % length,
                 *result, i, 1);
  return success();
}

LogicalResult evalDiag(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  SmallVector<int64_t> shape(operand.shape());
  shape.append(operand.shape().begin(), operand.shape().end());
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  clear(*result);
  int64_t size = operand.numElements();
  for (int64_t i = 0; i < size; ++i)
    copyElements(operand, i, *result, i * size + i, 1);
  return success();
}

} // namespace tfuse::eval
