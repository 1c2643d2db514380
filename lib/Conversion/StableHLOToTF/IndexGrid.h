//===- IndexGrid.h - Indices of all elements of windows ---------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_STABLEHLOTOTF_INDEXGRID_H
#define TFUSE_CONVERSION_STABLEHLOTOTF_INDEXGRID_H

#include "Lowering.h"

namespace tfuse::stablehlo {

struct GridRequest {
  /// The axis of the operand for each component of an index.
  Ints map;
  /// Batching dimensions of the operand and of the indices.
  Ints batching, indexBatching;
  /// Indexed axes of which windows are taken, ascending.
  Ints windows;
  /// Of windows, by axis of the operand.
  Ints sizes;
  /// The axis of the indices with the components of an index.
  int64_t vectorAxis;
};

struct IndexGrid {
  /// [batch..., windows..., one number for each indexed axis]
  Value indices;
  /// Indexed axes first: those that run along, then those of the map.
  Ints operandOrder;
  /// Whether each index is in range: [batch..., 1...]. Null unless it was asked
  /// for, or if all of them are known to be.
  Value inRange;
};

/// With `clamps`, windows out of range are clamped. Nullopt if the op is
/// rejected because its windows are too large.
std::optional<IndexGrid> makeGrid(HloContext &ctx, Value operand, Value indices,
                                  const GridRequest &request, bool clamps);

} // namespace tfuse::stablehlo

#endif // TFUSE_CONVERSION_STABLEHLOTOTF_INDEXGRID_H
