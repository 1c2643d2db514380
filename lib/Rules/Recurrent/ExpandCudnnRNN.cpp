//===- ExpandCudnnRNN.cpp - Expand CudnnRNN into loops --------------------===//
//
//   x, h0, c0, params                    x    h0    c0
//          |                              \   |    /
//   tf.CudnnRNN[V2|V3]       =>       tf.WhileRegion, one for each
//     |     |     |                   layer and direction
//     y     h     c                      |    |    \
//                                        y    h     c
//
// Models saved on a GPU contain this op, for example from Keras's LSTM and GRU.
// The rule recurrent-fuse-loop then fuses the loops whose cell has a fused op.
//
// `params` is the weights of all layers and directions, then their biases in
// the same order. The weights of one layer are the input matrix and the
// recurrent matrix; each is the gates in this order, with a row for each unit:
//   LSTM  input, forget, cell, output
//   GRU   reset, update, candidate
// Both matmuls have a bias. The GRU applies the reset gate after the recurrent
// matmul. Past the valid length of a sequence the output is zero. The final
// states of the forward direction are those of the last valid time step; the
// backward direction starts there.
//
// C1 (unknown-shape)  The dimensions of input and states are known, except
//                     batch and time.
// C2 (attribute)      The op has an input matrix, no projection and no dropout.
// C3 (shape)          `params` has the number of elements of all these weights.
//
//===----------------------------------------------------------------------===//

#include "Loops/SequenceLoop.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"
#include "tfuse/Rules/Rule.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace recurrent;
namespace lazy = eval::lazy;

namespace {

enum class Mode { LSTM, GRU, Tanh, Relu };

struct Layers {
  Mode mode = Mode::LSTM;
  bool isTimeMajor = true;
  int64_t inputs = 0, units = 0, layers = 1, directions = 1;
  /// Valid lengths, [batch]; null if all time steps are valid.
  Value lengths;

  int64_t gates() const {
    return mode == Mode::LSTM ? 4 : mode == Mode::GRU ? 3 : 1;
  }
  /// The number of input columns of a layer.
  int64_t width(int64_t layer) const {
    return layer == 0 ? inputs : units * directions;
  }
  int64_t numWeights() const {
    int64_t count = 0;
    for (int64_t layer : seq(layers))
      count += directions * gates() * units * (width(layer) + units);
    return count;
  }
  int64_t numBiases() const {
    return layers * directions * 2 * gates() * units;
  }
};

class ExpandCudnnRNN
    : public RuleOn<ExpandCudnnRNN,
                    tf::Ops<"CudnnRNN", "CudnnRNNV2", "CudnnRNNV3">> {
public:
  MatchResult<Layers> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, Layers &layers, RewriteContext &ctx) const;
};

/// The values of one layer in one direction.
struct Weights {
  /// [width, gates * units], [units, gates * units], [gates * units].
  Value input, recurrent, inputBias, recurrentBias;
};

/// The output, [time, batch, units], and final states of one direction.
struct DirectionOutput {
  Value sequence, hidden, cell;
};

class DirectionBuilder {
public:
  DirectionBuilder(Operation *op, const Layers &layers, OpBuilder &builder)
      : layers(layers), builder(builder), loc(op->getLoc()), ops(builder, loc),
        params(tf::getOperand(op, "params")),
        elementType(
            getElementTypeOrSelf(tf::getResult(op, "output").getType())) {}

  DirectionOutput run(Value sequence, const Weights &weights, Value hidden,
                      Value cell);
  Weights weights(int64_t layer, int64_t direction);
  /// Reverses the valid time steps of a sequence.
  Value reverse(Value sequence);

private:
  using Pair = std::pair<Value, Value>;
  Pair step(Value x, const Weights &weights, Value hidden, Value cell);
  Value gruStep(Value fromInput, Value fromState, Value hidden);
  Value piece(int64_t begin, ArrayRef<int64_t> shape);
  Value same(StringRef name, ValueRange operands) {
    return ops.tf(name, operands.front().getType(), operands);
  }
  Value product(Value left, Value right);
  Value withBias(Value value, Value bias);
  SmallVector<Value> split(Value value);
  Value mask(Value step, Value value, Value otherwise);
  Value zeroLike(Value value) {
    return ops.tf("ZerosLike", value.getType(), value);
  }

  const Layers &layers;
  OpBuilder &builder;
  Location loc;
  SequenceBuilder ops;
  Value params;
  Type elementType;
};

} // namespace

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

/// True if all elements of a vector of lengths are the number of time steps.
static bool areFull(Value lengths, Value sequence, int64_t axis) {
  if (auto constant = constantInts(lengths)) {
    SymbolicDim steps = dimOfAxis(sequence, axis);
    return all_of(*constant, [&](int64_t length) {
      return steps.getNumber() && length >= *steps.getNumber();
    });
  }
  Operation *fill = tf::skipIdentities(lengths).getDefiningOp();
  return tf::isa(fill, "Fill") &&
         dimFromScalar(fill->getOperand(1)) == dimOfAxis(sequence, axis);
}

MatchResult<Layers> ExpandCudnnRNN::match(Operation *op,
                                          RuleContext &ctx) const {
  Layers found;
  auto mode = llvm::StringSwitch<std::optional<Mode>>(
                  tf::getString(op, "rnn_mode").value_or("lstm"))
                  .Case("lstm", Mode::LSTM)
                  .Case("gru", Mode::GRU)
                  .Case("rnn_tanh", Mode::Tanh)
                  .Case("rnn_relu", Mode::Relu)
                  .Default(std::nullopt);
  if (!mode)
    return ctx.reject(op, Reason::Attribute, "the rnn_mode is unknown");
  found.mode = *mode;
  found.isTimeMajor = tf::getBool(op, "time_major").value_or(true);
  found.directions =
      tf::getString(op, "direction") == StringRef("bidirectional") ? 2 : 1;
  Value input = tf::getOperand(op, "input");
  auto type = dyn_cast<RankedTensorType>(input.getType());
  auto states =
      dyn_cast<RankedTensorType>(tf::getOperand(op, "input_h").getType());
  if (!type || type.getRank() != 3 || type.isDynamicDim(2) || !states ||
      states.getRank() != 3 || states.isDynamicDim(2) ||
      states.isDynamicDim(found.isTimeMajor ? 0 : 1))
    return ctx.reject(op, Reason::UnknownShape,
                      "a dimension of the input or the states is unknown");
  found.inputs = type.getDimSize(2);
  found.units = states.getDimSize(2);
  int64_t count = states.getDimSize(found.isTimeMajor ? 0 : 1);
  if (count < 1 || count % found.directions != 0)
    return ctx.reject(
        op, Reason::Shape,
        "the number of states, " + Twine(count) +
            ", is not a positive multiple of the number of directions, " +
            Twine(found.directions));
  found.layers = count / found.directions;
  StringRef inputMode = tf::getString(op, "input_mode").value_or("");
  if (inputMode == "skip_input" ||
      (inputMode == "auto_select" && found.inputs == found.units))
    return ctx.reject(op, Reason::Attribute,
                      "the op has no input matrix (input_mode)");
  if (tf::getInt(op, "num_proj").value_or(0) != 0)
    return ctx.reject(op, Reason::Attribute,
                      "the op has a projection (num_proj)");
  if (tf::getFloat(op, "dropout").value_or(0) != 0 && found.layers > 1 &&
      tf::getBool(op, "is_training").value_or(true))
    return ctx.reject(
        op, Reason::Attribute,
        "the op applies dropout between its layers (dropout with is_training)");
  auto params =
      dyn_cast<RankedTensorType>(tf::getOperand(op, "params").getType());
  int64_t needed = found.numWeights() + found.numBiases();
  if (!params || params.getRank() != 1 || params.getDimSize(0) != needed)
    return ctx.reject(op, Reason::Shape,
                      "the operand params does not have the " + Twine(needed) +
                          " elements that the dimensions require");
  if (Value lengths = tf::getOperand(op, "sequence_lengths");
      lengths && !areFull(lengths, input, found.isTimeMajor ? 0 : 1))
    found.lengths = lengths;
  return found;
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

/// A slice of `params`, reshaped.
Value DirectionBuilder::piece(int64_t begin, ArrayRef<int64_t> shape) {
  int64_t count = *eval::checkedProduct(shape);
  if (ElementsAttr constant = tf::getConstant(params);
      constant && lazy::canView(constant))
    return ops.constant(
        lazy::reshape(lazy::slice(constant, {begin}, {count}), shape));
  Value part = ops.tf("Slice", RankedTensorType::get({count}, elementType),
                      {params, ops.i32s(begin), ops.i32s(count)});
  return ops.tf("Reshape", RankedTensorType::get(shape, elementType),
                {part, ops.i32s(shape)});
}

Weights DirectionBuilder::weights(int64_t layer, int64_t direction) {
  int64_t rows = layers.gates() * layers.units;
  int64_t begin = 0;
  for (int64_t before : seq(layer))
    begin += layers.directions * rows * (layers.width(before) + layers.units);
  int64_t width = layers.width(layer);
  begin += direction * rows * (width + layers.units);
  auto transposed = [&](Value matrix) {
    auto type = cast<RankedTensorType>(matrix.getType());
    if (ElementsAttr constant = tf::getConstant(matrix);
        constant && lazy::canView(constant))
      return ops.constant(lazy::transpose(constant, {1, 0}));
    return ops.tf("Transpose",
                  type.clone({type.getDimSize(1), type.getDimSize(0)}),
                  {matrix, ops.i32s({1, 0})});
  };
  Weights result;
  result.input = transposed(piece(begin, {rows, width}));
  result.recurrent =
      transposed(piece(begin + rows * width, {rows, layers.units}));
  int64_t biases =
      layers.numWeights() + (layer * layers.directions + direction) * 2 * rows;
  result.inputBias = piece(biases, {rows});
  result.recurrentBias = piece(biases + rows, {rows});
  return result;
}

//===----------------------------------------------------------------------===//
// Time steps
//===----------------------------------------------------------------------===//

Value DirectionBuilder::product(Value left, Value right) {
  auto type = cast<RankedTensorType>(left.getType());
  int64_t columns = cast<RankedTensorType>(right.getType()).getDimSize(1);
  return ops.tf("MatMul", type.clone({type.getDimSize(0), columns}),
                {left, right});
}

Value DirectionBuilder::withBias(Value value, Value bias) {
  return ops.tf("BiasAdd", value.getType(), {value, bias});
}

SmallVector<Value> DirectionBuilder::split(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<Type> types(layers.gates(),
                          type.clone({type.getDimSize(0), layers.units}));
  return SmallVector<Value>(tf::createOpWithDefaults(builder, loc, "Split",
                                                     types,
                                                     {ops.i32Scalar(1), value})
                                ->getResults());
}

/// h' = (1 - z) tanh(x + r s) + z h.
Value DirectionBuilder::gruStep(Value fromInput, Value fromState,
                                Value hidden) {
  SmallVector<Value> x = split(fromInput), s = split(fromState);
  auto gate = [&](unsigned index) {
    return same("Sigmoid", same("AddV2", {x[index], s[index]}));
  };
  Value reset = gate(0), update = gate(1);
  Value candidate =
      same("Tanh", same("AddV2", {x[2], same("Mul", {reset, s[2]})}));
  // candidate + z (h - candidate)
  return same(
      "AddV2",
      {candidate, same("Mul", {update, same("Sub", {hidden, candidate})})});
}

/// The new hidden state and, for an LSTM, the new cell state.
DirectionBuilder::Pair DirectionBuilder::step(Value x, const Weights &weights,
                                              Value hidden, Value cell) {
  Value fromInput = withBias(product(x, weights.input), weights.inputBias);
  Value fromState =
      withBias(product(hidden, weights.recurrent), weights.recurrentBias);
  if (layers.mode == Mode::GRU)
    return {gruStep(fromInput, fromState, hidden), Value()};
  Value sum = same("AddV2", {fromInput, fromState});
  if (layers.mode != Mode::LSTM)
    return {same(layers.mode == Mode::Relu ? "Relu" : "Tanh", sum), Value()};
  SmallVector<Value> gates = split(sum);
  Value kept = same("Mul", {same("Sigmoid", gates[1]), cell});
  Value taken =
      same("Mul", {same("Sigmoid", gates[0]), same("Tanh", gates[2])});
  Value next = same("AddV2", {kept, taken});
  return {same("Mul", {same("Sigmoid", gates[3]), same("Tanh", next)}), next};
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

Value DirectionBuilder::reverse(Value sequence) {
  if (!layers.lengths)
    return ops.reverse(sequence, 0);
  return ops.tf("ReverseSequence", sequence.getType(),
                {sequence, layers.lengths},
                {ops.i64Attr("seq_dim", 0), ops.i64Attr("batch_dim", 1)});
}

/// `value` at valid time steps, `otherwise` at other ones.
Value DirectionBuilder::mask(Value step, Value value, Value otherwise) {
  int64_t batch =
      cast<RankedTensorType>(layers.lengths.getType()).getDimSize(0);
  Type truth = builder.getI1Type();
  Value has = ops.tf("Less", RankedTensorType::get({batch}, truth),
                     {step, layers.lengths});
  Value column = ops.tf("ExpandDims", RankedTensorType::get({batch, 1}, truth),
                        {has, ops.i32Scalar(1)});
  return ops.tf("SelectV2", value.getType(), {column, value, otherwise});
}

DirectionOutput DirectionBuilder::run(Value sequence, const Weights &weights,
                                      Value hidden, Value cell) {
  auto type = cast<RankedTensorType>(sequence.getType());
  auto stateType =
      RankedTensorType::get({type.getDimSize(1), layers.units}, elementType);
  auto stepType = type.clone(type.getShape().drop_front());
  Value count = ops.sizeScalar({sequence, 0});
  auto sizes = [&](int64_t width) { return ops.i32s({-1, width}); };
  Value input = ops.tf("TensorListFromTensor", ops.listOf(stepType),
                       {sequence, sizes(type.getDimSize(2))});
  Value list = ops.tf("TensorListReserve", ops.listOf(stateType),
                      {sizes(layers.units), count});
  SmallVector<Value> carried{ops.i32Scalar(0), list, hidden};
  if (cell)
    carried.push_back(cell);
  // The initial states may have a static batch where other values have not: use
  // the more general type.
  SmallVector<Type> types{carried[0].getType(), list.getType(), stateType};
  if (cell)
    types.push_back(stateType);
  Operation *loop = tf::createOp(
      builder, loc, "WhileRegion", types, carried,
      builder.getNamedAttr("is_stateless", builder.getBoolAttr(true)), 2);
  SmallVector<Location> locs(types.size(), loc);
  OpBuilder::InsertionGuard guard(builder);
  Block *condition = builder.createBlock(&loop->getRegion(0), {}, types, locs);
  Value goesOn = ops.tf("Less", RankedTensorType::get({}, builder.getI1Type()),
                        {condition->getArgument(0), count});
  tf::createOp(builder, loc, "Yield", {}, goesOn);
  Block *body = builder.createBlock(&loop->getRegion(1), {}, types, locs);
  Value step = body->getArgument(0), before = body->getArgument(2);
  Value x = ops.tf("TensorListGetItem", stepType,
                   {input, step, sizes(type.getDimSize(2))});
  auto [next, nextCell] =
      this->step(x, weights, before, cell ? body->getArgument(3) : Value());
  Value shown = next;
  if (layers.lengths) {
    shown = mask(step, next, zeroLike(next));
    next = mask(step, next, before);
    if (cell)
      nextCell = mask(step, nextCell, body->getArgument(3));
  }
  Value written = ops.tf("TensorListSetItem", list.getType(),
                         {body->getArgument(1), step, shown});
  SmallVector<Value> results{same("AddV2", {step, ops.i32Scalar(1)}), written,
                             next};
  if (cell)
    results.push_back(nextCell);
  tf::createOp(builder, loc, "Yield", {}, results);

  builder.setInsertionPointAfter(loop);
  DirectionOutput output;
  output.sequence = ops.tf(
      "TensorListStack",
      type.clone({type.getDimSize(0), type.getDimSize(1), layers.units}),
      {loop->getResult(1), sizes(layers.units)},
      builder.getNamedAttr(
          "num_elements", builder.getI64IntegerAttr(
                              type.isDynamicDim(0) ? -1 : type.getDimSize(0))));
  output.hidden = loop->getResult(2);
  if (cell)
    output.cell = loop->getResult(3);
  return output;
}

//===----------------------------------------------------------------------===//
// All layers
//===----------------------------------------------------------------------===//

/// The initial state of one layer in one direction.
static Value pickState(SequenceBuilder &ops, Value states, int64_t index,
                       int64_t axis) {
  auto type = cast<RankedTensorType>(states.getType());
  auto picked = type.clone({type.getDimSize(1 - axis), type.getDimSize(2)});
  if (type.getDimSize(axis) == 1) {
    // Fold the ExpandDims that Keras generates.
    if (Operation *op = tf::skipIdentities(states).getDefiningOp();
        tf::isa(op, "ExpandDims") && constantInt(op->getOperand(1)) == axis)
      return op->getOperand(0);
    return ops.tf("Squeeze", picked, states,
                  ops.i64sAttr("squeeze_dims", axis));
  }
  return ops.step(states, axis, index);
}

void ExpandCudnnRNN::rewrite(Operation *op, Layers &layers,
                             RewriteContext &ctx) const {
  RewriterBase &rewriter = ctx.rewriter;
  rewriter.setInsertionPoint(op);
  DirectionBuilder loops(op, layers, rewriter);
  SequenceBuilder ops(rewriter, op->getLoc());
  int64_t axis = layers.isTimeMajor ? 0 : 1;
  Value sequence = tf::getOperand(op, "input");
  if (!layers.isTimeMajor)
    sequence = ops.swap(sequence);
  SmallVector<Value> hidden, cells;
  bool hasCells = layers.mode == Mode::LSTM;
  for (int64_t layer : seq(layers.layers)) {
    SmallVector<Value> outputs;
    for (int64_t direction : seq(layers.directions)) {
      int64_t index = layer * layers.directions + direction;
      auto state = [&](StringRef name) {
        return pickState(ops, tf::getOperand(op, name), index, axis);
      };
      DirectionOutput output =
          loops.run(direction ? loops.reverse(sequence) : sequence,
                    loops.weights(layer, direction), state("input_h"),
                    hasCells ? state("input_c") : Value());
      outputs.push_back(direction ? loops.reverse(output.sequence)
                                  : output.sequence);
      hidden.push_back(output.hidden);
      if (hasCells)
        cells.push_back(output.cell);
    }
    sequence = ops.concat(outputs, 2);
  }
  auto replace = [&](StringRef name, llvm::function_ref<Value()> make) {
    if (Value old = tf::getResult(op, name); !old.use_empty())
      rewriter.replaceAllUsesWith(old, make());
  };
  auto packed = [&](ArrayRef<Value> states) {
    auto type = cast<RankedTensorType>(states.front().getType());
    SmallVector<int64_t> shape(type.getShape());
    shape.insert(shape.begin() + axis, int64_t(states.size()));
    return ops.tf(
        "Pack", type.clone(shape), states,
        rewriter.getNamedAttr("axis", rewriter.getI64IntegerAttr(axis)));
  };
  auto unstated = [&](StringRef name) {
    // reserve_space is for training; at inference it is empty.
    Type element = getElementTypeOrSelf(tf::getResult(op, name).getType());
    auto type = RankedTensorType::get({0}, element);
    return ops.constant(DenseElementsAttr::get(type, ArrayRef<Attribute>()));
  };
  replace("output",
          [&] { return layers.isTimeMajor ? sequence : ops.swap(sequence); });
  replace("output_h", [&] { return packed(hidden); });
  replace("output_c",
          [&] { return hasCells ? packed(cells) : unstated("output_c"); });
  replace("reserve_space", [&] { return unstated("reserve_space"); });
  if (tf::getResult(op, "host_reserved"))
    replace("host_reserved", [&] { return unstated("host_reserved"); });

  // Keras generates ReverseSequence even if all lengths are the number of time
  // steps.
  Value lengths = tf::getOperand(op, "sequence_lengths");
  SmallVector<Operation *> users;
  if (lengths && !layers.lengths)
    append_range(users, lengths.getUsers());
  for (Operation *user : users) {
    if (!tf::isa(user, "ReverseSequence"))
      continue;
    int64_t along = tf::getInt(user, "seq_dim").value_or(-1);
    Value turned = user->getOperand(0);
    if (along < 0 || !areFull(lengths, turned, along))
      continue;
    rewriter.setInsertionPoint(user);
    rewriter.replaceOp(user, ops.reverse(turned, along));
  }
  rewriter.eraseOp(op);
}

TFUSE_DEFINE_RULE(ExpandCudnnRNN)

} // namespace tfuse
