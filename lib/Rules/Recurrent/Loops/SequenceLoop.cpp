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
  if (any_of(*tests, [](const loops::ExitTest &test) {
        return std::abs(test.variable.step) != 1;
      })) {
    why = "the induction variable of the loop does not step by one";
    return false;
  }
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
  if (index.begin != 0)
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

bool SequenceLoop::readIterArgs(std::string &why) {
  // Induction variables first: the indices of list writes refer to them.
  for (unsigned index : seq(size()))
    if (std::optional<loops::InductionVariable> variable =
            analysis.getInductionVariable(index);
        variable && std::abs(variable->step) == 1) {
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
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

std::optional<std::pair<int64_t, SymbolicDim>>
SequenceLoop::getAffineForm(Value value, unsigned depth) const {
  // A bound: both operands of each addition are traced.
  constexpr unsigned kMaxDepth = 8;
  value = resolve(value);
  if (auto argument = dyn_cast<BlockArgument>(value);
      argument && argument.getOwner() == getBody()) {
    const IterArg &arg = iterArgs[argument.getArgNumber()];
    if (arg.kind != IterArg::InductionVariable)
      return std::nullopt;
    return std::pair(arg.variable.step, arg.variable.start);
  }
  Operation *op = value.getDefiningOp();
  bool isSum = tf::hasFact(op, tf::OpFact::Addition);
  if (isSum || tf::isa(op, "Sub")) {
    if (depth == kMaxDepth)
      return std::nullopt;
    auto left = getAffineForm(op->getOperand(0), depth + 1),
         right = getAffineForm(op->getOperand(1), depth + 1);
    if (!left || !right)
      return std::nullopt;
    int64_t sign = isSum ? 1 : -1;
    SymbolicDim offset = left->second + right->second * sign;
    if (!offset.isKnown())
      return std::nullopt;
    return std::pair(left->first + sign * right->first, offset);
  }
  if (op && op->getBlock() == getBody() &&
      tf::isa(op, "Reshape", "ExpandDims", "Cast", "Squeeze"))
    return getAffineForm(op->getOperand(0), depth);
  return std::pair(int64_t(0), analysis.dimFromScalar(value));
}

std::optional<TimeIndex> SequenceLoop::getIndex(Value value) const {
  auto form = getAffineForm(value);
  if (!form)
    return std::nullopt;
  auto [factor, offset] = *form;
  auto known = [](TimeIndex::Kind kind, const SymbolicDim &begin) {
    std::optional<int64_t> number = begin.getNumber();
    return number && *number >= 0 && isInt<32>(*number)
               ? std::optional(TimeIndex{kind, *number})
               : std::nullopt;
  };
  if (factor == 0)
    return known(TimeIndex::Fixed, offset);
  if (factor == 1)
    return known(TimeIndex::Forward, offset);
  // The first iteration reads the largest index, begin + n - 1.
  if (factor == -1)
    return known(TimeIndex::Backward, offset + 1 - trips);
  return std::nullopt;
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
                      step->kind == TimeIndex::Backward, step->begin};
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
  } else if (tf::isa(op, "StridedSlice")) {
    result = getStridedRead(op);
    if (!result)
      return std::nullopt;
    step =
        TimeIndex{result->isReversed ? TimeIndex::Backward : TimeIndex::Forward,
                  result->begin};
  }
  if (!result || !step || step->kind == TimeIndex::Fixed)
    return std::nullopt;
  result->sequence = resolve(result->sequence);
  result->isReversed = step->kind == TimeIndex::Backward;
  result->begin = step->begin;
  auto type = dyn_cast<RankedTensorType>(result->sequence.getType());
  if (isInside(result->sequence) || !type || type.getRank() != rank ||
      result->axis < 0 || result->axis > 1)
    return std::nullopt;
  return result;
}

} // namespace tfuse::recurrent
