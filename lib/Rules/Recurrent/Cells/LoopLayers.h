//===- LoopLayers.h - The layers in a loop ----------------------*- C++ -*-===//
//
// Describes the body of a loop as layers: a cell for each state (here), the
// sequences that the cells read (SourceFinder.h), and the results of the loop
// (LoopResults.h). The rule recurrent-fuse-loop builds the fused ops from this
// description; its file comment lists the conditions.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPLAYERS_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPLAYERS_H

#include "../Loops/LoopMask.h"
#include "LayerInputs.h"
#include "TimeStepHoister.h"

namespace tfuse::recurrent {

/// Columns of an iter arg that are one state: an iter arg [batch, columns] may
/// hold several states side by side.
struct Slot {
  unsigned iterArg = 0;
  int64_t begin = 0, width = 0;
};

/// The hidden or cell state of a layer.
struct StateRef {
  unsigned layer = 0;
  bool isCell = false;
};

/// A hoisted value: a value of the body that is computed for all time steps
/// outside of the loop, with the source of each of its leaves.
struct HoistedValue {
  HoistableValue computation;
  llvm::SmallVector<std::pair<mlir::Value, Source>> leaves;
};

struct LayerPlan {
  Cell cell;
  llvm::SmallVector<std::pair<SumId, Source>> sources;
  /// Sources whose sequences must be computed first.
  llvm::DenseMap<SumId, HoistedValue> hoisted;

  /// Calls `visit` with each layer whose output this layer reads.
  void visitLayers(llvm::function_ref<void(unsigned &)> visit);
};

struct LoopLayers {
  llvm::SmallVector<Slot> slots;
  /// Topological order: each layer follows the layers that it reads.
  std::vector<LayerPlan> layers;
  /// For each iter arg that holds states: the states in column order.
  llvm::DenseMap<unsigned, llvm::SmallVector<StateRef>> states;
  /// For each list, the state that the loop writes. For a cell state, only the
  /// last time step is available.
  llvm::DenseMap<unsigned, StateRef> lists;
  /// Nothing if all time steps are valid.
  std::optional<SequenceMask> mask;
  /// With a mask, for each list: the iter arg that masked time steps write, or
  /// nothing for zeros.
  llvm::DenseMap<unsigned, std::optional<unsigned>> kept;
  /// For other lists, and for iter args that the body does not read: the value
  /// that the loop writes or returns.
  llvm::DenseMap<unsigned, HoistedValue> hoisted;
};

/// For a loop-invariant value of the body, the value outside of the loop or the
/// constant; null for values that change.
mlir::Value invariantValue(const SequenceLoop &loop, mlir::Value value);

/// Finds the layers of a loop; rejects a loop that computes anything else.
mlir::FailureOr<LoopLayers> findLayers(const SequenceLoop &loop,
                                       RuleContext &ctx);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPLAYERS_H
