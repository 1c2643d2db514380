//===- FuseUnrolled.cpp - Recurrent cells without a loop ------------------===//
//
//   x[0]       x[1]       x[2]                   x
//    |          |          |                     |
//   cell  ->   cell  ->   cell  -> h, c   =>  tfl.unidirectional_sequence_lstm
//    |          |          |                   |        |         |
//   y[0]       y[1]       y[2]                 y     final h   final c
//
// Keras's unroll=True, TF1's static_rnn. Steps are found by what an LSTM shows
// of itself, sigmoid(..) * tanh(c), read as equations (Cells/Cell.h), and
// chained where one step's states are those the next one begins with. Those of
// a simple cell are activations; one follows another if it multiplies that by
// a matrix, and has its other matrices, too.
//
// C1 (structure)  Each step is the same cell, with the same weights.
// C2 (structure)  What a step computes is used by the steps alone, but for its
//                 output and for the last cell state.
// C3 (structure)  The inputs of the steps are alike in shape.
// C4 (structure)  No step is masked; recurrent-loop takes masks.
//
//===----------------------------------------------------------------------===//

#include "Cells/Layer.h"
#include "Cells/StepReader.h"
#include "Cells/UnrolledStep.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace recurrent;

namespace {

/// What steps look like.
enum class StepForm {
  /// sigmoid(..) * tanh(c)
  Gated,
  /// (sigmoid(..) * tanh(c)) P
  Projected,
  /// An activation.
  Simple
};

/// What one step computes; a simple cell has no cell state.
struct Step {
  Value hidden, cell;
  SumId hiddenSum = 0, cellSum = 0;
  /// Whether these are there.
  bool isRead = false;
  /// Position of the step before; -1 for none.
  int64_t previous = -1;
  bool hasNext = false;
};

struct Chain {
  Cell cell;
  SmallVector<Value> hidden, cells;
  Value initialHidden, initialCell;
  std::vector<std::pair<SumId, Source>> sources;
  /// For each source, the steps to pack, if they are of no one tensor.
  std::vector<SmallVector<Value>> packed;
  /// The ops of the steps, which go.
  llvm::SetVector<Operation *> inside;

  /// What the layer's op needs.
  SmallVector<Value> operands() const;
  /// Where that is all there; null at the beginning of the function.
  Operation *lastOperand() const;
  bool isStepValue(Value value) const {
    return is_contained(hidden, value) || value == cells.back();
  }
};

class FuseUnrolled : public RuleWithMatch<std::vector<Chain>> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"func.func"};
    return names;
  }
  bool isAnchor(Operation *op) const override;
  FailureOr<std::vector<Chain>> match(Operation *op,
                                      RuleContext &ctx) const override;
  void rewrite(Operation *op, std::vector<Chain> &chains,
               RuleContext &ctx) const override;
};

class ChainFinder {
public:
  ChainFinder(func::FuncOp func, StepForm form, RuleContext &ctx)
      : func(func), form(form), ctx(ctx), expressions(func.getContext()) {}

  std::vector<Chain> find();

private:
  void collectSteps();
  void collectSimpleSteps();
  void readSteps();
  bool isBefore(const Step &step, Value value) const;
  std::optional<Chain> readChain(unsigned last);
  bool computes(const Cell &cell, size_t number, Value hidden, Value cellState,
                const Step &step);
  bool matchSteps(Chain &chain, ArrayRef<unsigned> positions);
  bool matchFirst(Chain &chain, const Step &first);
  bool readSources(Chain &chain);
  bool checkUses(Chain &chain);
  /// Activations are everywhere; nobody wants to hear that most are no steps.
  void reject(Operation *op, Reason reason, const Twine &detail) {
    if (form != StepForm::Simple)
      (void)ctx.reject(op, reason, detail);
  }
  SumId whole(Value value) {
    return expressions.columns(value, 0, rowWidth(value.getType()));
  }

  func::FuncOp func;
  StepForm form;
  RuleContext &ctx;
  Expressions expressions;
  SmallVector<Step> steps;
  llvm::DenseMap<Value, unsigned> byHidden, byCell;
  /// For each source of the cell's, its value at each step.
  std::vector<std::pair<SumId, SmallVector<Value>>> inputs;
};

} // namespace

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Those that the op for simple cells has.
static bool isActivation(Operation *op) {
  return tf::isa(op, "Tanh", "Relu", "Relu6");
}

bool FuseUnrolled::isAnchor(Operation *op) const {
  auto func = cast<func::FuncOp>(op);
  if (func.isExternal() || !func.getBody().hasOneBlock())
    return false;
  unsigned count = 0;
  llvm::DenseMap<Value, unsigned> products;
  bool hasActivation = false, hasRepeated = false;
  for (Operation &inner : func.getBody().front()) {
    if ((shownCell(&inner) || tf::isa(&inner, "LSTMBlockCell")) && ++count == 2)
      return true;
    hasActivation |= isActivation(&inner);
    // One matrix for all steps.
    if (tf::isa(&inner, "MatMul") && ++products[inner.getOperand(1)] == 2)
      hasRepeated = true;
  }
  return hasActivation && hasRepeated;
}

/// i * g is no step: its tanh is the candidate's, which nothing gates. It is
/// told from one by what is read.
void ChainFinder::collectSteps() {
  if (form == StepForm::Simple)
    return collectSimpleSteps();
  for (Operation &op : func.getBody().front()) {
    Step step;
    if (Value cell = shownCell(&op)) {
      step.hidden = form == StepForm::Projected ? projected(op.getResult(0))
                                                : op.getResult(0);
      step.cell = cell;
    } else if (tf::isa(&op, "LSTMBlockCell")) {
      step.hidden = tf::getResult(&op, "h");
      step.cell = tf::getResult(&op, "cs");
    } else {
      continue;
    }
    // A cell state is a sum, the candidate's argument usually the part of one.
    Operation *sum = step.cell.getDefiningOp();
    bool isState = tf::isa(sum, "Add", "AddV2", "ClipByValue", "Minimum",
                           "Maximum", "LSTMBlockCell", "Mul");
    if (!isState || rowWidth(step.cell.getType()) <= 0 ||
        cast<RankedTensorType>(step.cell.getType()).getRank() != 2)
      continue;
    steps.push_back(step);
  }
  llvm::erase_if(steps, [&](const Step &step) { return !isGated(step.cell); });
  for (auto [index, step] : enumerate(steps)) {
    byHidden[step.hidden] = unsigned(index);
    byCell[step.cell] = unsigned(index);
  }
}

void ChainFinder::collectSimpleSteps() {
  for (Operation &op : func.getBody().front()) {
    if (!isActivation(&op) || rowWidth(op.getResult(0).getType()) <= 0 ||
        cast<RankedTensorType>(op.getResult(0).getType()).getRank() != 2)
      continue;
    byHidden[op.getResult(0)] = unsigned(steps.size());
    Step step;
    step.hidden = op.getResult(0);
    steps.push_back(step);
  }
}

/// The matrices that a sum is computed with.
static SmallVector<ElementsAttr> matricesIn(const Expressions &expressions,
                                            SumId sum) {
  SmallVector<ElementsAttr> found;
  visitFactors(expressions, sum, [&](FactorId id) {
    if (const Factor &factor = expressions.factor(id);
        factor.kind == Factor::Product)
      found.push_back(factor.matrix);
  });
  return found;
}

/// Whether a value is the state that a step begins with, of those it reads.
bool ChainFinder::isBefore(const Step &step, Value value) const {
  if (form != StepForm::Simple) {
    auto found = byCell.find(value);
    return found != byCell.end() && &steps[found->second] != &step;
  }
  // The output of the layer below is one of a step, too. The first step may
  // not multiply by all matrices: it begins with zeros.
  auto found = byHidden.find(value);
  if (found == byHidden.end() || &steps[found->second] == &step ||
      !steps[found->second].isRead)
    return false;
  auto own = matricesIn(expressions, step.hiddenSum);
  auto other = matricesIn(expressions, steps[found->second].hiddenSum);
  return !other.empty() && all_of(other, [&](ElementsAttr matrix) {
    return is_contained(own, matrix);
  });
}

void ChainFinder::readSteps() {
  for (Step &step : steps) {
    StepReader reader(expressions);
    reader.isLeaf = [&](Value value) {
      return (byHidden.contains(value) && value != step.hidden) ||
             (byCell.contains(value) && value != step.cell);
    };
    if (form == StepForm::Simple) {
      std::optional<Row> row = reader.read(step.hidden);
      step.isRead = row && row->size() == 1;
      if (step.isRead)
        step.hiddenSum = step.cellSum = row->front();
      continue;
    }
    std::optional<Row> cell = reader.read(step.cell);
    std::optional<Row> hidden = reader.read(step.hidden);
    if (!cell || !hidden || cell->size() != 1 || hidden->size() != 1)
      continue;
    step.cellSum = cell->front();
    step.hiddenSum = hidden->front();
    step.isRead = true;
  }
  const auto &known = form == StepForm::Simple ? byHidden : byCell;
  for (Step &step : steps) {
    if (!step.isRead)
      continue;
    visitFactors(expressions, step.cellSum, [&](FactorId id) {
      const Factor &factor = expressions.factor(id);
      if (factor.kind == Factor::Columns && isBefore(step, factor.value))
        step.previous = known.lookup(factor.value);
    });
    if (step.previous >= 0)
      steps[step.previous].hasNext = true;
  }
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

/// All columns of values inside of a step.
static SmallVector<Value> leavesOf(const Expressions &expressions,
                                   const Step &step) {
  llvm::SetVector<Value> found;
  for (SumId sum : {step.hiddenSum, step.cellSum})
    visitFactors(expressions, sum, [&](FactorId id) {
      const Factor &factor = expressions.factor(id);
      if (factor.kind == Factor::Columns)
        found.insert(factor.value);
    });
  return found.takeVector();
}

/// Whether `step`, the one of that number, is what the cell computes from these
/// states; null ones are zeros.
bool ChainFinder::computes(const Cell &cell, size_t number, Value hidden,
                           Value cellState, const Step &step) {
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
  std::optional<StepResult> expected =
      computeStep(expressions, cell, source, state(hidden), state(cellState));
  return expected && expected->hidden == step.hiddenSum &&
         (!cell.isLSTM || expected->cell == step.cellSum);
}

/// Compares all steps but the first with what the cell computes.
bool ChainFinder::matchSteps(Chain &chain, ArrayRef<unsigned> positions) {
  // The second step shows what the state is.
  const Step &second = steps[positions[1]], &first = steps[positions[0]];
  SmallVector<State, 2> states{
      {*expressions.onlyFactor(whole(first.hidden)), second.hiddenSum}};
  if (first.cell)
    states.push_back(
        {*expressions.onlyFactor(whole(first.cell)), second.cellSum});
  CellMiss miss;
  std::optional<Cell> cell =
      matchCell(expressions, states, unsigned(states.size()) - 1, miss);
  if (!cell) {
    reject(second.hidden.getDefiningOp(), miss.reason, miss.detail);
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
               "a gate reads something that is computed in the step");
        return false;
      }
      if (none_of(inputs, [&](auto &input) { return input.first == sum; }))
        inputs.emplace_back(sum, SmallVector<Value>());
    }
  // The others: each source has to be found among what the step reads.
  for (auto [number, position] : enumerate(positions)) {
    const Step &step = steps[position];
    SmallVector<Value> leaves = leavesOf(expressions, step);
    for (auto &[sum, values] : inputs) {
      const Factor &factor = expressions.factor(*expressions.onlyFactor(sum));
      std::optional<FixedAccess> pattern = fixedAccess(factor.value);
      Value found;
      for (Value leaf : leaves) {
        std::optional<FixedAccess> access = fixedAccess(leaf);
        bool isState = byHidden.contains(leaf) || byCell.contains(leaf);
        bool fits = pattern ? access && access->tensor == pattern->tensor &&
                                  access->axis == pattern->axis
                            : !access && !isState &&
                                  leaf.getType() == factor.value.getType();
        // Without a tensor that all are steps of, weights cannot tell inputs
        // apart: one of them has to be the only one.
        if (fits)
          found = found && !pattern && found != leaf ? Value() : leaf;
      }
      if (!found) {
        reject(step.hidden.getDefiningOp(), Reason::Structure,
               "its input is not like that of the other steps");
        return false;
      }
      values.push_back(found);
    }
    if (number == 0)
      continue;
    const Step &before = steps[positions[number - 1]];
    if (!computes(chain.cell, number, before.hidden, before.cell, step)) {
      reject(step.hidden.getDefiningOp(), Reason::Structure,
             "it is not the same cell as the step before");
      return false;
    }
  }
  return true;
}

/// The first step begins with states that are anything, zeros among them.
bool ChainFinder::matchFirst(Chain &chain, const Step &first) {
  SmallVector<Value> candidates{Value()};
  append_range(candidates, leavesOf(expressions, first));
  auto fits = [&](Value value, int64_t width) {
    return !value || rowWidth(value.getType()) == width;
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
         "the first step is not the same cell as the others");
  return false;
}

/// One tensor for all steps of a source, if there is one.
bool ChainFinder::readSources(Chain &chain) {
  for (auto &[sum, values] : inputs) {
    const Factor &factor = expressions.factor(*expressions.onlyFactor(sum));
    Source source;
    source.begin = factor.begin;
    source.width = factor.width;
    std::optional<FixedAccess> first = fixedAccess(values.front());
    int64_t count = int64_t(values.size());
    auto type = first ? dyn_cast<RankedTensorType>(first->tensor.getType())
                      : RankedTensorType();
    bool isWhole = type && type.getRank() == 3 && first->axis <= 1 &&
                   type.getDimSize(first->axis) == count;
    auto place = [&](const FixedAccess &access) {
      return access.index < 0 ? access.index + count : access.index;
    };
    int64_t begin = isWhole ? place(*first) : 0, stride = begin == 0 ? 1 : -1;
    isWhole &= begin == 0 || begin == count - 1;
    for (auto [number, value] : enumerate(values)) {
      std::optional<FixedAccess> access = fixedAccess(value);
      isWhole &= access && place(*access) == begin + stride * int64_t(number);
    }
    SmallVector<Value> packed;
    if (isWhole)
      source.sequence =
          throughLayout({first->tensor, first->axis == 0, stride == -1});
    else
      packed = values;
    for (Value value : packed)
      if (value.getType() != packed.front().getType()) {
        reject(value.getDefiningOp() ? value.getDefiningOp() : func,
               Reason::Shape, "steps have inputs of unequal shapes");
        return false;
      }
    chain.sources.emplace_back(sum, source);
    chain.packed.push_back(std::move(packed));
  }
  return !chain.sources.empty();
}

SmallVector<Value> Chain::operands() const {
  SmallVector<Value> result;
  for (auto &[sum, source] : sources)
    if (source.sequence.value)
      result.push_back(source.sequence.value);
  for (const SmallVector<Value> &values : packed)
    append_range(result, values);
  for (Value state : {initialHidden, initialCell})
    if (state)
      result.push_back(state);
  return result;
}

Operation *Chain::lastOperand() const {
  Operation *last = nullptr;
  for (Value operand : operands()) {
    Operation *source = operand.getDefiningOp();
    if (source && (!last || last->isBeforeInBlock(source)))
      last = source;
  }
  return last;
}

/// C2; silent if nothing is used at all.
bool ChainFinder::checkUses(Chain &chain) {
  llvm::SetVector<Operation *> before;
  BackwardSliceOptions options;
  options.inclusive = true;
  for (Value value : chain.operands())
    (void)getBackwardSlice(value, &before, options);
  for (Value hidden : chain.hidden)
    if (before.contains(hidden.getDefiningOp())) {
      reject(hidden.getDefiningOp(), Reason::Structure,
             "what a step reads depends on the output of one before");
      return false;
    }
  // How steps of a sequence are taken is nobody's own.
  for (auto &[sum, values] : inputs)
    for (Value value : values)
      (void)getBackwardSlice(value, &before, options);
  llvm::SetVector<Operation *> all;
  for (Value value : {chain.hidden.back(), chain.cells.back()})
    if (value)
      (void)getBackwardSlice(value, &all, options);
  for (Operation *op : all)
    if (!before.contains(op) && !op->hasTrait<OpTrait::ConstantLike>())
      chain.inside.insert(op);
  Operation *last = chain.lastOperand();
  bool isUsed = false;
  for (Operation *op : chain.inside)
    for (OpResult result : op->getResults())
      for (Operation *user : result.getUsers()) {
        if (chain.inside.contains(user))
          continue;
        isUsed = true;
        if (!chain.isStepValue(result)) {
          bool isCell = is_contained(chain.cells, Value(result));
          reject(user, Reason::Structure,
                 isCell ? "it reads the cell state between two steps"
                        : "it reads what a step computes");
          return false;
        }
        if (last && user->getBlock() == last->getBlock() &&
            !last->isBeforeInBlock(user)) {
          reject(user, Reason::Structure, "it stands before the last input");
          return false;
        }
      }
  return isUsed;
}

std::optional<Chain> ChainFinder::readChain(unsigned last) {
  SmallVector<unsigned> positions;
  for (int64_t position = last; position >= 0;
       position = steps[position].previous) {
    positions.push_back(unsigned(position));
    if (positions.size() > steps.size())
      return std::nullopt;
  }
  std::reverse(positions.begin(), positions.end());
  if (positions.size() < 2)
    return std::nullopt;
  Chain chain;
  inputs.clear();
  if (!matchSteps(chain, positions) ||
      !matchFirst(chain, steps[positions.front()]))
    return std::nullopt;
  for (unsigned position : positions) {
    chain.hidden.push_back(steps[position].hidden);
    chain.cells.push_back(steps[position].cell);
  }
  if (!readSources(chain))
    return std::nullopt;
  // Inputs without a matrix of their own.
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
      source.sequence = expanded.lookup(factor.value);
      source.begin = factor.begin;
      source.width = factor.width;
      chain.sources.emplace_back(sum, source);
      chain.packed.emplace_back();
    }
  // Those that were expanded are not needed any more.
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
  if (!checkUses(chain))
    return std::nullopt;
  return chain;
}

std::vector<Chain> ChainFinder::find() {
  collectSteps();
  readSteps();
  std::vector<Chain> chains;
  for (auto [index, step] : enumerate(steps))
    if (!step.hasNext)
      if (std::optional<Chain> chain = readChain(unsigned(index)))
        chains.push_back(std::move(*chain));
  return chains;
}

/// What a step computes where a mask has it count.
static bool isMasked(Operation *shown) {
  Value cell = shownCell(shown);
  auto conditions = [](Value value) {
    SmallVector<Value> found;
    for (Operation *user : value.getUsers())
      if (tf::isa(user, "Select", "SelectV2") && user->getOperand(0) != value)
        found.push_back(user->getOperand(0));
    return found;
  };
  return cell && any_of(conditions(cell), [&](Value condition) {
           return is_contained(conditions(shown->getResult(0)), condition);
         });
}

FailureOr<std::vector<Chain>> FuseUnrolled::match(Operation *op,
                                                  RuleContext &ctx) const {
  auto func = cast<func::FuncOp>(op);
  for (StepForm form : {StepForm::Gated, StepForm::Projected, StepForm::Simple})
    if (std::vector<Chain> chains = ChainFinder(func, form, ctx).find();
        !chains.empty())
      return chains;
  // One alone is the body of a loop.
  unsigned masked = 0;
  for (Operation &inner : func.getBody().front())
    if (isMasked(&inner) && ++masked == 2)
      return ctx.reject(&inner, Reason::Structure,
                        "its steps have a mask, which only loops may have: "
                        "Keras writes one with unroll=False");
  return failure();
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

namespace {

class ChainRewriter {
public:
  ChainRewriter(Chain &chain, RuleContext &ctx)
      : chain(chain), ctx(ctx), rewriter(ctx.rewriter),
        builder(rewriter, chain.hidden.back().getLoc()) {}

  void run();

private:
  void setInsertionPoint();
  bool replacePack(Operation *user, const LayerOutput &output);
  Value inLayout(const LayerOutput &output, bool isTimeMajor);

  Chain &chain;
  RuleContext &ctx;
  RewriterBase &rewriter;
  SequenceBuilder builder;
};

} // namespace

/// Behind everything that the layer reads.
void ChainRewriter::setInsertionPoint() {
  if (Operation *last = chain.lastOperand())
    rewriter.setInsertionPointAfter(last);
  else
    rewriter.setInsertionPointToStart(
        chain.hidden.back().getDefiningOp()->getBlock());
}

Value ChainRewriter::inLayout(const LayerOutput &output, bool isTimeMajor) {
  return output.isTimeMajor == isTimeMajor ? output.sequence
                                           : builder.swap(output.sequence);
}

/// A Pack of all steps, in order, is the sequence.
bool ChainRewriter::replacePack(Operation *user, const LayerOutput &output) {
  if (!tf::isa(user, "Pack") || user->getNumOperands() != chain.hidden.size())
    return false;
  int64_t axis = tf::getInt(user, "axis").value_or(0);
  if (axis < 0)
    axis += 3;
  if (axis > 1)
    return false;
  for (auto [operand, hidden] : zip(user->getOperands(), chain.hidden))
    if (tf::skipIdentities(operand) != hidden)
      return false;
  Value value =
      builder.cast(inLayout(output, axis == 0),
                   getElementTypeOrSelf(user->getResult(0).getType()));
  rewriter.replaceOp(user, value);
  return true;
}

void ChainRewriter::run() {
  setInsertionPoint();
  for (auto [entry, packed] : zip(chain.sources, chain.packed)) {
    if (packed.empty())
      continue;
    auto type = cast<RankedTensorType>(packed.front().getType());
    SmallVector<int64_t> shape{int64_t(packed.size())};
    append_range(shape, type.getShape());
    entry.second.sequence.value = builder.tf(
        "Pack", type.clone(shape), packed,
        rewriter.getNamedAttr("axis", rewriter.getI64IntegerAttr(0)));
    entry.second.sequence.isTimeMajor = true;
  }
  LayerOutput output = buildLayer(builder, chain.cell, chain.sources, {},
                                  chain.initialHidden, chain.initialCell);
  auto outsideUses = [&](Value value) {
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : value.getUses())
      if (!chain.inside.contains(use.getOwner()))
        uses.push_back(&use);
    return uses;
  };
  auto replace = [&](Value old, llvm::function_ref<Value()> make) {
    SmallVector<OpOperand *> uses = outsideUses(old);
    if (uses.empty())
      return;
    Value value = builder.cast(make(), getElementTypeOrSelf(old.getType()));
    for (OpOperand *use : uses)
      rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(value); });
  };
  SmallVector<Operation *> packs;
  for (OpOperand *use : outsideUses(chain.hidden.back()))
    packs.push_back(use->getOwner());
  for (Operation *pack : packs)
    (void)replacePack(pack, output);
  for (auto [index, hidden] : enumerate(chain.hidden)) {
    bool isLast = index + 1 == chain.hidden.size();
    replace(hidden, [&, index = index] {
      return isLast ? output.hidden
                    : builder.step(output.sequence, output.isTimeMajor ? 0 : 1,
                                   int64_t(index));
    });
  }
  if (output.cell)
    replace(chain.cells.back(), [&] { return output.cell; });
  SmallVector<Operation *> dead(chain.inside.getArrayRef());
  llvm::sort(dead, [](Operation *left, Operation *right) {
    return right->isBeforeInBlock(left);
  });
  for (Operation *op : dead)
    if (isOpTriviallyDead(op))
      ctx.absorb(op);
}

void FuseUnrolled::rewrite(Operation *op, std::vector<Chain> &chains,
                           RuleContext &ctx) const {
  for (Chain &chain : chains)
    ChainRewriter(chain, ctx).run();
}

TFUSE_DEFINE_RULE(FuseUnrolled)

} // namespace tfuse
