//===- UnrolledLayer.h - Time steps that form one layer ---------*- C++ -*-===//
//
// Time steps without a loop (TimeStepFinder.h) that are one layer: each starts
// with the states of the preceding one, and all compute the same cell.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDLAYER_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDLAYER_H

#include "LayerInputs.h"
#include "TimeStepFinder.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse::recurrent {

struct UnrolledLayer {
  Cell cell;
  /// The states after each time step, [batch, units] and [batch, cells]; null
  /// cell states for a simple cell.
  llvm::SmallVector<mlir::Value> hidden, cells;
  /// Null for zeros.
  mlir::Value initialHidden, initialCell;
  std::vector<std::pair<SumId, Source>> sources;
  /// For each source without a sequence, the time steps to pack into one.
  std::vector<llvm::SmallVector<mlir::Value>> packed;
  /// The ops of the time steps, which the fused op replaces.
  llvm::SetVector<mlir::Operation *> inside;

  /// All sequences, packed time steps and initial states that the layer reads.
  llvm::SmallVector<mlir::Value> operands() const;
  /// The last producer of an operand; null if all operands are arguments.
  mlir::Operation *lastOperand() const;
  bool isStepValue(mlir::Value value) const {
    return llvm::is_contained(hidden, value) || value == cells.back();
  }
};

/// The layers whose time steps have this form; rejects near misses.
std::vector<UnrolledLayer> findUnrolledLayers(mlir::func::FuncOp func,
                                              TimeStepForm form,
                                              RuleContext &ctx);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDLAYER_H
