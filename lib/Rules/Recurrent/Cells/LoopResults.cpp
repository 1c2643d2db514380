//===- LoopResults.cpp - What a loop gives --------------------------------===//

#include "LoopResults.h"

#include "UnrolledStep.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace {
class ResultReader {
public:
  ResultReader(const Loop &loop, const LoopMask &mask, StepSources &sources,
               LoopLayers &found, RuleContext &ctx)
      : loop(loop), mask(mask), sources(sources), found(found), ctx(ctx) {}

  LogicalResult run();

private:
  LogicalResult reject(Reason reason, const Twine &detail) {
    return ctx.reject(loop.getOperation(), reason, detail);
  }
  bool isLastStepOnly(unsigned index) const;
  LogicalResult checkListUses(unsigned index);
  LogicalResult readList(unsigned index);
  LogicalResult readState(unsigned index);
  LogicalResult keepCells();

  const Loop &loop;
  const LoopMask &mask;
  StepSources &sources;
  LoopLayers &found;
  RuleContext &ctx;
};
} // namespace

/// Whether nothing but the last step of what is written is used.
bool ResultReader::isLastStepOnly(unsigned index) const {
  return loop[index].index.kind == StepIndex::Forward &&
         all_of(usersOf(loop.result(index)), [&](Operation *stack) {
           return tf::isa(stack, "TensorListStack") &&
                  all_of(stack->getResult(0).getUsers(), [&](Operation *user) {
                    std::optional<int64_t> step = pickedStep(user);
                    return step && loop.isLastStep(*step);
                  });
         });
}

LogicalResult ResultReader::checkListUses(unsigned index) {
  for (Operation *user : usersOf(loop.result(index))) {
    auto type = tf::isa(user, "TensorListStack")
                    ? dyn_cast<RankedTensorType>(user->getResult(0).getType())
                    : RankedTensorType();
    if (!type || type.getRank() != 3)
      return reject(Reason::Structure,
                    "its list is used by " +
                        user->getName().getStringRef().str() + ", not stacked");
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
                  "it writes the cell state of each step, of which the op "
                  "gives the last one");
  std::optional<Lift> computed =
      state || found.mask ? std::nullopt : sources.lift(write->stored);
  if (!state && !computed)
    return reject(Reason::Structure,
                  "it writes something else than the output of its cell, " +
                      describe(tf::skipIdentities(loop[index].stored)));
  if (failed(checkListUses(index)))
    return failure();
  if (state)
    found.lists[index] = *state;
  else
    found.lifted[index] = std::move(*computed);
  return success();
}

LogicalResult ResultReader::readState(unsigned index) {
  for (auto [slot, state] : zip(found.slots, sources.states)) {
    if (slot.carried != index)
      continue;
    if (std::optional<StateRef> ref = sources.stateOf(state.after)) {
      found.states[index].push_back(*ref);
      continue;
    }
    // All of its columns at once.
    if (found.lifted.contains(index))
      continue;
    std::optional<Lift> computed =
        found.mask ? std::nullopt : sources.lift(loop.next(index));
    if (!computed)
      return reject(Reason::Structure, "it returns what is no state");
    found.lifted[index] = std::move(*computed);
  }
  return success();
}

/// Where an LSTM's cell state is a result, steps that do not count keep it.
LogicalResult ResultReader::keepCells() {
  SmallVector<bool> isUsed(found.layers.size(), false);
  for (auto &[index, refs] : found.states)
    for (const StateRef &ref : refs)
      if (ref.isCell && !loop.result(index).use_empty())
        isUsed[ref.layer] = true;
  for (auto [isUsed, plan] : zip_equal(isUsed, found.layers)) {
    if (!isUsed)
      continue;
    if (any_of(plan.cell.gates(),
               [](const Gate *gate) { return bool(gate->layerNorm); }))
      return reject(Reason::Structure,
                    "it has a mask and returns the cell state of a cell with "
                    "layer normalization");
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
    const Carried &entry = loop[index];
    bool isUsed = !loop.result(index).use_empty();
    switch (entry.kind) {
    case Carried::Invariant:
      break;
    case Carried::Counter:
      if (isUsed &&
          (!loop.steps().constant || !entry.begin || loop.endsAfter()))
        return reject(Reason::Structure, "its counter is used behind it");
      break;
    case Carried::List:
      if (isUsed && failed(readList(index)))
        return failure();
      break;
    case Carried::State:
      if (failed(readState(index)))
        return failure();
      break;
    }
  }
  return found.mask ? keepCells() : success();
}

LogicalResult readResults(const Loop &loop, const LoopMask &mask,
                          StepSources &sources, LoopLayers &found,
                          RuleContext &ctx) {
  return ResultReader(loop, mask, sources, found, ctx).run();
}

} // namespace tfuse::recurrent
