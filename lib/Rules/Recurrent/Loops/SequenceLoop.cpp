//===- SequenceLoop.cpp - A loop over the time steps of sequences ---------===//

#include "SequenceLoop.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

void eraseNoOpUsers(Value value, RewriterBase &rewriter) {
  for (Operation *user : make_early_inc_range(value.getUsers()))
    if (tf::hasFact(user, tf::OpFact::ForwardsValue)) {
      eraseNoOpUsers(user->getResult(0), rewriter);
      rewriter.eraseOp(user);
    }
}

std::string describe(Value value) {
  if (Operation *source = value.getDefiningOp()) {
    std::string text = source->getName().getStringRef().str();
    if (tf::hasFact(source, tf::OpFact::Select))
      text += " (a mask)";
    if (StringRef name = nodeName(source); !name.empty())
      text += " '" + name.str() + "'";
    return text;
  }
  return "a loop-carried value";
}

Value skipIntegerCasts(Value value) {
  for (;;) {
    value = skipNoOps(value);
    Operation *op = value.getDefiningOp();
    if (!tf::isa(op, "Cast") ||
        !isa<IntegerType>(getElementTypeOrSelf(op->getOperand(0).getType())))
      return value;
    value = op->getOperand(0);
  }
}

//===----------------------------------------------------------------------===//
// Trip count
//===----------------------------------------------------------------------===//

std::optional<SequenceLoop> SequenceLoop::read(Operation *op, std::string &why,
                                               bool allowsEarlyExit) {
  std::optional<loops::LoopAnalysis> analysis = loops::LoopAnalysis::get(op);
  if (!analysis) {
    why = "the condition or body of the loop is missing or does not match its "
          "operands";
    return std::nullopt;
  }
  SequenceLoop loop(*analysis);
  if (!loop.readTripCount(allowsEarlyExit, why) || !loop.readIterArgs(why))
    return std::nullopt;
  return loop;
}

/// If a scalar is the maximum of a vector, or of a vector and a constant, the
/// vector; null for other scalars.
static Value getMaximumOf(Value scalar) {
  Operation *op = skipIntegerCasts(scalar).getDefiningOp();
  if (tf::isa(op, "Maximum")) {
    for (unsigned index : {0u, 1u})
      if (constantInt(op->getOperand(index)))
        return getMaximumOf(op->getOperand(1 - index));
    return {};
  }
  auto type = tf::isa(op, "Max")
                  ? dyn_cast<RankedTensorType>(op->getOperand(0).getType())
                  : RankedTensorType();
  return type && type.getRank() == 1 ? skipIntegerCasts(op->getOperand(0))
                                     : Value();
}

/// For the limit min(n, max(lengths)), returns n and sets `earlyExitLengths`.
/// Returns any other limit unchanged.
Value SequenceLoop::skipLengthBound(Value limit) {
  Operation *op = limit.getDefiningOp();
  if (!tf::isa(op, "Minimum"))
    return limit;
  for (unsigned index : {0u, 1u})
    if (Value lengths = getMaximumOf(op->getOperand(index));
        lengths && (!earlyExitLengths || earlyExitLengths == lengths)) {
      earlyExitLengths = lengths;
      return op->getOperand(1 - index);
    }
  return limit;
}

bool SequenceLoop::readTripCount(bool allowsEarlyExit, std::string &why) {
  std::optional<SmallVector<loops::ExitTest>> tests =
      analysis.getExitTests(why);
  if (!tests)
    return false;
  // A length is a number of iterations only if they read adjacent time steps.
  allowsEarlyExit &= all_of(*tests, [](const loops::ExitTest &test) {
    return std::abs(test.variable.step) == 1;
  });
  trips = analysis.getTripCount(why, [&](Value limit) {
    return allowsEarlyExit ? skipLengthBound(limit) : limit;
  });
  return trips.isKnown();
}

//===----------------------------------------------------------------------===//
// Iter args
//===----------------------------------------------------------------------===//

/// True if the writes cover the list: other elements of the initial list would
/// be zeros.
bool SequenceLoop::writesWholeList(Operation *list, Operation *write,
                                   const TimeIndex &index) const {
  SymbolicDim written = index.kind == TimeIndex::Fixed ? 1 : trips;
  if (index.begin != 0 || index.stride != 1)
    return false;
  SymbolicDim size =
      tf::isa(list, "EmptyTensorList") ? 0 : dimFromScalar(list->getOperand(1));
  bool grows =
      tf::getBool(write, "resize_if_index_out_of_bounds").value_or(false);
  return size == written || (grows && size.getNumber() == 0);
}

bool SequenceLoop::readList(unsigned index, Operation *write,
                            std::string &why) {
  IterArg &arg = iterArgs[index];
  if (skipNoOps(write->getOperand(0)) != argument(index)) {
    why = "the loop writes a list more than once in an iteration";
    return false;
  }
  Operation *list = skipNoOps(init(index)).getDefiningOp();
  bool isSet = tf::isa(write, "TensorListSetItem");
  arg.kind = IterArg::List;
  arg.write = write;
  arg.stored = write->getOperand(isSet ? 2 : 1);
  if (!isSet) {
    if (!tf::isa(list, "EmptyTensorList"))
      why = "the loop pushes to a list that is not empty";
    return tf::isa(list, "EmptyTensorList");
  }
  std::optional<TimeIndex> where = getIndex(write->getOperand(1));
  if (!where || !tf::isa(list, "TensorListReserve", "EmptyTensorList")) {
    why = "the loop does not write a list in order";
    return false;
  }
  arg.index = *where;
  if (!writesWholeList(list, write, *where)) {
    why = "the loop does not write all elements of a list";
    return false;
  }
  return true;
}

/// Reads y.at[t].set(value), which lax.scan writes for its outputs.
void SequenceLoop::readTensorWrite(unsigned index) {
  IterArg &arg = iterArgs[index];
  Operation *write = skipNoOps(next(index)).getDefiningOp();
  SmallVector<Operation *> users = getUsersThroughNoOps(argument(index));
  if (!tf::isa(write, "XlaDynamicUpdateSlice") || users.size() != 1 ||
      users.front() != write ||
      skipNoOps(write->getOperand(0)) != argument(index))
    return;
  auto whole = dyn_cast<RankedTensorType>(argument(index).getType());
  auto part = dyn_cast<RankedTensorType>(write->getOperand(1).getType());
  Operation *reshape = skipNoOps(write->getOperand(1)).getDefiningOp();
  if (!whole || !part || !tf::isa(reshape, "Reshape", "ExpandDims"))
    return;
  std::optional<std::pair<int64_t, TimeIndex>> where =
      getStepAxis(part, write->getOperand(2));
  if (!where || where->second.begin != 0 || where->second.stride != 1 ||
      !dropsAxis(part, reshape->getOperand(0).getType(), where->first) ||
      !hasSize(init(index), where->first, trips))
    return;
  // The update covers the other axes. FuseLoop compares unknown sizes with
  // those of the sequences.
  for (int64_t axis : seq(whole.getRank()))
    if (axis != where->first && whole.getDimSize(axis) != part.getDimSize(axis))
      return;
  arg.kind = IterArg::List;
  arg.write = write;
  arg.stored = reshape->getOperand(0);
  std::tie(arg.tensorAxis, arg.index) = *where;
}

bool SequenceLoop::readIterArgs(std::string &why) {
  // Induction variables first: the indices of list writes refer to them.
  for (unsigned index : seq(size()))
    if (std::optional<loops::InductionVariable> variable =
            analysis.getInductionVariable(index)) {
      iterArgs[index].kind = IterArg::InductionVariable;
      iterArgs[index].variable = *variable;
    }
  for (unsigned index : seq(size())) {
    if (iterArgs[index].kind == IterArg::InductionVariable)
      continue;
    if (analysis.isInvariant(index)) {
      iterArgs[index].kind = IterArg::Invariant;
      continue;
    }
    Operation *write = skipNoOps(next(index)).getDefiningOp();
    if (tf::hasFact(write, tf::OpFact::WritesListElement) &&
        !readList(index, write, why))
      return false;
    readTensorWrite(index);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

bool SequenceLoop::isAtLeast(const AffineForm &left,
                             const AffineForm &right) const {
  // The difference is smallest in the first or in the last iteration.
  int64_t factor = left.factor - right.factor;
  SymbolicDim smallest = left.offset - right.offset;
  if (factor < 0)
    smallest = smallest + (trips - 1) * factor;
  std::optional<int64_t> number = smallest.getNumber();
  return number && *number >= 0;
}

/// The form of an element of a vector, or of a scalar, that an op computes from
/// other elements; nothing for other ops.
std::optional<SequenceLoop::AffineForm>
SequenceLoop::getElementForm(Operation *op, int64_t element,
                             unsigned depth) const {
  // A bound: several operands of an op are traced.
  constexpr unsigned kMaxDepth = 8;
  if (depth == kMaxDepth)
    return std::nullopt;
  auto operand = [&](unsigned index) {
    return getAffineForm(op->getOperand(index), element, depth + 1);
  };
  if (bool isSum = tf::hasFact(op, tf::OpFact::Addition);
      isSum || tf::isa(op, "Sub")) {
    auto left = operand(0), right = operand(1);
    if (!left || !right)
      return std::nullopt;
    int64_t sign = isSum ? 1 : -1;
    SymbolicDim offset = left->offset + right->offset * sign;
    if (!offset.isKnown())
      return std::nullopt;
    return AffineForm{left->factor + sign * right->factor, offset};
  }
  if (tf::isa(op, "Mul")) {
    auto left = operand(0), right = operand(1);
    if (left && left->factor == 0)
      std::swap(left, right);
    if (!left || !right || right->factor != 0)
      return std::nullopt;
    std::optional<int64_t> scale = right->offset.getNumber();
    if (!scale || !isInt<32>(*scale) || !isInt<32>(left->factor))
      return std::nullopt;
    SymbolicDim offset = left->offset * *scale;
    return offset.isKnown()
               ? std::optional(AffineForm{left->factor * *scale, offset})
               : std::nullopt;
  }
  // StableHLO clamps indices, which has no effect on those of a loop over the
  // whole sequence.
  if (bool isMaximum = tf::isa(op, "Maximum");
      isMaximum || tf::isa(op, "Minimum")) {
    auto left = operand(0), right = operand(1);
    if (!left || !right)
      return std::nullopt;
    if (isAtLeast(*left, *right))
      return isMaximum ? left : right;
    if (isAtLeast(*right, *left))
      return isMaximum ? right : left;
    return std::nullopt;
  }
  // Likewise the count of negative indices from the end: i < 0 ? i + n : i.
  if (tf::hasFact(op, tf::OpFact::Select)) {
    Operation *test = resolve(op->getOperand(0)).getDefiningOp();
    if (!tf::isa(test, "Less") || constantInt(test->getOperand(1)) != 0)
      return std::nullopt;
    auto tested = getAffineForm(test->getOperand(0), element, depth + 1);
    return tested && isAtLeast(*tested, {0, 0}) ? operand(2) : std::nullopt;
  }
  if (tf::isa(op, "Pack"))
    return element < int64_t(op->getNumOperands())
               ? getAffineForm(op->getOperand(unsigned(element)), 0, depth + 1)
               : std::nullopt;
  if (tf::isa(op, "ConcatV2"))
    for (Value piece : op->getOperands().drop_back()) {
      auto type = dyn_cast<RankedTensorType>(piece.getType());
      if (!type || !type.hasStaticShape())
        break;
      if (element < type.getNumElements())
        return getAffineForm(piece, element, depth + 1);
      element -= type.getNumElements();
    }
  return std::nullopt;
}

/// Reads arange(n)[t], the number of the time step where lax.scan has it as an
/// input.
std::optional<SequenceLoop::AffineForm>
SequenceLoop::getProgressionForm(Operation *slice, unsigned depth) const {
  std::optional<SmallVector<int64_t>> numbers =
      constantInts(resolve(slice->getOperand(0)));
  auto type = dyn_cast<RankedTensorType>(slice->getOperand(0).getType());
  if (!numbers || numbers->size() < 2 || !type || type.getRank() != 1 ||
      !isInt<32>(numbers->front()) || !isInt<32>((*numbers)[1]))
    return std::nullopt;
  int64_t step = (*numbers)[1] - numbers->front();
  for (size_t index : seq<size_t>(1, numbers->size()))
    if ((*numbers)[index] - (*numbers)[index - 1] != step)
      return std::nullopt;
  std::optional<AffineForm> begin =
      getAffineForm(slice->getOperand(1), 0, depth + 1);
  if (!begin || !isInt<32>(begin->factor))
    return std::nullopt;
  SymbolicDim offset = begin->offset * step + numbers->front();
  return offset.isKnown()
             ? std::optional(AffineForm{begin->factor * step, offset})
             : std::nullopt;
}

std::optional<SequenceLoop::AffineForm>
SequenceLoop::getAffineForm(Value value, int64_t element,
                            unsigned depth) const {
  value = resolve(value);
  if (auto argument = dyn_cast<BlockArgument>(value);
      argument && argument.getOwner() == getBody()) {
    const IterArg &arg = iterArgs[argument.getArgNumber()];
    if (arg.kind != IterArg::InductionVariable)
      return std::nullopt;
    return AffineForm{arg.variable.step, arg.variable.start};
  }
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getRank() > 1)
    return std::nullopt;
  if (type.getRank() == 1)
    if (std::optional<SmallVector<int64_t>> numbers = constantInts(value)) {
      // A single element broadcasts.
      int64_t index = numbers->size() == 1 ? 0 : element;
      return index < int64_t(numbers->size()) && isInt<32>((*numbers)[index])
                 ? std::optional(AffineForm{0, (*numbers)[index]})
                 : std::nullopt;
    }
  Operation *op = value.getDefiningOp();
  if (tf::hasFact(op, tf::OpFact::Addition) ||
      tf::hasFact(op, tf::OpFact::Select) ||
      tf::isa(op, {"Sub", "Mul", "Maximum", "Minimum", "Pack", "ConcatV2"}))
    if (std::optional<AffineForm> form = getElementForm(op, element, depth);
        form || isInside(value))
      return form;
  bool hasOneElement = type.hasStaticShape() && type.getNumElements() == 1;
  if (!hasOneElement)
    return std::nullopt;
  if (tf::isa(op, "Slice") && isInside(value))
    return getProgressionForm(op, depth);
  if (op && op->getBlock() == getBody() &&
      tf::isa(op, "Reshape", "ExpandDims", "Cast", "Squeeze"))
    return getAffineForm(op->getOperand(0), 0, depth);
  return AffineForm{0, analysis.dimFromScalar(value)};
}

std::optional<TimeIndex> SequenceLoop::getIndex(const AffineForm &form) const {
  auto known = [&](TimeIndex::Kind kind, const SymbolicDim &begin) {
    std::optional<int64_t> number = begin.getNumber();
    return number && *number >= 0 && isInt<32>(*number) &&
                   isInt<32>(form.factor)
               ? std::optional(
                     TimeIndex{kind, *number,
                               std::max<int64_t>(std::abs(form.factor), 1)})
               : std::nullopt;
  };
  if (form.factor == 0)
    return known(TimeIndex::Fixed, form.offset);
  if (form.factor > 0)
    return known(TimeIndex::Forward, form.offset);
  // The first iteration reads the largest index, the last one the smallest.
  return known(TimeIndex::Backward, form.offset + (trips - 1) * form.factor);
}

std::optional<TimeIndex> SequenceLoop::getIndex(Value value) const {
  std::optional<AffineForm> form = getAffineForm(value);
  return form ? getIndex(*form) : std::nullopt;
}

std::optional<std::pair<int64_t, TimeIndex>>
SequenceLoop::getStepAxis(RankedTensorType sizes, Value begins) const {
  for (int64_t axis : seq(std::min<int64_t>(sizes.getRank(), 2))) {
    if (sizes.getDimSize(axis) != 1)
      continue;
    std::optional<AffineForm> form = getAffineForm(begins, axis);
    std::optional<TimeIndex> step = form ? getIndex(*form) : std::nullopt;
    if (step && step->kind != TimeIndex::Fixed)
      return std::pair(axis, *step);
  }
  return std::nullopt;
}

bool SequenceLoop::hasSize(Value value, int64_t axis,
                           const SymbolicDim &size) const {
  return recurrent::hasSize(
      {value, axis}, size, [&](Axis inner) -> std::optional<Axis> {
        auto type = dyn_cast<RankedTensorType>(inner.first.getType());
        if (auto argument = dyn_cast<BlockArgument>(inner.first);
            argument && argument.getOwner() == getBody())
          return Axis{init(argument.getArgNumber()), inner.second};
        std::optional<TimeStepRead> read =
            type ? getRead(inner.first, type.getRank() + 1) : std::nullopt;
        if (!read)
          return std::nullopt;
        return Axis{read->sequence, inner.second < read->axis
                                        ? inner.second
                                        : inner.second + 1};
      });
}

/// True if a Slice or StridedSlice of a value from outside of the loop, without
/// masks and with steps of 1, covers an axis.
bool SequenceLoop::coversAxis(Operation *slice, int64_t axis) const {
  Value whole = resolve(slice->getOperand(0));
  SymbolicDim size = dimOfAxis(whole, axis);
  auto result = cast<RankedTensorType>(slice->getResult(0).getType());
  if (isInside(whole))
    return false;
  if (size.getNumber() && result.getDimSize(axis) == *size.getNumber())
    return true;
  std::optional<AffineForm> end = getAffineForm(slice->getOperand(2), axis);
  if (!end || end->factor != 0)
    return false;
  if (tf::isa(slice, "Slice") && end->offset.getNumber() != -1)
    return hasSize(whole, axis, end->offset);
  std::optional<AffineForm> begin = getAffineForm(slice->getOperand(1), axis);
  return begin && begin->factor == 0 && begin->offset.getNumber() == 0 &&
         (tf::isa(slice, "Slice") || hasSize(whole, axis, end->offset));
}

/// Reads a time step that is a slice of size 1, from which a Reshape removes
/// the time axis.
std::optional<TimeStepRead>
SequenceLoop::getSlicedRead(Operation *reshape) const {
  Operation *slice = skipNoOps(reshape->getOperand(0)).getDefiningOp();
  if (!tf::isa(slice, "Slice", "StridedSlice") ||
      slice->getBlock() != getBody())
    return std::nullopt;
  if (!hasUnitSteps(slice))
    return std::nullopt;
  auto type = dyn_cast<RankedTensorType>(slice->getResult(0).getType());
  auto whole = dyn_cast<RankedTensorType>(slice->getOperand(0).getType());
  if (!type || !whole || type.getRank() != whole.getRank())
    return std::nullopt;
  std::optional<std::pair<int64_t, TimeIndex>> where =
      getStepAxis(type, slice->getOperand(1));
  if (!where || !dropsAxis(type, reshape->getResult(0).getType(), where->first))
    return std::nullopt;
  for (int64_t axis : seq(type.getRank()))
    if (axis != where->first && !coversAxis(slice, axis))
      return std::nullopt;
  return TimeStepRead{slice->getOperand(0), where->first,
                      where->second.kind == TimeIndex::Backward,
                      where->second.begin, where->second.stride};
}

/// Reads x[:, t], whose begin is a Pack.
std::optional<TimeStepRead> SequenceLoop::getStridedRead(Operation *op) const {
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  Operation *begins = op->getOperand(1).getDefiningOp();
  if (!type || !tf::isa(begins, "Pack") ||
      tf::getInt(op, "ellipsis_mask").value_or(0) != 0 ||
      tf::getInt(op, "new_axis_mask").value_or(0) != 0)
    return std::nullopt;
  int64_t shrink = tf::getInt(op, "shrink_axis_mask").value_or(0);
  int64_t beginMask = tf::getInt(op, "begin_mask").value_or(0);
  int64_t endMask = tf::getInt(op, "end_mask").value_or(0);
  auto steps = constantInts(op->getOperand(3));
  if (!steps || llvm::popcount(uint64_t(shrink)) != 1 ||
      any_of(*steps, [](int64_t step) { return step != 1; }))
    return std::nullopt;
  int64_t axis = llvm::countr_zero(uint64_t(shrink));
  if (axis >= int64_t(begins->getNumOperands()))
    return std::nullopt;
  // The slice must cover all other axes.
  for (int64_t other : seq<int64_t>(0, begins->getNumOperands()))
    if (other != axis &&
        (!(endMask >> other & 1) ||
         (!(beginMask >> other & 1) &&
          constantInt(begins->getOperand(unsigned(other))) != 0)))
      return std::nullopt;
  std::optional<TimeIndex> step = getIndex(begins->getOperand(unsigned(axis)));
  if (!step || step->kind == TimeIndex::Fixed)
    return std::nullopt;
  return TimeStepRead{op->getOperand(0), axis,
                      step->kind == TimeIndex::Backward, step->begin,
                      step->stride};
}

std::optional<TimeStepRead> SequenceLoop::getRead(Value value,
                                                  int64_t rank) const {
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != getBody())
    return std::nullopt;
  std::optional<TimeStepRead> result;
  std::optional<TimeIndex> step;
  if (tf::isa(op, "TensorListGetItem")) {
    Operation *list = resolve(op->getOperand(0)).getDefiningOp();
    if (!tf::isa(list, "TensorListFromTensor"))
      return std::nullopt;
    step = getIndex(op->getOperand(1));
    result = TimeStepRead{list->getOperand(0), 0};
  } else if (tf::isa(op, "GatherV2", "Gather")) {
    int64_t axis = 0;
    if (tf::isa(op, "GatherV2")) {
      std::optional<int64_t> given = constantInt(op->getOperand(2));
      if (!given || tf::getInt(op, "batch_dims").value_or(0) != 0)
        return std::nullopt;
      axis = *given;
    }
    auto type = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
    if (!type || type.getRank() != 0)
      return std::nullopt;
    step = getIndex(op->getOperand(1));
    result = TimeStepRead{op->getOperand(0), axis};
  } else if (tf::isa(op, "StridedSlice", "Reshape", "Squeeze")) {
    result =
        tf::isa(op, "StridedSlice") ? getStridedRead(op) : getSlicedRead(op);
    if (!result)
      return std::nullopt;
    step =
        TimeIndex{result->isReversed ? TimeIndex::Backward : TimeIndex::Forward,
                  result->begin, result->stride};
  }
  if (!result || !step || step->kind == TimeIndex::Fixed)
    return std::nullopt;
  result->sequence = resolve(result->sequence);
  result->isReversed = step->kind == TimeIndex::Backward;
  result->begin = step->begin;
  result->stride = step->stride;
  auto type = dyn_cast<RankedTensorType>(result->sequence.getType());
  if (isInside(result->sequence) || !type || type.getRank() != rank ||
      result->axis < 0 || result->axis > 1)
    return std::nullopt;
  return result;
}

} // namespace tfuse::recurrent
