//===- UnrolledLayer.cpp - Time steps that form one layer -----------------===//

#include "UnrolledLayer.h"

#include "CellMatcher.h"
#include "ExpressionReader.h"
#include "UnrolledTimeStep.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Rules/Recurrent/SequenceLayout.h"
#include "tfuse/Rules/Recurrent/TargetFeatures.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace {

class UnrolledLayerFinder {
public:
  UnrolledLayerFinder(func::FuncOp func, TimeStepForm form, RuleContext &ctx)
      : func(func), form(form), ctx(ctx), expressions(func.getContext()),
        finder(func.getBody().front(), form, expressions) {}

  std::vector<UnrolledLayer> find();

private:
  /// Why time steps are not a layer.
  struct Miss {
    Operation *op = nullptr;
    Reason reason = Reason::Structure;
    std::string detail, hint;
  };

  void findAlong(unsigned last, std::vector<UnrolledLayer> &chains);
  std::optional<UnrolledLayer> readChain(ArrayRef<unsigned> positions,
                                         size_t &count);
  bool computes(const Cell &cell, size_t number, Value hidden, Value cellState,
                const TimeStep &step);
  bool matchCellOf(UnrolledLayer &chain, ArrayRef<unsigned> positions);
  bool readInputs(const TimeStep &step);
  size_t matchSteps(UnrolledLayer &chain, ArrayRef<unsigned> positions);
  bool matchFirst(UnrolledLayer &chain, const TimeStep &first);
  bool readSources(UnrolledLayer &chain);
  std::optional<Sequence> wholeSequence(ArrayRef<Value> values);
  bool expandInputs(UnrolledLayer &chain);
  bool readMask(UnrolledLayer &chain, ArrayRef<unsigned> positions);
  bool readMaskedOutputs(UnrolledLayer &chain,
                         ArrayRef<MaskedTimeStep> selects);
  bool keepCell(UnrolledLayer &chain, Operation *op);
  bool checkUses(UnrolledLayer &chain);
  /// Reports nothing for simple cells, because most activations in a graph are
  /// not cells.
  void reject(const Miss &why) {
    if (form != TimeStepForm::Simple && why.op)
      (void)ctx.record(ctx.reject(why.op, why.reason, why.detail, why.hint));
  }
  void reject(Operation *op, Reason reason, const Twine &detail,
              const Twine &hint = "") {
    reject({op, reason, detail.str(), hint.str()});
  }
  SumId whole(Value value) {
    return expressions.columns(value, 0, rowWidth(value.getType()));
  }

  func::FuncOp func;
  TimeStepForm form;
  RuleContext &ctx;
  Expressions expressions;
  TimeStepFinder finder;
  ArrayRef<TimeStep> steps;
  /// The values of each source of the cell, by time step.
  std::vector<std::pair<SumId, SmallVector<Value>>> inputs;
  /// Why the time step after the last matched one differs.
  Miss different;
};

} // namespace

/// True if time step `number` computes the cell from these states; null states
/// are zeros.
bool UnrolledLayerFinder::computes(const Cell &cell, size_t number,
                                   Value hidden, Value cellState,
                                   const TimeStep &step) {
  auto source = [&](SumId sum) {
    auto *input =
        find_if(inputs, [&](auto &entry) { return entry.first == sum; }).base();
    const Factor &factor = expressions.factor(*expressions.onlyFactor(sum));
    return expressions.columns(input->second[number], factor.begin,
                               factor.width);
  };
  auto state = [&](Value value) {
    return value ? std::optional(whole(value)) : std::nullopt;
  };
  std::optional<TimeStepResult> expected = computeTimeStep(
      expressions, cell, source, state(hidden), state(cellState));
  return expected && expected->hidden == step.hiddenSum &&
         (!cell.isLSTM || expected->cell == step.cellSum);
}

/// Matches the cell of the second time step, and collects its inputs.
bool UnrolledLayerFinder::matchCellOf(UnrolledLayer &chain,
                                      ArrayRef<unsigned> positions) {
  // Use the second time step, which reads the states: the first one may start
  // with zeros, which leave no trace in its expressions.
  const TimeStep &second = steps[positions[1]], &first = steps[positions[0]];
  SmallVector<State, 2> states{
      {*expressions.onlyFactor(whole(first.nextHidden())), second.hiddenSum}};
  if (first.cell)
    states.push_back(
        {*expressions.onlyFactor(whole(first.nextCell())), second.cellSum});
  CellMiss miss;
  std::optional<Cell> cell =
      matchCell(expressions, states, unsigned(states.size()) - 1, miss);
  if (!cell) {
    reject(second.hidden.getDefiningOp(), miss.reason, miss.detail, miss.hint);
    return false;
  }
  if (!checkTarget(*cell, second.hidden.getDefiningOp(), ctx))
    return false;
  chain.cell = *cell;
  for (const Gate *gate : cell->gates())
    for (auto &[sum, matrix] : gate->inputs) {
      std::optional<FactorId> only = expressions.onlyFactor(sum);
      if (!only || expressions.factor(*only).kind != Factor::Columns) {
        reject(second.hidden.getDefiningOp(), Reason::Structure,
               "a gate reads a value that the time step computes");
        return false;
      }
      if (none_of(inputs, [&](auto &input) { return input.first == sum; }))
        inputs.emplace_back(sum, SmallVector<Value>());
    }
  return true;
}

/// Finds the value of each source among the values that a time step reads.
bool UnrolledLayerFinder::readInputs(const TimeStep &step) {
  SmallVector<Value> leaves = leavesOf(expressions, step);
  for (auto &[sum, values] : inputs) {
    const Factor &factor = expressions.factor(*expressions.onlyFactor(sum));
    std::optional<FixedTimeStep> pattern = readFixedTimeStep(factor.value);
    Value found;
    for (Value leaf : leaves) {
      std::optional<FixedTimeStep> access = readFixedTimeStep(leaf);
      bool isState = finder.isState(leaf);
      bool fits = pattern ? access && access->sequence == pattern->sequence &&
                                access->axis == pattern->axis
                          : !access && !isState &&
                                leaf.getType() == factor.value.getType();
      // Without a common sequence, several candidates of one type are
      // ambiguous.
      if (fits)
        found = found && !pattern && found != leaf ? Value() : leaf;
    }
    if (!found)
      return false;
    values.push_back(found);
  }
  return true;
}

/// The number of time steps, from the first one on, that compute the cell of
/// the second one; 0 if that is not a cell.
size_t UnrolledLayerFinder::matchSteps(UnrolledLayer &chain,
                                       ArrayRef<unsigned> positions) {
  inputs.clear();
  different = {};
  if (!matchCellOf(chain, positions))
    return 0;
  for (auto [number, position] : enumerate(positions)) {
    const TimeStep &step = steps[position];
    const char *why = nullptr;
    if (!readInputs(step))
      why = "the input of a time step differs from that of the others";
    else if (number > 0) {
      const TimeStep &before = steps[positions[number - 1]];
      if (!computes(chain.cell, number, before.nextHidden(), before.nextCell(),
                    step))
        why = "the time step does not compute the same cell as the preceding "
              "one";
    }
    if (!why)
      continue;
    different = {step.hidden.getDefiningOp(), Reason::Structure, why, ""};
    for (auto &[sum, values] : inputs)
      values.resize(std::min(values.size(), size_t(number)));
    return number;
  }
  return positions.size();
}

/// Finds the initial states: any values that the first time step reads, or
/// zeros.
bool UnrolledLayerFinder::matchFirst(UnrolledLayer &chain,
                                     const TimeStep &first) {
  SmallVector<Value> candidates{Value()};
  append_range(candidates, leavesOf(expressions, first));
  Type rows = rowsType(first.hidden.getType());
  auto fits = [&](Value value, int64_t width) {
    if (!value)
      return true;
    RankedTensorType type = rowsType(value.getType());
    return type && type.getDimSize(1) == width &&
           type.getDimSize(0) == cast<RankedTensorType>(rows).getDimSize(0);
  };
  for (Value hidden : candidates)
    for (Value cell : candidates) {
      if (!fits(hidden, chain.cell.units) || !fits(cell, chain.cell.cells))
        continue;
      if (!computes(chain.cell, 0, hidden, cell, first))
        continue;
      chain.initialHidden = hidden;
      chain.initialCell = cell;
      return true;
    }
  reject(first.hidden.getDefiningOp(), Reason::Structure,
         "the first time step does not compute the same cell as the others");
  return false;
}

/// The sequence of which `values` are successive time steps, forwards or
/// backwards; nothing for other values.
std::optional<Sequence>
UnrolledLayerFinder::wholeSequence(ArrayRef<Value> values) {
  std::optional<FixedTimeStep> first = readFixedTimeStep(values.front());
  auto type = first ? dyn_cast<RankedTensorType>(first->sequence.getType())
                    : RankedTensorType();
  if (!type || type.getRank() != 3 || first->axis > 1)
    return std::nullopt;
  int64_t size = type.getDimSize(first->axis);
  bool isDynamic = ShapedType::isDynamic(size);
  SmallVector<int64_t> places;
  for (Value value : values) {
    std::optional<FixedTimeStep> access = readFixedTimeStep(value);
    if (!access || access->sequence != first->sequence ||
        access->axis != first->axis || (isDynamic && access->index < 0))
      return std::nullopt;
    places.push_back(access->index < 0 ? access->index + size : access->index);
  }
  int64_t stride = places.size() > 1 ? places[1] - places[0] : 1;
  if (stride == 0)
    return std::nullopt;
  for (auto [number, place] : enumerate(places))
    if (place != places[0] + stride * int64_t(number))
      return std::nullopt;
  Sequence sequence;
  sequence.value = first->sequence;
  sequence.isTimeMajor = first->axis == 0;
  sequence.isReversed = stride < 0;
  sequence.stride = std::abs(stride);
  sequence.begin = std::min(places.front(), places.back());
  sequence.end = std::max(places.front(), places.back()) + 1;
  // A sequence without a known size has these time steps: otherwise the model
  // would fail at run time.
  if (!isDynamic)
    sequence.end -= size;
  return throughLayout(sequence);
}

/// Finds the sequence of each source, or the time steps to pack into one.
bool UnrolledLayerFinder::readSources(UnrolledLayer &chain) {
  for (auto &[sum, values] : inputs) {
    const Factor &factor = expressions.factor(*expressions.onlyFactor(sum));
    Source source;
    source.begin = factor.begin;
    source.width = factor.width;
    SmallVector<Value> packed;
    if (std::optional<Sequence> sequence = wholeSequence(values))
      source.sequence = *sequence;
    else
      packed = values;
    auto refuse = [&](Value value, const Twine &detail) {
      reject(value.getDefiningOp() ? value.getDefiningOp() : func,
             Reason::Shape, detail);
      return false;
    };
    for (Value value : packed)
      if (value.getType() != packed.front().getType())
        return refuse(value, "time steps have inputs of different shapes");
    if (!packed.empty() && !rowsType(packed.front().getType()))
      return refuse(packed.front(),
                    "the input of a time step is not [batch, columns]");
    chain.sources.emplace_back(sum, source);
    chain.packed.push_back(std::move(packed));
  }
  return !chain.sources.empty();
}

SmallVector<Value> UnrolledLayer::operands() const {
  SmallVector<Value> result;
  for (auto &[sum, source] : sources)
    if (source.sequence.value)
      result.push_back(source.sequence.value);
  for (const SmallVector<Value> &values : packed)
    append_range(result, values);
  for (Value state :
       {initialHidden, initialCell, mask ? mask->tensor : Value()})
    if (state)
      result.push_back(state);
  return result;
}

Operation *UnrolledLayer::lastOperand() const {
  Operation *last = nullptr;
  for (Value operand : operands()) {
    Operation *source = operand.getDefiningOp();
    if (source && (!last || last->isBeforeInBlock(source)))
      last = source;
  }
  return last;
}

/// True if both are one value, or both are zeros; null is zeros.
static bool isSameState(Value value, Value initial) {
  bool isZero = !initial || isZeroTensor(initial);
  return isZero ? isZeroTensor(value)
                : tf::skipIdentities(value) == tf::skipIdentities(initial);
}

/// Reads the other selects of hidden states: the outputs of the layer.
bool UnrolledLayerFinder::readMaskedOutputs(UnrolledLayer &chain,
                                            ArrayRef<MaskedTimeStep> selects) {
  MaskedOutputs outputs;
  bool isKept = false, isZero = false;
  for (auto [number, hidden] : enumerate(chain.hidden)) {
    outputs.values.push_back({});
    for (Operation *user : hidden.getUsers()) {
      Value value = user->getNumResults() == 1 ? user->getResult(0) : Value();
      if (!value || value == chain.masked[0].values[number])
        continue;
      std::optional<MaskedTimeStep> select = readMaskedTimeStep(value, hidden);
      if (!select || !select->hasFlagsOf(selects[number]))
        continue; // checkUses refuses users that are not known.
      if (outputs.values.back())
        return false;
      if (number > 0 && select->otherwise == outputs.values[number - 1])
        isKept = true;
      else if (!isZeroTensor(select->otherwise))
        return false;
      else
        isZero |= number > 0;
      outputs.values.back() = value;
    }
  }
  outputs.isZero = isZero;
  if (isKept && isZero)
    return false;
  if (any_of(outputs.values, [](Value value) { return bool(value); }))
    chain.masked.push_back(std::move(outputs));
  return true;
}

/// Adds a padding input, so that masked time steps keep the cell state.
bool UnrolledLayerFinder::keepCell(UnrolledLayer &chain, Operation *op) {
  if (ctx.targetLacks(saturatedGatesFeature)) {
    reject(op, Reason::Target,
           "integer weights represent no weight that saturates a gate, with "
           "which masked time steps keep the cell state");
    return false;
  }
  if (any_of(chain.cell.gates(),
             [](const Gate *gate) { return bool(gate->layerNorm); })) {
    reject(op, Reason::Structure,
           "the layer has a mask and returns the cell state of a cell with "
           "layer normalization");
    return false;
  }
  SumId padding = expressions.columns(chain.mask->tensor, 0, 1);
  addPaddingInput(expressions, chain.cell, padding);
  Source source;
  source.width = 1;
  source.isPadding = true;
  chain.sources.emplace_back(padding, source);
  chain.packed.emplace_back();
  return true;
}

/// Reads the mask of all time steps, and the values that it selects. True
/// without a mask.
bool UnrolledLayerFinder::readMask(UnrolledLayer &chain,
                                   ArrayRef<unsigned> positions) {
  auto isMasked = [&](unsigned position) {
    return steps[position].maskedHidden || steps[position].maskedCell;
  };
  if (none_of(positions.drop_back(), isMasked))
    return true;
  Operation *op = chain.hidden.back().getDefiningOp();
  auto differ = [&] {
    reject(op, Reason::Structure,
           "the states of the time steps have different masks");
    return false;
  };
  // The value that selects between this state and that of the preceding time
  // step.
  auto selectOf = [&](Value computed, Value before, bool isInitial,
                      Value &value) -> std::optional<MaskedTimeStep> {
    SmallVector<Value> candidates{value};
    if (!value) // Only the last time step has no next one.
      for (Operation *user : computed.getUsers())
        if (user->getNumResults() == 1)
          candidates.push_back(user->getResult(0));
    for (Value candidate : candidates) {
      std::optional<MaskedTimeStep> select =
          candidate ? readMaskedTimeStep(candidate, computed) : std::nullopt;
      if (!select || !(isInitial ? isSameState(select->otherwise, before)
                                 : select->otherwise == before))
        continue;
      value = candidate;
      return select;
    }
    return std::nullopt;
  };
  MaskedOutputs states;
  states.initial = chain.initialHidden;
  SmallVector<MaskedTimeStep> selects;
  SmallVector<Value> flags;
  Value hiddenBefore = chain.initialHidden, cellBefore = chain.initialCell;
  for (auto [number, position] : enumerate(positions)) {
    const TimeStep &step = steps[position];
    bool isLast = number + 1 == positions.size();
    Value hidden = isLast ? Value() : step.maskedHidden,
          cell = isLast ? Value() : step.maskedCell;
    if (!isLast && (!hidden || bool(step.cell) != bool(cell)))
      return differ();
    auto ofHidden = selectOf(step.hidden, hiddenBefore, number == 0, hidden);
    auto ofCell = step.cell ? selectOf(step.cell, cellBefore, number == 0, cell)
                            : std::nullopt;
    // Without users, the final states do not exist.
    if (!isLast && (!ofHidden || (step.cell && !ofCell)))
      return differ();
    if (isLast && !ofHidden && !ofCell)
      for (Operation *user : step.hidden.getUsers())
        if (user->getNumResults() == 1 && !ofHidden)
          ofHidden = readMaskedTimeStep(user->getResult(0), step.hidden);
    const std::optional<MaskedTimeStep> &select = ofHidden ? ofHidden : ofCell;
    if (!select || (ofHidden && ofCell && !ofHidden->hasFlagsOf(*ofCell)) ||
        (number > 0 && select->isInverted != selects[0].isInverted))
      return differ();
    selects.push_back(*select);
    flags.push_back(select->flags);
    states.values.push_back(hiddenBefore = hidden);
    cellBefore = cell;
  }
  if (cellBefore && !cellBefore.use_empty())
    chain.maskedCell = cellBefore;
  chain.masked.push_back(std::move(states));
  std::optional<Sequence> sequence = wholeSequence(flags);
  auto isWhole = [](const auto &entry) {
    return entry.second.sequence.isWhole();
  };
  if (!sequence || !sequence->isWhole() || !all_of(chain.sources, isWhole)) {
    reject(op, Reason::Structure,
           "the mask or the input has other time steps than the layer");
    return false;
  }
  chain.mask = SequenceMask{SequenceMask::Flags, sequence->value,
                            sequence->isTimeMajor ? 0 : 1, sequence->isReversed,
                            selects[0].isInverted};
  if (ctx.targetLacks(maskedSequencesFeature)) {
    reject(op, Reason::Target,
           "the mask gathers time steps, but --rnn-state computes them one by "
           "one");
    return false;
  }
  if (!readMaskedOutputs(chain, selects))
    return differ();
  return !chain.maskedCell || keepCell(chain, op);
}

/// Adds the producers of `values`, and the producers of these, to `found`.
/// Unrolled graphs are too deep for recursion.
template <typename Set>
static void addProducers(ValueRange values, Set &found) {
  SmallVector<Value> todo(values);
  while (!todo.empty()) {
    Operation *op = todo.pop_back_val().getDefiningOp();
    if (!op || found.contains(op))
      continue;
    found.insert(op);
    append_range(todo, op->getOperands());
    for (Region &region : op->getRegions())
      region.walk(
          [&](Operation *inner) { append_range(todo, inner->getOperands()); });
  }
}

/// Checks C2. Reports nothing if the results have no users.
bool UnrolledLayerFinder::checkUses(UnrolledLayer &chain) {
  addProducers(chain.operands(), chain.before);
  for (Value hidden : chain.hidden)
    if (chain.before.contains(hidden.getDefiningOp())) {
      reject(hidden.getDefiningOp(), Reason::Structure,
             "the input of a time step depends on an earlier output",
             "feed the network's own outputs back outside of the model, one "
             "time step per call");
      return false;
    }
  // Exclude the ops that slice time steps from the input sequences: the rewrite
  // must not erase them.
  llvm::DenseSet<Operation *> outside = chain.before;
  for (auto &[sum, values] : inputs)
    addProducers(values, outside);
  llvm::SetVector<Operation *> all;
  for (Value value :
       {chain.hidden.back(), chain.cells.back(), chain.maskedCell})
    if (value)
      addProducers(value, all);
  for (const MaskedOutputs &outputs : chain.masked)
    for (Value value : outputs.values)
      if (value)
        addProducers(value, all);
  SmallVector<Operation *> ordered(all.getArrayRef());
  llvm::sort(ordered, [](Operation *left, Operation *right) {
    return left->isBeforeInBlock(right);
  });
  // The time steps are the ops that depend on inputs, and the ops that only
  // these use. Others, such as zeros and shapes, may have any users.
  llvm::DenseSet<Value> read;
  for (auto &[sum, values] : inputs)
    read.insert(values.begin(), values.end());
  llvm::erase_if(ordered, [&](Operation *op) {
    return outside.contains(op) || op->hasTrait<OpTrait::ConstantLike>();
  });
  for (Operation *op : ordered)
    if (any_of(op->getOperands(),
               [&](Value operand) { return read.contains(operand); })) {
      chain.inside.insert(op);
      read.insert(op->result_begin(), op->result_end());
    }
  for (Operation *op : llvm::reverse(ordered))
    if (all_of(op->getUsers(),
               [&](Operation *user) { return chain.inside.contains(user); }))
      chain.inside.insert(op);
  llvm::DenseSet<Value> outputs;
  if (!chain.mask) {
    outputs.insert(chain.hidden.begin(), chain.hidden.end());
    outputs.insert(chain.cells.back());
  }
  for (const MaskedOutputs &masked : chain.masked)
    outputs.insert(masked.values.begin(), masked.values.end());
  outputs.insert(chain.maskedCell);
  Operation *last = chain.lastOperand();
  bool isUsed = false;
  for (Operation *op : chain.inside)
    for (OpResult result : op->getResults())
      for (Operation *user : result.getUsers()) {
        if (chain.inside.contains(user) || isOpTriviallyDead(user))
          continue;
        isUsed = true;
        Value output = skipUnitAxes(result);
        if (!outputs.contains(output)) {
          bool isCell = is_contained(chain.cells, output);
          reject(user, Reason::Structure,
                 isCell ? "the op reads the cell state between two time steps"
                        : "the op reads an intermediate value of a time step",
                 "use the outputs of the time steps only");
          return false;
        }
        if (last && user->getBlock() == last->getBlock() &&
            !last->isBeforeInBlock(user)) {
          reject(user, Reason::Structure,
                 "a user of an output precedes the last input of the layer");
          return false;
        }
      }
  return isUsed;
}

/// Gives each input of a gate a matrix.
bool UnrolledLayerFinder::expandInputs(UnrolledLayer &chain) {
  llvm::DenseMap<Value, Sequence> sequences, expanded;
  for (auto [entry, source] : zip(inputs, chain.sources))
    if (source.second.sequence.value)
      for (Value value : entry.second)
        sequences[value] = source.second.sequence;
  expandDirectInputs(
      expressions, chain.cell,
      [&](Value value) -> std::optional<Sequence> {
        auto found = sequences.find(value);
        return found == sequences.end() ? std::nullopt
                                        : std::optional(found->second);
      },
      expanded);
  for (const Gate *gate : chain.cell.gates())
    for (auto &[sum, matrix] : gate->inputs) {
      if (any_of(chain.sources,
                 [&](auto &source) { return source.first == sum; }))
        continue;
      const Factor &factor = expressions.factor(*expressions.onlyFactor(sum));
      Source source;
      source.sequence = throughLayout(expanded.lookup(factor.value));
      source.begin = factor.begin;
      source.width = factor.width;
      chain.sources.emplace_back(sum, source);
      chain.packed.emplace_back();
    }
  // Erase the sources that were replaced.
  for (size_t index = chain.sources.size(); index-- > 0;) {
    bool isUsed = any_of(chain.cell.gates(), [&](const Gate *gate) {
      return any_of(gate->inputs, [&](auto &input) {
        return input.first == chain.sources[index].first;
      });
    });
    if (!isUsed) {
      chain.sources.erase(chain.sources.begin() + index);
      chain.packed.erase(chain.packed.begin() + index);
    }
  }
  return true;
}

/// Reads the layer of the first `count` of these time steps: of all that
/// compute the same cell.
std::optional<UnrolledLayer>
UnrolledLayerFinder::readChain(ArrayRef<unsigned> positions, size_t &count) {
  UnrolledLayer chain;
  count = matchSteps(chain, positions);
  if (count < 2 || !matchFirst(chain, steps[positions.front()]))
    return std::nullopt;
  for (unsigned position : positions.take_front(count)) {
    chain.hidden.push_back(steps[position].hidden);
    chain.cells.push_back(steps[position].cell);
  }
  if (!readSources(chain) || !expandInputs(chain) ||
      !readMask(chain, positions.take_front(count)) || !checkUses(chain))
    return std::nullopt;
  return chain;
}

/// Finds the layers whose time steps precede the last one. A layer may start
/// with the final states of another one, as decoders do.
void UnrolledLayerFinder::findAlong(unsigned last,
                                    std::vector<UnrolledLayer> &chains) {
  SmallVector<unsigned> positions;
  for (int64_t position = last; position >= 0;
       position = steps[position].previous) {
    positions.push_back(unsigned(position));
    if (positions.size() > steps.size())
      return;
  }
  std::reverse(positions.begin(), positions.end());
  std::vector<UnrolledLayer> found;
  for (ArrayRef<unsigned> rest = positions; rest.size() >= 2;) {
    size_t count = 0;
    std::optional<UnrolledLayer> chain = readChain(rest, count);
    // If a single time step differs, the time steps are not two layers.
    if (count < rest.size() && (count < 2 || rest.size() - count < 2))
      return reject(different);
    // The first time step of a simple cell may have no matrix in common with
    // the others, because its state is zeros.
    std::optional<unsigned> first =
        chain ? finder.withHidden(chain->initialHidden) : std::nullopt;
    if (first && steps[*first].isRead && !is_contained(rest, *first)) {
      SmallVector<unsigned> longer{*first};
      append_range(longer, rest.take_front(count));
      size_t longerCount = 0;
      std::optional<UnrolledLayer> extended = readChain(longer, longerCount);
      if (extended && longerCount == longer.size())
        chain = std::move(extended);
    }
    if (chain)
      found.push_back(std::move(*chain));
    rest = rest.drop_front(count);
  }
  for (UnrolledLayer &chain : found)
    if (none_of(chains, [&](const UnrolledLayer &other) {
          return other.hidden.front() == chain.hidden.front();
        }))
      chains.push_back(std::move(chain));
}

/// Sorts layers so that each precedes the layers on which it depends.
static std::vector<UnrolledLayer> inOrder(std::vector<UnrolledLayer> layers) {
  std::vector<UnrolledLayer> sorted;
  while (!layers.empty()) {
    // Layers do not depend on their own outputs, so one of them has no users
    // among the others.
    auto next = find_if(layers, [&](const UnrolledLayer &layer) {
      return none_of(layers, [&](const UnrolledLayer &other) {
        return &other != &layer && other.dependsOn(layer);
      });
    });
    if (next == layers.end())
      break;
    sorted.push_back(std::move(*next));
    layers.erase(next);
  }
  return sorted;
}

std::vector<UnrolledLayer> UnrolledLayerFinder::find() {
  finder.run();
  steps = finder.all();
  std::vector<UnrolledLayer> chains;
  for (auto [index, step] : enumerate(steps))
    if (!step.hasNext)
      findAlong(unsigned(index), chains);
  return inOrder(std::move(chains));
}

std::vector<UnrolledLayer>
findUnrolledLayers(func::FuncOp func, TimeStepForm form, RuleContext &ctx) {
  return UnrolledLayerFinder(func, form, ctx).find();
}

} // namespace tfuse::recurrent
