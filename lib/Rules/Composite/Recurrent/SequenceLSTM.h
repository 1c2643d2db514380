//===- SequenceLSTM.h - Sequence LSTM from Keras's weights ------*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_COMPOSITE_RECURRENT_SEQUENCELSTM_H
#define TFUSE_LIB_RULES_COMPOSITE_RECURRENT_SEQUENCELSTM_H

#include "tfuse/Rules/Composite/BodyBuilder.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"

namespace tfuse {

/// An LSTM over a sequence, with Keras's weights: gates in the order input,
/// forget, cell, output along the columns.
struct SequenceLSTM {
  bool isTimeMajor = false;
  /// If diagonal, the recurrent kernel has one row for each gate: the diagonal
  /// of the gate's matrix.
  SequenceWeights weights;
  mlir::Value outputState, cellState;

  int64_t timeAxis() const { return isTimeMajor ? 0 : 1; }
  int64_t batchAxis() const { return isTimeMajor ? 1 : 0; }

  /// Reverses the time steps of the input, with the same constants that
  /// upstream creates.
  mlir::Value reverse(BodyBuilder &body, mlir::Value input) const;

  /// Splits kernel [n_input, 4 * n], recurrent kernel [n, 4 * n] (or [n, 4])
  /// and bias [4 * n]. Their shapes are known.
  void setWeights(BodyBuilder &body, mlir::Value kernel,
                  mlir::Value recurrentKernel, mlir::Value bias);

  /// Builds the op; the weights and states must be set.
  mlir::Value create(BodyBuilder &body, mlir::Value input) const;

  /// The last time step of a sequence, without the time axis.
  mlir::Value lastStep(BodyBuilder &body, mlir::Value sequence) const;
};

/// True if Keras's function reads its input backward.
bool isReversed(mlir::func::FuncOp func);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_COMPOSITE_RECURRENT_SEQUENCELSTM_H
