//===- UnrolledLayer.h - Time steps that form one layer ---------*- C++ -*-===//
//
// Time steps without a loop (TimeStepFinder.h) that are one layer: each starts
// with the states of the preceding one, and all compute the same cell.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDLAYER_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_UNROLLEDLAYER_H

#include "../Loops/SequenceMask.h"
#include "LayerInputs.h"
#include "TimeStepFinder.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse::recurrent {

/// Values that a mask selects: for each time step, its hidden state if it is
/// valid.
struct MaskedOutputs {
  /// Null for values that do not exist.
  llvm::SmallVector<mlir::Value> values;
  /// The first time step's value if it is masked; null for zeros.
  mlir::Value initial;
  /// Masked time steps are zeros instead of the preceding value.
  bool isZero = false;
};

struct UnrolledLayer {
  Cell cell;
  /// The states after each time step, [batch, units] and [batch, cells],
  /// possibly with axes of size 1; null cell states for a simple cell.
  llvm::SmallVector<mlir::Value> hidden, cells;
  /// Null for zeros.
  mlir::Value initialHidden, initialCell;
  /// Nothing if all time steps are valid. Otherwise only the values that it
  /// selects have users outside of the time steps.
  std::optional<SequenceMask> mask;
  llvm::SmallVector<MaskedOutputs, 2> masked;
  /// The final cell state that a mask selects; null if there is none.
  mlir::Value maskedCell;
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
