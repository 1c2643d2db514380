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

#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TFL/Analysis/AxisMapping.h"
#include "tfuse/Dialect/TFL/IR/TFLOpTraits.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"
#include "tfuse/Dialect/TFL/Transforms/TimeLoop.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_STREAMSEQUENCESPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {

/// The relation of a value to the time steps of the sequence.
enum class TimeKind {
  Fixed,    // equal in every call
  Sequence, // has an axis of time steps
  Latest,   // computed from the last time step
  Length,   // computed from the number of time steps
};

struct TimeUse {
  TimeKind kind = TimeKind::Fixed;
  int64_t axis = kNoAxis;
  /// Earlier time steps at the beginning of the axis, which convolutions read.
  int64_t history = 0;
};

using TimeAxis = std::pair<Value, int64_t>;

/// Why an op prevents time steps from being computed one by one.
struct Refusal {
  Operation *op;
  std::string reason;
  StringRef hint;
};

/// One signature's function.
class Streamer {
public:
  Streamer(func::FuncOp function, int64_t chunk)
      : function(function), chunk(chunk) {}

  /// Whether a layer reads the function's arguments over time. Fails with a
  /// diagnostic if the function cannot be streamed.
  FailureOr<bool> analyze();
  void rewrite();

private:
  // Analysis.
  void findSequences();
  void traceBack(TimeAxis from);
  bool classifyAll();
  bool classify(Operation *op);
  bool classifySequence(Operation *op, ArrayRef<Value> reads);
  bool classifyResult(OpResult result);
  bool checkStates(Operation *op);
  bool checkInitial(Operation *op, Value initial);
  bool classifyLoop(WhileOp loop);
  bool checkLoopReads(WhileOp loop, const TimeLoop &times);
  bool isLength(Value size) const;
  bool hasLength(Value shape, int64_t axis, int64_t length) const;
  bool isWholeSlice(Operation *op, int64_t axis) const;
  bool checkResults();
  bool refuse(Operation *op, const Twine &reason);
  LogicalResult diagnose();
  TimeUse useOf(Value value) const { return uses.lookup(value); }
  bool isSequence(Value value) const {
    return useOf(value).kind == TimeKind::Sequence;
  }

  // Rewriting.
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
  int64_t chunk;
  llvm::DenseMap<Value, TimeUse> uses;
  llvm::SetVector<TimeAxis> sequences;
  llvm::SetVector<TimeAxis> traced;
  /// The first op that tracing could not pass, and the op of a failure.
  std::optional<Refusal> obstacle, refusal;
  /// Ops with states, and Pads before convolutions, in their order.
  SmallVector<Operation *> recurrent, paddings;
  SmallVector<std::string> inputs, outputs;
  llvm::StringSet<> names;
};

struct StreamSequences : public impl::StreamSequencesPassBase<StreamSequences> {
  using Base::Base;
  void runOnOperation() override;
};

} // namespace

//===----------------------------------------------------------------------===//
// Refusals
//===----------------------------------------------------------------------===//

static constexpr StringLiteral kWholeSequence =
    "the op needs the whole sequence: convert without --rnn-state, or convert "
    "a part of the model with --from and --to";

/// Why the op cannot be computed time step by time step, and what helps.
static Refusal describe(Operation *op) {
  if (isa<BidirectionalSequenceLSTMOp>(op) ||
      op->getName().stripDialect() == "bidirectional_sequence_rnn" ||
      isa<ReverseV2Op, ReverseSequenceOp>(op))
    return {op,
            "reads the sequence from its end, as bidirectional layers and "
            "go_backwards do",
            kWholeSequence};
  if (op->hasTrait<IsReduction>() || isa<ArgMaxOp, ArgMinOp>(op))
    return {op, "reduces over time steps", kWholeSequence};
  if (isa<CumsumOp, GatherOp, RangeOp>(op))
    return {op, "counts or gathers time steps, as masks do",
            "convert the model without the mask; the application leaves out "
            "masked time steps"};
  if (isa<WhileOp>(op))
    return {op,
            "is a loop that does more than read and write one time step "
            "in each iteration",
            kWholeSequence};
  if (op->hasTrait<IsConvolution>())
    return {op, "convolves over time steps without causal padding",
            "only convolutions of stride 1 with padding=\"causal\" can be "
            "streamed"};
  if (isa<SpaceToBatchNdOp, BatchToSpaceNdOp>(op))
    return {op,
            "splits the time steps for a dilated convolution, because "
            "their number is unknown",
            "give the length of sequences with --input-shapes; any length "
            "will do"};
  if (isa<ReshapeOp>(op) && !hasStaticShape(op->getResult(0)))
    return {
        op, "merges time steps with other axes of unknown sizes",
        "give the sizes of inputs with --input-shapes: rules remove many such "
        "ops if sizes are known"};
  return {op, "combines time steps", kWholeSequence};
}

bool Streamer::refuse(Operation *op, const Twine &reason) {
  refusal = {op, reason.str(), kWholeSequence};
  return false;
}

LogicalResult Streamer::diagnose() {
  auto diag = emitUserError(refusal->op, Code::InvalidOption)
              << "--rnn-state=io: '" << refusal->op->getName() << "' "
              << refusal->reason;
  return attachHint(diag, refusal->hint);
}

//===----------------------------------------------------------------------===//
// Sequences among the arguments
//===----------------------------------------------------------------------===//

/// The axis of time steps of a sequence op.
static std::optional<int64_t> timeAxisOf(Operation *op) {
  if (!op->hasTrait<IsRecurrentSequence>() &&
      !isa<UnidirectionalSequenceRNNOp>(op))
    return std::nullopt;
  auto isTimeMajor = op->getAttrOfType<BoolAttr>("time_major");
  return isTimeMajor && isTimeMajor.getValue() ? 0 : 1;
}

/// The axis along which an op adds zeros before the first element, and only
/// there.
static std::optional<int64_t> causalAxisOf(Operation *op) {
  if (op->hasTrait<IsPadding>())
    for (int64_t axis : seq(rankOf(op->getOperand(0)).value_or(0)))
      if (auto zeros = zerosAround(op, axis);
          zeros && zeros->first > 0 && zeros->second == 0)
        return axis;
  return std::nullopt;
}

/// Whether convolutions read the zeros that the op adds.
static bool isPaddingOfConvolution(Operation *op) {
  SmallVector<Operation *> users(op->user_begin(), op->user_end());
  return any_of(users, [](Operation *user) {
    return user->hasTrait<IsConvolution>() ||
           (user->hasTrait<IsReshaping>() &&
            any_of(user->getUsers(), [](Operation *next) {
              return next->hasTrait<IsConvolution>();
            }));
  });
}

/// Finds the arguments that the axis comes from.
void Streamer::traceBack(TimeAxis from) {
  SmallVector<TimeAxis> pending{from};
  while (!pending.empty()) {
    auto [value, axis] = pending.pop_back_val();
    if (!traced.insert({value, axis}))
      continue;
    if (isa<BlockArgument>(value)) {
      sequences.insert({value, axis});
      continue;
    }
    auto result = cast<OpResult>(value);
    Operation *op = result.getOwner();
    if (isConstant(value))
      continue;
    bool keeps = timeAxisOf(op) == axis || causalAxisOf(op) == axis ||
                 windowAlong(op, axis);
    if (keeps) {
      pending.emplace_back(op->getOperand(0), axis);
      continue;
    }
    if (auto loop = dyn_cast<WhileOp>(op)) {
      auto times = analyzeTimeLoop(loop);
      bool isWritten = times && any_of(times->writes, [&](auto &write) {
                         return write.index == result.getResultNumber() &&
                                write.axis == axis;
                       });
      if (isWritten)
        for (const TimeLoop::Read &read : times->reads)
          pending.emplace_back(read.op->getOperand(0), read.axis);
      else if (!obstacle)
        obstacle = describe(op);
      continue;
    }
    std::optional<Ints> axes = axesOfOperands(result, axis);
    if (!axes && !obstacle)
      obstacle = describe(op);
    if (axes)
      for (auto [operand, at] : zip_equal(op->getOperands(), *axes))
        if (at != kNoAxis)
          pending.emplace_back(operand, at);
  }
}

void Streamer::findSequences() {
  for (Operation &op : function.front()) {
    std::optional<int64_t> axis = timeAxisOf(&op);
    if (!axis && isPaddingOfConvolution(&op))
      axis = causalAxisOf(&op);
    if (axis)
      traceBack({op.getOperand(0), *axis});
    auto loop = dyn_cast<WhileOp>(op);
    if (!loop)
      continue;
    auto times = analyzeTimeLoop(loop);
    if (times && !times->states.empty())
      for (const TimeLoop::Read &read : times->reads)
        traceBack({read.op->getOperand(0), read.axis});
    else if (!obstacle)
      obstacle = describe(&op);
  }
}

//===----------------------------------------------------------------------===//
// Shapes that ops compute
//===----------------------------------------------------------------------===//

/// The producer of a shape's elements. Keras takes the maximum of a shape and
/// [1, 0, ...], which the sizes of sequences exceed.
static Value shapeBeforeMaximum(Value shape, int64_t axis) {
  auto maximum = shape.getDefiningOp<MaximumOp>();
  if (!maximum)
    return shape;
  auto bounds = constantInts(maximum->getOperand(1));
  if (!bounds)
    return shape;
  for (auto [at, bound] : enumerate(*bounds))
    if (bound > (int64_t(at) == axis ? 1 : 0))
      return shape;
  return maximum->getOperand(0);
}

/// The operands of an op that lists the elements of a shape one by one.
static bool listsElements(Operation *op) {
  return isa_and_nonnull<PackOp>(op) ||
         (isa_and_nonnull<ConcatenationOp>(op) &&
          all_of(op->getOperands(),
                 [](Value part) { return dimOf(part, 0) == 1; }));
}

/// The shape with another size of an axis, created before `user`; null if the
/// shape is neither constant nor a list of elements.
static Value withSize(Operation *user, Value shape, int64_t axis,
                      int64_t size) {
  shape = shapeBeforeMaximum(shape, axis);
  TFLBuilder builder(user);
  if (auto sizes = constantInts(shape)) {
    (*sizes)[axis] = size;
    return builder.i32s(*sizes);
  }
  Operation *list = shape.getDefiningOp();
  if (!listsElements(list))
    return {};
  Value element =
      isa<PackOp>(list) ? builder.i32Scalar(size) : builder.i32s({size});
  Operation *resized = builder.getBuilder().clone(*list);
  resized->setOperand(axis, element);
  return resized->getResult(0);
}

//===----------------------------------------------------------------------===//
// Propagation to the results
//===----------------------------------------------------------------------===//

/// The values that the op reads, including those that its regions capture.
static llvm::SetVector<Value> readsOf(Operation *op) {
  llvm::SetVector<Value> reads(op->operand_begin(), op->operand_end());
  if (op->getNumRegions() != 0)
    getUsedValuesDefinedAbove(op->getRegions(), reads);
  return reads;
}

/// The operands of which only the elements at each position, or the shape,
/// matter.
static bool isShapeOperand(Operation *op, unsigned operand) {
  return (isa<ReshapeOp, BroadcastToOp>(op) && operand == 1) ||
         (isa<FillOp>(op) && operand == 0) ||
         (isa<SliceOp>(op) && operand == 2);
}

bool Streamer::classify(Operation *op) {
  llvm::SetVector<Value> reads = readsOf(op);
  bool hasSequence = false, hasLatest = false, hasLength = false;
  for (Value value : reads) {
    TimeKind kind = useOf(value).kind;
    hasSequence |= kind == TimeKind::Sequence;
    hasLatest |= kind == TimeKind::Latest;
    hasLength |= kind == TimeKind::Length;
  }
  if (!hasSequence && !hasLatest && !hasLength)
    return true;
  if (op->hasTrait<OpTrait::IsTerminator>())
    return true;
  auto setAll = [&](TimeKind kind) {
    for (Value result : op->getResults())
      uses[result] = {kind, kNoAxis, 0};
    return true;
  };
  if (op->hasTrait<ReadsShapeOnly>())
    return setAll(hasSequence || hasLength ? TimeKind::Length
                                           : TimeKind::Fixed);
  if (isa<FinalStateOp>(op))
    return setAll(TimeKind::Latest);
  if (auto loop = dyn_cast<WhileOp>(op); loop && hasSequence)
    return classifyLoop(loop);
  // Only the length of a shape operand counts; it changes with the sequence.
  bool readsLength = any_of(op->getOpOperands(), [&](OpOperand &operand) {
    return useOf(operand.get()).kind == TimeKind::Length &&
           !isShapeOperand(op, operand.getOperandNumber());
  });
  if (readsLength && (hasSequence || hasLatest))
    return refuse(op, "depends on the number of time steps");
  if (readsLength)
    return setAll(TimeKind::Length);
  if (!hasSequence && !hasLatest)
    return true; // The shape of a constant.
  if (!isa<NewStateOp>(op) && !timeAxisOf(op) && !isMemoryEffectFree(op) &&
      op->getNumRegions() == 0)
    return refuse(op, "has a side effect, which each call would repeat");
  if (!hasSequence)
    return setAll(TimeKind::Latest);
  if (hasLatest && !timeAxisOf(op))
    return refuse(op, "applies a result of the last time step to earlier ones");
  return classifySequence(op, reads.getArrayRef());
}

/// An op that reads sequences.
bool Streamer::classifySequence(Operation *op, ArrayRef<Value> reads) {
  if (op->getNumRegions() != 0 || op->getNumResults() == 0) {
    refusal = describe(op);
    return false;
  }
  TimeUse first = useOf(op->getOperand(0));
  if (std::optional<int64_t> axis = timeAxisOf(op);
      axis && first.axis == *axis && isSequence(op->getOperand(0)) &&
      isa<UnidirectionalSequenceLSTMOp, UnidirectionalSequenceRNNOp>(op))
    return checkStates(op);
  if (std::optional<int64_t> axis = causalAxisOf(op);
      axis && first.axis == *axis) {
    if (first.history != 0)
      return refuse(op, "pads time steps twice");
    uses[op->getResult(0)] = {TimeKind::Sequence, *axis,
                              zerosAround(op, *axis)->first};
    paddings.push_back(op);
    return true;
  }
  if (auto window = windowAlong(op, first.axis);
      window && window->extent > 1 && isSequence(op->getOperand(0)) &&
      first.history >= window->extent - 1) {
    uses[op->getResult(0)] = {TimeKind::Sequence, first.axis,
                              first.history - window->extent + 1};
    return true;
  }
  if (isWholeSlice(op, first.axis)) {
    uses[op->getResult(0)] = first;
    return true;
  }
  for (auto [operand, value] : enumerate(op->getOperands()))
    if (operand == 0 && isSequence(value) && first.history == 0 &&
        readsLastPosition(op, first.axis)) {
      for (Value result : op->getResults())
        uses[result] = {TimeKind::Latest, kNoAxis, 0};
      return true;
    }
  return all_of(op->getResults(),
                [&](OpResult result) { return classifyResult(result); });
}

/// Finds the axis of time steps of a result. An operand without time steps that
/// has this axis must get time steps as well.
bool Streamer::classifyResult(OpResult result) {
  Operation *op = result.getOwner();
  for (int64_t axis : seq(rankOf(result).value_or(0))) {
    std::optional<Ints> axes = axesOfOperands(result, axis);
    if (!axes)
      continue;
    SmallVector<TimeAxis> others;
    std::optional<int64_t> history;
    bool matches = true;
    for (auto [operand, at] : zip_equal(op->getOperands(), *axes)) {
      TimeUse use = useOf(operand);
      if (use.kind == TimeKind::Sequence) {
        matches &=
            use.axis == at && history.value_or(use.history) == use.history;
        history = use.history;
      } else if (at != kNoAxis) {
        others.emplace_back(operand, at);
      }
    }
    if (!matches)
      continue;
    if (!others.empty()) {
      size_t before = sequences.size();
      for (TimeAxis other : others)
        traceBack(other);
      // classifyAll starts again with more sequences.
      if (sequences.size() == before)
        return refuse(op, "reads a different constant at each time step");
      refusal.reset();
      return false;
    }
    // A computed shape may contain the number of time steps as a constant.
    if (isa<ReshapeOp, BroadcastToOp>(op)) {
      Value shape = op->getOperand(1);
      bool follows = useOf(shape).kind == TimeKind::Length &&
                     ShapedType::isDynamic(dimOf(result, axis));
      if (!isConstant(shape) && !listsElements(shape.getDefiningOp()) &&
          !follows)
        return refuse(op, "has a computed shape that may contain the number "
                          "of time steps");
    }
    uses[result] = {TimeKind::Sequence, axis, *history};
    return true;
  }
  refusal = describe(op);
  return false;
}

/// A state must begin with a value that the application knows. `initial` is
/// null for a state that the model keeps.
bool Streamer::checkInitial(Operation *op, Value initial) {
  if (!initial || initial.getDefiningOp<ReadVariableOp>()) {
    refusal = {op, "keeps its state from call to call in the model",
               "export the layer with stateful=False"};
    return false;
  }
  auto fill = initial.getDefiningOp<FillOp>();
  if (fill)
    for (int64_t axis : seq(rankOf(initial).value_or(0)))
      if (hasLength(fill.getDims(), axis, /*length=*/-1))
        return refuse(op, "has a state for each time step");
  if (isa<BlockArgument>(initial) || isConstantSplat(initial, 0) ||
      (fill && isConstantSplat(fill->getOperand(1), 0)))
    return true;
  refusal = {op, "has an initial state that is neither zero nor an input",
             "name the tensor of the initial state with --from: it becomes "
             "an input"};
  return false;
}

/// States must not depend on the sequence.
bool Streamer::checkStates(Operation *op) {
  if (useOf(op->getOperand(0)).history != 0)
    return refuse(op, "reads padded time steps");
  for (auto [number, value] : enumerate(op->getOperands()))
    if (number != 0 && useOf(value).kind != TimeKind::Fixed)
      return refuse(op, "has an operand or an initial state that depends on "
                        "the sequence");
  for (int state : cast<OpFactsInterface>(op).getFacts().stateful) {
    auto created = op->getOperand(state).getDefiningOp<NewStateOp>();
    if (!checkInitial(op, created ? created.getInitial() : Value()))
      return false;
  }
  uses[op->getResult(0)] = {TimeKind::Sequence, *timeAxisOf(op), 0};
  recurrent.push_back(op);
  return true;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Whether a scalar, or a vector of one element, is the number of time steps.
bool Streamer::isLength(Value size) const {
  if (auto reshape = size.getDefiningOp<ReshapeOp>())
    size = reshape.getInput();
  auto slice = size.getDefiningOp<StridedSliceOp>();
  auto shape = slice ? slice.getInput().getDefiningOp<ShapeOp>() : ShapeOp();
  auto result = dyn_cast<RankedTensorType>(size.getType());
  if (!shape || !result || !result.hasStaticShape() ||
      result.getNumElements() != 1 || slice.getBeginMask() != 0)
    return false;
  TimeUse use = useOf(shape.getInput());
  auto at = constantInt(slice.getBegin());
  std::optional<int64_t> rank = rankOf(shape.getInput());
  return at && rank && use.kind == TimeKind::Sequence && use.history == 0 &&
         normalizeAxis(*at, *rank) == use.axis;
}

/// Whether an element of a shape is the number of time steps, which is `length`
/// if that is known.
bool Streamer::hasLength(Value shape, int64_t axis, int64_t length) const {
  shape = shapeBeforeMaximum(shape, axis);
  if (auto sizes = constantInts(shape))
    return axis < int64_t(sizes->size()) && (*sizes)[axis] == length;
  Operation *op = shape.getDefiningOp();
  if (!listsElements(op) || axis >= int64_t(op->getNumOperands()))
    return false;
  Value element = op->getOperand(axis);
  return isLength(element) || constantInt(element) == length;
}

/// Whether the op reads a sequence from its begin to its computed length.
bool Streamer::isWholeSlice(Operation *op, int64_t axis) const {
  auto slice = dyn_cast<SliceOp>(op);
  if (!slice || isConstant(slice.getSize()))
    return false;
  return isConstantSplat(slice.getBegin(), 0) &&
         hasLength(slice.getSize(), axis, dimOf(slice.getInput(), axis));
}

/// Each iteration may read the time step of its number alone.
bool Streamer::checkLoopReads(WhileOp loop, const TimeLoop &times) {
  size_t before = sequences.size();
  for (const TimeLoop::Read &read : times.reads) {
    Value sequence = read.op->getOperand(0);
    TimeUse use = useOf(sequence);
    if (use.kind == TimeKind::Fixed) {
      traceBack({sequence, read.axis});
      if (sequences.size() != before) {
        refusal.reset();
        return false;
      }
      return refuse(loop, "reads a different constant at each time step");
    }
    if (use.kind != TimeKind::Sequence || use.axis != read.axis ||
        use.history != 0)
      return refuse(loop, "iterates over another axis than that of time");
  }
  bool isAlone = true;
  loop->walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      TimeKind kind = useOf(operand.get()).kind;
      bool isRead = kind == TimeKind::Sequence &&
                    any_of(times.reads, [&](const TimeLoop::Read &read) {
                      return read.op == op && operand.getOperandNumber() == 0;
                    });
      bool isLimit =
          kind == TimeKind::Length && is_contained(times.limits, &operand);
      isAlone &= kind == TimeKind::Fixed || isRead || isLimit;
    }
  });
  return isAlone || refuse(loop, "reads more of a sequence than a time step");
}

bool Streamer::classifyLoop(WhileOp loop) {
  auto times = analyzeTimeLoop(loop);
  if (!times) {
    refusal = describe(loop);
    return false;
  }
  if (!checkLoopReads(loop, *times))
    return false;
  const TimeLoop::Read &read = times->reads.front();
  int64_t length = dimOf(read.op->getOperand(0), read.axis);
  for (OpOperand *limit : times->limits)
    if (!isLength(limit->get()) && constantInt(limit->get()) != length)
      return refuse(loop, "does not iterate over all time steps");
  for (const TimeLoop::Write &write : times->writes) {
    Value initial = loop->getOperand(write.index);
    auto fill = initial.getDefiningOp<FillOp>();
    bool isWhole = fill ? hasLength(fill.getDims(), write.axis, length)
                        : bool(constantSplat(initial)) &&
                              dimOf(initial, write.axis) == length;
    if (!isWhole)
      return refuse(loop, "writes a sequence of another length");
    uses[loop->getResult(write.index)] = {TimeKind::Sequence, write.axis, 0};
  }
  for (unsigned index : times->states) {
    if (!checkInitial(loop, loop->getOperand(index)))
      return false;
    uses[loop->getResult(index)] = {TimeKind::Latest, kNoAxis, 0};
  }
  for (unsigned index : times->replaced)
    uses[loop->getResult(index)] = {TimeKind::Latest, kNoAxis, 0};
  for (unsigned index : times->inductions)
    uses[loop->getResult(index)] = {TimeKind::Length, kNoAxis, 0};
  recurrent.push_back(loop);
  return true;
}

bool Streamer::checkResults() {
  Operation *end = function.front().getTerminator();
  for (Value value : end->getOperands()) {
    TimeUse use = useOf(value);
    Operation *op = value.getDefiningOp();
    if (use.kind == TimeKind::Length)
      return refuse(op, "returns the number of time steps");
    if (use.kind == TimeKind::Sequence && use.history != 0)
      return refuse(op ? op : end, "returns padded time steps");
  }
  return true;
}

bool Streamer::classifyAll() {
  size_t known;
  do {
    known = sequences.size();
    uses.clear();
    recurrent.clear();
    paddings.clear();
    refusal.reset();
    for (auto [value, axis] : sequences)
      uses[value] = {TimeKind::Sequence, axis, 0};
    bool done = true;
    for (Operation &op : function.front())
      if (!classify(&op)) {
        done = false;
        break;
      }
    if (done)
      return checkResults();
  } while (sequences.size() != known);
  return false;
}

FailureOr<bool> Streamer::analyze() {
  findSequences();
  if (sequences.empty()) {
    if (!obstacle)
      return false;
    refusal = obstacle;
    return diagnose();
  }
  if (!classifyAll())
    return diagnose();
  if (recurrent.empty() && paddings.empty())
    return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

void Streamer::retype(Value value) {
  TimeUse use = useOf(value);
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
  TimeUse from = useOf(op->getOperand(0)), to = useOf(op->getResult(0));
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
  TimeUse use = useOf(op->getResult(0));
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
    if (is_contained(paddings, &op))
      exposeHistory(&op);
    else if (auto loop = dyn_cast<WhileOp>(op);
             loop && is_contained(recurrent, &op))
      rewriteLoop(loop);
    else if (is_contained(recurrent, &op))
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
    Streamer streamer(function, chunk);
    FailureOr<bool> streams = streamer.analyze();
    if (failed(streams))
      return signalPassFailure();
    if (*streams)
      streamer.rewrite();
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
