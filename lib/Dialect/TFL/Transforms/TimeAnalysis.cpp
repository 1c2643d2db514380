//===- TimeAnalysis.cpp - Values of a model over time ---------------------===//

#include "TimeAnalysis.h"

#include "ListedShapes.h"
#include "tfuse/Dialect/TFL/IR/TFLOpTraits.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

//===----------------------------------------------------------------------===//
// Refusals
//===----------------------------------------------------------------------===//

static constexpr StringLiteral kWholeSequence =
    "the op needs the whole sequence: convert without --rnn-state, or convert "
    "a part of the model with --from and --to";

/// Why the op cannot be computed time step by time step, and what helps.
static TimeRefusal describe(Operation *op) {
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
            "only convolutions with padding=\"causal\" can be streamed"};
  if (isa<MaxPool2DOp, AveragePool2DOp>(op))
    return {op, "pools over time steps with padding or overlapping windows",
            "pooling can be streamed with padding=\"valid\" and strides that "
            "are not smaller than the window"};
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

bool TimeAnalysis::refuse(Operation *op, const Twine &reason) {
  refusal = {op, reason.str(), kWholeSequence};
  return false;
}

LogicalResult TimeAnalysis::diagnose() {
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
void TimeAnalysis::traceBack(TimeAxis from) {
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

void TimeAnalysis::findSequences() {
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

bool TimeAnalysis::classify(Operation *op) {
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

/// A window that moves over time steps: the results of each call need no more
/// than the time steps of the call and the history.
bool TimeAnalysis::classifyWindow(Operation *op, const MovingWindow &window) {
  TimeUse use = useOf(op->getOperand(0));
  use.history = (use.history - window.extent + window.stride) / window.stride;
  use.stride *= window.stride;
  if (options.chunk % use.stride != 0) {
    refusal = {op,
               "reads every " + std::to_string(use.stride) +
                   " time steps a new window",
               "give a multiple of this number with --chunk"};
    return false;
  }
  uses[op->getResult(0)] = use;
  return true;
}

/// An op that reads sequences.
bool TimeAnalysis::classifySequence(Operation *op, ArrayRef<Value> reads) {
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
                              zerosAround(op, *axis)->first, first.stride};
    paddings.push_back(op);
    return true;
  }
  if (auto window = windowAlong(op, first.axis);
      window && (window->extent > 1 || window->stride > 1) &&
      isSequence(op->getOperand(0)) &&
      first.history >= window->extent - window->stride)
    return classifyWindow(op, *window);
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
bool TimeAnalysis::classifyResult(OpResult result) {
  Operation *op = result.getOwner();
  for (int64_t axis : seq(rankOf(result).value_or(0))) {
    std::optional<Ints> axes = axesOfOperands(result, axis);
    if (!axes)
      continue;
    SmallVector<TimeAxis> others;
    std::optional<TimeUse> read;
    bool matches = true;
    for (auto [operand, at] : zip_equal(op->getOperands(), *axes)) {
      TimeUse use = useOf(operand);
      if (use.kind == TimeKind::Sequence) {
        matches &= use.axis == at && (!read || (read->history == use.history &&
                                                read->stride == use.stride));
        read = use;
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
    uses[result] = {TimeKind::Sequence, axis, read->history, read->stride};
    return true;
  }
  refusal = describe(op);
  return false;
}

/// A state must begin with a value that the application knows. `initial` is
/// null for a state that the model keeps.
bool TimeAnalysis::checkInitial(Operation *op, Value initial) {
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
  if (useOf(initial).kind != TimeKind::Fixed || hasLengthInShapes(initial)) {
    refusal = {op, "has an initial state that depends on the sequence",
               "name the tensor of the initial state with --from: it becomes "
               "an input"};
    return false;
  }
  if (options.computesInitial)
    return true;
  refusal = {op, "has an initial state that is neither zero nor an input",
             "--rnn-state=init-step adds a signature that computes it"};
  return false;
}

/// Whether the value is computed from a shape with the number of time steps.
bool TimeAnalysis::hasLengthInShapes(Value value) const {
  llvm::SetVector<Value> pending;
  pending.insert(value);
  for (unsigned i = 0; i < pending.size(); ++i) {
    Operation *op = pending[i].getDefiningOp();
    if (!op)
      continue;
    Value shape = isa<FillOp>(op)                     ? op->getOperand(0)
                  : isa<ReshapeOp, BroadcastToOp>(op) ? op->getOperand(1)
                                                      : Value();
    if (shape && useOf(shape).kind == TimeKind::Length)
      for (int64_t axis : seq(rankOf(op->getResult(0)).value_or(0)))
        if (hasLength(shape, axis, /*length=*/-1))
          return true;
    for (Value read : readsOf(op))
      if (read != shape)
        pending.insert(read);
  }
  return false;
}

std::optional<TimeAxis> TimeAnalysis::argumentWith(Value value,
                                                   int64_t axis) const {
  SmallVector<TimeAxis> pending{{value, axis}};
  llvm::SetVector<TimeAxis> seen;
  while (!pending.empty()) {
    auto [next, at] = pending.pop_back_val();
    if (!seen.insert({next, at}))
      continue;
    if (isa<BlockArgument>(next)) {
      if (!isSequence(next) || useOf(next).axis != at)
        return TimeAxis{next, at};
      continue;
    }
    std::optional<Ints> axes = axesOfOperands(cast<OpResult>(next), at);
    if (axes)
      for (auto [operand, from] :
           zip_equal(next.getDefiningOp()->getOperands(), *axes))
        if (from != kNoAxis && ShapedType::isDynamic(dimOf(operand, from)))
          pending.emplace_back(operand, from);
  }
  return std::nullopt;
}

/// States must not depend on the sequence.
bool TimeAnalysis::checkStates(Operation *op) {
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
  uses[op->getResult(0)] = {TimeKind::Sequence, *timeAxisOf(op), 0,
                            useOf(op->getOperand(0)).stride};
  recurrent.push_back(op);
  return true;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Whether a scalar, or a vector of one element, is the number of time steps.
bool TimeAnalysis::isLength(Value size) const {
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
bool TimeAnalysis::hasLength(Value shape, int64_t axis, int64_t length) const {
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
bool TimeAnalysis::isWholeSlice(Operation *op, int64_t axis) const {
  auto slice = dyn_cast<SliceOp>(op);
  if (!slice || isConstant(slice.getSize()))
    return false;
  return isConstantSplat(slice.getBegin(), 0) &&
         hasLength(slice.getSize(), axis, dimOf(slice.getInput(), axis));
}

/// Each iteration may read the time step of its number alone.
bool TimeAnalysis::checkLoopReads(WhileOp loop, const TimeLoop &times) {
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
        use.history != 0 ||
        use.stride != useOf(times.reads.front().op->getOperand(0)).stride)
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

bool TimeAnalysis::classifyLoop(WhileOp loop) {
  auto times = analyzeTimeLoop(loop);
  if (!times) {
    refusal = describe(loop);
    return false;
  }
  if (!checkLoopReads(loop, *times))
    return false;
  const TimeLoop::Read &read = times->reads.front();
  int64_t stride = useOf(read.op->getOperand(0)).stride;
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
    uses[loop->getResult(write.index)] = {TimeKind::Sequence, write.axis, 0,
                                          stride};
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

bool TimeAnalysis::checkResults() {
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

bool TimeAnalysis::classifyAll() {
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

FailureOr<bool> TimeAnalysis::run() {
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

} // namespace tfuse::tfl
