//===- RecurrentOps.cpp - Evaluate recurrent ops --------------------------===//

#include "Unsupported.h"
#include "tfuse/Check/Interpreter.h"
#include "tfuse/Check/SequenceReference.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLBidirectionalOps.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/StringSwitch.h"
#include <deque>

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;

/// Converts floats to a tensor of a floating-point type.
static HostTensor fromFloats(Type elementType, ArrayRef<int64_t> shape,
                             Floats values) {
  HostTensor result = cantFail(HostTensor::allocate(elementType, shape));
  eval::dispatch<eval::IsFloat>(result.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (auto [element, value] : zip_equal(result.mutableData<T>(), values))
      element = T(value);
  });
  return result;
}

namespace {
/// Converts operands to floats and owns the results.
class FloatOperands {
public:
  Floats get(const HostTensor &tensor) {
    if (!tensor)
      return {};
    storage.push_back(toFloats(tensor));
    return storage.back();
  }

private:
  std::deque<std::vector<float>> storage;
};
} // namespace

static Activation activationNamed(StringRef name) {
  return llvm::StringSwitch<Activation>(name)
      .Case("RELU", Activation::Relu)
      .Case("RELU_N1_TO_1", Activation::ReluN1To1)
      .Case("RELU6", Activation::Relu6)
      .Case("TANH", Activation::Tanh)
      .Default(Activation::None);
}

static float floatAttr(Operation *op, StringRef name) {
  auto value = op->getAttrOfType<FloatAttr>(name);
  return value ? float(value.getValueAsDouble()) : 0;
}

static bool boolAttr(Operation *op, StringRef name) {
  auto value = op->getAttrOfType<BoolAttr>(name);
  return value && value.getValue();
}

/// The index of the first operand of a direction.
struct LSTMLayout {
  unsigned weights, states;
  std::optional<unsigned> layerNorm;
};

static LSTMLayout layoutOf(Operation *op, unsigned direction) {
  if (isa<tfl::BidirectionalSequenceLSTMOp>(op))
    return {1 + 17 * direction, 35 + 2 * direction, std::nullopt};
  return {1, 18, 20};
}

/// Reads the sizes from the operands; false if they do not match.
static bool readSizes(SequenceSizes &sizes, const HostTensor &sequence,
                      bool isTimeMajor, const HostTensor &input,
                      const HostTensor &hidden) {
  if (!sequence || sequence.rank() != 3 || !input || input.rank() != 2 ||
      !hidden || hidden.rank() != 2)
    return false;
  sizes.isTimeMajor = isTimeMajor;
  sizes.batch = sequence.dim(isTimeMajor ? 1 : 0);
  sizes.steps = sequence.dim(isTimeMajor ? 0 : 1);
  sizes.inputs = sequence.dim(2);
  sizes.cells = input.dim(0);
  sizes.units = hidden.dim(1);
  return input.dim(1) == sizes.inputs && hidden.dim(0) == sizes.batch;
}

void Interpreter::setState(Operation *op, unsigned operand, HostTensor tensor) {
  Value state = op->getOperand(operand);
  Operation *source = state.getDefiningOp();
  bool isVariable = source && source->hasAttr("tfl.is_variable");
  bool isConstant = source && source->hasTrait<OpTrait::ConstantLike>();
  // In an imported file the op updates the tensor of the state, which ops with
  // control edges may read afterwards.
  bool isInPlace =
      isa_and_nonnull<tfl::ControlNodeOp>(op->getParentOp()) && !isConstant;
  if (isVariable || isInPlace)
    set(state, tensor);
  left[state] = std::move(tensor);
}

Error Interpreter::runFusedLSTM(Operation *op, unsigned direction) {
  LSTMLayout layout = layoutOf(op, direction);
  auto at = [&](unsigned index) { return tensor(op->getOperand(index)); };
  HostTensor sequence = at(0), hidden = at(layout.states),
             cell = at(layout.states + 1);
  // LSTM computes one time step.
  bool isStep = isa<tfl::LSTMOp>(op);
  if (isStep && sequence && sequence.rank() == 2)
    sequence = sequence.reshaped({sequence.dim(0), 1, sequence.dim(1)});
  SequenceSizes sizes;
  if (!readSizes(sizes, sequence, boolAttr(op, "time_major"),
                 at(layout.weights + 1), hidden) ||
      !cell || cell.numElements() != sizes.batch * sizes.cells)
    return unsupported(op, "the operands do not match the op's definition");
  sizes.isBackward = direction == 1;
  FloatOperands floats;
  SequenceOperands operands;
  for (unsigned gate : seq(4u)) {
    operands.input[gate] = floats.get(at(layout.weights + gate));
    operands.recurrent[gate] = floats.get(at(layout.weights + 4 + gate));
    operands.bias[gate] = floats.get(at(layout.weights + 11 + gate));
    if (layout.layerNorm)
      operands.layerNorm[gate] = floats.get(at(*layout.layerNorm + gate));
  }
  for (unsigned gate : seq(3u))
    operands.peephole[gate] = floats.get(at(layout.weights + 8 + gate));
  operands.projection = floats.get(at(layout.weights + 15));
  operands.projectionBias = floats.get(at(layout.weights + 16));
  operands.cellClip = floatAttr(op, "cell_clip");
  operands.projectionClip = floatAttr(op, "proj_clip");
  operands.isDiagonal = boolAttr(op, "diagonal_recurrent_tensors");
  auto name = op->getAttrOfType<StringAttr>("fused_activation_function");
  operands.activation = activationNamed(name ? name.getValue() : "");
  int64_t expected = sizes.cells * (operands.isDiagonal ? 1 : sizes.units);
  for (unsigned gate : seq(4u)) {
    bool isAbsent = gate == 0 && operands.input[0].empty();
    if (!isAbsent &&
        (int64_t(operands.input[gate].size()) != sizes.cells * sizes.inputs ||
         int64_t(operands.recurrent[gate].size()) != expected))
      return unsupported(op, "the weights do not match the op's definition");
  }
  if (Error error = spend(sizes.batch * sizes.steps * sizes.cells * 4 *
                          (sizes.inputs + sizes.units)))
    return error;
  std::vector<float> h = toFloats(hidden), c = toFloats(cell);
  std::function<void(StringRef, Floats)> observer =
      [&](StringRef part, Floats values) { innerObserver(op, part, values); };
  if (innerObserver) {
    operands.observer = &observer;
    observer("cell_state", c);
  }
  SmallVector<int64_t> shape(sequence.shape());
  shape.back() = sizes.units;
  if (isStep)
    shape.erase(shape.begin() + 1);
  std::vector<float> result(size_t(sizes.batch * sizes.steps * sizes.units));
  computeLSTM(sizes, operands, floats.get(sequence), h, c, result);
  Type f32 = sequence.elementType();
  setState(op, layout.states, fromFloats(f32, hidden.shape(), h));
  setState(op, layout.states + 1, fromFloats(f32, cell.shape(), c));
  if (!boolAttr(op, "merge_outputs")) {
    set(op->getResult(direction), fromFloats(f32, shape, result));
    return Error::success();
  }
  return unsupported(op, "no kernel for merged outputs");
}

Error Interpreter::runFusedSimple(Operation *op, unsigned direction) {
  // Each direction has four operands.
  auto at = [&](unsigned index) {
    return tensor(op->getOperand(index ? index + 4 * direction : 0));
  };
  HostTensor sequence = at(0), hidden = at(4);
  SequenceSizes sizes;
  sizes.isBackward = direction == 1;
  if (!readSizes(sizes, sequence, boolAttr(op, "time_major"), at(1), hidden))
    return unsupported(op, "the operands do not match the op's definition");
  FloatOperands floats;
  SequenceOperands operands;
  operands.input[0] = floats.get(at(1));
  operands.recurrent[0] = floats.get(at(2));
  operands.bias[0] = floats.get(at(3));
  auto name = op->getAttrOfType<StringAttr>("fused_activation_function");
  operands.activation = activationNamed(name ? name.getValue() : "");
  if (int64_t(operands.recurrent[0].size()) != sizes.cells * sizes.units ||
      sizes.cells != sizes.units)
    return unsupported(op, "the weights do not match the op's definition");
  if (Error error = spend(sizes.batch * sizes.steps * sizes.cells *
                          (sizes.inputs + sizes.units)))
    return error;
  std::vector<float> h = toFloats(hidden);
  SmallVector<int64_t> shape(sequence.shape());
  shape.back() = sizes.units;
  std::vector<float> result(size_t(sizes.batch * sizes.steps * sizes.units));
  computeSimple(sizes, operands, floats.get(sequence), h, result);
  setState(op, 4 + 4 * direction,
           fromFloats(sequence.elementType(), hidden.shape(), h));
  set(op->getResult(direction),
      fromFloats(sequence.elementType(), shape, result));
  return Error::success();
}

Error Interpreter::runSVDF(Operation *op) {
  auto svdf = cast<tfl::SVDFOp>(op);
  HostTensor input = tensor(svdf.getInput()),
             features = tensor(svdf.getFeatureWeights()),
             time = tensor(svdf.getTimeWeights()),
             bias = tensor(svdf.getInputGateBias()),
             state = tensor(svdf.getActivationState());
  if (!input || input.rank() != 2 || !features || features.rank() != 2 ||
      !time || time.rank() != 2 || !state)
    return unsupported(op, "the operands do not match the op's definition");
  FilterSizes sizes;
  sizes.batch = input.dim(0);
  sizes.inputs = input.dim(1);
  sizes.filters = features.dim(0);
  sizes.memory = time.dim(1);
  sizes.rank = svdf.getRank();
  if (sizes.filters % sizes.rank != 0 || features.dim(1) != sizes.inputs ||
      time.dim(0) != sizes.filters || sizes.memory == 0 ||
      state.numElements() != sizes.batch * sizes.filters * sizes.memory ||
      (bias && bias.numElements() != sizes.filters / sizes.rank))
    return unsupported(op, "the operands do not match the op's definition");
  if (Error error =
          spend(sizes.batch * sizes.filters * (sizes.inputs + sizes.memory)))
    return error;
  FloatOperands floats;
  FilterOperands operands;
  operands.features = floats.get(features);
  operands.time = floats.get(time);
  operands.bias = floats.get(bias);
  operands.activation = activationNamed(svdf.getFusedActivationFunction());
  std::vector<float> memory = toFloats(state);
  std::vector<float> result(size_t(sizes.batch * sizes.filters / sizes.rank));
  computeSVDF(sizes, operands, floats.get(input), memory, result);
  if (innerObserver)
    innerObserver(op, "state", memory);
  Type f32 = input.elementType();
  setState(op, svdf.getActivationStateMutable().getOperandNumber(),
           fromFloats(f32, state.shape(), memory));
  set(op->getResult(0),
      fromFloats(f32, {sizes.batch, sizes.filters / sizes.rank}, result));
  return Error::success();
}

Error Interpreter::runBlockLSTM(Operation *op) {
  auto at = [&](StringRef name) { return tensor(tf::getOperand(op, name)); };
  bool isCell = tf::isa(op, "LSTMBlockCell"), isV2 = tf::isa(op, "BlockLSTMV2");
  HostTensor x = at("x"), hidden = at("h_prev"), cell = at("cs_prev"),
             matrix = at("w"), bias = at("b");
  if (!x || x.rank() != (isCell ? 2 : 3) || !hidden || hidden.rank() != 2 ||
      !cell || cell.shape() != hidden.shape() || !matrix || !bias)
    return unsupported(op, "the operands do not match the op's definition");
  SequenceSizes sizes;
  sizes.isTimeMajor = true;
  sizes.steps = isCell ? 1 : x.dim(0);
  sizes.batch = x.dim(-2);
  sizes.inputs = x.dim(-1);
  sizes.cells = sizes.units = hidden.dim(1);
  if (hidden.dim(0) != sizes.batch ||
      matrix.shape() !=
          ArrayRef<int64_t>({sizes.inputs + sizes.cells, 4 * sizes.cells}) ||
      bias.numElements() != 4 * sizes.cells)
    return unsupported(op, "the operands do not match the op's definition");
  if (!isCell) {
    std::optional<int64_t> count =
        at("seq_len_max") ? at("seq_len_max").toInt() : std::nullopt;
    if (!count || *count < sizes.steps)
      return unsupported(
          op, "no kernel for fewer time steps than the sequence has");
  }
  FloatOperands floats;
  BlockOperands operands;
  operands.matrix = floats.get(matrix);
  operands.bias = floats.get(bias);
  operands.position = isV2 ? std::array<int64_t, 4>{0, 1, 2, 3}
                           : std::array<int64_t, 4>{0, 2, 1, 3};
  operands.forgetBias = isV2 ? 0 : tf::getFloat(op, "forget_bias").value_or(1);
  operands.cellClip = tf::getFloat(op, "cell_clip").value_or(0);
  if (tf::getBool(op, "use_peephole").value_or(false))
    operands.peephole = {floats.get(at("wci")), floats.get(at("wcf")),
                         floats.get(at("wco"))};
  if (any_of(operands.peephole, [&](Floats weights) {
        return !weights.empty() && int64_t(weights.size()) != sizes.cells;
      }))
    return unsupported(op, "the operands do not match the op's definition");
  if (Error error = spend(sizes.batch * sizes.steps * matrix.numElements()))
    return error;
  int64_t count = sizes.batch * sizes.steps * sizes.cells;
  std::array<std::vector<float>, 7> results;
  for (std::vector<float> &result : results)
    result.resize(size_t(count));
  auto &[i, cs, f, o, ci, co, h] = results;
  computeBlockLSTM(sizes, operands, floats.get(x), floats.get(hidden),
                   floats.get(cell), {i, cs, f, o, ci, co, h});
  SmallVector<int64_t> shape(x.shape());
  shape.back() = sizes.cells;
  for (auto [value, result] : zip_equal(op->getResults(), results))
    set(value, fromFloats(x.elementType(), shape, result));
  return Error::success();
}

} // namespace tfuse::check
