//===- FuseLoop.cpp - Loops of recurrent cells ----------------------------===//
//
//   x   h0   c0                          x    zeros or h0    zeros or c0
//    \   |   /                           |         |              |
//   tf.While {                           |   tfl.new_state  tfl.new_state
//     x_t = x[t]                   =>     \        |         /
//     h, c = cell(x_t, h, c)          tfl.unidirectional_sequence_lstm
//     y[t] = h                               |     |         \
//   }                                        y   final h   final c
//   |    |    \                                 (tfl.final_state)
//   y    h     c
//
// Follows nothing upstream, which fuses Keras 2's tagged functions alone. The
// body is read as equations (Cells/Cell.h), so that it does not matter who
// wrote it. Several cells of one loop become several ops. What the body makes
// of inputs before, and of outputs after the cell, is made of whole sequences
// (Cells/StepLifter.h).
//
// C1 (structure)      The loop counts, and reads and writes its sequences step
//                     by step (Cells/Loop.h).
// C2 (structure,      Each state belongs to a cell that there is an op for, and
//     activation)     its gates have the op's activations.
// C3 (not-constant)   Weights are constants.
// C4 (structure)      A cell reads steps of sequences of known rank, the output
//                     of another cell, or what is computed of these row by row;
//                     or the same value at each of a known number of steps.
// C5 (shape)          The sequences have as many steps as the loop, or more.
// C6 (structure)      What the loop writes and returns is states of its cells,
//                     or computed of their outputs row by row; lists as a
//                     whole.
// C7 (target)         The runtime has the op.
// C8 (structure)      A mask is the same for all states and what is written,
//                     and keeps them, or writes zeros (Cells/StepMask.h).
//
//===----------------------------------------------------------------------===//

#include "Cells/Layer.h"
#include "Cells/Loop.h"
#include "Cells/StepLifter.h"
#include "Cells/StepMask.h"
#include "Cells/StepReader.h"
#include "Cells/UnrolledStep.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace recurrent;

namespace {

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
  SmallVector<std::pair<Value, Source>> leaves;
};

struct LayerPlan {
  Cell cell;
  SmallVector<std::pair<SumId, Source>> sources;
  /// Those of them that are computed first.
  llvm::DenseMap<SumId, Lift> lifted;

  /// Calls `visit` with each layer that has to be there before.
  void visitLayers(llvm::function_ref<void(unsigned &)> visit) {
    auto visitSource = [&](Source &source) {
      if (source.layer)
        visit(*source.layer);
    };
    for (auto &[sum, source] : sources)
      visitSource(source);
    for (auto &[sum, lift] : lifted)
      for (auto &[leaf, source] : lift.leaves)
        visitSource(source);
  }
};

struct LoopMatch {
  std::optional<Loop> loop;
  SmallVector<Slot> slots;
  std::vector<LayerPlan> layers;
  /// For each state the loop carries: what its columns are, in order.
  llvm::DenseMap<unsigned, SmallVector<StateRef>> states;
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

class FuseLoop : public RuleWithMatch<LoopMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tf.While", "tf.StatelessWhile",
                                              "tf.WhileRegion"};
    return names;
  }
  bool isAnchor(Operation *op) const override;
  FailureOr<LoopMatch> match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op, LoopMatch &match,
               RuleContext &ctx) const override;
};

/// The part of `match` after the loop itself.
class LayerFinder {
public:
  LayerFinder(Operation *op, const Loop &loop, LoopMatch &match,
              RuleContext &ctx)
      : op(op), loop(loop), found(match), ctx(ctx),
        expressions(op->getContext()), reader(expressions) {
    reader.resolve = [&](Value value) { return loop.resolve(value); };
    reader.isLeaf = [&](Value value) { return loop.access(value).has_value(); };
  }

  LogicalResult find();

private:
  LogicalResult reject(Reason reason, const Twine &detail) {
    return ctx.reject(op, reason, detail);
  }
  LogicalResult readMask();
  bool isOnlyKept(unsigned index) const;
  LogicalResult readStates();
  LogicalResult matchCells();
  LogicalResult keepCells();
  LogicalResult checkMaskedList(unsigned index);
  LogicalResult orderCells();
  LogicalResult checkResults();
  LogicalResult checkListUses(unsigned index);
  bool isLastStepOnly(unsigned index) const;
  std::optional<Source> sourceOf(SumId sum, LayerPlan &plan);
  LogicalResult addSources(LayerPlan &plan);
  std::optional<Sequence> sequenceOf(Value step);
  std::optional<Sequence> repeated(Value value) const;
  std::optional<StateRef> stateOf(SumId sum) const;
  std::optional<Source> leafOf(Value value);
  std::optional<Lift> lift(Value value);
  std::string describe(Value value) const;

  Operation *op;
  const Loop &loop;
  LoopMatch &found;
  RuleContext &ctx;
  Expressions expressions;
  StepReader reader;
  SmallVector<State> states;
  /// The first so many; the rest is copies of them.
  unsigned numOwn = 0;
  llvm::DenseMap<Value, Sequence> whole;
  /// With a mask: what a state becomes at steps that count.
  llvm::DenseMap<unsigned, Value> computed;
  /// A sequence was found that may have fewer steps than the loop.
  bool isOutOfReach = false;
};

/// A value of the body that is none of a step: what it is outside, or a
/// constant. Null for others.
Value outsideOf(const Loop &loop, Value value) {
  Value resolved = loop.resolve(value);
  Operation *op = resolved.getDefiningOp();
  if (op && op->getBlock() == loop.getBody())
    return tf::getConstant(resolved) ? resolved : Value();
  bool isArgument = resolved.getParentBlock() == loop.getBody();
  return isArgument ? Value() : resolved;
}

} // namespace

//===----------------------------------------------------------------------===//
// Where to look
//===----------------------------------------------------------------------===//

/// A loop that multiplies a matrix, has an activation or a state, and takes
/// steps of something.
bool FuseLoop::isAnchor(Operation *op) const {
  Block *body = Loop::bodyOf(op);
  if (!body)
    return false;
  bool hasProduct = false, hasActivation = false, hasSteps = false;
  for (Operation &inner : *body) {
    hasProduct |= tf::isa(&inner, "MatMul", "BatchMatMul", "BatchMatMulV2",
                          "Einsum", "LSTMBlockCell");
    hasActivation |=
        tf::isa(&inner, "Tanh", "Sigmoid", "Relu", "Relu6", "LSTMBlockCell") ||
        tf::isa(&inner, "ClipByValue", "Minimum", "Maximum", "Elu", "Selu",
                "Softplus", "Softsign");
    hasSteps |= tf::isa(&inner, "TensorListGetItem", "TensorListSetItem",
                        "TensorArrayReadV3", "GatherV2", "StridedSlice");
  }
  // A cell may have no activation.
  auto isState = [&](BlockArgument argument) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    return type && type.getRank() == 2 && rowWidth(type) > 0 &&
           skipMarks(body->getTerminator()->getOperand(
               argument.getArgNumber())) != argument;
  };
  return hasProduct && hasSteps &&
         (hasActivation || any_of(body->getArguments(), isState));
}

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

std::string LayerFinder::describe(Value value) const {
  if (Operation *source = value.getDefiningOp()) {
    std::string text = source->getName().getStringRef().str();
    if (tf::isa(source, "Select", "SelectV2"))
      text += " (a mask)";
    if (StringRef name = nodeName(source); !name.empty())
      text += " '" + name.str() + "'";
    return text;
  }
  return "a value that the loop carries";
}

/// C8. Finds the mask, if there is one, and what is carried under it.
LogicalResult LayerFinder::readMask() {
  SmallVector<unsigned> unmasked;
  for (unsigned index : seq(loop.size())) {
    if (loop[index].kind != Carried::State)
      continue;
    std::optional<MaskedValue> masked = readMasked(loop, loop.next(index));
    if (!masked) {
      unmasked.push_back(index);
      continue;
    }
    if (found.mask && !(*found.mask == masked->mask))
      return reject(Reason::Structure, "its states have different masks");
    found.mask = masked->mask;
    bool isKept = skipMarks(masked->otherwise) == loop.argument(index);
    // The output that Keras carries along and nothing reads.
    bool isUnused = loop.result(index).use_empty() &&
                    isZeroTensor(loop.resolve(masked->otherwise));
    if (!isKept && !isUnused)
      return reject(Reason::Structure,
                    "a masked step does not keep its state, but sets it to " +
                        describe(skipMarks(masked->otherwise)));
    computed[index] = masked->computed;
  }
  // Steps after the last one that counts change nothing.
  if (Value lengths = loop.endsAfter();
      lengths && (!found.mask || found.mask->kind != StepMask::Lengths ||
                  found.mask->tensor != lengths))
    return reject(Reason::Structure, "it ends at the first of two bounds");
  if (!found.mask)
    return success();
  if (!unmasked.empty())
    return reject(Reason::Structure,
                  "some of its states have a mask, and " +
                      describe(skipMarks(loop.next(unmasked.front()))) +
                      " has none");
  found.mask->mayBeLonger = !hasSteps(*found.mask, loop.steps());
  return success();
}

/// Whether a carried value is read by nothing but masks: the output that Keras
/// carries along to repeat it.
bool LayerFinder::isOnlyKept(unsigned index) const {
  return found.mask &&
         all_of(usersOf(loop.argument(index)), [&](Operation *user) {
           std::optional<MaskedValue> masked =
               user->getNumResults() == 1 ? readMasked(loop, user->getResult(0))
                                          : std::nullopt;
           return masked && skipMarks(masked->computed) != loop.argument(index);
         });
}

LogicalResult LayerFinder::readStates() {
  SmallVector<unsigned> carried, kept;
  for (unsigned index : seq(loop.size()))
    if (loop[index].kind == Carried::State)
      (isOnlyKept(index) ? kept : carried).push_back(index);
  for (unsigned index : concat<unsigned>(carried, kept)) {
    auto type = dyn_cast<RankedTensorType>(loop.argument(index).getType());
    std::optional<Row> next =
        reader.read(found.mask ? computed.lookup(index) : loop.next(index));
    if (!type || type.getRank() != 2 || !next)
      return reject(Reason::Structure,
                    "it carries something that is no state of a cell, " +
                        describe(tf::skipIdentities(loop.next(index))));
    int64_t begin = 0;
    for (SumId piece : *next) {
      int64_t width = expressions.sum(piece).width;
      SumId before = expressions.columns(loop.argument(index), begin, width);
      states.push_back({*expressions.onlyFactor(before), piece});
      found.slots.push_back({index, begin, width});
      begin += width;
    }
  }
  if (states.empty() || carried.empty())
    return reject(Reason::Structure, "it carries no state");
  numOwn = unsigned(count_if(found.slots, [&](const Slot &slot) {
    return is_contained(carried, slot.carried);
  }));
  return success();
}

/// Finds a cell for each state.
LogicalResult LayerFinder::matchCells() {
  SmallVector<bool> covered(states.size(), false);
  std::optional<CellMiss> worst;
  for (unsigned index : seq(numOwn)) {
    CellMiss miss;
    std::optional<Cell> cell = matchCell(expressions, states, index, miss);
    if (!cell) {
      // The hidden state fails, too: it is no cell state. What is closest to a
      // cell says most.
      if (!worst || miss.progress > worst->progress)
        worst = miss;
      continue;
    }
    if (!checkTarget(*cell, op, ctx))
      return failure();
    covered[cell->hidden] = true;
    if (cell->isLSTM)
      covered[cell->cell] = true;
    found.layers.emplace_back().cell = std::move(*cell);
  }
  // A copy of a cell's state that nothing reads is none, nor is what is
  // computed of an output.
  auto isCopy = [&](unsigned index) {
    unsigned carried = found.slots[index].carried;
    return none_of(states,
                   [&](const State &other) {
                     return is_contained(
                         statesIn(expressions, other.after, states), index);
                   }) &&
           (stateOf(states[index].after) ||
            (!found.mask && lift(loop.next(carried))));
  };
  SmallVector<unsigned> missing;
  for (unsigned index : seq(unsigned(states.size())))
    if (!covered[index] && !isCopy(index))
      missing.push_back(index);
  if (missing.empty())
    return success();
  // What an op computes that is not looked into, such as a mask.
  for (unsigned index : missing) {
    std::optional<FactorId> only = expressions.onlyFactor(states[index].after);
    if (only && expressions.factor(*only).kind == Factor::Columns &&
        expressions.factor(*only).value.getDefiningOp())
      return reject(Reason::Structure,
                    "a state is computed by " +
                        describe(expressions.factor(*only).value));
  }
  return worst ? reject(worst->reason, worst->detail)
               : reject(Reason::Structure, "a state belongs to no cell");
}

/// A state by what it is after the step.
std::optional<StateRef> LayerFinder::stateOf(SumId sum) const {
  for (auto [index, plan] : enumerate(found.layers)) {
    const Cell &cell = plan.cell;
    if (states[cell.hidden].after == sum)
      return StateRef{unsigned(index), false};
    if (cell.isLSTM && states[cell.cell].after == sum)
      return StateRef{unsigned(index), true};
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

std::optional<Sequence> LayerFinder::sequenceOf(Value step) {
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
std::optional<Sequence> LayerFinder::repeated(Value value) const {
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

/// A value of the body that there is a sequence of.
std::optional<Source> LayerFinder::leafOf(Value value) {
  Source source;
  source.width = rowWidth(value.getType());
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getRank() != 2 || source.width <= 0)
    return std::nullopt;
  std::optional<Row> row = reader.read(value);
  std::optional<StateRef> state =
      row && row->size() == 1 ? stateOf(row->front()) : std::nullopt;
  if (state && !state->isCell) {
    source.layer = state->layer;
    return source;
  }
  std::optional<Sequence> sequence = sequenceOf(value);
  if (!sequence)
    sequence = repeated(value);
  if (!sequence)
    return std::nullopt;
  source.sequence = *sequence;
  return source;
}

std::optional<Lift> LayerFinder::lift(Value value) {
  Lift result;
  std::optional<LiftedStep> step = liftStep(
      skipMarks(value), [&](Value leaf) { return leafOf(leaf).has_value(); },
      [&](Value other) { return outsideOf(loop, other); });
  if (!step)
    return std::nullopt;
  // Outputs under a mask are in other places than steps are.
  if (found.mask && any_of(step->leaves, [&](Value leaf) {
        return leafOf(leaf)->layer.has_value();
      }))
    return std::nullopt;
  result.step = std::move(*step);
  for (Value leaf : result.step.leaves)
    result.leaves.emplace_back(leaf, *leafOf(leaf));
  return result;
}

/// Where an input of a gate comes from; rejects if that is no sequence.
std::optional<Source> LayerFinder::sourceOf(SumId sum, LayerPlan &plan) {
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
  std::optional<Sequence> sequence = sequenceOf(factor->value);
  if (!sequence)
    sequence = repeated(factor->value);
  if (sequence) {
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

LogicalResult LayerFinder::addSources(LayerPlan &plan) {
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

/// Puts the cells into an order in which each comes after those it reads.
LogicalResult LayerFinder::orderCells() {
  std::vector<LayerPlan> &plans = found.layers;
  for (LayerPlan &plan : plans)
    if (failed(addSources(plan)))
      return failure();
  SmallVector<unsigned> order;
  while (order.size() < plans.size()) {
    size_t before = order.size();
    for (unsigned index : seq(unsigned(plans.size()))) {
      bool isReady = true;
      plans[index].visitLayers(
          [&](unsigned layer) { isReady &= is_contained(order, layer); });
      if (isReady && !is_contained(order, index))
        order.push_back(index);
    }
    if (order.size() == before)
      return reject(Reason::Structure, "its cells read each other's output");
  }
  std::vector<LayerPlan> sorted;
  for (unsigned index : order) {
    plans[index].visitLayers([&](unsigned &layer) {
      layer = unsigned(std::distance(order.begin(), llvm::find(order, layer)));
    });
    sorted.push_back(std::move(plans[index]));
  }
  plans = std::move(sorted);
  return success();
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

static bool isLastStep(const Loop &loop, int64_t step) {
  return step == -1 ||
         (loop.steps().constant && step == *loop.steps().constant - 1);
}

/// Whether nothing but the last step of what is written is used.
bool LayerFinder::isLastStepOnly(unsigned index) const {
  return loop[index].index.kind == StepIndex::Forward &&
         all_of(usersOf(loop.result(index)), [&](Operation *stack) {
           return tf::isa(stack, "TensorListStack") &&
                  all_of(stack->getResult(0).getUsers(), [&](Operation *user) {
                    std::optional<int64_t> step = pickedStep(user);
                    return step && isLastStep(loop, *step);
                  });
         });
}

LogicalResult LayerFinder::checkListUses(unsigned index) {
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

/// C8. What is written at steps that do not count.
LogicalResult LayerFinder::checkMaskedList(unsigned index) {
  std::optional<MaskedValue> masked = readMasked(loop, loop[index].stored);
  if (!masked || !(masked->mask == *found.mask))
    return reject(Reason::Structure,
                  "it writes what is computed at steps that its mask leaves "
                  "out, " +
                      describe(skipMarks(loop[index].stored)));
  Value otherwise = loop.resolve(masked->otherwise);
  if (isZeroTensor(otherwise)) {
    found.kept[index] = std::nullopt;
    return success();
  }
  for (auto &[carried, value] : computed)
    if (otherwise == loop.argument(carried) &&
        skipMarks(value) == skipMarks(masked->computed) &&
        skipMarks(readMasked(loop, loop.next(carried))->otherwise) ==
            otherwise &&
        !loop.endsAfter()) {
      found.kept[index] = carried;
      return success();
    }
  return reject(Reason::Structure,
                "at masked steps it writes neither the output before nor "
                "zeros, but " +
                    describe(otherwise));
}

/// Where an LSTM's cell state is a result, steps that do not count keep it.
LogicalResult LayerFinder::keepCells() {
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
    SumId padding = expressions.columns(found.mask->tensor, 0, 1);
    addPaddingInput(expressions, plan.cell, padding);
    Source source;
    source.width = 1;
    source.isPadding = true;
    plan.sources.emplace_back(padding, source);
  }
  return success();
}

LogicalResult LayerFinder::checkResults() {
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
    case Carried::List: {
      if (!isUsed)
        break;
      if (found.mask && failed(checkMaskedList(index)))
        return failure();
      std::optional<Row> row = reader.read(
          found.mask ? readMasked(loop, entry.stored)->computed : entry.stored);
      std::optional<StateRef> state =
          row && row->size() == 1 ? stateOf(row->front()) : std::nullopt;
      if (state && state->isCell && (found.mask || !isLastStepOnly(index)))
        return reject(Reason::Structure,
                      "it writes the cell state of each step, of which the op "
                      "gives the last one");
      std::optional<Lift> computed =
          state || found.mask ? std::nullopt : lift(entry.stored);
      if (!state && !computed)
        return reject(Reason::Structure,
                      "it writes something else than the output of its cell, " +
                          describe(tf::skipIdentities(entry.stored)));
      if (failed(checkListUses(index)))
        return failure();
      if (state)
        found.lists[index] = *state;
      else
        found.lifted[index] = std::move(*computed);
      break;
    }
    case Carried::State: {
      for (auto [slot, state] : zip(found.slots, states)) {
        if (slot.carried != index)
          continue;
        std::optional<StateRef> ref = stateOf(state.after);
        std::optional<Lift> computed =
            ref || found.mask ? std::nullopt : lift(loop.next(index));
        if (!ref && !computed)
          return reject(Reason::Structure, "it returns what is no state");
        if (ref)
          found.states[index].push_back(*ref);
        else
          found.lifted[index] = std::move(*computed);
      }
      break;
    }
    }
  }
  return success();
}

LogicalResult LayerFinder::find() {
  if (failed(readMask()) || failed(readStates()) || failed(matchCells()) ||
      failed(orderCells()) || failed(checkResults()))
    return failure();
  return found.mask ? keepCells() : success();
}

FailureOr<LoopMatch> FuseLoop::match(Operation *op, RuleContext &ctx) const {
  LoopMatch found;
  std::string why;
  found.loop = Loop::read(op, why, /*takesEarlyEnd=*/true);
  if (!found.loop)
    return ctx.reject(op, Reason::Structure, why);
  if (failed(LayerFinder(op, *found.loop, found, ctx).find()))
    return failure();
  return found;
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

namespace {

class LoopRewriter {
public:
  LoopRewriter(Operation *op, LoopMatch &match, RuleContext &ctx)
      : op(op), match(match), loop(*match.loop), ctx(ctx),
        builder(ctx.rewriter, op->getLoc()) {}

  void run();

private:
  void addMask();
  Value initial(unsigned slot);
  Value finalValue(unsigned index);
  Value finalState(const Slot &slot, StateRef ref);
  void replaceList(unsigned index);
  /// What is computed for all steps.
  Sequence lifted(const Lift &lift);
  /// The steps that a list holds, in the order in which they were computed, and
  /// the last of them.
  LayerOutput written(unsigned index);

  Operation *op;
  LoopMatch &match;
  Loop &loop;
  RuleContext &ctx;
  SequenceBuilder builder;
  SmallVector<LayerOutput> outputs;
  std::optional<MaskBuilder> mask;
};

} // namespace

/// The steps that the mask is for: those of the first layer's first source.
void LoopRewriter::addMask() {
  for (auto &[sum, source] : match.layers.front().sources) {
    if (source.layer || source.isPadding)
      continue;
    Value steps = source.sequence.value;
    mask.emplace(ctx.rewriter, op->getLoc(), *match.mask,
                 source.sequence.isTimeMajor ? builder.swap(steps) : steps);
    return;
  }
}

/// A value with the element type of another one.
static Value castLike(SequenceBuilder &builder, Value value, Value like) {
  return builder.cast(value, getElementTypeOrSelf(like.getType()));
}

Value LoopRewriter::initial(unsigned slot) {
  const Slot &columns = match.slots[slot];
  Value value = tf::skipIdentities(loop.operand(columns.carried));
  // Zeros are made where they are needed.
  if (isZeroTensor(value))
    return value;
  return builder.columns(value, columns.begin, columns.width);
}

Sequence LoopRewriter::lifted(const Lift &lift) {
  const Source &first = lift.leaves.front().second;
  bool isTimeMajor = first.layer ? outputs[*first.layer].isTimeMajor
                                 : first.sequence.isTimeMajor;
  llvm::DenseMap<Value, Value> leaves;
  for (auto &[leaf, source] : lift.leaves)
    leaves[leaf] = castLike(
        builder, sourceValue(builder, source, outputs, isTimeMajor), leaf);
  return {buildLifted(builder, lift.step, leaves,
                      [&](Value value) { return outsideOf(loop, value); }),
          isTimeMajor};
}

LayerOutput LoopRewriter::written(unsigned index) {
  auto list = match.lists.find(index);
  if (list == match.lists.end()) {
    Sequence sequence = lifted(match.lifted[index]);
    return {sequence.value, sequence.isTimeMajor,
            builder.step(sequence.value, sequence.isTimeMajor ? 0 : 1, -1),
            Value()};
  }
  LayerOutput output = outputs[list->second.layer];
  if (list->second.isCell)
    output.hidden = output.cell;
  if (!mask)
    return output;
  Value compacted = output.sequence;
  if (std::optional<unsigned> kept = match.kept[index]) {
    Value before = tf::skipIdentities(loop.operand(*kept));
    output.sequence = mask->expand(compacted, before);
    output.hidden = mask->last(compacted, before);
  } else {
    output.sequence = mask->expandWithZeros(compacted);
    output.hidden =
        builder.step(output.sequence, output.isTimeMajor ? 0 : 1, -1);
  }
  return output;
}

/// A state after the last step.
Value LoopRewriter::finalState(const Slot &slot, StateRef ref) {
  const LayerOutput &output = outputs[ref.layer];
  if (!mask)
    return ref.isCell ? output.cell : output.hidden;
  Value before = initial(unsigned(&slot - match.slots.begin()));
  if (!ref.isCell)
    return mask->last(output.sequence, before);
  // An op that clips the state clips what it begins with, too.
  bool mayClip =
      match.layers[ref.layer].cell.cellClip != 0 && !isZeroTensor(before);
  return mayClip ? mask->unlessEmpty(output.cell, before) : output.cell;
}

Value LoopRewriter::finalValue(unsigned index) {
  if (match.lifted.contains(index))
    return castLike(builder, written(index).hidden, loop.result(index));
  SmallVector<Value> parts;
  for (const Slot &slot : match.slots)
    if (slot.carried == index)
      parts.push_back(finalState(slot, match.states[index][parts.size()]));
  return castLike(builder, builder.concat(parts, 1), loop.result(index));
}

void LoopRewriter::replaceList(unsigned index) {
  LayerOutput output = written(index);
  // As the list holds it, [time, batch, units], or with these two swapped.
  auto sequence = [&](bool isTimeMajor) {
    Value value = output.sequence;
    if (loop[index].index.kind == StepIndex::Backward)
      value = builder.reverse(value, output.isTimeMajor ? 0 : 1);
    return output.isTimeMajor == isTimeMajor ? value : builder.swap(value);
  };
  bool isLastOnly = loop[index].index.kind == StepIndex::Fixed;
  bool isForward = loop[index].index.kind == StepIndex::Forward;
  auto replace = [&](Operation *user, Value value) {
    ctx.rewriter.replaceOp(user, castLike(builder, value, user->getResult(0)));
  };
  for (Operation *stack : usersOf(loop.result(index))) {
    for (Operation *user :
         make_early_inc_range(stack->getResult(0).getUsers())) {
      std::optional<int64_t> step = pickedStep(user);
      bool isLast = step && isLastStep(loop, *step);
      if (isLastOnly ? step == 0 || step == -1 : isForward && isLast)
        replace(user, output.hidden);
      else if (!isLastOnly && !output.isTimeMajor &&
               tf::isa(user, "Transpose") && swappedInput(user->getResult(0)))
        replace(user, sequence(false));
    }
    if (stack->use_empty()) {
      ctx.absorb(stack);
      continue;
    }
    if (!isLastOnly) {
      replace(stack, sequence(true));
      continue;
    }
    auto type = cast<RankedTensorType>(output.hidden.getType());
    SmallVector<int64_t> shape{1};
    append_range(shape, type.getShape());
    replace(stack, builder.tf("ExpandDims", type.clone(shape),
                              {output.hidden, builder.ints(0)}));
  }
}

void LoopRewriter::run() {
  ctx.rewriter.setInsertionPoint(op);
  for (LayerPlan &plan : match.layers) {
    const Cell &cell = plan.cell;
    for (auto &[sum, source] : plan.sources)
      if (auto lift = plan.lifted.find(sum); lift != plan.lifted.end())
        source.sequence = lifted(lift->second);
    if (match.mask && !mask)
      addMask();
    outputs.push_back(buildLayer(
        builder, cell, plan.sources, outputs, initial(cell.hidden),
        cell.isLSTM ? initial(cell.cell) : Value(), mask ? &*mask : nullptr));
  }
  for (unsigned index : seq(loop.size())) {
    Value result = loop.result(index);
    if (result.use_empty())
      continue;
    switch (loop[index].kind) {
    case Carried::Invariant:
      ctx.rewriter.replaceAllUsesWith(result, loop.operand(index));
      break;
    case Carried::Counter:
      ctx.rewriter.replaceAllUsesWith(
          result,
          builder.constant(loop.counterAt(index, *loop.steps().constant)));
      break;
    case Carried::List:
      replaceList(index);
      break;
    case Carried::State:
      ctx.rewriter.replaceAllUsesWith(result, finalValue(index));
      break;
    }
  }
  // What is left of lists behind it only hands them on.
  for (Value result : op->getResults())
    eraseMarks(result, ctx.rewriter);
  ctx.rewriter.eraseOp(op);
}

void FuseLoop::rewrite(Operation *op, LoopMatch &match,
                       RuleContext &ctx) const {
  LoopRewriter(op, match, ctx).run();
}

TFUSE_DEFINE_RULE(FuseLoop)

} // namespace tfuse
