//===- Slicing.h - Bounds of slices -----------------------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_SLICING_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_SLICING_H

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include <optional>

namespace tfuse::tfl {

/// A slice with constant bounds: starts are inside, sizes fit. A size is
/// dynamic where it goes to the end of an unknown dimension.
struct SliceBounds {
  llvm::SmallVector<int64_t> starts, sizes;
};

/// The bounds of a slice, or of a strided_slice with steps of 1 and without new
/// or shrunk axes. Nothing if they are not constant, or the rank is unknown.
std::optional<SliceBounds> boundsOf(SliceOp op);
std::optional<SliceBounds> boundsOf(StridedSliceOp op);

/// Whether the slice takes all of its input for certain.
bool isWholeSlice(SliceOp op);
bool isWholeSlice(StridedSliceOp op);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_SLICING_H
