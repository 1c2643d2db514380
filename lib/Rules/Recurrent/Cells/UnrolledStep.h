//===- UnrolledStep.h - Steps of a cell without a loop ----------*- C++ -*-===//
//
// What gives away a step of an LSTM in a graph, before it is read.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDSTEP_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDSTEP_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace tfuse::recurrent {

/// One step of a tensor, at a place that is known: a negative one counts from
/// the end.
struct FixedAccess {
  mlir::Value tensor;
  int64_t axis = 0, index = 0;
};

/// The step that an Unpack or StridedSlice gives, or that a recurrent op leaves
/// in its state.
std::optional<FixedAccess> fixedAccess(mlir::Value value);

/// The step of its operand's first axis that a StridedSlice takes.
std::optional<int64_t> pickedStep(mlir::Operation *op);

/// The value that tanh shows, if `op` multiplies that by a sigmoid; else null.
mlir::Value shownCell(mlir::Operation *op);

/// Whether a sigmoid is among what a value is made of, a few ops in front.
bool isGated(mlir::Value value);

/// What a projection makes of the output, if `hidden` goes into nothing else: a
/// product with a constant, clipped or not. Else `hidden`.
mlir::Value projected(mlir::Value hidden);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDSTEP_H
