//===- SequenceOps.h - Builds recurrent tfl ops -----------------*- C++ -*-===//
//
// The one place where tfl.unidirectional_sequence_lstm and its like are made,
// whatever they were recognised from. A layer is stateless unless its initial
// state says otherwise: each state is a tfl.new_state, which begins with a
// value whenever the model runs, and tfl.final_state reads what is left in it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RECURRENT_SEQUENCEOPS_H
#define TFUSE_RULES_RECURRENT_SEQUENCEOPS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringRef.h"
#include <array>

namespace tfuse {

/// Operands of one direction, as the op wants them: a row for each unit. Null
/// ones are absent. The gates stand in the order input, forget, cell, output.
struct SequenceWeights {
  std::array<mlir::Value, 4> input, recurrent, bias, layerNorm;
  /// Of input, forget and output gate.
  std::array<mlir::Value, 3> peephole;
  mlir::Value projection, projectionBias;
  /// Zero for none.
  float cellClip = 0, projectionClip = 0;
  /// Recurrent weights are vectors, the diagonals of matrices.
  bool isDiagonal = false;
  /// Size of the cell state, and of the output.
  int64_t cells = 0, units = 0;
};

/// Builds at one place for one layer.
class SequenceBuilder {
public:
  SequenceBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  mlir::Value constant(mlir::ElementsAttr value);
  mlir::Value splat(llvm::ArrayRef<int64_t> shape, float value);
  mlir::Value ints(llvm::ArrayRef<int32_t> values);
  mlir::Value scalar(int32_t value);
  /// The absent operand.
  mlir::Value none();

  /// Zeros [batch of the sequence, units], without dynamic tensors in the
  /// runtime even where the batch is not known.
  mlir::Value zeros(mlir::Value sequence, bool isTimeMajor, int64_t units);

  mlir::Value newState(mlir::Value initial);
  /// What the op with the result `after` has left in `state`.
  mlir::Value finalState(mlir::Value state, mlir::Value after);

  /// [batch, time, units], or [time, batch, units].
  mlir::Value lstm(mlir::Value sequence, const SequenceWeights &weights,
                   mlir::Value hidden, mlir::Value cell, bool isTimeMajor);
  /// A simple cell: the weights of the cell gate.
  mlir::Value rnn(mlir::Value sequence, const SequenceWeights &weights,
                  mlir::Value hidden, llvm::StringRef activation,
                  bool isTimeMajor);

  /// The number of steps of [time, batch, width], a scalar.
  mlir::Value steps(mlir::Value sequence);
  /// A TensorList of such elements.
  mlir::Type listOf(mlir::Type element) const;

  // Layout.
  mlir::Value reverse(mlir::Value sequence, int64_t axis);
  /// Swaps batch and time.
  mlir::Value swap(mlir::Value sequence);
  mlir::Value concat(llvm::ArrayRef<mlir::Value> values, int64_t axis);
  mlir::Value cast(mlir::Value value, mlir::Type elementType);
  /// The elements from `begin` to `end` along an axis; `end` counts from behind
  /// if it is not positive.
  mlir::Value part(mlir::Value value, int64_t axis, int64_t begin, int64_t end);
  /// [batch, columns] so many times along a new axis.
  mlir::Value repeat(mlir::Value step, int64_t axis, int64_t times);
  /// One step of a sequence along `axis`; -1 is the last one.
  mlir::Value step(mlir::Value sequence, int64_t axis, int64_t index);
  /// value[..., begin : begin + width].
  mlir::Value columns(mlir::Value value, int64_t begin, int64_t width);

  mlir::Value tf(llvm::StringRef name, mlir::Type result,
                 mlir::ValueRange operands,
                 llvm::ArrayRef<mlir::NamedAttribute> attrs = {});
  /// The same with any number of results.
  mlir::Operation *tfOp(llvm::StringRef name, mlir::TypeRange results,
                        mlir::ValueRange operands,
                        llvm::ArrayRef<mlir::NamedAttribute> attrs = {});

private:
  mlir::OpBuilder &builder;
  mlir::Location loc;
};

/// The attribute of a module that lists the builtins which the chosen runtime
/// has no kernel for.
inline constexpr llvm::StringLiteral missingOpsAttrName = "tfl.missing_ops";

/// In that list: the runtime's LSTM has neither peepholes nor coupled gates nor
/// projections.
inline constexpr llvm::StringLiteral lstmVariantsFeature = "LSTM variants";

/// The runtime counts with floats only: its kernels of running sums and of the
/// largest element take no other numbers.
inline constexpr llvm::StringLiteral integerCountsFeature = "integer counts";

/// Whether the runtime that the op's module is for lacks a builtin.
bool targetLacks(mlir::Operation *op, llvm::StringRef builtin);

/// Whether all elements are zero, whatever the shape.
bool isZeroTensor(mlir::Value value);

/// The input of a Transpose that swaps the first two of three axes; null if the
/// value is no such.
mlir::Value swappedInput(mlir::Value value);

/// The input of a ReverseV2 along this axis alone; null if the value is no
/// such.
mlir::Value reversedInput(mlir::Value value, int64_t axis);

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_SEQUENCEOPS_H
