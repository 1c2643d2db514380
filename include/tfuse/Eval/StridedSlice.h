//===- StridedSlice.h - What a StridedSlice selects -------------*- C++ -*-===//
//
// StridedSlice encodes Python's x[begin:end:step, ..., newaxis, 3] in three
// vectors and five bit masks. Resolved against a shape it becomes what it
// means: per axis of the operand a begin, a step and a number of elements.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EVAL_STRIDEDSLICE_H
#define TFUSE_EVAL_STRIDEDSLICE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace tfuse::eval {

/// The op's attributes of these names; bit i is about entry i of the vectors.
struct StridedSliceMasks {
  int64_t begin = 0, end = 0, ellipsis = 0, newAxis = 0, shrinkAxis = 0;
};

struct StridedSliceSpec {
  /// One entry per axis of the operand.
  llvm::SmallVector<int64_t> begins, steps, sizes;
  /// The sizes without the axes that shrink, with ones for new axes.
  llvm::SmallVector<int64_t> resultShape;
};

/// Nothing if the entries do not fit the shape, a step is zero, or a single
/// index is out of range. The shape must be static.
std::optional<StridedSliceSpec>
resolveStridedSlice(llvm::ArrayRef<int64_t> shape,
                    llvm::ArrayRef<int64_t> begin, llvm::ArrayRef<int64_t> end,
                    llvm::ArrayRef<int64_t> step,
                    const StridedSliceMasks &masks);

} // namespace tfuse::eval

#endif // TFUSE_EVAL_STRIDEDSLICE_H
