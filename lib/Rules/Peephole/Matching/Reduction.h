//===- Reduction.h - Axes of reductions -------------------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_REDUCTION_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_REDUCTION_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tfuse::tfl {

/// Whether each axis of the input of a reduction (sum, mean, reduce_max, ...)
/// is reduced. Nothing if the axes are not constant or the rank is not known.
std::optional<llvm::SmallVector<bool>> reducedAxes(mlir::Operation *op);

/// Whether the last axis is reduced, and no other.
bool reducesLastAxis(mlir::Operation *op);

/// The last axis, if `value` is a constant that names it alone.
bool isLastAxis(mlir::Value axes, int64_t rank);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_REDUCTION_H
