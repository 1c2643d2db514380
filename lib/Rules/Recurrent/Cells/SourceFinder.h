//===- SourceFinder.h - The sequences that a loop's cells read --*- C++ -*-===//
//
// Finds the source of each input of the cells in a loop: a sequence that the
// loop reads, one time step per iteration; the output of another cell; a value
// computed from these for all time steps (TimeStepHoister.h); or a
// loop-invariant value.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_SOURCEFINDER_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_SOURCEFINDER_H

#include "CellMatcher.h"
#include "ExpressionReader.h"
#include "LoopLayers.h"

namespace tfuse::recurrent {

class SourceFinder {
public:
  /// Layers may be added to `found` later.
  SourceFinder(const SequenceLoop &loop, const LoopLayers &found,
               RuleContext &ctx);

  /// Finds the sources of a layer's cell; rejects an input that is not a
  /// sequence.
  mlir::LogicalResult add(LayerPlan &plan);

  /// The hoisted computation of a value of the body, if the value can be
  /// computed for all time steps.
  std::optional<HoistedValue> hoist(mlir::Value value);

  /// The state of a layer that has this value after the time step.
  std::optional<StateRef> stateOf(SumId sum) const;
  std::optional<StateRef> stateOf(mlir::Value value);

  Expressions expressions;
  ExpressionReader reader;
  /// One for each slot.
  llvm::SmallVector<State> states;

private:
  std::optional<Sequence> sequenceOf(mlir::Value step);
  std::optional<Sequence> repeated(mlir::Value value) const;
  std::optional<Sequence> sequenceOrRepeated(mlir::Value value);
  std::optional<Source> leafOf(mlir::Value value);
  std::optional<Source> sourceOf(SumId sum, LayerPlan &plan);
  mlir::LogicalResult reject(Reason reason, const llvm::Twine &detail,
                             const llvm::Twine &hint = "") {
    return ctx.record(ctx.reject(loop.getOperation(), reason, detail, hint));
  }

  const SequenceLoop &loop;
  const LoopLayers &found;
  RuleContext &ctx;
  llvm::DenseMap<mlir::Value, Sequence> whole;
  /// A sequence may have fewer time steps than the loop reads.
  bool mayReadPastEnd = false;
};

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_SOURCEFINDER_H
