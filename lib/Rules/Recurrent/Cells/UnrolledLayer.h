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
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse::recurrent {

struct UnrolledLayer {
  Cell cell;
  /// The states after each time step, [batch, units] and [batch, cells],
  /// possibly with axes of size 1; null cell states for a simple cell.
  llvm::SmallVector<mlir::Value> hidden, cells;
  /// Null for zeros.
  mlir::Value initialHidden, initialCell;
  std::vector<std::pair<SumId, Source>> sources;
  /// For each source without a sequence, the time steps to pack into one.
  std::vector<llvm::SmallVector<mlir::Value>> packed;
  /// The ops of the time steps, which the fused op replaces.
  llvm::SetVector<mlir::Operation *> inside;
  /// The producers of the operands, and the producers of these.
  llvm::DenseSet<mlir::Operation *> before;

  /// All sequences, packed time steps and initial states that the layer reads.
  llvm::SmallVector<mlir::Value> operands() const;
  /// The last producer of an operand; null if all operands are arguments.
  mlir::Operation *lastOperand() const;
  /// True if an operand derives from an output of `other`.
  bool dependsOn(const UnrolledLayer &other) const {
    return before.contains(other.hidden.front().getDefiningOp());
  }
};

/// The layers whose time steps have this form, each before the layers on which
/// it depends; rejects near misses.
std::vector<UnrolledLayer> findUnrolledLayers(mlir::func::FuncOp func,
                                              TimeStepForm form,
                                              RuleContext &ctx);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDLAYER_H
