//===- StridedCopy.h - Bring a strided view into row-major order *- C++ -*-===//
//
// The inner loop of every layout change. A view is a base address and, per
// axis, a size and a stride in elements, which may be zero or negative.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EVAL_STRIDEDCOPY_H
#define TFUSE_LIB_EVAL_STRIDEDCOPY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace tfuse::eval {

/// Copies the view at `source` to `target`, dense and row-major. No alignment
/// is needed. `width` is the size of an element in bytes.
void copyStrided(const char *source, llvm::ArrayRef<int64_t> sizes,
                 llvm::ArrayRef<int64_t> strides, unsigned width, char *target);

/// Merges neighboring axes that one loop can iterate over in all views of the
/// same `sizes`, and drops axes of size one. The result may have no axes.
void mergeAxes(llvm::SmallVectorImpl<int64_t> &sizes,
               llvm::MutableArrayRef<llvm::SmallVector<int64_t, 4>> views);

/// The strides of a dense row-major tensor.
llvm::SmallVector<int64_t, 4> denseStrides(llvm::ArrayRef<int64_t> sizes);

/// The strides of a view of `sizes` that is broadcast to `shape` under NumPy's
/// rules.
llvm::SmallVector<int64_t, 4> broadcastStrides(llvm::ArrayRef<int64_t> strides,
                                               llvm::ArrayRef<int64_t> sizes,
                                               llvm::ArrayRef<int64_t> shape);

/// The product of sizes, which must not overflow.
int64_t volume(llvm::ArrayRef<int64_t> sizes);

} // namespace tfuse::eval

#endif // TFUSE_LIB_EVAL_STRIDEDCOPY_H
