//===- Interpreter.cpp - Runs ops, loops and lists ---------------------===//

#include "tfuse/Check/Interpreter.h"

#include "tfuse/Check/SequenceReference.h"
#include "tfuse/Dialect/TF/Analysis/LoopBlocks.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLBidirectionalOps.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Eval/Evaluator.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/StringSwitch.h"
#include <deque>

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;

static bool isListOp(Operation *op) {
  return tf::isa(op, "TensorListFromTensor", "TensorListReserve",
                 "EmptyTensorList", "TensorListSetItem", "TensorListGetItem",
                 "TensorListPushBack") ||
         tf::isa(op, "TensorListStack", "TensorListLength");
}

bool canEvaluate(Operation *op) {
  return op->hasTrait<OpTrait::ConstantLike>() || tf::isLoop(op) ||
         isListOp(op) ||
         tf::isa(op, "BlockLSTM", "BlockLSTMV2", "LSTMBlockCell") ||
         isa<tfl::NoValueOp, tfl::NewStateOp, tfl::FinalStateOp,
             tfl::UnidirectionalSequenceLSTMOp,
             tfl::BidirectionalSequenceLSTMOp, tfl::UnidirectionalSequenceRNNOp,
             tfl::BidirectionalSequenceRNNOp>(op) ||
         eval::hasKernel(op->getName().getStringRef());
}

static Error unsupported(Operation *op, const Twine &what) {
  return userError(Code::UnsupportedOp,
                   op->getName().getStringRef() + ": " + what);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

std::vector<float> toFloats(const HostTensor &tensor) {
  std::vector<float> result;
  result.reserve(size_t(tensor.numElements()));
  eval::dispatch<eval::IsFloat>(tensor.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (T value : tensor.data<T>())
      result.push_back(float(value));
  });
  return result;
}

/// A tensor of a floating-point type from floats.
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

Expected<Interpreter::Datum> Interpreter::get(Value value) const {
  auto found = known.find(value);
  if (found != known.end())
    return found->second;
  return userError(Code::UnsupportedOp, "a value is not known");
}

HostTensor Interpreter::tensor(Value value) const {
  auto found = known.find(value);
  return found == known.end() ? HostTensor() : found->second.tensor;
}

void Interpreter::set(Value value, HostTensor tensor) {
  known[value] = Datum{std::move(tensor), nullptr, {}};
}

Error Interpreter::spend(int64_t multiplications) {
  multiplicationsLeft -= multiplications;
  if (multiplicationsLeft >= 0)
    return Error::success();
  return userError(Code::LimitExceeded, "it computes too much");
}

//===----------------------------------------------------------------------===//
// Blocks and plain ops
//===----------------------------------------------------------------------===//

Expected<SmallVector<HostTensor>>
Interpreter::run(Block &block, ArrayRef<HostTensor> arguments) {
  Data data;
  for (const HostTensor &argument : arguments)
    data.push_back({argument, nullptr, {}});
  Expected<Data> results = runBlock(block, data);
  if (!results)
    return results.takeError();
  SmallVector<HostTensor> tensors;
  for (Datum &result : *results)
    tensors.push_back(std::move(result.tensor));
  return tensors;
}

Expected<Interpreter::Data> Interpreter::runBlock(Block &block,
                                                  const Data &arguments) {
  if (block.getNumArguments() != arguments.size())
    return userError(Code::ShapeMismatch, "a function has other arguments");
  for (auto [argument, datum] : zip_equal(block.getArguments(), arguments))
    known[argument] = datum;
  for (Operation &op : block.without_terminator())
    if (Error error = runOp(&op))
      return error;
  Data results;
  for (Value operand : block.getTerminator()->getOperands()) {
    Expected<Datum> datum = get(operand);
    if (!datum)
      return datum.takeError();
    results.push_back(*datum);
  }
  return results;
}

Error Interpreter::runOp(Operation *op) {
  if (tf::isLoop(op))
    return runLoop(op);
  if (isListOp(op))
    return runList(op);
  if (tf::isa(op, "BlockLSTM", "BlockLSTMV2", "LSTMBlockCell"))
    return runBlockLSTM(op);
  if (isa<tfl::NoValueOp>(op))
    return Error::success();
  if (isa<tfl::NewStateOp>(op)) {
    set(op->getResult(0), tensor(op->getOperand(0)));
    return Error::success();
  }
  if (isa<tfl::FinalStateOp>(op)) {
    set(op->getResult(0), left.lookup(op->getOperand(0)));
    return Error::success();
  }
  if (isa<tfl::UnidirectionalSequenceLSTMOp>(op))
    return runFusedLSTM(op, 0);
  if (isa<tfl::BidirectionalSequenceLSTMOp>(op)) {
    if (Error error = runFusedLSTM(op, 0))
      return error;
    return runFusedLSTM(op, 1);
  }
  if (isa<tfl::UnidirectionalSequenceRNNOp>(op))
    return runFusedSimple(op, 0);
  if (isa<tfl::BidirectionalSequenceRNNOp>(op)) {
    if (Error error = runFusedSimple(op, 0))
      return error;
    return runFusedSimple(op, 1);
  }
  return runKernel(op);
}

/// What a matrix product costs.
Error Interpreter::countProduct(Operation *op) {
  if (!tf::isa(op, "MatMul", "BatchMatMul", "BatchMatMulV2"))
    return Error::success();
  HostTensor left = tensor(op->getOperand(0)),
             right = tensor(op->getOperand(1));
  if (!left || !right || right.rank() < 2)
    return Error::success();
  bool isTransposed = tf::getBool(op, "transpose_b").value_or(false) ||
                      tf::getBool(op, "adj_y").value_or(false);
  return spend(left.numElements() * right.dim(isTransposed ? -2 : -1));
}

Error Interpreter::runKernel(Operation *op) {
  if (op->getNumResults() == 1)
    if (ElementsAttr constant = tf::getConstant(op->getResult(0));
        constant && op->getNumOperands() == 0) {
      // The body of a loop has it at each step.
      if (known.contains(op->getResult(0)))
        return Error::success();
      Expected<HostTensor> value = eval::toHostTensor(constant);
      if (!value)
        return value.takeError();
      set(op->getResult(0), *value);
      return Error::success();
    }
  // Lists are handed on, too.
  if (tf::isa(op, "Identity", "EnsureShape")) {
    Expected<Datum> datum = get(op->getOperand(0));
    if (!datum)
      return datum.takeError();
    known[op->getResult(0)] = *datum;
    return Error::success();
  }
  if (Error error = countProduct(op))
    return error;
  SmallVector<HostTensor> operands;
  for (Value operand : op->getOperands())
    operands.push_back(tensor(operand));
  Expected<SmallVector<HostTensor>> results = eval::evaluate(op, operands);
  if (!results)
    return results.takeError();
  for (auto [value, result] : zip_equal(op->getResults(), *results))
    set(value, std::move(result));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Loops and lists
//===----------------------------------------------------------------------===//

Error Interpreter::runLoop(Operation *op) {
  Block *body = tf::loopBody(op), *condition = tf::loopCondition(op);
  if (!body || !condition)
    return unsupported(op, "its functions are not there");
  Data state;
  for (Value operand : op->getOperands()) {
    Expected<Datum> datum = get(operand);
    if (!datum)
      return datum.takeError();
    state.push_back(*datum);
  }
  constexpr int64_t kMostSteps = 1 << 16;
  for (int64_t step = 0;; ++step) {
    if (step == kMostSteps)
      return userError(Code::LimitExceeded, "it has too many steps");
    Expected<Data> goesOn = runBlock(*condition, state);
    if (!goesOn)
      return goesOn.takeError();
    const HostTensor *test =
        goesOn->empty() ? nullptr : &goesOn->front().tensor;
    if (!test || !*test || test->kind() != eval::ElementKind::Bool ||
        test->numElements() != 1)
      return unsupported(op, "its condition is no truth value");
    if (!test->front<bool>())
      break;
    Expected<Data> next = runBlock(*body, state);
    if (!next)
      return next.takeError();
    if (next->size() != state.size())
      return unsupported(op, "its body does not fit");
    state = std::move(*next);
  }
  if (state.size() != op->getNumResults())
    return unsupported(op, "its body does not fit");
  for (auto [value, datum] : zip_equal(op->getResults(), state))
    known[value] = datum;
  return Error::success();
}

/// The sizes of a list's elements; none where one is not known.
static SmallVector<int64_t> sizesFrom(const HostTensor &shape) {
  std::optional<SmallVector<int64_t>> sizes =
      shape ? shape.toInts() : std::nullopt;
  bool isKnown = sizes && shape.rank() == 1 &&
                 all_of(*sizes, [](int64_t size) { return size >= 0; });
  return isKnown ? *sizes : SmallVector<int64_t>();
}

static SmallVector<int64_t> tail(ArrayRef<int64_t> shape) {
  return SmallVector<int64_t>(shape.drop_front());
}

/// A list as one tensor.
Error Interpreter::stackList(Operation *op) {
  const Datum &list = known[op->getOperand(0)];
  SmallVector<int64_t> shape = list.elementShape;
  for (const HostTensor &element : *list.list)
    if (element)
      shape.assign(element.shape().begin(), element.shape().end());
  SmallVector<int64_t> sizes{int64_t(list.list->size())};
  append_range(sizes, shape);
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  Expected<HostTensor> stacked = HostTensor::allocate(type, sizes);
  if (!stacked)
    return stacked.takeError();
  MutableArrayRef<char> bytes = stacked->mutableBytes();
  llvm::fill(bytes, 0);
  size_t width = list.list->empty() ? 0 : bytes.size() / list.list->size();
  for (auto [index, element] : enumerate(*list.list)) {
    if (!element)
      continue;
    if (element.elementType() != type || element.shape() != ArrayRef(shape))
      return unsupported(op, "its elements are not alike");
    copy(element.bytes(), bytes.begin() + index * width);
  }
  set(op->getResult(0), *stacked);
  return Error::success();
}

Error Interpreter::runList(Operation *op) {
  Value result = op->getResult(0);
  Datum datum;
  if (tf::isa(op, "TensorListFromTensor")) {
    HostTensor all = tensor(op->getOperand(0));
    if (!all || all.rank() == 0)
      return unsupported(op, "its operand is no tensor of elements");
    datum.list = std::make_shared<std::vector<HostTensor>>();
    datum.elementShape = tail(all.shape());
    size_t count = size_t(all.dim(0));
    ArrayRef<char> bytes = all.bytes();
    size_t width = count ? bytes.size() / count : 0;
    for (size_t index = 0; index < count; ++index) {
      HostTensor element =
          cantFail(HostTensor::allocate(all.elementType(), datum.elementShape));
      copy(bytes.slice(index * width, width), element.mutableBytes().begin());
      datum.list->push_back(element);
    }
    known[result] = datum;
    return Error::success();
  }
  if (tf::isa(op, "TensorListReserve", "EmptyTensorList")) {
    HostTensor size = tensor(op->getOperand(1));
    std::optional<int64_t> count = size ? size.toInt() : std::nullopt;
    constexpr int64_t kMost = 1 << 20;
    if (!count || *count > kMost)
      return unsupported(op, "it has an unknown size");
    bool isEmpty = tf::isa(op, "EmptyTensorList");
    datum.list = std::make_shared<std::vector<HostTensor>>(
        isEmpty ? 0 : size_t(std::max<int64_t>(*count, 0)));
    datum.elementShape = sizesFrom(tensor(op->getOperand(0)));
    known[result] = datum;
    return Error::success();
  }
  Expected<Datum> source = get(op->getOperand(0));
  if (!source)
    return source.takeError();
  if (!source->list)
    return unsupported(op, "its operand is no list");
  datum = *source;
  int64_t size = int64_t(datum.list->size());
  if (tf::isa(op, "TensorListStack"))
    return stackList(op);
  if (tf::isa(op, "TensorListLength")) {
    set(result, HostTensor::scalar<int32_t>(
                    getElementTypeOrSelf(result.getType()), int32_t(size)));
    return Error::success();
  }
  // Lists are values: whoever else has this one keeps it as it is.
  auto changed = std::make_shared<std::vector<HostTensor>>(*datum.list);
  if (tf::isa(op, "TensorListPushBack")) {
    changed->push_back(tensor(op->getOperand(1)));
    datum.list = changed;
    known[result] = datum;
    return Error::success();
  }
  HostTensor number = tensor(op->getOperand(1));
  std::optional<int64_t> index = number ? number.toInt() : std::nullopt;
  if (!index || *index < 0)
    return unsupported(op, "its index is not known");
  if (tf::isa(op, "TensorListGetItem")) {
    if (*index >= size || !(*datum.list)[size_t(*index)])
      return unsupported(op, "there is no such element");
    set(result, (*datum.list)[size_t(*index)]);
    return Error::success();
  }
  bool grows = tf::getBool(op, "resize_if_index_out_of_bounds").value_or(false);
  if (*index >= size && (!grows || *index > size))
    return unsupported(op, "there is no such element");
  if (*index == size)
    changed->emplace_back();
  (*changed)[size_t(*index)] = tensor(op->getOperand(2));
  datum.list = changed;
  known[result] = datum;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Recurrent ops
//===----------------------------------------------------------------------===//

namespace {
/// Operands as floats, for as long as it lives.
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

/// Where a direction's operands begin.
struct LSTMLayout {
  unsigned weights, states;
  std::optional<unsigned> layerNorm;
};

static LSTMLayout layoutOf(Operation *op, unsigned direction) {
  if (isa<tfl::BidirectionalSequenceLSTMOp>(op))
    return {1 + 17 * direction, 35 + 2 * direction, std::nullopt};
  return {1, 18, 20};
}

/// Sizes from the operands; nothing if they do not fit.
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

Error Interpreter::runFusedLSTM(Operation *op, unsigned direction) {
  LSTMLayout layout = layoutOf(op, direction);
  auto at = [&](unsigned index) { return tensor(op->getOperand(index)); };
  HostTensor sequence = at(0), hidden = at(layout.states),
             cell = at(layout.states + 1);
  SequenceSizes sizes;
  if (!readSizes(sizes, sequence, boolAttr(op, "time_major"),
                 at(layout.weights + 1), hidden) ||
      !cell || cell.numElements() != sizes.batch * sizes.cells)
    return unsupported(op, "its operands do not fit");
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
      return unsupported(op, "its weights do not fit");
  }
  if (Error error = spend(sizes.batch * sizes.steps * sizes.cells * 4 *
                          (sizes.inputs + sizes.units)))
    return error;
  std::vector<float> h = toFloats(hidden), c = toFloats(cell);
  SmallVector<int64_t> shape(sequence.shape());
  shape.back() = sizes.units;
  std::vector<float> result(size_t(sizes.batch * sizes.steps * sizes.units));
  computeLSTM(sizes, operands, floats.get(sequence), h, c, result);
  Type f32 = sequence.elementType();
  left[op->getOperand(layout.states)] = fromFloats(f32, hidden.shape(), h);
  left[op->getOperand(layout.states + 1)] = fromFloats(f32, cell.shape(), c);
  if (!boolAttr(op, "merge_outputs")) {
    set(op->getResult(direction), fromFloats(f32, shape, result));
    return Error::success();
  }
  return unsupported(op, "its outputs are merged");
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
    return unsupported(op, "its operands do not fit");
  FloatOperands floats;
  SequenceOperands operands;
  operands.input[0] = floats.get(at(1));
  operands.recurrent[0] = floats.get(at(2));
  operands.bias[0] = floats.get(at(3));
  auto name = op->getAttrOfType<StringAttr>("fused_activation_function");
  operands.activation = activationNamed(name ? name.getValue() : "");
  if (int64_t(operands.recurrent[0].size()) != sizes.cells * sizes.units ||
      sizes.cells != sizes.units)
    return unsupported(op, "its weights do not fit");
  if (Error error = spend(sizes.batch * sizes.steps * sizes.cells *
                          (sizes.inputs + sizes.units)))
    return error;
  std::vector<float> h = toFloats(hidden);
  SmallVector<int64_t> shape(sequence.shape());
  shape.back() = sizes.units;
  std::vector<float> result(size_t(sizes.batch * sizes.steps * sizes.units));
  computeSimple(sizes, operands, floats.get(sequence), h, result);
  left[op->getOperand(4 + 4 * direction)] =
      fromFloats(sequence.elementType(), hidden.shape(), h);
  set(op->getResult(direction),
      fromFloats(sequence.elementType(), shape, result));
  return Error::success();
}

Error Interpreter::runBlockLSTM(Operation *op) {
  auto at = [&](StringRef name) { return tensor(tf::getOperand(op, name)); };
  bool isCell = tf::isa(op, "LSTMBlockCell"), isV2 = tf::isa(op, "BlockLSTMV2");
  HostTensor x = at("x"), hidden = at("h_prev"), cell = at("cs_prev"),
             matrix = at("w"), bias = at("b");
  if (!x || x.rank() != (isCell ? 2 : 3) || !hidden || hidden.rank() != 2 ||
      !cell || cell.shape() != hidden.shape() || !matrix || !bias)
    return unsupported(op, "its operands do not fit");
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
    return unsupported(op, "its operands do not fit");
  if (!isCell) {
    std::optional<int64_t> count =
        at("seq_len_max") ? at("seq_len_max").toInt() : std::nullopt;
    if (!count || *count < sizes.steps)
      return unsupported(op, "it does not run over all steps");
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
    return unsupported(op, "its operands do not fit");
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
