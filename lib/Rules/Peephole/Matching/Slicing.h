//===- Slicing.h - Bounds of slices -----------------------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_SLICING_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_SLICING_H

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include <optional>

namespace tfuse::tfl {

/// Constant bounds of a slice, normalized to be in range. A size is dynamic if
/// the slice extends to the end of an unknown dimension.
struct SliceBounds {
  llvm::SmallVector<int64_t> starts, sizes;
};

/// The bounds of a slice, or of a strided_slice with strides of 1 and without
/// new or shrunk axes. Nothing if they are not constant, or the rank is
/// unknown.
std::optional<SliceBounds> boundsOf(SliceOp op);
std::optional<SliceBounds> boundsOf(StridedSliceOp op);

/// True if the slice provably covers its input.
bool isWholeSlice(SliceOp op);
bool isWholeSlice(StridedSliceOp op);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_SLICING_H
