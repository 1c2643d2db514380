//===- SequenceOps.h - Builds recurrent tfl ops -----------------*- C++ -*-===//
//
// Creates tfl.unidirectional_sequence_lstm, tfl.unidirectional_sequence_rnn,
// and the small ops around them. No other file creates these ops.
//
//   sequence  [batch, time, columns], or time-major [time, batch, columns]
//   states    [batch, units] and [batch, cells]
//   result    [batch, time, units], or time-major [time, batch, units]
//
// By default a layer keeps no state between runs of the model: each state is a
// tfl.new_state, which is set to its initial value in every run.
// tfl.final_state reads the value that the sequence op leaves in it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RECURRENT_SEQUENCEOPS_H
#define TFUSE_RULES_RECURRENT_SEQUENCEOPS_H

#include "tfuse/Dialect/TF/Utils/TFBuilder.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringRef.h"
#include <array>

namespace tfuse {

/// The operands of one direction, with a row for each cell, as in the op. Null
/// operands are absent. Gates are in the order input, forget, cell, output.
struct SequenceWeights {
  /// [cells, columns], [cells, units] or diagonal [cells], [cells], [cells].
  std::array<mlir::Value, 4> input, recurrent, bias, layerNorm;
  /// The weights of the input, forget and output gate, each [cells].
  std::array<mlir::Value, 3> peephole;
  /// [units, cells] and [units].
  mlir::Value projection, projectionBias;
  /// Zero for no clipping.
  float cellClip = 0, projectionClip = 0;
  /// The recurrent weights are diagonals of matrices.
  bool isDiagonal = false;
  /// fused_activation_function of the op.
  llvm::StringRef activation = "TANH";
  /// Number of columns of the cell state, and of the output.
  int64_t cells = 0, units = 0;
};

/// Creates tf ops with default values for omitted attributes, tf.Const, and the
/// tfl ops of recurrent layers.
class SequenceBuilder : public tf::TFBuilder {
public:
  SequenceBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : TFBuilder(builder, loc, {/*constOps=*/true, /*defaultAttrs=*/true}) {}

  /// Equal f32 elements.
  mlir::Value splat(llvm::ArrayRef<int64_t> shape, float value);
  /// The absent operand.
  mlir::Value none();

  /// Zeros of shape [batch of the sequence, units]. The runtime needs no
  /// dynamic tensor for them, even if the batch is unknown.
  mlir::Value zeros(mlir::Value sequence, bool isTimeMajor, int64_t units);

  // States and the ops that have them.
  mlir::Value newState(mlir::Value initial);
  /// The value of `state` after the op with the result `after`.
  mlir::Value finalState(mlir::Value state, mlir::Value after);
  mlir::Value lstm(mlir::Value sequence, const SequenceWeights &weights,
                   mlir::Value hidden, mlir::Value cell, bool isTimeMajor);
  /// A simple cell, whose weights are those of the cell gate.
  mlir::Value rnn(mlir::Value sequence, const SequenceWeights &weights,
                  mlir::Value hidden, bool isTimeMajor);

  /// The type of a TensorList with such elements.
  mlir::Type listOf(mlir::Type element) const;

  // Layout.
  mlir::Value reverse(mlir::Value sequence, int64_t axis);
  /// Swaps batch and time.
  mlir::Value swap(mlir::Value sequence);
  mlir::Value cast(mlir::Value value, mlir::Type elementType);
  /// The elements from `begin` up to `end` along an axis, `stride` apart. An
  /// `end` of zero or less counts from the end of the axis.
  mlir::Value part(mlir::Value value, int64_t axis, int64_t begin, int64_t end,
                   int64_t stride = 1);
  /// `step`, [batch, columns], repeated `times` times along a new axis.
  mlir::Value repeat(mlir::Value step, int64_t axis, int64_t times);
  /// One time step of a sequence whose time axis is `axis`; an `index` of -1 is
  /// the last time step.
  mlir::Value step(mlir::Value sequence, int64_t axis, int64_t index);
  /// value[..., begin : begin + width].
  mlir::Value columns(mlir::Value value, int64_t begin, int64_t width);

private:
  /// The elements from `begin` up to `end` along an axis, as a StridedSlice of
  /// the axes up to this one. An `end` of zero is the end of the axis.
  mlir::Value sliceAxis(mlir::Value value, int64_t axis, int64_t begin,
                        int64_t end, mlir::Type result, int64_t stride = 1,
                        bool dropsAxis = false);
};

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_SEQUENCEOPS_H
