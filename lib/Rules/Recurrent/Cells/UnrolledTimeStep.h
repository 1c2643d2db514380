//===- UnrolledTimeStep.h - Ops of a cell without a loop --------*- C++ -*-===//
//
// Recognizes the ops by which unrolled cells read a time step of a sequence,
// and the ops that give away an LSTM before its expressions are read.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDTIMESTEP_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDTIMESTEP_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace tfuse::recurrent {

/// The time step of a sequence at a constant index; a negative index counts
/// from the end.
struct FixedTimeStep {
  mlir::Value sequence;
  int64_t axis = 0, index = 0;
};

/// The time step that an Unpack or StridedSlice takes, or that a sequence op
/// leaves in its state; nothing for any other value.
std::optional<FixedTimeStep> readFixedTimeStep(mlir::Value value);

/// The index at which a StridedSlice takes one element of axis 0.
std::optional<int64_t> pickedTimeStep(mlir::Operation *op);

/// The cell state c of sigmoid(..) * tanh(c); null for any other op.
mlir::Value shownCell(mlir::Operation *op);

/// True if a sigmoid or an LSTMBlockCell is among the closest producers of a
/// value.
bool isGated(mlir::Value value);

/// The result of the matmul with a constant, clipped or not, that is the only
/// user of `hidden`; `hidden` itself if there is none.
mlir::Value projected(mlir::Value hidden);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDTIMESTEP_H
