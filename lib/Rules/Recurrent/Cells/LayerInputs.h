//===- LayerInputs.h - The sequences that a layer reads ---------*- C++ -*-===//
//
// The inputs of a cell's gates are columns of one time step, [batch, columns].
// A Source describes the sequence, [batch, time, columns] or time-major [time,
// batch, columns], and the time steps that the layer reads.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_LAYERINPUTS_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_LAYERINPUTS_H

#include "Cell.h"

#include "llvm/ADT/DenseMap.h"

namespace tfuse::recurrent {

struct Sequence {
  /// The sequence: three axes, the last one has the columns.
  mlir::Value value;
  bool isTimeMajor = false;
  /// The layer reads the last time step first.
  bool isReversed = false;
  /// The layer reads the time steps from `begin` to `end` of `value`. An `end`
  /// of zero or less counts from the end.
  int64_t begin = 0, end = 0;
  /// The distance of the time steps that the layer reads.
  int64_t stride = 1;
  /// If not zero, `value` is a single time step, [batch, columns], which the
  /// layer reads this many times.
  int64_t times = 0;

  bool isWhole() const { return begin == 0 && end == 0 && stride == 1; }
};

/// If a Transpose or ReverseV2 produces the sequence, the same time steps, read
/// from its operand; else the sequence unchanged.
Sequence throughLayout(Sequence sequence);

/// An input of a cell: `width` columns, starting at `begin`, of the output of
/// another layer, of a sequence, or of padding.
struct Source {
  /// Position of the other layer.
  std::optional<unsigned> layer;
  Sequence sequence;
  int64_t begin = 0, width = 0;
  /// True for the column that keeps the cell state past the valid length.
  bool isPadding = false;
};

/// Gives every input of a gate a matrix, as the op requires. If a gate adds an
/// input directly, replaces the input by the matmul that produces its sequence,
/// or multiplies it by an identity matrix if there is no such matmul.
///
/// `sequenceOf` returns the sequence of a time step. Whole sequences that
/// become inputs are added to `whole`.
void expandDirectInputs(
    Expressions &expressions, Cell &cell,
    llvm::function_ref<std::optional<Sequence>(mlir::Value)> sequenceOf,
    llvm::DenseMap<mlir::Value, Sequence> &whole);

/// Added to the argument of a sigmoid, this number saturates the sigmoid to
/// exactly 0 or 1, unless the argument is as large.
inline constexpr float kGateLimit = 1e6f;

/// Adds the input `padding`, a single column, to the gates of an LSTM: where
/// the column is 1, the gates keep the cell state unchanged.
void addPaddingInput(Expressions &expressions, Cell &cell, SumId padding);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_LAYERINPUTS_H
