//===- SourceFinder.cpp - The sequences that a loop's cells read ----------===//

#include "SourceFinder.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "llvm/ADT/MapVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

SourceFinder::SourceFinder(const SequenceLoop &loop, const LoopLayers &found,
                           RuleContext &ctx)
    : expressions(loop.getOperation()->getContext()), reader(expressions),
      loop(loop), found(found), ctx(ctx) {
  reader.resolve = [&loop](Value value) { return loop.resolve(value); };
  reader.isLeaf = [&loop](Value value) {
    return loop.getRead(value).has_value();
  };
  reader.hasSize = [&loop](Value value, int64_t axis, const SymbolicDim &size) {
    return loop.hasSize(value, axis, size);
  };
}

std::optional<StateRef> SourceFinder::stateOf(SumId sum) const {
  for (auto [index, plan] : enumerate(found.layers)) {
    const Cell &cell = plan.cell;
    if (states[cell.hidden].after == sum)
      return StateRef{unsigned(index), false};
    if (cell.isLSTM && states[cell.cell].after == sum)
      return StateRef{unsigned(index), true};
  }
  return std::nullopt;
}

std::optional<StateRef> SourceFinder::stateOf(Value value) {
  std::optional<Row> row = reader.read(value);
  return row && row->size() == 1 ? stateOf(row->front()) : std::nullopt;
}

std::optional<Sequence> SourceFinder::sequenceOf(Value step) {
  std::optional<TimeStepRead> access = loop.getRead(step);
  if (!access)
    return std::nullopt;
  Sequence result{access->sequence, access->axis == 0, access->isReversed,
                  access->begin};
  result.stride = access->stride;
  SymbolicDim size = dimOfAxis(access->sequence, access->axis);
  SymbolicDim read = access->end(loop.tripCount());
  SymbolicDim rest = size - read;
  if (!rest.isStatic() && loop.hasSize(access->sequence, access->axis, read))
    rest = 0;
  if (rest.isStatic() && *rest.getNumber() >= 0)
    result.end = -*rest.getNumber();
  else if (loop.tripCount().getNumber() && !size.getNumber())
    // The sequence has at least that many time steps: otherwise the original
    // loop would fail at run time.
    result.end = *read.getNumber();
  else
    return mayReadPastEnd = true, std::nullopt;
  // The mask covers whole sequences only.
  if (found.mask && !result.isWhole())
    return mayReadPastEnd = true, std::nullopt;
  return throughLayout(result);
}

/// The source of a loop-invariant value, which all time steps read.
std::optional<Sequence> SourceFinder::repeated(Value value) const {
  Value outside = invariantValue(loop, value);
  auto type = outside ? dyn_cast<RankedTensorType>(outside.getType())
                      : RankedTensorType();
  if (!type || type.getRank() != 2 || !loop.tripCount().getNumber() ||
      found.mask || tf::getConstant(outside))
    return std::nullopt;
  Sequence result;
  result.value = outside;
  result.times = *loop.tripCount().getNumber();
  return result;
}

std::optional<Sequence> SourceFinder::sequenceOrRepeated(Value value) {
  std::optional<Sequence> sequence = sequenceOf(value);
  return sequence ? sequence : repeated(value);
}

/// The source of a value of the body, if it has one.
std::optional<Source> SourceFinder::leafOf(Value value) {
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

std::optional<HoistedValue> SourceFinder::hoist(Value value) {
  llvm::MapVector<Value, Source> leaves;
  auto isLeaf = [&](Value value) {
    if (leaves.contains(value))
      return true;
    std::optional<Source> source = leafOf(value);
    if (source)
      leaves.insert({value, *source});
    return source.has_value();
  };
  std::optional<HoistableValue> step =
      findHoistable(skipNoOps(value), isLeaf,
                    [&](Value other) { return invariantValue(loop, other); });
  if (!step)
    return std::nullopt;
  // With a mask, outputs are compacted: their time steps are not aligned with
  // those of other sequences.
  if (found.mask && any_of(leaves, [](const auto &leaf) {
        return leaf.second.layer.has_value();
      }))
    return std::nullopt;
  return HoistedValue{std::move(*step), llvm::to_vector(leaves)};
}

/// The source of an input of a gate; rejects an input that is not a time step
/// of a sequence.
std::optional<Source> SourceFinder::sourceOf(SumId sum, LayerPlan &plan) {
  Source source;
  source.width = expressions.sum(sum).width;
  if (std::optional<StateRef> state = stateOf(sum); state && !state->isCell) {
    source.layer = state->layer;
    return source;
  }
  std::optional<FactorId> only = expressions.onlyFactor(sum);
  const Factor *factor = only ? &expressions.factor(*only) : nullptr;
  auto addHoisted = [&](Value value) {
    std::optional<HoistedValue> computed = value ? hoist(value) : std::nullopt;
    if (computed)
      plan.hoisted[sum] = std::move(*computed);
    return computed.has_value();
  };
  if (!factor || factor->kind != Factor::Columns) {
    Value value = reader.valueOf(sum);
    if (addHoisted(value))
      return source;
    (void)reject(Reason::Structure,
                 Twine("a gate reads a value that the loop computes") +
                     (value ? ", " + describe(value) : ""),
                 "compute it before the loop, for all time steps");
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
  // A matmul belongs to the gate, and its weights are not constant.
  bool isProduct = tf::isa(factor->value.getDefiningOp(), "MatMul",
                           "BatchMatMul", "BatchMatMulV2");
  if (!isProduct && addHoisted(factor->value))
    return source;
  if (mayReadPastEnd) {
    (void)reject(Reason::Shape,
                 "the loop does not run over all time steps of its sequence",
                 "slice the sequence before the layer");
    return std::nullopt;
  }
  (void)reject(isProduct ? Reason::NotConstant : Reason::Structure,
               Twine(isProduct ? "the weights of a gate are not constant: "
                               : "a gate reads a value that is not a time step "
                                 "of a sequence: ") +
                   describe(factor->value),
               isProduct ? "use weights that no signature assigns"
                         : "compute it before the loop, for all time steps");
  return std::nullopt;
}

LogicalResult SourceFinder::add(LayerPlan &plan) {
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
