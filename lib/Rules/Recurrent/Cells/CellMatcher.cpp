//===- CellMatcher.cpp - Matches expressions with cells -------------------===//

#include "CellMatcher.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Eval/LazyElements.h"

#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace lazy = eval::lazy;

SmallVector<unsigned> statesIn(const Expressions &expressions, SumId sum,
                               ArrayRef<State> states) {
  SmallVector<unsigned> found;
  visitFactors(expressions, sum, [&](FactorId id) {
    for (auto [index, state] : enumerate(states))
      if (state.before == id && !is_contained(found, index))
        found.push_back(index);
  });
  return found;
}

/// Hints in terms of Keras layers; cells written by hand have the same parts.
static constexpr StringLiteral kActivationHint =
    "use LSTM(activation='tanh'); the op also computes relu and relu6";
static constexpr StringLiteral kSigmoidHint =
    "use LSTM(recurrent_activation='sigmoid')";

namespace {

class CellMatcher {
public:
  CellMatcher(Expressions &expressions, ArrayRef<State> states, CellMiss &miss)
      : expressions(expressions), states(states), miss(miss) {}

  std::optional<Cell> lstm(unsigned position);
  std::optional<Cell> simple(unsigned position);
  /// True if a sum is the argument of a simple cell's activation.
  bool isLinear(SumId sum, unsigned position) const;

private:
  bool fail(Reason reason, const Twine &detail, const Twine &hint = "") {
    miss = {reason, detail.str(), hint.str(), progress};
    return false;
  }
  bool failAsGRU() {
    return fail(
        Reason::Structure,
        "the cell has a single state, as a GRU, for which TFLite has no op",
        "an LSTM layer becomes one op");
  }
  bool matchCellState(Cell &cell);
  bool matchCoupled(const Sum &sum, Cell &cell);
  bool matchUpdate(ArrayRef<Term> rest, Cell &cell);
  bool matchHidden(Cell &cell, unsigned position);
  bool matchGates(Cell &cell);
  bool stripNorm(SumId &id, StringRef name, Gate &gate);
  bool matchGate(SumId sum, const Cell &cell, StringRef name, Gate &gate,
                 SumId cellState);
  bool addProduct(const Factor &product, const Cell &cell, StringRef name,
                  Gate &gate);
  bool addPeephole(ArrayRef<Term> terms, SumId cellState, StringRef name,
                   Gate &gate);
  /// If a factor is an application of `function`, its argument.
  std::optional<SumId> argumentOf(FactorId id, Function function) const;
  bool isActivation(FactorId id) const;
  std::string describe(FactorId id) const;
  std::optional<float> stripClip(SumId &sum) const;

  Expressions &expressions;
  ArrayRef<State> states;
  CellMiss &miss;
  SumId forgetSum = 0, inputSum = 0, candidateSum = 0, outputSum = 0;
  /// The new cell state before clipping.
  SumId unclipped = 0;
  unsigned progress = 0;
};

} // namespace

std::optional<SumId> CellMatcher::argumentOf(FactorId id,
                                             Function function) const {
  const Factor &factor = expressions.factor(id);
  if (factor.kind != Factor::Apply || factor.function != function)
    return std::nullopt;
  return factor.argument;
}

/// True if the fused LSTM can apply the function of a factor to the candidate
/// and to the cell state.
bool CellMatcher::isActivation(FactorId id) const {
  const Factor &factor = expressions.factor(id);
  return factor.kind == Factor::Apply &&
         is_contained({Function::Tanh, Function::Relu, Function::Relu6},
                      factor.function);
}

/// True if a nearby producer is a square root, which indicates a normalization.
static bool isNormalized(Value value) {
  constexpr unsigned kMost = 16;
  SmallVector<Value> todo{value};
  for (unsigned seen = 0; !todo.empty() && seen < kMost; ++seen) {
    Operation *op = todo.pop_back_val().getDefiningOp();
    if (tf::isa(op, "Rsqrt", "Sqrt"))
      return true;
    if (tf::isa(op, "Mul", "Add", "AddV2", "Sub", "RealDiv", "Identity"))
      append_range(todo, op->getOperands());
  }
  return false;
}

/// Describes a factor, for a diagnostic.
std::string CellMatcher::describe(FactorId id) const {
  const Factor &factor = expressions.factor(id);
  if (factor.kind == Factor::Apply)
    return functionName(factor.function).str();
  if (factor.kind == Factor::MatMul)
    return "a matmul";
  if (Operation *op = factor.value.getDefiningOp()) {
    std::string name = op->getName().getStringRef().str();
    if (tf::hasFact(op, tf::OpFact::Select))
      return name + " (a mask)";
    return isNormalized(factor.value) ? name + " (layer normalization)" : name;
  }
  return "a value from outside the cell";
}

/// If `sum` is a symmetric clip, returns its bound and sets `sum` to its
/// operand.
std::optional<float> CellMatcher::stripClip(SumId &sum) const {
  std::optional<FactorId> only = expressions.onlyFactor(sum);
  if (!only)
    return std::nullopt;
  const Factor &factor = expressions.factor(*only);
  if (factor.kind != Factor::Apply || factor.function != Function::Clip ||
      factor.low != -factor.high || factor.high <= 0)
    return std::nullopt;
  sum = factor.argument;
  return factor.high;
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

/// Matches the update of the cell state: i * act(..), or with a coupled input
/// gate act(..) - f * act(..).
bool CellMatcher::matchUpdate(ArrayRef<Term> rest, Cell &cell) {
  auto setCandidate = [&](FactorId id) {
    cell.activation = expressions.factor(id).function;
    candidateSum = expressions.factor(id).argument;
  };
  if (rest.size() == 1 && rest[0].factors.size() == 2 && !rest[0].scale) {
    FactorId first = rest[0].factors[0], second = rest[0].factors[1];
    if (isActivation(first) &&
        (!isActivation(second) || argumentOf(first, Function::Tanh)))
      std::swap(first, second);
    auto gate = argumentOf(first, Function::Sigmoid);
    if (!gate && isActivation(second))
      return fail(Reason::Activation,
                  "the input gate is " + describe(first) +
                      "; the fused op supports only sigmoid",
                  kSigmoidHint);
    if (!isActivation(second)) {
      FactorId other = argumentOf(second, Function::Sigmoid) ? first : second;
      return fail(Reason::Activation,
                  "the activation is " + describe(other) +
                      "; the fused op supports only tanh, relu and relu6",
                  kActivationHint);
    }
    inputSum = *gate;
    setCandidate(second);
    cell.input.emplace();
    return true;
  }
  if (rest.size() == 2) {
    const Term &alone = rest[0].factors.size() == 1 ? rest[0] : rest[1];
    const Term &less = &alone == &rest[0] ? rest[1] : rest[0];
    if (alone.factors.size() == 1 && !alone.scale && less.scale &&
        less.factors.size() == 2 && isSplat(less.scale, -1) &&
        is_contained(less.factors, alone.factors[0]) &&
        isActivation(alone.factors[0])) {
      FactorId gate = less.factors[less.factors[0] == alone.factors[0] ? 1 : 0];
      if (argumentOf(gate, Function::Sigmoid) == forgetSum) {
        setCandidate(alone.factors[0]);
        return true;
      }
    }
  }
  if (rest.size() == 1 && rest[0].scale && rest[0].factors.size() == 2)
    return fail(Reason::Activation,
                "a gate is a scaled " + describe(rest[0].factors[0]) + " or " +
                    describe(rest[0].factors[1]) +
                    "; the fused op supports only sigmoid and tanh",
                kActivationHint);
  if (states.size() == 1)
    return failAsGRU();
  return fail(Reason::Structure, "the new cell state is not forget gate * old "
                                 "cell state + input gate * candidate");
}

/// Matches (1 - i) c + i act(..). The forget gate is 1 - sigmoid(x), which is
/// sigmoid(-x). Sets no miss.
bool CellMatcher::matchCoupled(const Sum &sum, Cell &cell) {
  FactorId before = states[cell.cell].before;
  const Term *alone = nullptr, *less = nullptr, *taken = nullptr;
  for (const Term &term : sum.terms) {
    bool isState = is_contained(term.factors, before);
    if (isState && term.factors.size() == 1 && !term.scale)
      alone = &term;
    else if (isState && term.factors.size() == 2 && term.scale &&
             isSplat(term.scale, -1))
      less = &term;
    else if (!isState && term.factors.size() == 2 && !term.scale)
      taken = &term;
  }
  if (sum.constant || sum.terms.size() != 3 || !alone || !less || !taken)
    return false;
  FactorId gate = less->factors[less->factors[0] == before ? 1 : 0];
  FactorId other = taken->factors[taken->factors[0] == gate ? 1 : 0];
  std::optional<SumId> opens = argumentOf(gate, Function::Sigmoid);
  if (!is_contained(taken->factors, gate) || !opens || !isActivation(other))
    return false;
  forgetSum = expressions.scale(*opens, expressions.splat(-1, sum.width));
  candidateSum = expressions.factor(other).argument;
  cell.activation = expressions.factor(other).function;
  return true;
}

/// Matches c' = clip(f c + ...).
bool CellMatcher::matchCellState(Cell &cell) {
  const State &state = states[cell.cell];
  unclipped = state.after;
  if (std::optional<float> clip = stripClip(unclipped))
    cell.cellClip = *clip;
  const Sum &sum = expressions.sum(unclipped);
  cell.cells = sum.width;
  if (matchCoupled(sum, cell))
    return true;
  SmallVector<Term> rest;
  std::optional<Term> kept;
  for (const Term &term : sum.terms) {
    if (is_contained(term.factors, state.before) && !kept)
      kept = term;
    else
      rest.push_back(term);
  }
  if (sum.constant || !kept || kept->factors.size() != 2)
    return fail(
        Reason::Structure,
        "the new cell state does not contain a gate times the old cell state");
  FactorId gate = kept->factors[kept->factors[0] == state.before ? 1 : 0];
  progress = 1;
  std::optional<SumId> argument = argumentOf(gate, Function::Sigmoid);
  if (!argument || kept->scale)
    return fail(Reason::Activation,
                "the forget gate is " +
                    std::string(kept->scale ? "a scaled " : "") +
                    describe(gate) + "; the fused op supports only sigmoid",
                kSigmoidHint);
  forgetSum = *argument;
  progress = 2;
  return matchUpdate(rest, cell);
}

/// Matches h' = clip(o act(c') P + b) for the state at `position`.
bool CellMatcher::matchHidden(Cell &cell, unsigned position) {
  SumId sum = states[position].after;
  float clip = 0;
  if (std::optional<float> bound = stripClip(sum))
    clip = *bound;
  ElementsAttr projection, bias;
  SumId gated = sum;
  const Sum &all = expressions.sum(sum);
  if (all.terms.size() == 1 && all.terms[0].factors.size() == 1 &&
      !all.terms[0].scale) {
    const Factor &factor = expressions.factor(all.terms[0].factors[0]);
    if (factor.kind == Factor::MatMul) {
      projection = factor.matrix;
      bias = all.constant;
      gated = factor.argument;
    }
  }
  const Sum &product = expressions.sum(gated);
  if (product.constant || product.terms.size() != 1 || product.terms[0].scale ||
      product.terms[0].factors.size() != 2 || (clip && !projection))
    return false;
  auto [first, second] =
      std::pair(product.terms[0].factors[0], product.terms[0].factors[1]);
  if (argumentOf(second, Function::Sigmoid) &&
      !argumentOf(first, Function::Sigmoid))
    std::swap(first, second);
  auto gate = argumentOf(first, Function::Sigmoid);
  const Factor &shown = expressions.factor(second);
  if (shown.kind != Factor::Apply || shown.argument != states[cell.cell].after)
    return false;
  if (!gate)
    return fail(Reason::Activation,
                "the output gate is " + describe(first) +
                    "; the fused op supports only sigmoid",
                kSigmoidHint);
  if (shown.function != cell.activation)
    return fail(Reason::Activation,
                "the activation of the cell state is " + describe(second) +
                    ", that of the candidate " + functionName(cell.activation) +
                    "; the fused op has one activation",
                kActivationHint);
  outputSum = *gate;
  cell.hidden = position;
  cell.projection = projection;
  cell.projectionBias = bias;
  cell.projectionClip = clip;
  cell.units = all.width;
  return true;
}

//===----------------------------------------------------------------------===//
// Gates
//===----------------------------------------------------------------------===//

static void accumulate(ElementsAttr &total, ElementsAttr part) {
  total = total ? lazy::combine(eval::StepKind::Add, total, part) : part;
}

/// Adds the matmul to the recurrent weights if its operand is the hidden state,
/// or else to the inputs.
bool CellMatcher::addProduct(const Factor &product, const Cell &cell,
                             StringRef name, Gate &gate) {
  const Sum &argument = expressions.sum(product.argument);
  FactorId hidden = states[cell.hidden].before;
  SmallVector<unsigned> used = statesIn(expressions, product.argument, states);
  bool isOwn = any_of(used, [&](unsigned state) {
    return state == cell.hidden || (cell.isLSTM && state == cell.cell);
  });
  if (!isOwn) {
    for (auto &[source, matrix] : gate.inputs)
      if (source == product.argument && matrix) {
        accumulate(matrix, product.matrix);
        return true;
      }
    gate.inputs.emplace_back(product.argument, product.matrix);
    return true;
  }
  // (a + h) W = a W + h W.
  if (argument.constant)
    return fail(
        Reason::Structure,
        "a constant is added to the state before the recurrent matmul of the " +
            name);
  for (const Term &term : argument.terms) {
    ElementsAttr matrix = term.scale
                              ? lazy::scale(product.matrix, 0, term.scale)
                              : product.matrix;
    if (term.factors.size() == 1 && term.factors[0] == hidden) {
      if (gate.recurrent && gate.recurrent.getShapedType().getRank() != 2)
        return fail(Reason::Structure,
                    "the " + name + " reads the state in two ways");
      accumulate(gate.recurrent, matrix);
      continue;
    }
    if (argument.terms.size() == 1)
      return fail(
          Reason::Structure,
          "the " + name + " depends on " + describe(term.factors[0]) +
              " of the state; the gates of the fused op read the state itself",
          "multiply the recurrent weights with the state directly");
    // Add each term as a source.
    Factor part = product;
    part.matrix = matrix;
    part.argument = expressions.term(term.factors, argument.width);
    if (!addProduct(part, cell, name, gate))
      return false;
  }
  return true;
}

/// Reads the peephole weights: the scales of the terms of the cell state.
bool CellMatcher::addPeephole(ArrayRef<Term> terms, SumId cellState,
                              StringRef name, Gate &gate) {
  const Sum &state = expressions.sum(cellState);
  if (terms.size() != state.terms.size())
    return fail(Reason::Structure, "the " + name + " multiplies two values");
  for (const Term &term : terms) {
    auto same = find_if(state.terms, [&](const Term &other) {
      return other.factors == term.factors;
    });
    ElementsAttr scale =
        term.scale ? term.scale : expressions.splat(1, state.width);
    if (same == state.terms.end() || same->scale ||
        (gate.peephole && gate.peephole != scale))
      return fail(Reason::Structure, "the " + name + " multiplies two values");
    gate.peephole = scale;
  }
  return true;
}

/// Matches normalize(sum) g + b and sets `id` to the sum. The kernel of the op
/// has a fixed epsilon.
bool CellMatcher::stripNorm(SumId &id, StringRef name, Gate &gate) {
  const Sum &sum = expressions.sum(id);
  if (sum.terms.size() != 1 || sum.terms[0].factors.size() != 1)
    return true;
  const Factor &factor = expressions.factor(sum.terms[0].factors[0]);
  if (factor.kind != Factor::Apply || factor.function != Function::Normalize)
    return true;
  constexpr float kEpsilon = 1e-8f;
  if (std::fabs(factor.low - kEpsilon) > 0.01f * kEpsilon)
    return fail(Reason::ConstantValue,
                llvm::formatv("the {0} is normalized with epsilon {1:e1}; the "
                              "fused op uses 1e-8",
                              name, factor.low)
                    .str(),
                "normalize with epsilon=1e-8");
  if (factor.begin != 0 ||
      factor.width != expressions.sum(factor.argument).width)
    return fail(Reason::Structure,
                "the " + name + " is normalized together with other gates",
                "normalize each gate by itself");
  if (expressions.sum(factor.argument).constant)
    return fail(Reason::Structure,
                "a bias is added to the " + name + " before it is normalized",
                "add the bias after the normalization");
  gate.layerNorm =
      sum.terms[0].scale ? sum.terms[0].scale : expressions.splat(1, sum.width);
  gate.bias = sum.constant;
  gate.epsilon = factor.low;
  id = factor.argument;
  return true;
}

bool CellMatcher::matchGate(SumId id, const Cell &cell, StringRef name,
                            Gate &gate, SumId cellState) {
  if (cell.isLSTM && !stripNorm(id, name, gate))
    return false;
  const Sum &sum = expressions.sum(id);
  if (!gate.layerNorm)
    gate.bias = sum.constant;
  SmallVector<Term> products;
  FactorId hidden = states[cell.hidden].before;
  std::optional<FactorId> shown = expressions.onlyFactor(cellState);
  for (const Term &term : sum.terms) {
    if (term.factors.size() != 1) {
      products.push_back(term);
      continue;
    }
    const Factor &factor = expressions.factor(term.factors[0]);
    ElementsAttr scale =
        term.scale ? term.scale : expressions.splat(1, sum.width);
    if (factor.kind == Factor::MatMul) {
      Factor scaled = factor;
      if (term.scale)
        scaled.matrix = lazy::scale(factor.matrix, 1, term.scale);
      if (!addProduct(scaled, cell, name, gate))
        return false;
    } else if (cell.isLSTM && shown == term.factors[0]) {
      accumulate(gate.peephole, scale);
    } else if (term.factors[0] == hidden && !gate.recurrent) {
      gate.recurrent = scale;
    } else if (SmallVector<FactorId> one{term.factors[0]};
               !statesIn(expressions, expressions.term(one, sum.width), states)
                    .empty()) {
      return fail(Reason::Structure, "the " + name + " depends on " +
                                         describe(term.factors[0]) +
                                         " of another state");
    } else if (term.scale) {
      return fail(Reason::Structure, "the " + name + " has a scaled input, " +
                                         describe(term.factors[0]) +
                                         ", without a matrix");
    } else {
      gate.inputs.emplace_back(expressions.term({term.factors[0]}, sum.width),
                               ElementsAttr());
    }
  }
  return products.empty() ||
         (cell.isLSTM && addPeephole(products, cellState, name, gate)) ||
         (!cell.isLSTM && fail(Reason::Structure, "two values are multiplied"));
}

bool CellMatcher::matchGates(Cell &cell) {
  SumId before = expressions.term({states[cell.cell].before}, cell.cells);
  SumId after = states[cell.cell].after;
  return (!cell.input ||
          matchGate(inputSum, cell, "input gate", *cell.input, before)) &&
         matchGate(forgetSum, cell, "forget gate", cell.forget, before) &&
         matchGate(candidateSum, cell, "cell gate", cell.candidate, before) &&
         matchGate(outputSum, cell, "output gate", cell.output, after);
}

/// True if the recurrent weights are all matrices or all diagonals.
static bool haveOneForm(const Cell &cell) {
  bool isFull = false, isDiagonal = false;
  for (const Gate *gate : cell.gates())
    if (gate->recurrent)
      (gate->recurrent.getShapedType().getRank() == 2 ? isFull : isDiagonal) =
          true;
  return !isFull || !isDiagonal;
}

std::optional<Cell> CellMatcher::lstm(unsigned position) {
  Cell cell;
  cell.cell = position;
  if (!matchCellState(cell))
    return std::nullopt;
  progress = 3;
  if (states.size() == 1) {
    failAsGRU();
    return std::nullopt;
  }
  fail(Reason::Structure, "no state is output gate * tanh(cell state)");
  if (none_of(seq(states.size()), [&](size_t index) {
        return index != position && matchHidden(cell, unsigned(index));
      }))
    return std::nullopt;
  if (!matchGates(cell))
    return std::nullopt;
  if (!haveOneForm(cell)) {
    fail(Reason::Structure, "only some recurrent weights are diagonal",
         "give all gates diagonal recurrent weights, or none");
    return std::nullopt;
  }
  auto isNormalized = [](const Gate *gate) { return bool(gate->layerNorm); };
  if (any_of(cell.gates(), isNormalized) &&
      !all_of(cell.gates(), isNormalized)) {
    fail(Reason::Structure, "only some gates are normalized",
         "normalize all gates, or none");
    return std::nullopt;
  }
  if (cell.candidate.peephole) {
    fail(Reason::Structure, "the candidate depends on the cell state",
         "only the input, forget and output gates can have peephole weights");
    return std::nullopt;
  }
  return cell;
}

/// The state must have a recurrent matrix: a running sum, h' = h + x W, is not
/// a layer.
bool CellMatcher::isLinear(SumId sum, unsigned position) const {
  FactorId before = states[position].before;
  bool hasOwn = false;
  for (const Term &term : expressions.sum(sum).terms) {
    if (term.factors.size() != 1)
      return false;
    const Factor &factor = expressions.factor(term.factors[0]);
    hasOwn |= factor.kind == Factor::MatMul &&
              expressions.onlyFactor(factor.argument) == before;
  }
  return hasOwn;
}

/// Matches h' = activation(x W + h R + b).
std::optional<Cell> CellMatcher::simple(unsigned position) {
  Cell cell;
  cell.isLSTM = false;
  cell.hidden = position;
  if (SumId sum = states[position].after; isLinear(sum, position)) {
    cell.activation = Function::Identity;
    cell.units = cell.cells = expressions.sum(sum).width;
    if (!matchGate(sum, cell, "state", cell.candidate, sum))
      return std::nullopt;
    return cell;
  }
  std::optional<FactorId> only = expressions.onlyFactor(states[position].after);
  const Factor *factor = only ? &expressions.factor(*only) : nullptr;
  if (!factor || factor->kind != Factor::Apply) {
    fail(Reason::Structure, "the new state is not an activation of a sum");
    return std::nullopt;
  }
  cell.activation = factor->function;
  if (factor->function == Function::Clip && factor->low == -1 &&
      factor->high == 1)
    cell.activation = Function::ReluN1To1;
  if (!is_contained({Function::Tanh, Function::Relu, Function::Relu6,
                     Function::ReluN1To1},
                    cell.activation)) {
    fail(Reason::Activation,
         "the activation is " + describe(*only) +
             ", which the fused op does not support",
         "use SimpleRNN(activation='tanh'); the op also computes relu, relu6 "
         "and no activation");
    return std::nullopt;
  }
  progress = 2;
  cell.units = cell.cells = factor->width;
  SumId argument = factor->argument;
  if (!matchGate(argument, cell, "state", cell.candidate, argument))
    return std::nullopt;
  return cell;
}

std::optional<Cell> matchCell(Expressions &expressions, ArrayRef<State> states,
                              unsigned position, CellMiss &miss) {
  CellMatcher matcher(expressions, states, miss);
  // Distinguish from an LSTM: a gate multiplies the cell state of an LSTM, but
  // never the state of a simple cell.
  SumId after = states[position].after;
  std::optional<FactorId> only = expressions.onlyFactor(after);
  const Factor *factor = only ? &expressions.factor(*only) : nullptr;
  bool isSimple = matcher.isLinear(after, position);
  if (factor && factor->kind == Factor::Apply)
    isSimple |= factor->function != Function::Clip ||
                matcher.isLinear(factor->argument, position);
  return isSimple ? matcher.simple(position) : matcher.lstm(position);
}

} // namespace tfuse::recurrent
