//===- AxisMapping.h - Ops that keep the positions of an axis ---*- C++ -*-===//
//
// Relates an axis of a result to axes of the operands:
//
//   %y = tfl.fully_connected(%x, %weights)     [2, 7, 5] -> [2, 7, 4]
//
// Axis 1 of %y is axis 1 of %x: the op applies the same function at each
// position. %weights has no such axis. Axis 2 of %y has no counterpart.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_ANALYSIS_AXISMAPPING_H
#define TFUSE_DIALECT_TFL_ANALYSIS_AXISMAPPING_H

#include "tfuse/Dialect/Utils/Shapes.h"

#include "mlir/IR/Operation.h"
#include <optional>

namespace tfuse::tfl {

/// An operand without a counterpart of the axis: all positions read the whole
/// operand.
inline constexpr int64_t kNoAxis = -1;

/// For each operand, the axis whose position i alone position i along `axis` of
/// the result depends on, or kNoAxis. Nothing if the op combines positions, or
/// is not known. The function at each position is the same.
std::optional<Ints> axesOfOperands(mlir::OpResult result, int64_t axis);

/// A window that moves along an axis of operand 0 without padding: position i
/// of the result reads `extent` positions that begin with i * `stride`.
struct MovingWindow {
  int64_t axis;
  int64_t extent;
  int64_t stride;
};

/// The window of a convolution or pooling along `axis` of operand 0, which is
/// the same axis of the result. Nothing if it has padding along the axis, or
/// for other ops.
std::optional<MovingWindow> windowAlong(mlir::Operation *op, int64_t axis);

/// The numbers of zeros that an op adds before and after `axis` of operand 0.
/// Nothing for other ops, and if it adds other numbers or moves other axes.
std::optional<std::pair<int64_t, int64_t>> zerosAround(mlir::Operation *op,
                                                       int64_t axis);

/// Whether the op reads only the last position of `axis` of operand 0.
bool readsLastPosition(mlir::Operation *op, int64_t axis);

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_ANALYSIS_AXISMAPPING_H
