//===- LayerInputs.h - The sequences that a layer reads ---------*- C++ -*-===//
//
// The inputs of a cell's gates are columns of one time step, [batch, columns].
// A Source says of which sequence, [batch, time, columns] or time-major [time,
// batch, columns], and which of its time steps the layer reads.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_LAYERINPUTS_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_LAYERINPUTS_H

#include "Cell.h"

#include "llvm/ADT/DenseMap.h"

namespace tfuse::recurrent {

struct Sequence {
  /// Three axes; the last one has the columns.
  mlir::Value value;
  bool isTimeMajor = false;
  /// The layer reads the last time step first.
  bool isReversed = false;
  /// The layer reads the time steps from `begin` to `end` of `value`. An `end`
  /// of zero or less counts from the end.
  int64_t begin = 0, end = 0;
  /// If not zero, `value` is a single time step, [batch, columns], which the
  /// layer reads this many times.
  int64_t times = 0;

  bool isWhole() const { return begin == 0 && end == 0; }
};

/// The same time steps, read from the operand of the Transpose or ReverseV2
/// that produces the sequence, if one does.
Sequence throughLayout(Sequence sequence);

/// An input of a cell: `width` columns from `begin` on, of the output of
/// another layer, of a sequence, or of padding.
struct Source {
  /// Position of the other layer.
  std::optional<unsigned> layer;
  Sequence sequence;
  int64_t begin = 0, width = 0;
  /// The column that keeps the cell state past the valid length.
  bool isPadding = false;
};

/// Gives every input of a gate a matrix, as the op requires. An input that a
/// gate adds without one is replaced by the matmul that produces its sequence,
/// if one does, or else gets the identity matrix.
///
/// `sequenceOf` gives the sequence of which a value is a time step. Sequences
/// that are inputs afterwards, whole, are added to `whole`.
void expandDirectInputs(
    Expressions &expressions, Cell &cell,
    llvm::function_ref<std::optional<Sequence>(mlir::Value)> sequenceOf,
    llvm::DenseMap<mlir::Value, Sequence> &whole);

/// Added to the argument of a sigmoid, saturates it to exactly 0 or 1 unless
/// the argument is as large.
inline constexpr float kGateLimit = 1e6f;

/// Adds the input `padding`, one column, to the gates of an LSTM: where it is
/// 1, the cell state stays as it is.
void addPaddingInput(Expressions &expressions, Cell &cell, SumId padding);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_LAYERINPUTS_H
