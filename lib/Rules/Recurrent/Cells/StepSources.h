//===- StepSources.h - Where a step's values come from ----------*- C++ -*-===//
//
// The inputs of the cells in a loop, and of what is computed beside them:
// sequences of which the loop takes steps, outputs of other cells, what is
// computed of these for all steps at once (StepLifter.h), and values that each
// step reads again.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_STEPSOURCES_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_STEPSOURCES_H

#include "LoopLayers.h"
#include "StepReader.h"

namespace tfuse::recurrent {

class StepSources {
public:
  /// Of the cells in `found`, which may come later.
  StepSources(const Loop &loop, const LoopLayers &found, RuleContext &ctx);

  /// Finds what a cell reads; rejects if that is no sequence.
  mlir::LogicalResult add(LayerPlan &plan);

  /// How a value of the body is computed for all steps.
  std::optional<Lift> lift(mlir::Value value);

  /// A state by what it is after the step.
  std::optional<StateRef> stateOf(SumId sum) const;

  /// The same for a value of the body.
  std::optional<StateRef> stateOf(mlir::Value value);

  Expressions expressions;
  StepReader reader;
  /// For each slot.
  llvm::SmallVector<State> states;

private:
  std::optional<Sequence> sequenceOf(mlir::Value step);
  std::optional<Sequence> repeated(mlir::Value value) const;
  std::optional<Sequence> sequenceOrRepeated(mlir::Value value);
  std::optional<Source> leafOf(mlir::Value value);
  std::optional<Source> sourceOf(SumId sum, LayerPlan &plan);
  mlir::LogicalResult reject(Reason reason, const llvm::Twine &detail) {
    return ctx.reject(loop.getOperation(), reason, detail);
  }

  const Loop &loop;
  const LoopLayers &found;
  RuleContext &ctx;
  llvm::DenseMap<mlir::Value, Sequence> whole;
  /// A sequence was found that may have fewer steps than the loop.
  bool isOutOfReach = false;
};

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_STEPSOURCES_H
