//===- TimeStepHoister.h - Values that can be hoisted from loops *- C++ -*-===//
//
// Finds values of a loop body that are computed, row by row, only from time
// steps of sequences and from outputs of layers, [batch, columns] each. Such a
// value can be hoisted: Emission/HoistedOps.h computes it for all time steps at
// once, on [batch, time, columns]. Examples are inputs that are scaled or pass
// a dense layer before the cell, and outputs that pass a residual addition or a
// softmax after it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_TIMESTEPHOISTER_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_TIMESTEPHOISTER_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include <optional>

namespace tfuse::recurrent {

/// A value of a loop body that can be computed for all time steps.
struct HoistableValue {
  mlir::Value value;
  /// The ops of the computation, in order, without constants.
  llvm::SmallVector<mlir::Operation *> ops;
  /// The values from which the computation starts, [batch, columns] each.
  llvm::SetVector<mlir::Value> leaves;
};

/// Finds the computation of a value. Nothing if an op mixes rows, or if the
/// computation has no leaves. `isLeaf` is true for values that have a sequence.
/// `invariant` returns the value outside of the loop, or the constant, for a
/// loop-invariant value, and null for any other value.
std::optional<HoistableValue>
findHoistable(mlir::Value value, llvm::function_ref<bool(mlir::Value)> isLeaf,
              llvm::function_ref<mlir::Value(mlir::Value)> invariant);

/// Sum, Mean, Max or Min with keep_dims.
bool isKeepDimsReduction(mlir::Operation *op);

/// A MatMul whose first operand has the rows.
bool isRowMatMul(mlir::Operation *op);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_TIMESTEPHOISTER_H
