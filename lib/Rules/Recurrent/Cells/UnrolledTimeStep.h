//===- UnrolledTimeStep.h - Ops of unrolled cells ---------------*- C++ -*-===//
//
// Recognizes the ops with which unrolled cells read a time step of a sequence,
// and the ops that indicate an LSTM before its expressions are read.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDTIMESTEP_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDTIMESTEP_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include <optional>

namespace tfuse::recurrent {

/// The time step of a sequence at a constant index; a negative index counts
/// from the end.
struct FixedTimeStep {
  mlir::Value sequence;
  int64_t axis = 0, index = 0;
};

/// The type [batch, columns] of a tensor of which at most one axis before the
/// last has another size than 1; null for other types. Rows keep their order
/// if an axis of size 1 is inserted or removed.
mlir::RankedTensorType rowsType(mlir::Type type);

/// The value that has the same rows as `value`, before reshapes.
mlir::Value skipUnitAxes(mlir::Value value);

/// The time step that an Unpack, a slice, a Gather or a Split selects, also
/// through reshapes that insert or remove axes of size 1, or that is the final
/// state of a sequence op; nothing for any other value.
std::optional<FixedTimeStep> readFixedTimeStep(mlir::Value value);

/// A select of one time step: `computed` in valid rows, else `otherwise`.
struct MaskedTimeStep {
  /// A bool for each row, [batch, 1].
  mlir::Value flags;
  /// A row is valid if its flag is false.
  bool isInverted = false;
  mlir::Value otherwise;

  bool hasFlagsOf(const MaskedTimeStep &other) const {
    return flags == other.flags && isInverted == other.isInverted;
  }
};

/// Reads a Select between `computed` and another value by flags of rows;
/// nothing for any other value.
std::optional<MaskedTimeStep> readMaskedTimeStep(mlir::Value value,
                                                 mlir::Value computed);

/// The index of a StridedSlice that selects one element along axis 0.
std::optional<int64_t> pickedTimeStep(mlir::Operation *op);

/// The cell state c of sigmoid(..) * tanh(c); null for any other op.
mlir::Value shownCell(mlir::Operation *op);

/// True for a Fill that may be the initial state of an unrolled layer. Other
/// Fills are constant factors, such as dropout masks at inference: all their
/// users are Muls, and none multiplies them by a gate, as the first time step
/// does with the initial cell state.
bool isInitialFill(mlir::Value value);

/// True if a nearby producer of `value` is a sigmoid or an LSTMBlockCell.
bool isGated(mlir::Value value);

/// If the only user of `hidden` is a matmul with a constant, the result of the
/// matmul or of a following clip; else `hidden`.
mlir::Value projected(mlir::Value hidden);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDTIMESTEP_H
