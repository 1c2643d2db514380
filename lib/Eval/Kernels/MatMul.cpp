//===- MatMul.cpp - Matmuls -----------------------------------------------===//

#include "../Elementwise.h"
#include "../Kernels.h"
#include "../WrapArithmetic.h"
#include <Eigen/Core>

using namespace mlir;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace tfuse::eval {

namespace {

/// A matmul of an m x k and a k x n matrix. With `adjoint`, transposed operands
/// are also conjugated.
struct Product {
  int64_t m, n, k;
  bool transposeA, transposeB, adjoint;
};

/// The type in which matmuls with results of type R are computed: float or
/// double for floats, unsigned types, which wrap around, for integers.
template <typename R> struct MatrixElement {
  using type = Wide<R>;
};
template <typename R>
  requires IsInteger<R>::value
struct MatrixElement<R> {
  using type =
      std::conditional_t<sizeof(R) < 4, uint32_t, std::make_unsigned_t<R>>;
};

template <typename T>
using Matrix =
    Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// A matrix, cast and optionally transposed.
template <typename W, typename T>
Matrix<W> load(const T *data, int64_t rows, int64_t columns, bool transpose,
               bool adjoint) {
  Matrix<W> matrix =
      transpose ? Matrix<W>(columns, rows) : Matrix<W>(rows, columns);
  if (!transpose) {
    for (int64_t i = 0; i < rows * columns; ++i)
      matrix.data()[i] = static_cast<W>(data[i]);
    return matrix;
  }
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = 0; column < columns; ++column) {
      W value = static_cast<W>(data[row * columns + column]);
      if constexpr (IsComplex<T>::value)
        if (adjoint)
          value = std::conj(value);
      matrix(column, row) = value;
    }
  return matrix;
}

template <typename T, typename R>
void multiply(const Product &product, const T *a, const T *b, R *out) {
  using W = typename MatrixElement<R>::type;
  auto left = product.transposeA
                  ? load<W>(a, product.k, product.m, true, product.adjoint)
                  : load<W>(a, product.m, product.k, false, false);
  auto right = product.transposeB
                   ? load<W>(b, product.n, product.k, true, product.adjoint)
                   : load<W>(b, product.k, product.n, false, false);
  Matrix<W> result = left * right;
  for (int64_t i = 0; i < product.m * product.n; ++i)
    out[i] = static_cast<R>(result.data()[i]);
}

LogicalResult batchMatMul(KernelContext &context, bool transposeA,
                          bool transposeB, bool adjoint, bool broadcasts) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &a = context.operand(0), &b = context.operand(1);
  if (a.rank() < 2 || b.rank() < 2 || a.elementType() != b.elementType())
    return context.fail("the operands must be matrices of one element type");
  Product product = {transposeA ? a.dim(-1) : a.dim(-2),
                     transposeB ? b.dim(-2) : b.dim(-1),
                     transposeA ? a.dim(-2) : a.dim(-1),
                     transposeA,
                     transposeB,
                     adjoint};
  if (product.k != (transposeB ? b.dim(-1) : b.dim(-2)))
    return context.fail("the contracted dimensions differ");
  ArrayRef<int64_t> batchA = a.shape().drop_back(2),
                    batchB = b.shape().drop_back(2);
  std::optional<Shape> batch = broadcastShapes(batchA, batchB);
  if (!batch || (!broadcasts && batchA != batchB))
    return context.fail("the batch dimensions are incompatible");
  Shape shape = *batch;
  shape.append({product.m, product.n});
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  int64_t batches = volume(*batch);
  std::optional<int64_t> work =
      checkedProduct({batches, product.m, product.n, product.k});
  if (!context.affordable(work.value_or(INT64_MAX)))
    return failure();

  bool known = false;
  auto run = [&]<typename T, typename R>(TypeTag<T>, TypeTag<R>) {
    const T *left = a.data<T>().data(), *right = b.data<T>().data();
    R *out = result->mutableData<R>().data();
    known = true;
    BroadcastLoop<2> loop(
        *batch, {broadcastStrides(denseStrides(batchA), batchA, *batch),
                 broadcastStrides(denseStrides(batchB), batchB, *batch)});
    if (result->empty())
      return;
    loop.run([&](auto offsets, auto strides, int64_t count) {
      for (int64_t i = 0; i < count; ++i) {
        int64_t matrixA = offsets[0] + i * strides[0];
        int64_t matrixB = offsets[1] + i * strides[1];
        multiply<T, R>(product, left + matrixA * product.m * product.k,
                       right + matrixB * product.k * product.n, out);
        out += product.m * product.n;
      }
    });
  };
  dispatch<IsNumber>(a.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    if (result->kind() == a.kind())
      return run(tag, tag);
    // Only BatchMatMulV3 has a separate result type.
    if constexpr (sizeof(T) == 1 && IsInteger<T>::value)
      if (result->kind() == ElementKind::Int32)
        run(TypeTag<T>(), TypeTag<int32_t>());
  });
  return known ? success() : context.unsupportedType();
}

} // namespace

LogicalResult evalMatMul(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  if (context.operand(0).rank() != 2 || context.operand(1).rank() != 2)
    return context.fail("the operands must be matrices");
  return batchMatMul(context, context.boolAttr("transpose_a"),
                     context.boolAttr("transpose_b"), /*adjoint=*/false,
                     /*broadcasts=*/false);
}

// BatchMatMul does not broadcast batch axes.
LogicalResult evalBatchMatMul(KernelContext &context) {
  return batchMatMul(context, context.boolAttr("adj_x"),
                     context.boolAttr("adj_y"), /*adjoint=*/true,
                     /*broadcasts=*/false);
}

LogicalResult evalBatchMatMulV2(KernelContext &context) {
  return batchMatMul(context, context.boolAttr("adj_x"),
                     context.boolAttr("adj_y"), /*adjoint=*/true,
                     /*broadcasts=*/true);
}

} // namespace tfuse::eval
