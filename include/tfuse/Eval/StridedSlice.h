//===- StridedSlice.h - Resolves StridedSlice ops ---------------*- C++ -*-===//
//
// StridedSlice encodes Python's x[begin:end:step, ..., newaxis, 3] in three
// vectors and five bit masks. Resolved against a shape, it is a begin, a step
// and a number of elements for each axis of the operand.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EVAL_STRIDEDSLICE_H
#define TFUSE_EVAL_STRIDEDSLICE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace tfuse::eval {

/// The mask attributes of the op; bit i refers to entry i of the vectors.
struct StridedSliceMasks {
  int64_t begin = 0, end = 0, ellipsis = 0, newAxis = 0, shrinkAxis = 0;
};

struct StridedSliceSpec {
  /// One entry per axis of the operand.
  llvm::SmallVector<int64_t> begins, steps, sizes;
  /// The sizes without the axes that shrink, with ones for new axes.
  llvm::SmallVector<int64_t> resultShape;
};

/// Nullopt if the entries do not fit the shape, a step is zero, or a single
/// index is out of range. The shape must be static.
std::optional<StridedSliceSpec>
resolveStridedSlice(llvm::ArrayRef<int64_t> shape,
                    llvm::ArrayRef<int64_t> begin, llvm::ArrayRef<int64_t> end,
                    llvm::ArrayRef<int64_t> step,
                    const StridedSliceMasks &masks);

} // namespace tfuse::eval

#endif // TFUSE_EVAL_STRIDEDSLICE_H
