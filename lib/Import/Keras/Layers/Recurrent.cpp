//===- Recurrent.cpp - Recurrent layers -----------------------------------===//
//
// A layer is a loop over time steps, in the form of Keras' TensorFlow backend.
// The rules of phase rnn recognize its cells:
//
//   list, previous, states = TensorListReserve, 0, initial
//   for t in 0 ... length:
//     x = inputs[t]
//     y, new = cell(x, states)
//     y, new = where(mask[t], (y, new), (previous, states))   with a mask
//     list[t], previous, states = y, y, new
//
// Weights are loop-invariant: the body returns the arguments that hold them.
//
//===----------------------------------------------------------------------===//

#include "Recurrent.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

namespace {

enum class CellKind { LSTM, GRU, Simple };

/// One cell, whose weights are constants of the graph.
struct Cell {
  CellKind kind = CellKind::Simple;
  int64_t units = 0;
  bool resetAfter = false, hasBias = true;
  /// The context of the layer that has the options of the cell.
  std::unique_ptr<LayerContext> owned;
  LayerContext *options = nullptr;
  KerasScope scope;
  /// kernel, recurrent_kernel, bias if there is one; for a GRU with reset
  /// after, the bias of the input and that of the state.
  SmallVector<Value> weights;

  unsigned numStates() const { return kind == CellKind::LSTM ? 2 : 1; }
  unsigned numGates() const {
    return kind == CellKind::LSTM ? 4 : kind == CellKind::GRU ? 3 : 1;
  }
};

/// Computes one time step. `weights` are those of the cell in the body of the
/// loop. Replaces the states, and returns the output.
class TimeStep {
public:
  TimeStep(const Cell &cell, ArrayRef<Value> weights)
      : cell(cell), c(*cell.options), b(c.b), weights(weights) {}

  Value run(Value x, MutableArrayRef<Value> states) {
    switch (cell.kind) {
    case CellKind::LSTM:
      return lstm(x, states);
    case CellKind::GRU:
      return gru(x, states);
    case CellKind::Simple:
      return states[0] =
                 act(b.add(input(x), b.op("MatMul", {states[0], weights[1]})));
    }
    return {};
  }

private:
  Value act(Value x) { return c.activate(x); }
  Value gate(Value x) { return c.activate(x, "recurrent_activation"); }
  Value input(Value x) {
    Value y = b.op("MatMul", {x, weights[0]});
    return cell.hasBias ? b.op("BiasAdd", {y, weights[2]}) : y;
  }
  SmallVector<Value> split(Value x, unsigned count) {
    SmallVector<Value> parts =
        b.ops("Split", {b.i32Scalar(1), x}, b.i64Attr("num_split", count));
    parts.resize(count);
    return parts;
  }

  Value lstm(Value x, MutableArrayRef<Value> states) {
    Value z = b.add(b.op("MatMul", {x, weights[0]}),
                    b.op("MatMul", {states[0], weights[1]}));
    if (cell.hasBias)
      z = b.op("BiasAdd", {z, weights[2]});
    SmallVector<Value> gates = split(z, 4);
    Value in = gate(gates[0]), forget = gate(gates[1]);
    Value cellState = b.add(b.mul(forget, states[1]), b.mul(in, act(gates[2])));
    Value out = gate(gates[3]);
    states[1] = cellState;
    return states[0] = b.mul(out, act(cellState));
  }

  Value gru(Value x, MutableArrayRef<Value> states) {
    Value h = states[0];
    SmallVector<Value> gates = split(input(x), 3);
    Value update, candidate;
    if (cell.resetAfter) {
      Value state = b.op("MatMul", {h, weights[1]});
      if (cell.hasBias)
        state = b.op("BiasAdd", {state, weights[3]});
      SmallVector<Value> inner = split(state, 3);
      update = gate(b.add(gates[0], inner[0]));
      Value reset = gate(b.add(gates[1], inner[1]));
      candidate = b.add(gates[2], b.mul(reset, inner[2]));
    } else {
      SmallVector<Value> kernels = split(weights[1], 3);
      update = gate(b.add(gates[0], b.op("MatMul", {h, kernels[0]})));
      Value reset = gate(b.add(gates[1], b.op("MatMul", {h, kernels[1]})));
      candidate =
          b.add(gates[2], b.op("MatMul", {b.mul(reset, h), kernels[2]}));
    }
    Value one = b.scalarLike(h, 1);
    return states[0] = b.add(b.mul(update, h),
                             b.mul(b.sub(one, update), act(candidate)));
  }

  const Cell &cell;
  LayerContext &c;
  GraphBuilder &b;
  ArrayRef<Value> weights;
};

/// A layer while it is built.
class RecurrentLayer {
public:
  RecurrentLayer(LayerContext &c, const RecurrentOptions &options)
      : c(c), b(c.b), options(options) {}

  Tensors build();

private:
  bool readCells();
  bool readCell(const Serialized &layer, LayerContext *context,
                const KerasScope &scope);
  bool readWeights(Cell &cell, int64_t inputs);
  bool readStates();
  Value timeMajor(Value x);
  Value listOf(Value sequence);
  /// The index of the first state among the arguments of the loop.
  unsigned firstState() const { return inputMask ? 4 : 3; }
  Tensors loop(Value sequence, Value mask);
  SmallVector<Value> body(ArrayRef<Value> arguments, unsigned numStates,
                          ArrayRef<unsigned> weightCounts);
  Tensors results(Value sequences, Value last, ArrayRef<Value> finals);

  LayerContext &c;
  GraphBuilder &b;
  const RecurrentOptions &options;
  std::vector<Cell> cells;
  SmallVector<Value> states;
  int64_t features = 0;
  Size length = 1;
  Value inputMask;
};

} // namespace

//===----------------------------------------------------------------------===//
// Options and weights
//===----------------------------------------------------------------------===//

RecurrentOptions readRecurrentOptions(LayerContext &c) {
  if (c.config.flag("stateful", false))
    c.config.refuse("stateful", "the states would outlive a call; set it to "
                                "false in the file, and pass states as inputs");
  if (c.config.flag("time_major", false))
    c.config.refuse("time_major");
  if (c.config.get("num_constants"))
    c.config.refuse("num_constants");
  RecurrentOptions result;
  result.goBackwards = c.config.flag("go_backwards", false);
  result.zeroOutputForMask = c.config.flag("zero_output_for_mask", false);
  result.returnSequences = c.config.flag("return_sequences", false);
  result.returnState = c.config.flag("return_state", false);
  return result;
}

/// Adds the cell, or the cells of StackedRNNCells.
bool RecurrentLayer::readCell(const Serialized &layer, LayerContext *context,
                              const KerasScope &scope) {
  if (layer.className == "StackedRNNCells") {
    const json::Array *list =
        layer.config ? layer.config->getArray("cells") : nullptr;
    if (!list || list->empty()) {
      b.fail("StackedRNNCells has no cells");
      return false;
    }
    for (auto [index, element] : enumerate(*list)) {
      std::optional<Serialized> inner = Serialized::read(&element);
      if (!inner) {
        b.fail("an element of the list of cells is no cell");
        return false;
      }
      KerasScope cellScope = innerScope(scope, nameOf(*inner),
                                        {("RNNCell_" + Twine(index)).str()});
      if (!readCell(*inner, nullptr, cellScope))
        return false;
    }
    return true;
  }
  std::optional<CellKind> kind =
      llvm::StringSwitch<std::optional<CellKind>>(layer.className)
          .Cases({"LSTM", "LSTMCell", "UnifiedLSTM"}, CellKind::LSTM)
          .Cases({"GRU", "GRUCell", "UnifiedGRU"}, CellKind::GRU)
          .Cases({"SimpleRNN", "SimpleRNNCell"}, CellKind::Simple)
          .Default(std::nullopt);
  if (!kind) {
    b.fail(Code::UnsupportedOp,
           "tfuse does not know the cell '" + layer.className + "'",
           kExportHint);
    return false;
  }
  Cell &cell = cells.emplace_back();
  cell.kind = *kind;
  cell.scope = scope;
  if (!context) {
    cell.owned =
        std::make_unique<LayerContext>(c.model, layer, scope, CallArguments());
    context = cell.owned.get();
  }
  cell.options = context;
  cell.units = context->config.integer("units", std::nullopt, 1, 1 << 24);
  cell.hasBias = context->config.flag("use_bias", true);
  cell.resetAfter = *kind == CellKind::GRU &&
                    context->config.flag("reset_after", c.version() >= 3);
  return !b.failed();
}

bool RecurrentLayer::readCells() {
  if (c.layer.className != "RNN")
    return readCell(c.layer, &c, c.scope);
  std::optional<Serialized> cell = Serialized::read(c.config.get("cell"));
  if (!cell) {
    b.fail("the layer has no cell");
    return false;
  }
  return readCell(*cell, nullptr, c.scope);
}

bool RecurrentLayer::readWeights(Cell &cell, int64_t inputs) {
  int64_t columns = cell.units * cell.numGates();
  cell.weights = {
      c.weight(cell.scope, "kernel", 0, {inputs, columns}),
      c.weight(cell.scope, "recurrent_kernel", 1, {cell.units, columns})};
  if (!cell.hasBias)
    return !b.failed();
  if (!cell.resetAfter) {
    cell.weights.push_back(c.weight(cell.scope, "bias", 2, columns));
    return !b.failed();
  }
  Value both = c.weight(cell.scope, "bias", 2, {2, columns});
  cell.weights.append({b.take(both, 0, 0), b.take(both, 0, 1)});
  return !b.failed();
}

/// The initial states of the call, or zeros.
bool RecurrentLayer::readStates() {
  Tensors given(ArrayRef(c.arguments.inputs).drop_front());
  if (auto named = c.arguments.named.find("initial_state");
      named != c.arguments.named.end())
    given = named->second;
  unsigned wanted = 0;
  for (const Cell &cell : cells)
    wanted += cell.numStates();
  if (!given.empty() && given.size() != wanted) {
    b.fail("the layer has " + Twine(wanted) + " states, and its call has " +
           Twine(given.size()) + " initial states");
    return false;
  }
  Size batch = b.size(c.value(0), 0);
  for (const Cell &cell : cells)
    for (unsigned i = 0; i != cell.numStates(); ++i) {
      if (given.empty()) {
        states.push_back(b.fill({batch, cell.units}, 0));
        continue;
      }
      Value state = b.cast(given[states.size()].value, b.f32());
      if (b.rank(state) != 2 ||
          (b.dim(state, 1) != cell.units && b.dim(state, 1) != kDynamic)) {
        b.fail(Code::ShapeMismatch, "an initial state does not have " +
                                        Twine(cell.units) + " units");
        return false;
      }
      states.push_back(state);
    }
  return !b.failed();
}

//===----------------------------------------------------------------------===//
// The loop
//===----------------------------------------------------------------------===//

Value RecurrentLayer::timeMajor(Value x) {
  x = b.transpose(x, {1, 0, 2});
  return options.goBackwards ? b.op("ReverseV2", {x, b.i32s(0)}) : x;
}

static Type listType(GraphBuilder &b) {
  return tensorOf({}, tf_type::VariantType::get(b.getContext()));
}

/// The time steps of a time-major sequence.
Value RecurrentLayer::listOf(Value sequence) {
  if (!sequence)
    return {};
  Type element = getElementTypeOrSelf(sequence);
  return b.op(
      "TensorListFromTensor", {sequence, b.i32s({-1, b.dim(sequence, 2)})},
      {b.ConstantBuilder::named("element_dtype", TypeAttr::get(element))},
      listType(b));
}

/// The body's arguments: time, length, list, the previous output if there is a
/// mask, states, inputs, the mask if there is one, weights.
SmallVector<Value> RecurrentLayer::body(ArrayRef<Value> arguments,
                                        unsigned numStates,
                                        ArrayRef<unsigned> weightCounts) {
  const unsigned first = firstState();
  auto readStep = [&](Value list, Type element, int64_t size) {
    return b.op(
        "TensorListGetItem", {list, arguments[0], b.i32s({-1, size})},
        b.ConstantBuilder::named("element_dtype", TypeAttr::get(element)),
        tensorOf({b.dim(arguments[first], 0), size}, element));
  };
  SmallVector<Value> result(arguments);
  MutableArrayRef<Value> next = MutableArrayRef(result).slice(first, numStates);
  SmallVector<Value> old(next);
  unsigned index = first + numStates;
  Value x = readStep(arguments[index++], b.f32(), features);
  Value mask;
  if (inputMask)
    mask = readStep(arguments[index++], b.getBuilder().getI1Type(), 1);
  unsigned state = 0;
  for (auto [cell, count] : zip_equal(cells, weightCounts)) {
    TimeStep step(cell, arguments.slice(index, count));
    x = step.run(x, next.slice(state, cell.numStates()));
    state += cell.numStates();
    index += count;
  }
  if (mask) {
    auto select = [&](Value yes, Value no) {
      Value tiled = b.op("Tile", {mask, b.i32s({1, b.dim(yes, 1)})});
      return b.op("SelectV2", {tiled, yes, no});
    };
    Value output = x;
    x = select(output, options.zeroOutputForMask ? b.op("ZerosLike", output)
                                                 : arguments[3]);
    for (auto [value, before] : zip_equal(next, old))
      value = select(value, before);
  }
  Value at = options.returnSequences ? arguments[0] : b.i32Scalar(0);
  result[2] =
      b.op("TensorListSetItem", {arguments[2], at, x},
           b.ConstantBuilder::named("element_dtype", TypeAttr::get(b.f32())),
           listType(b));
  if (mask)
    result[3] = x;
  result[0] = b.add(arguments[0], b.i32Scalar(1));
  return result;
}

Tensors RecurrentLayer::loop(Value sequence, Value mask) {
  int64_t units = cells.back().units;
  Size batch = b.size(sequence, 1);
  Size steps = options.returnSequences ? length : Size(int64_t(1));
  auto asValue = [&](const Size &size) {
    return size.value ? size.value : b.i32Scalar(size.number);
  };
  Value list =
      b.op("TensorListReserve", {b.i32s({-1, units}), asValue(steps)},
           {b.ConstantBuilder::named("element_dtype", TypeAttr::get(b.f32())),
            b.ConstantBuilder::named(
                "shape_type", TypeAttr::get(b.getBuilder().getI32Type()))},
           listType(b));
  SmallVector<Value> initial{b.i32Scalar(0), asValue(length), list};
  if (mask)
    initial.push_back(b.fill({batch, units}, 0));
  initial.append(states);
  initial.push_back(listOf(sequence));
  if (mask)
    initial.push_back(listOf(mask));
  SmallVector<unsigned> counts;
  for (const Cell &cell : cells) {
    initial.append(cell.weights);
    counts.push_back(cell.weights.size());
  }
  if (b.failed() || is_contained(initial, Value()))
    return {};
  SmallVector<Type> types(ValueRange(initial).getTypes());
  std::string scope = b.scope;
  b.scope += "/while";
  SmallVector<Value> arguments = b.beginFunction("body", types);
  Attribute bodyAttr = b.endFunction(body(arguments, states.size(), counts));
  arguments = b.beginFunction("cond", types);
  Attribute condAttr =
      b.endFunction(b.op("Less", {arguments[0], arguments[1]}));
  b.scope = scope;
  if (b.failed())
    return {};
  SmallVector<Attribute> elements, shapes;
  for (Type type : types) {
    elements.push_back(TypeAttr::get(getElementTypeOrSelf(type)));
    shapes.push_back(tf_type::ShapeAttr::get(cast<ShapedType>(type)));
  }
  Builder &builder = b.getBuilder();
  SmallVector<Value> done = b.ops(
      "StatelessWhile", initial,
      {b.ConstantBuilder::named("T", builder.getArrayAttr(elements)),
       b.ConstantBuilder::named("body", bodyAttr),
       b.ConstantBuilder::named("cond", condAttr),
       b.ConstantBuilder::named("output_shapes", builder.getArrayAttr(shapes)),
       b.i64Attr("parallel_iterations", 32)},
      types);
  if (b.failed())
    return {};
  Value stacked =
      b.op("TensorListStack", {done[2], b.i32s({-1, units})},
           {b.ConstantBuilder::named("element_dtype", TypeAttr::get(b.f32())),
            b.i64Attr("num_elements", steps.value ? -1 : steps.number)},
           tensorOf({steps.value ? kDynamic : steps.number, b.dim(sequence, 1),
                     units},
                    b.f32()));
  return results(stacked, b.take(stacked, 0, -1),
                 ArrayRef(done).slice(firstState(), states.size()));
}

Tensors RecurrentLayer::results(Value sequences, Value last,
                                ArrayRef<Value> finals) {
  Tensors result;
  if (options.returnSequences)
    result.push_back({b.transpose(sequences, {1, 0, 2}), inputMask});
  else
    result.push_back({last, {}});
  if (options.returnState)
    for (Value state : finals)
      result.push_back({state, {}});
  return result;
}

Tensors RecurrentLayer::build() {
  Value x = c.floats(0);
  if (b.rank(x) != 3) {
    b.fail(Code::ShapeMismatch, "the layer needs an input of rank 3, and its "
                                "input has the rank " +
                                    Twine(b.rank(x)));
    return {};
  }
  inputMask = c.input(0).mask;
  features = b.dim(x, 2);
  if (features == kDynamic)
    b.fail("the number of features of the input is not known");
  if (!readCells())
    return {};
  int64_t inputs = features;
  for (Cell &cell : cells) {
    if (!readWeights(cell, inputs))
      return {};
    inputs = cell.units;
  }
  if (!readStates())
    return {};
  length = b.size(x, 1);
  Value mask;
  if (inputMask)
    mask = timeMajor(b.expandDims(inputMask, -1));
  return loop(timeMajor(x), mask);
}

Tensors buildRecurrent(LayerContext &c, const RecurrentOptions &options) {
  c.masksAreSet = true;
  if (c.b.failed())
    return {};
  return RecurrentLayer(c, options).build();
}

Tensors buildRNN(LayerContext &c) {
  return buildRecurrent(c, readRecurrentOptions(c));
}

} // namespace tfuse::keras
