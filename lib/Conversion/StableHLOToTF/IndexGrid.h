//===- IndexGrid.h - Indices of all elements of windows ---------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_STABLEHLOTOTF_INDEXGRID_H
#define TFUSE_CONVERSION_STABLEHLOTOTF_INDEXGRID_H

#include "Lowering.h"

namespace tfuse::stablehlo {

struct GridRequest {
  /// The indexed axis of the operand for each component of an index vector
  /// (start_index_map).
  Ints map;
  /// Batching dimensions of the operand and of the indices.
  Ints batching, indexBatching;
  /// Indexed axes with a window, ascending.
  Ints windows;
  /// The window size of each axis of the operand.
  Ints sizes;
  /// The axis of the indices that holds the index vectors (index_vector_dim).
  int64_t vectorAxis;
};

struct IndexGrid {
  /// Has the shape [batch..., windows..., number of indexed axes].
  Value indices;
  /// The axes of the operand: first the batching axes, then the other indexed
  /// axes, then the rest.
  Ints operandOrder;
  /// Whether each index is in range, of shape [batch..., 1...]. Null with
  /// `clamps`, or if all indices are known to be in range.
  Value inRange;
};

/// With `clamps`, windows out of range are clamped. Nullopt if the op is
/// rejected because its windows are too large.
std::optional<IndexGrid> makeGrid(HloContext &ctx, Value operand, Value indices,
                                  const GridRequest &request, bool clamps);

} // namespace tfuse::stablehlo

#endif // TFUSE_CONVERSION_STABLEHLOTOTF_INDEXGRID_H
