//===- TimeStepHoister.h - What a loop can compute over time ----*- C++ -*-===//
//
// Finds values of a loop body that are computed from time steps of sequences
// and from outputs of layers only, [batch, columns] each, row by row. Such a
// value does not need the loop: Emission/HoistedOps.h computes it for all time
// steps at once, on [batch, time, columns]. Inputs that are scaled or go
// through a dense layer before the cell, and outputs with a residual or a
// softmax after it, are hoisted this way.
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
  /// The ops that compute it, in order, without constants.
  llvm::SmallVector<mlir::Operation *> ops;
  /// The values the computation starts from, [batch, columns] each.
  llvm::SetVector<mlir::Value> leaves;
};

/// Nothing if an op of the computation mixes rows, or if it has no leaves.
/// `isLeaf` says for which values there are sequences; `invariant` gives the
/// value outside of the loop, or the constant, that a loop-invariant value is,
/// and null for any other value.
std::optional<HoistableValue>
findHoistable(mlir::Value value, llvm::function_ref<bool(mlir::Value)> isLeaf,
              llvm::function_ref<mlir::Value(mlir::Value)> invariant);

/// Sum, Mean, Max or Min with keep_dims.
bool isKeepDimsReduction(mlir::Operation *op);

/// MatMul whose first operand has the rows.
bool isRowMatMul(mlir::Operation *op);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_TIMESTEPHOISTER_H
