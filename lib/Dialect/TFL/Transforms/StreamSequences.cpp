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
  Streamer(func::FuncOp function, const TimeAnalysis &analysis, int64_t chunk)
      : function(function), analysis(analysis), chunk(chunk) {}

  void rewrite();

private:
  void rewriteOperands(Operation *op);
  void setElement(Operation *op, unsigned operand, int64_t index,
                  int64_t number);
  void rewriteLast(Operation *op, int64_t axis);
  void retype(Value value);
  std::string stateName(Operation *op, StringRef state);
  Value addInput(Type type, StringRef name, Location loc);
  void addOutput(Value value, StringRef name);
  void exposeStates(Operation *op);
  void exposeHistory(Operation *op);
  void rewriteLoop(WhileOp loop);
  Value newSequence(WhileOp loop, const TimeLoop::Write &write);
  void updateNames();

  func::FuncOp function;
  const TimeAnalysis &analysis;
  int64_t chunk;
  SmallVector<std::string> inputs, outputs;
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
  shape[use.axis] = chunk + use.history;
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
  if (isa<GatherOp>(op))
    return setElement(op, 1, 0, chunk - 1);
  setElement(op, 1, axis, isa<SliceOp>(op) ? chunk - 1 : -1);
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
  auto resize = [&](unsigned operand) {
    if (Value shape =
            withSize(op, op->getOperand(operand), to.axis, chunk + to.history))
      op->setOperand(operand, shape);
  };
  if (isa<ReshapeOp, BroadcastToOp>(op))
    return isConstant(op->getOperand(1))
               ? setElement(op, 1, to.axis, chunk + to.history)
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

static DictionaryAttr pathAttr(func::FuncOp function, StringRef name) {
  Builder builder(function.getContext());
  if (tf_saved_model::getExportedNames(function).empty())
    return builder.getDictionaryAttr({});
  return builder.getDictionaryAttr({builder.getNamedAttr(
      tf_saved_model::indexPathAttr, builder.getStrArrayAttr({name}))});
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

void Streamer::exposeStates(Operation *op) {
  auto facts = cast<OpFactsInterface>(op).getFacts();
  for (auto [number, kind] : zip_equal(facts.stateful, stateKinds(op))) {
    auto created = op->getOperand(number).getDefiningOp<NewStateOp>();
    std::string name = stateName(op, kind);
    Value initial = created.getInitial();
    if (!isa<BlockArgument>(initial)) {
      Value input = addInput(initial.getType(), name, op->getLoc());
      created->setOperand(0, input);
      if (Operation *unused = initial.getDefiningOp())
        loops::eraseDeadOps(unused);
    }
    OpBuilder builder(function.front().getTerminator());
    Value last = FinalStateOp::create(builder, op->getLoc(), created.getType(),
                                      created.getState(), op->getResult(0));
    addOutput(last, name);
  }
}

/// The initial value of a sequence that the loop writes, with `chunk` time
/// steps.
Value Streamer::newSequence(WhileOp loop, const TimeLoop::Write &write) {
  Value initial = loop->getOperand(write.index);
  auto type = cast<RankedTensorType>(initial.getType());
  Ints shape(type.getShape());
  shape[write.axis] = chunk;
  type = type.clone(shape);
  TFLBuilder builder(loop);
  auto fill = initial.getDefiningOp<FillOp>();
  if (!fill)
    return builder.splat(shape, type.getElementType(), *constantSplat(initial));
  Value dims = withSize(loop, fill.getDims(), write.axis, chunk);
  return FillOp::create(builder.getBuilder(), loop.getLoc(), type, dims,
                        fill->getOperand(1));
}

void Streamer::rewriteLoop(WhileOp loop) {
  auto times = analyzeTimeLoop(loop);
  for (OpOperand *limit : times->limits)
    if (isConstant(limit->get()))
      setElement(limit->getOwner(), limit->getOperandNumber(), 0, chunk);
  for (const TimeLoop::Write &write : times->writes) {
    Value initial = loop->getOperand(write.index);
    Value sequence = newSequence(loop, write);
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
    Value initial = loop->getOperand(index);
    if (!isa<BlockArgument>(initial)) {
      loop->setOperand(index, addInput(initial.getType(), name, loop.getLoc()));
      if (Operation *unused = initial.getDefiningOp())
        loops::eraseDeadOps(unused);
    }
    addOutput(loop->getResult(index), name);
  }
}

/// The last time steps that a convolution read replace the zeros before the
/// first time step.
void Streamer::exposeHistory(Operation *op) {
  Value input = op->getOperand(0);
  TimeUse use = analysis.useOf(op->getResult(0));
  auto type = cast<RankedTensorType>(input.getType());
  Ints shape(type.getShape());
  shape[use.axis] = use.history;
  auto stateType = type.clone(shape);
  std::string name = stateName(op, "last_inputs");
  Value state = addInput(stateType, name, op->getLoc());
  TFLBuilder builder(op);
  Value whole = ConcatenationOp::create(
      builder.getBuilder(), op->getLoc(), op->getResult(0).getType(),
      ValueRange{state, input}, use.axis, "NONE");
  op->getResult(0).replaceAllUsesWith(whole);
  Ints begin(type.getRank(), 0), size(type.getRank(), -1);
  begin[use.axis] = chunk;
  Value last = SliceOp::create(builder.getBuilder(), op->getLoc(), stateType,
                               whole, builder.i32s(begin), builder.i32s(size));
  op->erase();
  addOutput(last, name);
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

void Streamer::updateNames() {
  if (!function->hasAttr("tf.entry_function"))
    return;
  Builder builder(function.getContext());
  function->setAttr(
      "tf.entry_function",
      builder.getDictionaryAttr(
          {builder.getNamedAttr("inputs",
                                builder.getStringAttr(join(inputs, ","))),
           builder.getNamedAttr("outputs",
                                builder.getStringAttr(join(outputs, ",")))}));
}

void Streamer::rewrite() {
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
    if (is_contained(analysis.getPaddings(), &op))
      exposeHistory(&op);
    else if (auto loop = dyn_cast<WhileOp>(op);
             loop && is_contained(analysis.getRecurrent(), &op))
      rewriteLoop(loop);
    else if (is_contained(analysis.getRecurrent(), &op))
      exposeStates(&op);
  }
  loops::eraseDeadOps(function.getBody());
  updateNames();
}

void StreamSequences::runOnOperation() {
  SmallVector<func::FuncOp> functions;
  for (auto function : getOperation().getOps<func::FuncOp>())
    if (!function.isExternal() &&
        (function->hasAttr("tf.entry_function") ||
         !tf_saved_model::getExportedNames(function).empty()))
      functions.push_back(function);
  bool hasSequences = false;
  for (func::FuncOp function : functions) {
    TimeAnalysis analysis(function);
    FailureOr<bool> streams = analysis.run();
    if (failed(streams))
      return signalPassFailure();
    if (*streams)
      Streamer(function, analysis, chunk).rewrite();
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
