//===- SequenceDims.h - Equal unknown sizes of sequences --------*- C++ -*-===//
//
// Models of JAX slice time steps and gates with sizes that they compute from
// the shape of the input. Such a slice covers an axis if the sliced value has
// the same size, which this file proves by following the axis to the input.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_LOOPS_SEQUENCEDIMS_H
#define TFUSE_LIB_RULES_RECURRENT_LOOPS_SEQUENCEDIMS_H

#include "tfuse/Dialect/TF/Analysis/DimTracing.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tfuse::recurrent {

/// An axis of a value.
using Axis = std::pair<mlir::Value, int64_t>;

/// True if `axis` has this size for certain. Unknown sizes of elementwise ops
/// are taken not to broadcast. `origin` returns an axis of equal size for
/// values that depend on a loop: its block arguments and reads of time steps.
bool hasSize(Axis axis, const SymbolicDim &size,
             llvm::function_ref<std::optional<Axis>(Axis)> origin);

/// True if a Reshape from one type to the other only removes `axis`, whose size
/// is 1.
bool dropsAxis(mlir::Type from, mlir::Type to, int64_t axis);

/// True for a Slice, and for a StridedSlice without masks whose steps are 1.
bool hasUnitSteps(mlir::Operation *slice);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_LOOPS_SEQUENCEDIMS_H
