//===- LoopResults.cpp - The results of a loop in terms of its layers -----===//

#include "LoopResults.h"

#include "UnrolledTimeStep.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Rules/Recurrent/TargetFeatures.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace {
class ResultReader {
public:
  ResultReader(const SequenceLoop &loop, const LoopMask &mask,
               SourceFinder &sources, LoopLayers &found, RuleContext &ctx)
      : loop(loop), mask(mask), sources(sources), found(found), ctx(ctx) {}

  LogicalResult run();

private:
  LogicalResult reject(Reason reason, const Twine &detail,
                       const Twine &hint = "") {
    return ctx.record(ctx.reject(loop.getOperation(), reason, detail, hint));
  }
  bool isLastStepOnly(unsigned index) const;
  bool hasBatchOfSequences(unsigned index) const;
  LogicalResult checkListUses(unsigned index);
  LogicalResult readList(unsigned index);
  LogicalResult readState(unsigned index);
  LogicalResult keepCells();

  const SequenceLoop &loop;
  const LoopMask &mask;
  SourceFinder &sources;
  LoopLayers &found;
  RuleContext &ctx;
};
} // namespace

/// True if all users of a list select its last time step.
bool ResultReader::isLastStepOnly(unsigned index) const {
  return loop[index].index.kind == TimeIndex::Forward &&
         all_of(
             getUsersThroughNoOps(loop.result(index)), [&](Operation *stack) {
               return tf::isa(stack, "TensorListStack") &&
                      all_of(
                          stack->getResult(0).getUsers(), [&](Operation *user) {
                            std::optional<int64_t> step = pickedTimeStep(user);
                            return step && loop.isLastTimeStep(*step);
                          });
             });
}

/// True if the batch of a tensor, to which the loop writes, is that of the
/// sequences that the loop reads.
bool ResultReader::hasBatchOfSequences(unsigned index) const {
  SymbolicDim batch = dimOfAxis(loop.init(index), 1 - *loop[index].tensorAxis);
  if (batch.isStatic())
    return true;
  auto hasBatch = [&](const Source &source) {
    const Sequence &sequence = source.sequence;
    return sequence.value &&
           loop.hasSize(sequence.value, sequence.isTimeMajor ? 1 : 0, batch);
  };
  return any_of(found.layers, [&](const LayerPlan &plan) {
    return any_of(plan.sources,
                  [&](auto &entry) { return hasBatch(entry.second); }) ||
           any_of(plan.hoisted, [&](auto &entry) {
             return any_of(entry.second.leaves,
                           [&](auto &leaf) { return hasBatch(leaf.second); });
           });
  });
}

LogicalResult ResultReader::checkListUses(unsigned index) {
  if (loop[index].tensorAxis) {
    auto type = dyn_cast<RankedTensorType>(loop.result(index).getType());
    return type && type.getRank() == 3 && hasBatchOfSequences(index)
               ? success()
               : reject(Reason::Shape,
                        "the loop writes a tensor that is not [time, batch, "
                        "columns] of its sequences");
  }
  for (Operation *user : getUsersThroughNoOps(loop.result(index))) {
    auto type = tf::isa(user, "TensorListStack")
                    ? dyn_cast<RankedTensorType>(user->getResult(0).getType())
                    : RankedTensorType();
    if (!type || type.getRank() != 3)
      return reject(Reason::Structure,
                    "a list of the loop is used by " +
                        user->getName().getStringRef().str() + ", not stacked",
                    "stack the outputs of all time steps after the loop");
  }
  return success();
}

LogicalResult ResultReader::readList(unsigned index) {
  FailureOr<LoopMask::Write> write = mask.write(index);
  if (failed(write))
    return failure();
  if (found.mask)
    found.kept[index] = write->kept;
  std::optional<StateRef> state = sources.stateOf(write->stored);
  if (state && state->isCell && (found.mask || !isLastStepOnly(index)))
    return reject(Reason::Structure,
                  "the loop writes the cell state of each time step; the fused "
                  "op returns only the last one",
                  "use the outputs of the layer, or the cell state of the last "
                  "time step");
  std::optional<HoistedValue> computed =
      state || found.mask ? std::nullopt : sources.hoist(write->stored);
  if (!state && !computed)
    return reject(Reason::Structure,
                  "the loop writes a value that is not the output of a cell: " +
                      describe(tf::skipIdentities(loop[index].stored)),
                  "compute it after the loop from the output sequence");
  if (failed(checkListUses(index)))
    return failure();
  if (state)
    found.lists[index] = *state;
  else
    found.hoisted[index] = std::move(*computed);
  return success();
}

LogicalResult ResultReader::readState(unsigned index) {
  for (auto [slot, state] : zip(found.slots, sources.states)) {
    if (slot.iterArg != index)
      continue;
    if (std::optional<StateRef> ref = sources.stateOf(state.after)) {
      found.states[index].push_back(*ref);
      continue;
    }
    // All slots of the iter arg are hoisted together.
    if (found.hoisted.contains(index))
      continue;
    std::optional<HoistedValue> computed =
        found.mask ? std::nullopt : sources.hoist(loop.next(index));
    if (!computed)
      return reject(Reason::Structure,
                    "the loop returns a value that is not a state",
                    "compute it after the loop from the output sequence");
    found.hoisted[index] = std::move(*computed);
  }
  return success();
}

/// Adds padding inputs, so that masked time steps keep the cell state of an
/// LSTM, if the loop returns the cell state.
LogicalResult ResultReader::keepCells() {
  SmallVector<bool> isUsed(found.layers.size(), false);
  for (auto &[index, refs] : found.states)
    for (const StateRef &ref : refs)
      if (ref.isCell && !loop.result(index).use_empty())
        isUsed[ref.layer] = true;
  for (auto [isUsed, plan] : zip_equal(isUsed, found.layers)) {
    if (!isUsed)
      continue;
    if (ctx.targetLacks(saturatedGatesFeature))
      return reject(Reason::Target,
                    "integer weights represent no weight that saturates a "
                    "gate, with which masked time steps keep the cell state");
    if (any_of(plan.cell.gates(),
               [](const Gate *gate) { return bool(gate->layerNorm); }))
      return reject(Reason::Structure,
                    "the loop has a mask and returns the cell state of a cell "
                    "with layer normalization",
                    "use the outputs of the layer only");
    SumId padding = sources.expressions.columns(found.mask->tensor, 0, 1);
    addPaddingInput(sources.expressions, plan.cell, padding);
    Source source;
    source.width = 1;
    source.isPadding = true;
    plan.sources.emplace_back(padding, source);
  }
  return success();
}

LogicalResult ResultReader::run() {
  for (unsigned index : seq(loop.size())) {
    const IterArg &entry = loop[index];
    bool isUsed = !loop.result(index).use_empty();
    switch (entry.kind) {
    case IterArg::Invariant:
      break;
    case IterArg::InductionVariable:
      if (isUsed &&
          (!loop.tripCount().getNumber() || !entry.variable.start.getNumber() ||
           loop.getEarlyExitLengths()))
        return reject(
            Reason::Structure, "the induction variable is used after the loop",
            "take the number of time steps from the shape of the input");
      break;
    case IterArg::List:
      if (isUsed && failed(readList(index)))
        return failure();
      break;
    case IterArg::State:
      if (failed(readState(index)))
        return failure();
      break;
    }
  }
  return found.mask ? keepCells() : success();
}

LogicalResult readResults(const SequenceLoop &loop, const LoopMask &mask,
                          SourceFinder &sources, LoopLayers &found,
                          RuleContext &ctx) {
  return ResultReader(loop, mask, sources, found, ctx).run();
}

} // namespace tfuse::recurrent
