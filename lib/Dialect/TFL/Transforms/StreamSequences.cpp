//===- StreamSequences.cpp - From whole sequences to time steps -----------===//
//
//   func @serve(%x: tensor<1x?x8xf32>)
//     %h = tfl.new_state(zeros)
//     %y = lstm(%x, ..., %h)
//     return %y
//
//   func @serve(%x: tensor<1x1x8xf32>, %in: tensor<1x16xf32>)
//     %h = tfl.new_state(%in)
//     %y = lstm(%x, ..., %h)
//     return %y, tfl.final_state(%h, after %y)
//
// docs/rationale/0015-streaming.md explains which ops are accepted and why.
//
//===----------------------------------------------------------------------===//

#include "ListedShapes.h"
#include "TimeAnalysis.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_STREAMSEQUENCESPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {

/// Rewrites one signature's function.
class Streamer {
public:
  Streamer(func::FuncOp function, const TimeAnalysis &analysis,
           bool computesInitial)
      : function(function), analysis(analysis),
        computesInitial(computesInitial) {}

  LogicalResult rewrite();

private:
  void rewriteOperands(Operation *op);
  void setElement(Operation *op, unsigned operand, int64_t index,
                  int64_t number);
  void rewriteLast(Operation *op, int64_t axis);
  void retype(Value value);
  std::string stateName(Operation *op, StringRef state);
  Value addInput(Type type, StringRef name, Location loc);
  void addOutput(Value value, StringRef name);
  LogicalResult exposeStates(Operation *op);
  LogicalResult exposeHistory(Operation *op);
  FailureOr<Value> exposeInitial(Operation *op, Value initial, StringRef name,
                                 Value sequence);
  FailureOr<Value> createZeros(Operation *op, RankedTensorType type,
                               Value sequence);
  LogicalResult rewriteLoop(WhileOp loop);
  Value newSequence(WhileOp loop, const TimeLoop::Write &write,
                    int64_t positions);
  void createInit();
  void eraseInputsOfInit();
  void updateNames();

  func::FuncOp function;
  const TimeAnalysis &analysis;
  bool computesInitial;
  SmallVector<std::string> inputs, outputs;
  /// States, and their values before the first time step.
  SmallVector<std::pair<std::string, Value>> initialValues;
  llvm::DenseSet<Value> inputsOfInit;
  SmallVector<WhileOp> singleIterations;
  llvm::StringSet<> names;
};

struct StreamSequences : public impl::StreamSequencesPassBase<StreamSequences> {
  using Base::Base;
  void runOnOperation() override;
};

} // namespace

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

void Streamer::retype(Value value) {
  TimeUse use = analysis.useOf(value);
  if (use.kind != TimeKind::Sequence)
    return;
  auto type = cast<RankedTensorType>(value.getType());
  Ints shape(type.getShape());
  shape[use.axis] = analysis.positionsOf(use) + use.history;
  value.setType(type.clone(shape));
}

/// Replaces one element of a constant operand.
void Streamer::setElement(Operation *op, unsigned operand, int64_t index,
                          int64_t number) {
  auto elements = constantInts(op->getOperand(operand));
  if (!elements || index >= int64_t(elements->size()) ||
      (*elements)[index] == number)
    return;
  (*elements)[index] = number;
  auto type = cast<RankedTensorType>(op->getOperand(operand).getType());
  TFLBuilder builder(op);
  SmallVector<APInt> values;
  unsigned width = type.getElementTypeBitWidth();
  for (int64_t element : *elements)
    values.emplace_back(width, uint64_t(element), /*isSigned=*/true);
  op->setOperand(operand,
                 builder.constant(DenseElementsAttr::get(type, values)));
}

/// The last position of fewer time steps.
void Streamer::rewriteLast(Operation *op, int64_t axis) {
  int64_t last = analysis.positionsOf(analysis.useOf(op->getOperand(0))) - 1;
  if (isa<GatherOp>(op))
    return setElement(op, 1, 0, last);
  setElement(op, 1, axis, isa<SliceOp>(op) ? last : -1);
  if (isa<SliceOp>(op))
    return setElement(op, 2, axis, 1);
  auto slice = cast<StridedSliceOp>(op);
  slice.setEndMask(slice.getEndMask() | (1u << axis));
}

/// Constant operands contain the number of time steps.
void Streamer::rewriteOperands(Operation *op) {
  if (op->getNumOperands() == 0 || op->getNumResults() == 0)
    return;
  TimeUse from = analysis.useOf(op->getOperand(0)),
          to = analysis.useOf(op->getResult(0));
  if (from.kind != TimeKind::Sequence)
    return;
  if (to.kind == TimeKind::Latest && isa<GatherOp, SliceOp, StridedSliceOp>(op))
    return rewriteLast(op, from.axis);
  if (to.kind != TimeKind::Sequence)
    return;
  int64_t size = analysis.positionsOf(to) + to.history;
  auto resize = [&](unsigned operand) {
    if (Value shape = withSize(op, op->getOperand(operand), to.axis, size))
      op->setOperand(operand, shape);
  };
  if (isa<ReshapeOp, BroadcastToOp>(op))
    return isConstant(op->getOperand(1)) ? setElement(op, 1, to.axis, size)
                                         : resize(1);
  if (isa<SliceOp>(op))
    return isConstant(op->getOperand(2)) ? setElement(op, 2, from.axis, -1)
                                         : resize(2);
  if (auto slice = dyn_cast<StridedSliceOp>(op))
    slice.setEndMask(slice.getEndMask() | (1u << from.axis));
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

/// "lstm/hidden_state" of an op in the scope of layer "lstm". Layers of equal
/// names in different scopes are told apart by their whole path.
std::string Streamer::stateName(Operation *op, StringRef state) {
  StringRef node = nodeName(op);
  auto [scope, leaf] = node.rsplit('/');
  StringRef path = leaf.empty() ? node : scope;
  StringRef layer = path.contains('/') ? path.rsplit('/').second : path;
  for (StringRef name : {layer, path}) {
    std::string full = ((name.empty() ? "layer" : name) + "/" + state).str();
    if (names.insert(full).second)
      return full;
  }
  for (unsigned number = 1;; ++number) {
    std::string full = (path + "_" + Twine(number) + "/" + state).str();
    if (names.insert(full).second)
      return full;
  }
}

static DictionaryAttr indexPath(Builder &builder, StringRef name) {
  return builder.getDictionaryAttr({builder.getNamedAttr(
      tf_saved_model::indexPathAttr, builder.getStrArrayAttr({name}))});
}

static DictionaryAttr pathAttr(func::FuncOp function, StringRef name) {
  Builder builder(function.getContext());
  if (tf_saved_model::getExportedNames(function).empty())
    return builder.getDictionaryAttr({});
  return indexPath(builder, name);
}

static void setSignatureName(func::FuncOp function, StringRef name) {
  function->setAttr("tf_saved_model.exported_names",
                    Builder(function.getContext()).getStrArrayAttr({name}));
}

Value Streamer::addInput(Type type, StringRef name, Location loc) {
  unsigned index = function.getNumArguments();
  (void)function.insertArgument(index, type, pathAttr(function, name), loc);
  inputs.push_back(name.str());
  return function.getArgument(index);
}

void Streamer::addOutput(Value value, StringRef name) {
  Operation *end = function.front().getTerminator();
  unsigned index = end->getNumOperands();
  end->insertOperands(index, value);
  (void)function.insertResult(index, value.getType(), pathAttr(function, name));
  outputs.push_back(name.str());
}

/// The states of a recurrent op, in the order of its operands.
static SmallVector<StringRef> stateKinds(Operation *op) {
  if (isa<UnidirectionalSequenceLSTMOp>(op))
    return {"hidden_state", "cell_state"};
  return {"hidden_state"};
}

LogicalResult Streamer::exposeStates(Operation *op) {
  auto facts = cast<OpFactsInterface>(op).getFacts();
  for (auto [number, kind] : zip_equal(facts.stateful, stateKinds(op))) {
    auto created = op->getOperand(number).getDefiningOp<NewStateOp>();
    std::string name = stateName(op, kind);
    auto initial =
        exposeInitial(op, created.getInitial(), name, op->getOperand(0));
    if (failed(initial))
      return failure();
    created->setOperand(0, *initial);
    OpBuilder builder(function.front().getTerminator());
    Value last = FinalStateOp::create(builder, op->getLoc(), created.getType(),
                                      created.getState(), op->getResult(0));
    addOutput(last, name);
  }
  return success();
}

/// The initial value of a sequence that the loop writes, with fewer
/// positions.
Value Streamer::newSequence(WhileOp loop, const TimeLoop::Write &write,
                            int64_t positions) {
  Value initial = loop->getOperand(write.index);
  auto type = cast<RankedTensorType>(initial.getType());
  Ints shape(type.getShape());
  shape[write.axis] = positions;
  type = type.clone(shape);
  TFLBuilder builder(loop);
  auto fill = initial.getDefiningOp<FillOp>();
  if (!fill)
    return builder.splat(shape, type.getElementType(), *constantSplat(initial));
  Value dims = withSize(loop, fill.getDims(), write.axis, positions);
  return FillOp::create(builder.getBuilder(), loop.getLoc(), type, dims,
                        fill->getOperand(1));
}

LogicalResult Streamer::rewriteLoop(WhileOp loop) {
  auto times = analyzeTimeLoop(loop);
  const TimeLoop::Read &read = times->reads.front();
  int64_t positions =
      analysis.positionsOf(analysis.useOf(read.op->getOperand(0)));
  for (OpOperand *limit : times->limits)
    if (isConstant(limit->get()))
      setElement(limit->getOwner(), limit->getOperandNumber(), 0, positions);
  for (const TimeLoop::Write &write : times->writes) {
    Value initial = loop->getOperand(write.index);
    Value sequence = newSequence(loop, write, positions);
    loop->setOperand(write.index, sequence);
    for (Region &region : loop->getRegions())
      region.getArgument(write.index).setType(sequence.getType());
    Operation *update = write.op;
    update->getResult(0).setType(sequence.getType());
    if (Operation *unused = initial.getDefiningOp())
      loops::eraseDeadOps(unused);
  }
  for (auto [number, index] : enumerate(times->states)) {
    std::string kind = "state";
    if (times->states.size() > 1)
      kind += "_" + std::to_string(number);
    std::string name = stateName(loop, kind);
    auto initial = exposeInitial(loop, loop->getOperand(index), name,
                                 read.op->getOperand(0));
    if (failed(initial))
      return failure();
    loop->setOperand(index, *initial);
    addOutput(loop->getResult(index), name);
  }
  if (positions == 1)
    singleIterations.push_back(loop);
  return success();
}

/// The only time step of a sequence, without the axis of time.
static void readOnlyStep(GatherOp read) {
  auto type = cast<RankedTensorType>(read.getType());
  Ints shape(type.getShape());
  if (type.getNumDynamicDims() > 1 || rankOf(read.getIndices()) != 0)
    return;
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size))
      size = -1;
  TFLBuilder builder(read);
  Value step = ReshapeOp::create(builder.getBuilder(), read.getLoc(), type,
                                 read.getParams(), builder.i32s(shape));
  read.replaceAllUsesWith(step);
  read.erase();
}

/// A loop of one iteration is its body. The condition holds at its beginning:
/// the sequence has a time step.
static void inlineBody(WhileOp loop) {
  auto times = analyzeTimeLoop(loop);
  for (const TimeLoop::Read &read : times->reads)
    readOnlyStep(read.op);
  // The time step is the whole sequence.
  for (const TimeLoop::Write &write : times->writes) {
    DynamicUpdateSliceOp update = write.op;
    update.replaceAllUsesWith(update.getUpdate());
    update.erase();
  }
  Block &body = loop.getBody().front();
  IRMapping mapping;
  mapping.map(body.getArguments(), loop->getOperands());
  OpBuilder builder(loop);
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  for (auto [result, value] :
       zip_equal(loop->getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(mapping.lookupOrDefault(value));
  loop->erase();
}

//===----------------------------------------------------------------------===//
// Initial values of states
//===----------------------------------------------------------------------===//

/// Whether the value is a tensor of zeros of any size.
static bool isZeros(Value value) {
  auto fill = value.getDefiningOp<FillOp>();
  return isConstantSplat(fill ? fill->getOperand(1) : value, 0);
}

/// The input that replaces the initial value of a state. An initial value that
/// is an input remains one, unless another signature returns it. `sequence` is
/// a sequence that the op with the state reads.
FailureOr<Value> Streamer::exposeInitial(Operation *op, Value initial,
                                         StringRef name, Value sequence) {
  if (isa<BlockArgument>(initial) && !computesInitial)
    return initial;
  if (computesInitial && isZeros(initial)) {
    // The size of the zeros may be that of a value that the model computes.
    auto zeros =
        createZeros(op, cast<RankedTensorType>(initial.getType()), sequence);
    if (failed(zeros))
      return failure();
    initialValues.emplace_back(name.str(), *zeros);
  } else if (computesInitial) {
    initialValues.emplace_back(name.str(), initial);
  }
  return addInput(initial.getType(), name, op->getLoc());
}

/// The axis of a sequence whose size an axis of a state has: the same axis, or
/// the only other one of unknown size.
static std::optional<int64_t> axisOfSize(Value sequence, int64_t timeAxis,
                                         RankedTensorType state, int64_t axis) {
  if (rankOf(sequence) == state.getRank())
    return axis;
  if (state.getNumDynamicDims() != 1)
    return std::nullopt;
  std::optional<int64_t> found;
  for (int64_t other : seq(rankOf(sequence).value_or(0))) {
    if (other == timeAxis || !ShapedType::isDynamic(dimOf(sequence, other)))
      continue;
    if (found)
      return std::nullopt;
    found = other;
  }
  return found;
}

/// Zeros before the first time step. Sizes that are not known come from the
/// inputs.
FailureOr<Value> Streamer::createZeros(Operation *op, RankedTensorType type,
                                       Value sequence) {
  TFLBuilder builder(op);
  Ints shape(type.getShape());
  if (type.hasStaticShape())
    return builder.splat(shape, type.getElementType(), 0);
  auto i32 = builder.getBuilder().getI32Type();
  SmallVector<Value> sizes;
  for (auto [axis, size] : enumerate(shape)) {
    if (!ShapedType::isDynamic(size)) {
      sizes.push_back(builder.i32s({size}));
      continue;
    }
    auto from = axisOfSize(sequence, analysis.useOf(sequence).axis, type, axis);
    auto argument =
        from ? analysis.argumentWith(sequence, *from) : std::nullopt;
    if (!argument) {
      auto diag = emitUserError(op, Code::InvalidOption)
                  << "--rnn-state=init-step: '" << op->getName()
                  << "' has a state whose size is not that of an input";
      return attachHint(diag, "give the sizes of inputs with --input-shapes");
    }
    auto [input, at] = *argument;
    Value whole =
        ShapeOp::create(builder.getBuilder(), op->getLoc(),
                        RankedTensorType::get({*rankOf(input)}, i32), input);
    sizes.push_back(SliceOp::create(builder.getBuilder(), op->getLoc(),
                                    RankedTensorType::get({1}, i32), whole,
                                    builder.i32s({at}), builder.i32s({1})));
  }
  Value dims = ConcatenationOp::create(
      builder.getBuilder(), op->getLoc(),
      RankedTensorType::get({type.getRank()}, i32), sizes, 0, "NONE");
  Value zero = builder.splat({}, type.getElementType(), 0);
  return Value(
      FillOp::create(builder.getBuilder(), op->getLoc(), type, dims, zero));
}

/// The last time steps that a convolution read replace the zeros before the
/// first time step.
LogicalResult Streamer::exposeHistory(Operation *op) {
  Value input = op->getOperand(0);
  TimeUse use = analysis.useOf(op->getResult(0));
  auto type = cast<RankedTensorType>(input.getType());
  Ints shape(type.getShape());
  shape[use.axis] = use.history;
  auto stateType = type.clone(shape);
  std::string name = stateName(op, "last_inputs");
  if (computesInitial) {
    FailureOr<Value> zeros = createZeros(op, stateType, input);
    if (failed(zeros))
      return failure();
    initialValues.emplace_back(name, *zeros);
  }
  Value state = addInput(stateType, name, op->getLoc());
  TFLBuilder builder(op);
  Value whole = ConcatenationOp::create(
      builder.getBuilder(), op->getLoc(), op->getResult(0).getType(),
      ValueRange{state, input}, use.axis, "NONE");
  op->getResult(0).replaceAllUsesWith(whole);
  Ints begin(type.getRank(), 0), size(type.getRank(), -1);
  begin[use.axis] = analysis.positionsOf(use);
  Value last = SliceOp::create(builder.getBuilder(), op->getLoc(), stateType,
                               whole, builder.i32s(begin), builder.i32s(size));
  op->erase();
  addOutput(last, name);
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static void readNames(func::FuncOp function, StringRef attribute,
                      SmallVectorImpl<std::string> &result) {
  auto entry = function->getAttrOfType<DictionaryAttr>("tf.entry_function");
  SmallVector<StringRef> parts;
  if (entry)
    entry.getAs<StringAttr>(attribute).getValue().split(parts, ',', -1,
                                                        /*KeepEmpty=*/false);
  for (StringRef part : parts)
    result.push_back(part.str());
}

static DictionaryAttr entryNames(Builder &builder, ArrayRef<std::string> inputs,
                                 ArrayRef<std::string> outputs) {
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("inputs", builder.getStringAttr(join(inputs, ","))),
       builder.getNamedAttr("outputs",
                            builder.getStringAttr(join(outputs, ",")))});
}

void Streamer::updateNames() {
  if (!function->hasAttr("tf.entry_function"))
    return;
  Builder builder(function.getContext());
  function->setAttr("tf.entry_function", entryNames(builder, inputs, outputs));
}

LogicalResult Streamer::rewrite() {
  readNames(function, "inputs", inputs);
  readNames(function, "outputs", outputs);
  for (StringRef name : inputs)
    names.insert(name);
  for (StringRef name : outputs)
    names.insert(name);
  Block &body = function.front();
  for (Operation &op : make_early_inc_range(body))
    rewriteOperands(&op);
  for (Value argument : body.getArguments())
    retype(argument);
  for (Operation &op : body)
    for (Value result : op.getResults())
      retype(result);
  Operation *end = body.getTerminator();
  function.setType(FunctionType::get(
      function.getContext(), body.getArgumentTypes(), end->getOperandTypes()));
  // A loop would lose the order of the graph, which the states follow.
  for (Operation &op : make_early_inc_range(body)) {
    LogicalResult done = success();
    if (is_contained(analysis.getPaddings(), &op))
      done = exposeHistory(&op);
    else if (auto loop = dyn_cast<WhileOp>(op);
             loop && is_contained(analysis.getRecurrent(), &op))
      done = rewriteLoop(loop);
    else if (is_contained(analysis.getRecurrent(), &op))
      done = exposeStates(&op);
    if (failed(done))
      return failure();
  }
  for (WhileOp loop : singleIterations)
    inlineBody(loop);
  if (computesInitial)
    createInit();
  loops::eraseDeadOps(function.getBody());
  if (computesInitial)
    eraseInputsOfInit();
  updateNames();
  return success();
}

//===----------------------------------------------------------------------===//
// The signature of the initial states
//===----------------------------------------------------------------------===//

/// The ops that compute the values, in their order.
static SmallVector<Operation *> producersOf(ValueRange values) {
  llvm::SetVector<Operation *> producers;
  SmallVector<Value> pending(values);
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val().getDefiningOp();
    if (!op || !producers.insert(op))
      continue;
    append_range(pending, op->getOperands());
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    append_range(pending, captured);
  }
  SmallVector<Operation *> ordered = producers.takeVector();
  llvm::sort(ordered,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return ordered;
}

/// Creates the function that computes the initial states from the inputs that
/// they depend on.
void Streamer::createInit() {
  SmallVector<Value> values;
  SmallVector<std::string> from, to;
  for (auto &[name, value] : initialValues) {
    values.push_back(value);
    to.push_back(name);
  }
  SmallVector<Operation *> ops = producersOf(values);
  llvm::SetVector<Value> read(values.begin(), values.end());
  for (Operation *op : ops) {
    read.insert(op->operand_begin(), op->operand_end());
    getUsedValuesDefinedAbove(op->getRegions(), read);
  }
  OpBuilder builder(function);
  auto init = func::FuncOp::create(
      builder, function.getLoc(), "init",
      builder.getFunctionType({}, TypeRange(ValueRange(values))));
  SymbolTable(function->getParentOfType<ModuleOp>()).insert(init);
  Block *entry = init.addEntryBlock();
  IRMapping mapping;
  for (BlockArgument argument : function.getArguments()) {
    if (!read.contains(argument))
      continue;
    inputsOfInit.insert(argument);
    unsigned number = argument.getArgNumber();
    (void)init.insertArgument(init.getNumArguments(), argument.getType(),
                              function.getArgAttrDict(number),
                              argument.getLoc());
    mapping.map(argument, entry->getArguments().back());
    from.push_back(number < inputs.size() ? inputs[number] : "");
  }
  builder.setInsertionPointToEnd(entry);
  for (Operation *op : ops)
    builder.clone(*op, mapping);
  SmallVector<Value> results = map_to_vector(
      values, [&](Value value) { return mapping.lookupOrDefault(value); });
  func::ReturnOp::create(builder, function.getLoc(), results);
  for (auto [number, name] : enumerate(to))
    init.setResultAttrs(number, indexPath(builder, name));
  if (function->hasAttr("tf.entry_function"))
    init->setAttr("tf.entry_function", entryNames(builder, from, to));
  setSignatureName(init, "init");
  setSignatureName(function, "step");
}

/// Inputs that only initial states depend on are inputs of `init` alone.
void Streamer::eraseInputsOfInit() {
  for (unsigned number = function.getNumArguments(); number-- != 0;) {
    Value argument = function.getArgument(number);
    if (!argument.use_empty() || !inputsOfInit.contains(argument))
      continue;
    if (succeeded(function.eraseArgument(number)) && number < inputs.size())
      inputs.erase(inputs.begin() + number);
  }
}

static bool isSignature(func::FuncOp function) {
  return !function.isExternal() &&
         (function->hasAttr("tf.entry_function") ||
          !tf_saved_model::getExportedNames(function).empty());
}

/// Two signatures, `init` and `step`, take the place of the single one.
static LogicalResult checkSingle(ArrayRef<func::FuncOp> functions) {
  if (functions.size() == 1 &&
      !tf_saved_model::getExportedNames(functions.front()).empty())
    return success();
  auto diag =
      emitUserError(functions.front(), Code::InvalidOption)
      << "--rnn-state=init-step: the model has "
      << (functions.size() == 1 ? "no signature" : "several signatures");
  return attachHint(diag, functions.size() == 1
                              ? "use --rnn-state=io"
                              : "choose one with --signature");
}

void StreamSequences::runOnOperation() {
  SmallVector<func::FuncOp> functions;
  for (auto function : getOperation().getOps<func::FuncOp>())
    if (isSignature(function))
      functions.push_back(function);
  if (init && !functions.empty() && failed(checkSingle(functions)))
    return signalPassFailure();
  bool hasSequences = false;
  for (func::FuncOp function : functions) {
    StreamOptions options{chunk, init};
    TimeAnalysis analysis(function, options);
    FailureOr<bool> streams = analysis.run();
    if (failed(streams))
      return signalPassFailure();
    if (*streams && failed(Streamer(function, analysis, init).rewrite()))
      return signalPassFailure();
    hasSequences |= *streams;
  }
  if (hasSequences)
    return;
  auto diag = emitUserError(getOperation().getLoc(), Code::InvalidOption)
              << "--rnn-state=io: no signature has a recurrent layer, or a "
                 "causal convolution, over time steps of an input";
  attachHint(diag, "convert without --rnn-state");
  signalPassFailure();
}

} // namespace tfuse::tfl
