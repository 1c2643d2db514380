//===- StepSources.cpp - Where a step's values come from ------------------===//

#include "StepSources.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "llvm/ADT/MapVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

StepSources::StepSources(const Loop &loop, const LoopLayers &found,
                         RuleContext &ctx)
    : expressions(loop.getOperation()->getContext()), reader(expressions),
      loop(loop), found(found), ctx(ctx) {
  reader.resolve = [&loop](Value value) { return loop.resolve(value); };
  reader.isLeaf = [&loop](Value value) {
    return loop.access(value).has_value();
  };
}

std::optional<StateRef> StepSources::stateOf(SumId sum) const {
  for (auto [index, plan] : enumerate(found.layers)) {
    const Cell &cell = plan.cell;
    if (states[cell.hidden].after == sum)
      return StateRef{unsigned(index), false};
    if (cell.isLSTM && states[cell.cell].after == sum)
      return StateRef{unsigned(index), true};
  }
  return std::nullopt;
}

std::optional<StateRef> StepSources::stateOf(Value value) {
  std::optional<Row> row = reader.read(value);
  return row && row->size() == 1 ? stateOf(row->front()) : std::nullopt;
}

std::optional<Sequence> StepSources::sequenceOf(Value step) {
  std::optional<StepAccess> access = loop.access(step);
  if (!access)
    return std::nullopt;
  Sequence result{access->tensor, access->axis == 0, access->isReversed,
                  access->begin};
  Extent size = extentOf(access->tensor, access->axis);
  std::optional<Extent> rest = size - (loop.steps() + access->begin);
  if (rest && rest->constant && *rest->constant >= 0)
    result.end = -*rest->constant;
  else if (loop.steps().constant && !size.constant)
    // The loop would fail if there were fewer.
    result.end = access->begin + *loop.steps().constant;
  else
    return isOutOfReach = true, std::nullopt;
  // A mask is for whole sequences.
  if (found.mask && !result.isWhole())
    return isOutOfReach = true, std::nullopt;
  return throughLayout(result);
}

/// A value from outside that each step reads.
std::optional<Sequence> StepSources::repeated(Value value) const {
  Value outside = outsideOf(loop, value);
  auto type = outside ? dyn_cast<RankedTensorType>(outside.getType())
                      : RankedTensorType();
  if (!type || type.getRank() != 2 || !loop.steps().constant || found.mask ||
      tf::getConstant(outside))
    return std::nullopt;
  Sequence result;
  result.value = outside;
  result.times = *loop.steps().constant;
  return result;
}

std::optional<Sequence> StepSources::sequenceOrRepeated(Value value) {
  std::optional<Sequence> sequence = sequenceOf(value);
  return sequence ? sequence : repeated(value);
}

/// A value of the body that there is a sequence of.
std::optional<Source> StepSources::leafOf(Value value) {
  Source source;
  source.width = rowWidth(value.getType());
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getRank() != 2 || source.width <= 0)
    return std::nullopt;
  std::optional<StateRef> state = stateOf(value);
  if (state && !state->isCell) {
    source.layer = state->layer;
    return source;
  }
  std::optional<Sequence> sequence = sequenceOrRepeated(value);
  if (!sequence)
    return std::nullopt;
  source.sequence = *sequence;
  return source;
}

std::optional<Lift> StepSources::lift(Value value) {
  llvm::MapVector<Value, Source> leaves;
  auto isLeaf = [&](Value value) {
    if (leaves.contains(value))
      return true;
    std::optional<Source> source = leafOf(value);
    if (source)
      leaves.insert({value, *source});
    return source.has_value();
  };
  std::optional<LiftedStep> step =
      liftStep(skipMarks(value), isLeaf,
               [&](Value other) { return outsideOf(loop, other); });
  if (!step)
    return std::nullopt;
  // Outputs under a mask are in other places than steps are.
  if (found.mask && any_of(leaves, [](const auto &leaf) {
        return leaf.second.layer.has_value();
      }))
    return std::nullopt;
  return Lift{std::move(*step), llvm::to_vector(leaves)};
}

/// Where an input of a gate comes from; rejects if that is no sequence.
std::optional<Source> StepSources::sourceOf(SumId sum, LayerPlan &plan) {
  Source source;
  source.width = expressions.sum(sum).width;
  if (std::optional<StateRef> state = stateOf(sum); state && !state->isCell) {
    source.layer = state->layer;
    return source;
  }
  std::optional<FactorId> only = expressions.onlyFactor(sum);
  const Factor *factor = only ? &expressions.factor(*only) : nullptr;
  auto addLift = [&](Value value) {
    std::optional<Lift> computed = value ? lift(value) : std::nullopt;
    if (computed)
      plan.lifted[sum] = std::move(*computed);
    return computed.has_value();
  };
  if (!factor || factor->kind != Factor::Columns) {
    Value value = reader.valueOf(sum);
    if (addLift(value))
      return source;
    (void)reject(Reason::Structure,
                 Twine("a gate reads something that is computed in the loop") +
                     (value ? ", " + describe(value) : ""));
    return std::nullopt;
  }
  source.begin = factor->begin;
  if (auto known = whole.find(factor->value); known != whole.end()) {
    source.sequence = known->second;
    return source;
  }
  if (std::optional<Sequence> sequence = sequenceOrRepeated(factor->value)) {
    source.sequence = *sequence;
    return source;
  }
  // A product is the gate's own, whose weights would have to be constants.
  bool isProduct = tf::isa(factor->value.getDefiningOp(), "MatMul",
                           "BatchMatMul", "BatchMatMulV2");
  if (!isProduct && addLift(factor->value))
    return source;
  if (isOutOfReach) {
    (void)reject(Reason::Shape,
                 "it does not run over all steps of its sequence");
    return std::nullopt;
  }
  (void)reject(isProduct ? Reason::NotConstant : Reason::Structure,
               Twine(isProduct
                         ? "a gate has weights that are no constants, "
                         : "a gate reads what is no step of a sequence, ") +
                   describe(factor->value));
  return std::nullopt;
}

LogicalResult StepSources::add(LayerPlan &plan) {
  expandDirectInputs(
      expressions, plan.cell, [&](Value step) { return sequenceOf(step); },
      whole);
  for (const Gate *gate : plan.cell.gates())
    for (auto &[sum, matrix] : gate->inputs) {
      if (any_of(plan.sources, [&](auto &known) { return known.first == sum; }))
        continue;
      std::optional<Source> source = sourceOf(sum, plan);
      if (!source)
        return failure();
      plan.sources.emplace_back(sum, *source);
    }
  if (plan.sources.empty())
    return reject(Reason::Structure, "the cell has no input");
  return success();
}

} // namespace tfuse::recurrent
