//===- LoopLayers.h - The layers in a loop ----------------------*- C++ -*-===//
//
// What a loop's body computes, as layers and what becomes of their outputs: a
// cell for each state that the loop carries (here), what the cells read
// (StepSources.h), which steps count (LoopMask.h), and what the lists and
// states are afterwards (LoopResults.h). The rule recurrent-fuse-loop says
// which loops this holds for.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPLAYERS_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPLAYERS_H

#include "Layer.h"
#include "Loop.h"
#include "StepLifter.h"

namespace tfuse::recurrent {

/// Columns that the loop carries from step to step.
struct Slot {
  unsigned carried = 0;
  int64_t begin = 0, width = 0;
};

/// A state of the layer that is a result.
struct StateRef {
  unsigned layer = 0;
  bool isCell = false;
};

/// What the body computes of steps and outputs, for all steps.
struct Lift {
  LiftedStep step;
  llvm::SmallVector<std::pair<mlir::Value, Source>> leaves;
};

struct LayerPlan {
  Cell cell;
  llvm::SmallVector<std::pair<SumId, Source>> sources;
  /// Those of them that are computed first.
  llvm::DenseMap<SumId, Lift> lifted;

  /// Calls `visit` with each layer that has to be there before.
  void visitLayers(llvm::function_ref<void(unsigned &)> visit);
};

struct LoopLayers {
  llvm::SmallVector<Slot> slots;
  /// Each comes after those it reads.
  std::vector<LayerPlan> layers;
  /// For each state the loop carries: what its columns are, in order.
  llvm::DenseMap<unsigned, llvm::SmallVector<StateRef>> states;
  /// For each list: what is written. A cell state is that of the last step.
  llvm::DenseMap<unsigned, StateRef> lists;
  /// Which steps count, if not all.
  std::optional<StepMask> mask;
  /// With a mask, for each list: what the loop carries that has what is
  /// written at steps that do not count; nothing for zeros.
  llvm::DenseMap<unsigned, std::optional<unsigned>> kept;
  /// For other lists and for what is carried but not read: how it is computed.
  llvm::DenseMap<unsigned, Lift> lifted;
};

/// A value of the body that is none of a step: what it is outside, or a
/// constant. Null for others.
mlir::Value outsideOf(const Loop &loop, mlir::Value value);

/// The layers; rejects a loop that does something else.
mlir::FailureOr<LoopLayers> findLayers(const Loop &loop, RuleContext &ctx);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPLAYERS_H
