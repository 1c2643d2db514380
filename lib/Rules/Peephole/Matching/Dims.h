//===- Dims.h - Equal dimensions --------------------------------*- C++ -*-===//
//
// A dynamic dimension is often known to equal another one: the batch of a
// layer's output is the batch of its input. A shape that is computed at run
// time (shape, strided_slice, pack, ...) often consists of dimensions of some
// tensor. These functions trace both over a bounded number of ops, to symbolic
// dimensions (tfuse/Dialect/Utils/SymbolicDim.h).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_DIMS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_DIMS_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tfuse::tfl {

/// The elements of an integer tensor of rank 0 or 1, each if it is a number.
/// Nothing if not even their count is known.
std::optional<llvm::SmallVector<std::optional<int64_t>>>
numbersOf(mlir::Value shape);

/// Whether two dimensions are equal for certain.
bool sameDim(mlir::Value a, int64_t axisOfA, mlir::Value b, int64_t axisOfB);

/// Whether two tensors have the same shape for certain, except for the last
/// `skipped` dimensions.
bool sameShape(mlir::Value a, mlir::Value b, unsigned skipped = 0);

/// Whether `value`, which has as many elements as `other`, also has its shape:
/// of equal ranks, at most one dimension is not proven equal.
bool sameShapeGivenCount(mlir::Value value, mlir::Value other);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_DIMS_H
