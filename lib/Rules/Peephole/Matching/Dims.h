//===- Dims.h - Provably equal dimensions -----------------------*- C++ -*-===//
//
// A dynamic dimension is often provably equal to another one: the batch of a
// layer's output is the batch of its input. A shape that is computed at run
// time (shape, strided_slice, pack, ...) often consists of dimensions of some
// tensor. These functions trace both through a bounded number of ops to
// symbolic dimensions (tfuse/Dialect/Utils/SymbolicDim.h).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_DIMS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_DIMS_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tfuse::tfl {

/// The elements of an integer tensor of rank 0 or 1; nullopt for each unknown
/// element. Nothing if the number of elements is unknown.
std::optional<llvm::SmallVector<std::optional<int64_t>>>
numbersOf(mlir::Value shape);

/// True if two dimensions are provably equal.
bool sameDim(mlir::Value a, int64_t axisOfA, mlir::Value b, int64_t axisOfB);

/// True if two tensors provably have the same shape, except for the last
/// `skipped` dimensions.
bool sameShape(mlir::Value a, mlir::Value b, unsigned skipped = 0);

/// True if `value`, which has as many elements as `other`, provably has the
/// same shape: the ranks are equal, and at most one dimension is not proven
/// equal.
bool sameShapeGivenCount(mlir::Value value, mlir::Value other);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_DIMS_H
