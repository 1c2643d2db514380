//===- SequenceLSTM.h - Keras's weights of an LSTM --------------*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_COMPOSITE_RECURRENT_SEQUENCELSTM_H
#define TFUSE_LIB_RULES_COMPOSITE_RECURRENT_SEQUENCELSTM_H

#include "tfuse/Rules/Composite/BodyBuilder.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"

namespace tfuse {

/// An LSTM over a sequence, with Keras's weights: gates in the order input,
/// forget, cell, output along the columns.
struct SequenceLSTM {
  bool isTimeMajor = false;
  /// If diagonal, the recurrent kernel has one row of each gate's matrix.
  SequenceWeights weights;
  mlir::Value outputState, cellState;

  int64_t timeAxis() const { return isTimeMajor ? 0 : 1; }
  int64_t batchAxis() const { return isTimeMajor ? 1 : 0; }

  /// The input with the order of its steps turned around; like all that is
  /// built through `body`, with the kind of constants that upstream has.
  mlir::Value reverse(BodyBuilder &body, mlir::Value input) const;

  /// Cuts up kernel [n_input, 4 * n], recurrent kernel [n, 4 * n] (or [n, 4])
  /// and bias [4 * n]. Their shapes are known.
  void setWeights(BodyBuilder &body, mlir::Value kernel,
                  mlir::Value recurrentKernel, mlir::Value bias);

  /// The op; weights and states are there.
  mlir::Value create(BodyBuilder &body, mlir::Value input) const;

  /// The last step of a sequence, without the time axis.
  mlir::Value lastStep(BodyBuilder &body, mlir::Value sequence) const;
};

/// Whether Keras's function runs through its input backwards.
bool isReversed(mlir::func::FuncOp func);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_COMPOSITE_RECURRENT_SEQUENCELSTM_H
