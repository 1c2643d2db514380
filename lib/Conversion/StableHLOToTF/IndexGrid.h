//===- IndexGrid.h - Indices of all elements of windows ---------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_STABLEHLOTOTF_INDEXGRID_H
#define TFUSE_CONVERSION_STABLEHLOTOTF_INDEXGRID_H

#include "Lowering.h"

namespace tfuse::stablehlo {

struct GridRequest {
  /// The axes of the operand that the numbers of an index stand for.
  Ints map;
  /// Axes of the operand that run along with axes of the indices.
  Ints batching, indexBatching;
  /// Indexed axes of which windows are taken, ascending.
  Ints windows;
  /// Of windows, by axis of the operand.
  Ints sizes;
  /// Which axis of the indices holds the numbers of an index.
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

/// With `clamps`, windows out of range move to the ends. Nothing if the op is
/// rejected, for windows that are too large.
std::optional<IndexGrid> makeGrid(HloContext &ctx, Value operand, Value indices,
                                  const GridRequest &request, bool clamps);

} // namespace tfuse::stablehlo

#endif // TFUSE_CONVERSION_STABLEHLOTOTF_INDEXGRID_H
