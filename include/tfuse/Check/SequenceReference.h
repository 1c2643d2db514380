//===- SequenceReference.h - Definitions of recurrent ops -------*- C++ -*-===//
//
// UNIDIRECTIONAL_SEQUENCE_LSTM, UNIDIRECTIONAL_SEQUENCE_RNN, each direction of
// BIDIRECTIONAL_SEQUENCE_LSTM, SVDF and TensorFlow's BlockLSTM by their
// definitions, on plain floats: the reference for fusions. Nothing here is
// fast.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CHECK_SEQUENCEREFERENCE_H
#define TFUSE_CHECK_SEQUENCEREFERENCE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstdint>
#include <functional>

namespace tfuse::check {

using Floats = llvm::ArrayRef<float>;

/// Sizes of a layer. Sequences are [batch, steps, n], or [steps, batch, n].
struct SequenceSizes {
  int64_t batch = 0, steps = 0, inputs = 0, cells = 0, units = 0;
  bool isTimeMajor = false;
  /// The time steps are computed from the last to the first; each result has
  /// the position of its input.
  bool isBackward = false;

  int64_t sequenceRow(int64_t step, int64_t row) const {
    if (isBackward)
      step = steps - 1 - step;
    return isTimeMajor ? step * batch + row : row * steps + step;
  }
};

enum class Activation { None, Relu, ReluN1To1, Relu6, Tanh };

/// Operands of one direction; absent operands are empty. The order of the gates
/// is input, forget, cell, output. Matrices have a row for each result.
struct SequenceOperands {
  std::array<Floats, 4> input, recurrent, bias, layerNorm;
  /// The peephole weights of the input, forget and output gate.
  std::array<Floats, 3> peephole;
  Floats projection, projectionBias;
  /// Zero for none.
  float cellClip = 0, projectionClip = 0;
  /// Recurrent weights are the diagonals of matrices.
  bool isDiagonal = false;
  Activation activation = Activation::Tanh;
  /// Gets tensors inside an LSTM, for each row of the batch and each time step:
  /// "cell_state"; "hidden_state", before the projection; "input_gate",
  /// "forget_gate", "cell_gate" and "output_gate", before layer normalization.
  const std::function<void(llvm::StringRef part, Floats values)> *observer =
      nullptr;
};

/// The fused LSTM. `hidden` [batch, units] and `cell` [batch, cells] are the
/// initial states, and then the states after the last time step.
void computeLSTM(const SequenceSizes &sizes, const SequenceOperands &operands,
                 Floats sequence, llvm::MutableArrayRef<float> hidden,
                 llvm::MutableArrayRef<float> cell,
                 llvm::MutableArrayRef<float> result);

/// The fused simple cell, with the operands of the input gate.
void computeSimple(const SequenceSizes &sizes, const SequenceOperands &operands,
                   Floats sequence, llvm::MutableArrayRef<float> hidden,
                   llvm::MutableArrayRef<float> result);

/// Sizes of SVDF: each unit is the sum of `rank` filters, which remember their
/// results of the last `memory` time steps.
struct FilterSizes {
  int64_t batch = 0, inputs = 0, filters = 0, rank = 1, memory = 0;
};

struct FilterOperands {
  /// A row for each filter.
  Floats features, time;
  Floats bias;
  Activation activation = Activation::None;
};

/// One time step of SVDF. `state` [batch, filters, memory] is the state before
/// the step, and then after it; the newest result of a filter is the last.
void computeSVDF(const FilterSizes &sizes, const FilterOperands &operands,
                 Floats input, llvm::MutableArrayRef<float> state,
                 llvm::MutableArrayRef<float> result);

/// The operands of BlockLSTM as in TensorFlow: a matrix with a row for each
/// input and each state, and a column for each cell of the four gates.
struct BlockOperands {
  Floats matrix, bias;
  /// The peephole weights of the input, forget and output gate; empty without
  /// peepholes.
  std::array<Floats, 3> peephole;
  /// Position of the gates' columns: input, forget, cell, output.
  std::array<int64_t, 4> position{};
  float forgetBias = 0, cellClip = 0;
};

/// Results of BlockLSTM, each [steps, batch, cells].
struct BlockResults {
  llvm::MutableArrayRef<float> input, cellState, forget, output, candidate,
      shown, hidden;
};

void computeBlockLSTM(const SequenceSizes &sizes, const BlockOperands &operands,
                      Floats sequence, Floats hidden, Floats cell,
                      const BlockResults &results);

} // namespace tfuse::check

#endif // TFUSE_CHECK_SEQUENCEREFERENCE_H
