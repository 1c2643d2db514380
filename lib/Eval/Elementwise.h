//===- Elementwise.h - Loops over broadcast operands ------------*- C++ -*-===//
//
// Splats and axes of size one are read with stride zero; adjacent axes with
// compatible strides in all operands are merged.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EVAL_ELEMENTWISE_H
#define TFUSE_LIB_EVAL_ELEMENTWISE_H

#include "StridedCopy.h"
#include "tfuse/Eval/KernelContext.h"

namespace tfuse::eval {

using Shape = llvm::SmallVector<int64_t, 6>;

/// The shape that `a` and `b` broadcast to under NumPy's rules; nullopt if they
/// do not broadcast.
std::optional<Shape> broadcastShapes(llvm::ArrayRef<int64_t> a,
                                     llvm::ArrayRef<int64_t> b);

/// The strides of an operand that is broadcast to `shape`.
inline llvm::SmallVector<int64_t, 4>
operandStrides(const HostTensor &operand, llvm::ArrayRef<int64_t> shape) {
  if (operand.isSplat())
    return llvm::SmallVector<int64_t, 4>(shape.size(), 0);
  return broadcastStrides(denseStrides(operand.shape()), operand.shape(),
                          shape);
}

/// Loops over several views in the order of a common shape.
template <unsigned N> class BroadcastLoop {
public:
  BroadcastLoop(llvm::ArrayRef<int64_t> shape,
                std::array<llvm::SmallVector<int64_t, 4>, N> views)
      : sizes(shape), strides(std::move(views)),
        empty(llvm::is_contained(shape, 0)) {
    mergeAxes(sizes, strides);
  }

  /// Every operand must broadcast to `shape`.
  BroadcastLoop(llvm::ArrayRef<int64_t> shape,
                const std::array<const HostTensor *, N> &operands)
      : BroadcastLoop(shape, viewsOf(shape, operands)) {}

  /// Calls `row(offsets, innerStrides, count)` for each innermost row, in the
  /// row-major order of the shape. Offsets are in elements.
  template <typename Row> void run(Row row) const {
    if (empty)
      return;
    std::array<int64_t, N> offsets = {}, inner = {};
    int64_t count = sizes.empty() ? 1 : sizes.back();
    size_t outer = sizes.empty() ? 0 : sizes.size() - 1;
    if (!sizes.empty())
      for (unsigned i = 0; i < N; ++i)
        inner[i] = strides[i].back();
    Shape index(outer, 0);
    while (true) {
      row(offsets, inner, count);
      size_t axis = outer;
      while (axis-- > 0) {
        for (unsigned i = 0; i < N; ++i)
          offsets[i] += strides[i][axis];
        if (++index[axis] < sizes[axis])
          break;
        for (unsigned i = 0; i < N; ++i)
          offsets[i] -= strides[i][axis] * sizes[axis];
        index[axis] = 0;
      }
      if (axis == size_t(-1))
        return;
    }
  }

private:
  static std::array<llvm::SmallVector<int64_t, 4>, N>
  viewsOf(llvm::ArrayRef<int64_t> shape,
          const std::array<const HostTensor *, N> &operands) {
    std::array<llvm::SmallVector<int64_t, 4>, N> views;
    for (unsigned i = 0; i < N; ++i)
      views[i] = operandStrides(*operands[i], shape);
    return views;
  }

  Shape sizes;
  std::array<llvm::SmallVector<int64_t, 4>, N> strides;
  bool empty;
};

/// The stored elements, to which the loop's offsets apply: one for a splat,
/// else all.
template <typename T> const T *elementsOf(const HostTensor &tensor) {
  if (tensor.isSplat())
    return reinterpret_cast<const T *>(tensor.splatElement().data());
  return tensor.data<T>().data();
}

/// result[i] = fn(a[i]).
template <typename T, typename R, typename Fn>
void mapUnary(const HostTensor &a, HostTensor &result, Fn fn) {
  const T *in = elementsOf<T>(a);
  R *out = result.mutableData<R>().data();
  BroadcastLoop<1>(result.shape(), {&a})
      .run([&](auto offsets, auto strides, int64_t count) {
        for (int64_t i = 0; i < count; ++i)
          *out++ = fn(in[offsets[0] + i * strides[0]]);
      });
}

/// result[i] = fn(a[i], b[i]).
template <typename A, typename B, typename R, typename Fn>
void mapBinary(const HostTensor &a, const HostTensor &b, HostTensor &result,
               Fn fn) {
  const A *left = elementsOf<A>(a);
  const B *right = elementsOf<B>(b);
  R *out = result.mutableData<R>().data();
  BroadcastLoop<2>(result.shape(), {&a, &b})
      .run([&](auto offsets, auto strides, int64_t count) {
        const A *x = left + offsets[0];
        const B *y = right + offsets[1];
        for (int64_t i = 0; i < count; ++i)
          out[i] = fn(x[i * strides[0]], y[i * strides[1]]);
        out += count;
      });
}

/// Checks that there are two operands of one element type, and allocates
/// result 0 in the shape they broadcast to. Null if anything fails.
HostTensor *allocateBroadcast(KernelContext &context);

} // namespace tfuse::eval

#endif // TFUSE_LIB_EVAL_ELEMENTWISE_H
