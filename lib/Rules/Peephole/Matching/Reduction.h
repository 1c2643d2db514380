//===- Reduction.h - Axes of reductions -------------------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_REDUCTION_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_REDUCTION_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tfuse::tfl {

/// For each axis of the input of a reduction (sum, mean, reduce_max, ...), true
/// if it is reduced. Nothing if the axes are not constant or the rank is
/// unknown.
std::optional<llvm::SmallVector<bool>> reducedAxes(mlir::Operation *op);

/// True if a reduction keeps the reduced axes, with size 1.
bool keepsReducedDims(mlir::Operation *op);

/// True if exactly the last axis is reduced.
bool reducesLastAxis(mlir::Operation *op);

/// The last axis, if `value` is a constant that contains only this axis.
bool isLastAxis(mlir::Value axes, int64_t rank);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_REDUCTION_H
