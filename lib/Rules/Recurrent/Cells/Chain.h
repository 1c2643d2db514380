//===- Chain.h - Steps that are one layer -----------------------*- C++ -*-===//
//
// Steps (StepFinder.h) of which each begins with the states of the one before,
// and all of which compute the same from their inputs.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_CHAIN_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_CHAIN_H

#include "Layer.h"
#include "StepFinder.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse::recurrent {

struct Chain {
  Cell cell;
  llvm::SmallVector<mlir::Value> hidden, cells;
  mlir::Value initialHidden, initialCell;
  std::vector<std::pair<SumId, Source>> sources;
  /// For each source, the steps to pack, if they are of no one tensor.
  std::vector<llvm::SmallVector<mlir::Value>> packed;
  /// The ops of the steps, which go.
  llvm::SetVector<mlir::Operation *> inside;

  /// What the layer's op needs.
  llvm::SmallVector<mlir::Value> operands() const;
  /// Where that is all there; null at the beginning of the function.
  mlir::Operation *lastOperand() const;
  bool isStepValue(mlir::Value value) const {
    return llvm::is_contained(hidden, value) || value == cells.back();
  }
};

/// The layers among the steps of a function that have this form; rejects what
/// is nearly one.
std::vector<Chain> findChains(mlir::func::FuncOp func, StepForm form,
                              RuleContext &ctx);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_CHAIN_H
