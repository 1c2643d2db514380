//===- Loop.cpp - What a loop does over a sequence ------------------------===//

#include "Loop.h"

#include "Integers.h"
#include "tfuse/Dialect/TF/Analysis/LoopBlocks.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

Value skipMarks(Value value) {
  for (;;) {
    value = tf::skipIdentities(value);
    Operation *op = value.getDefiningOp();
    if (!tf::isa(op, "EnsureShape"))
      return value;
    value = op->getOperand(0);
  }
}

SmallVector<Operation *> usersOf(Value value) {
  SmallVector<Operation *> users;
  for (Operation *user : value.getUsers()) {
    if (tf::isa(user, "Identity", "EnsureShape"))
      append_range(users, usersOf(user->getResult(0)));
    else
      users.push_back(user);
  }
  return users;
}

void eraseMarks(Value list, RewriterBase &rewriter) {
  for (Operation *user : make_early_inc_range(list.getUsers()))
    if (tf::isa(user, "Identity", "EnsureShape")) {
      eraseMarks(user->getResult(0), rewriter);
      rewriter.eraseOp(user);
    }
}

std::string describe(Value value) {
  if (Operation *source = value.getDefiningOp()) {
    std::string text = source->getName().getStringRef().str();
    if (tf::isa(source, "Select", "SelectV2"))
      text += " (a mask)";
    if (StringRef name = nodeName(source); !name.empty())
      text += " '" + name.str() + "'";
    return text;
  }
  return "a value that the loop carries";
}

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

Extent Extent::operator+(int64_t number) const {
  Extent sum = *this;
  if (constant)
    sum.constant = *constant + number;
  else
    sum.plus += number;
  return sum;
}

std::optional<Extent> Extent::operator-(const Extent &other) const {
  if (other.constant)
    return *this + -*other.constant;
  if (constant || tensor != other.tensor || axis != other.axis)
    return std::nullopt;
  return Extent{plus - other.plus, {}, 0};
}

Extent extentOf(Value tensor, int64_t axis) {
  tensor = tf::skipIdentities(tensor);
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (type && axis < type.getRank() && isInt<32>(type.getDimSize(axis)))
    return {type.getDimSize(axis), {}, 0};
  Operation *op = tensor.getDefiningOp();
  if (tf::isa(op, "Transpose"))
    if (auto order = integers(op->getOperand(1));
        order && axis < int64_t(order->size()) && (*order)[axis] >= 0)
      return extentOf(op->getOperand(0), (*order)[axis]);
  if (tf::isa(op, "ReverseV2", "Cast", "Tanh", "Sigmoid", "Relu", "BiasAdd"))
    return extentOf(op->getOperand(0), axis);
  return {std::nullopt, tensor, axis};
}

/// `bounds`: how many more of Minimum and Maximum are looked through, each of
/// whose operands is.
static Extent extentOfNumber(Value value, unsigned bounds) {
  value = tf::skipIdentities(value);
  if (std::optional<int64_t> number = integer(value);
      number && isInt<32>(*number))
    return {number, {}, 0};
  Operation *op = value.getDefiningOp();
  if (tf::isa(op, "Cast", "Reshape", "Squeeze"))
    return extentOfNumber(op->getOperand(0), bounds);
  // Of a single number, which Keras takes the largest of.
  auto isOneElement = [](Value operand) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    return type && type.hasStaticShape() && type.getNumElements() == 1;
  };
  if (tf::isa(op, "Max", "Min", "Sum", "Prod") &&
      isOneElement(op->getOperand(0)))
    return extentOfNumber(op->getOperand(0), bounds);
  // min(n, max(m, n)) is n, and TensorFlow 1 writes that.
  if (bounds > 0 && tf::isa(op, "Minimum", "Maximum"))
    for (unsigned index : {0u, 1u}) {
      Operation *other =
          tf::skipIdentities(op->getOperand(1 - index)).getDefiningOp();
      Extent number = extentOfNumber(op->getOperand(index), bounds - 1);
      if (tf::isa(other, tf::isa(op, "Minimum") ? tf::OpName("Maximum")
                                                : tf::OpName("Minimum")) &&
          any_of(other->getOperands(), [&](Value operand) {
            return extentOfNumber(operand, bounds - 1) == number;
          }))
        return number;
    }
  // n + 1 and n - 1.
  bool isSum = tf::isa(op, "Add", "AddV2");
  if (isSum || tf::isa(op, "Sub"))
    for (unsigned index : {1u, 0u})
      if (std::optional<int64_t> number = integer(op->getOperand(index));
          number && (isSum || index == 1))
        return extentOfNumber(op->getOperand(1 - index), bounds) +
               (isSum ? *number : -*number);
  if (tf::isa(op, "TensorListLength"))
    if (Operation *list = op->getOperand(0).getDefiningOp();
        tf::isa(list, "TensorListFromTensor"))
      return extentOf(list->getOperand(0), 0);
  if (tf::isa(op, "StridedSlice", "Slice", "GatherV2", "Gather")) {
    Operation *shape = tf::skipIdentities(op->getOperand(0)).getDefiningOp();
    std::optional<int64_t> axis = integer(op->getOperand(1));
    if (tf::isa(shape, "Cast"))
      shape = shape->getOperand(0).getDefiningOp();
    auto type = shape
                    ? dyn_cast<RankedTensorType>(shape->getOperand(0).getType())
                    : RankedTensorType();
    if (tf::isa(shape, "Shape") && axis && type && isOneElement(value)) {
      if (*axis < 0)
        *axis += type.getRank();
      if (*axis >= 0 && *axis < type.getRank())
        return extentOf(shape->getOperand(0), *axis);
    }
  }
  return {std::nullopt, value, -1};
}

Extent extentOfNumber(Value value) {
  constexpr unsigned kMostBounds = 4;
  return extentOfNumber(value, kMostBounds);
}

//===----------------------------------------------------------------------===//
// The loop
//===----------------------------------------------------------------------===//

Value Loop::argument(unsigned index) const { return body->getArgument(index); }

Value Loop::next(unsigned index) const {
  return body->getTerminator()->getOperand(index);
}

Value Loop::resolve(Value value) const {
  value = skipMarks(value);
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument ||
      (argument.getOwner() != body && argument.getOwner() != condition))
    return value;
  unsigned index = argument.getArgNumber();
  if (skipMarks(next(index)) != this->argument(index))
    return argument.getOwner() == body ? value : this->argument(index);
  return skipMarks(operand(index));
}

std::optional<Loop> Loop::read(Operation *op, std::string &why,
                               bool takesEarlyEnd) {
  Loop loop;
  loop.op = op;
  loop.takesEarlyEnd = takesEarlyEnd;
  loop.condition = tf::loopCondition(op);
  loop.body = tf::loopBody(op);
  unsigned count = op->getNumOperands();
  if (!loop.condition || !loop.body || op->getNumResults() != count ||
      loop.body->getNumArguments() != count ||
      loop.condition->getNumArguments() != count ||
      loop.body->getTerminator()->getNumOperands() != count ||
      loop.condition->getTerminator()->getNumOperands() < 1) {
    why = "its functions are not there or do not fit";
    return std::nullopt;
  }
  loop.carried.resize(count);
  if (!loop.readCounters(why) || !loop.readCarried(why))
    return std::nullopt;
  return loop;
}

/// A body may carry along what it adds.
std::optional<int64_t> Loop::strideOf(Value next, Value argument) const {
  Operation *op = skipMarks(next).getDefiningOp();
  bool isSum = tf::isa(op, "Add", "AddV2");
  if (!isSum && !tf::isa(op, "Sub"))
    return std::nullopt;
  for (unsigned index : {0u, 1u}) {
    if (skipMarks(op->getOperand(index)) != argument || (!isSum && index == 1))
      continue;
    std::optional<int64_t> number = integer(resolve(op->getOperand(1 - index)));
    if (number == 1 || number == -1)
      return isSum ? *number : -*number;
  }
  return std::nullopt;
}

Extent Loop::extentOfScalar(Value value) const {
  Extent extent = extentOfNumber(resolve(value));
  // Of a tensor that the loop hands on.
  if (extent.tensor && extent.axis >= 0)
    return extentOf(resolve(extent.tensor), extent.axis) + extent.plus;
  return extent;
}

Value withoutCasts(Value value) {
  for (;;) {
    value = skipMarks(value);
    Operation *op = value.getDefiningOp();
    if (!tf::isa(op, "Cast") ||
        !isa<IntegerType>(getElementTypeOrSelf(op->getOperand(0).getType())))
      return value;
    value = op->getOperand(0);
  }
}

/// The lengths of which a number is the largest, or that at least.
static Value lengthsBelow(Value value) {
  Operation *op = withoutCasts(value).getDefiningOp();
  if (tf::isa(op, "Maximum")) {
    for (unsigned index : {0u, 1u})
      if (integer(op->getOperand(index)))
        return lengthsBelow(op->getOperand(1 - index));
    return {};
  }
  auto type = tf::isa(op, "Max")
                  ? dyn_cast<RankedTensorType>(op->getOperand(0).getType())
                  : RankedTensorType();
  return type && type.getRank() == 1 ? withoutCasts(op->getOperand(0))
                                     : Value();
}

/// min(steps, largest length): the steps, and remembers the lengths.
Value Loop::boundByLengths(Value bound) {
  bound = resolve(bound);
  Operation *op = bound.getDefiningOp();
  if (!takesEarlyEnd || !tf::isa(op, "Minimum"))
    return bound;
  for (unsigned index : {0u, 1u})
    if (Value lengths = lengthsBelow(op->getOperand(index));
        lengths && (!largestLength || largestLength == lengths)) {
      largestLength = lengths;
      return op->getOperand(1 - index);
    }
  return bound;
}

/// One conjunct of the condition: counter < bound.
bool Loop::addBound(Value value, std::string &why) {
  Operation *test = skipMarks(value).getDefiningOp();
  if (tf::isa(test, "LogicalAnd"))
    return addBound(test->getOperand(0), why) &&
           addBound(test->getOperand(1), why);
  bool isLess = tf::isa(test, "Less", "LessEqual");
  if (!isLess && !tf::isa(test, "Greater", "GreaterEqual")) {
    why = "its condition is more than a counter's bound";
    return false;
  }
  // Which of the two is the counter?
  auto counterOf = [&](unsigned index) -> const Carried * {
    auto argument = dyn_cast<BlockArgument>(resolve(test->getOperand(index)));
    if (!argument || argument.getOwner() != body)
      return nullptr;
    const Carried &entry = carried[argument.getArgNumber()];
    return entry.kind == Carried::Counter ? &entry : nullptr;
  };
  unsigned position = counterOf(0) ? 0 : 1;
  const Carried *counter = counterOf(position);
  if (!counter) {
    // One that leaves out steps, or counts in another way?
    bool isNumber = any_of(test->getOperands(), [&](Value operand) {
      auto argument = dyn_cast<BlockArgument>(resolve(operand));
      return argument && argument.getOwner() == body &&
             tf::isa(skipMarks(next(argument.getArgNumber())).getDefiningOp(),
                     "Add", "AddV2", "Sub");
    });
    why = isNumber ? "its counter does not move by one"
                   : "its condition does not look at a counter";
    return false;
  }
  // Up to a bound, or down to it?
  if (isLess != (position == 0) ? counter->stride == 1
                                : counter->stride == -1) {
    why = "its counter runs away from its bound";
    return false;
  }
  Extent bound = extentOfScalar(boundByLengths(test->getOperand(1 - position)));
  // "No limit."
  if (bound.constant && *bound.constant >= std::numeric_limits<int32_t>::max())
    return true;
  std::optional<Extent> distance =
      counter->stride == 1 ? bound - counter->first : counter->first - bound;
  if (!distance) {
    why = "its counter begins at a number that is not known";
    return false;
  }
  bool isInclusive = tf::isa(test, "LessEqual", "GreaterEqual");
  bound = *distance + (isInclusive ? 1 : 0);
  bool isFirst = !stepCount.constant && !stepCount.tensor;
  if (isFirst || stepCount == bound) {
    stepCount = bound;
    return true;
  }
  if (!stepCount.constant || !bound.constant) {
    why = "it ends at the first of two bounds";
    return false;
  }
  stepCount.constant = std::min(*stepCount.constant, *bound.constant);
  return true;
}

bool Loop::readCounters(std::string &why) {
  for (unsigned index : seq(size())) {
    Value argument = this->argument(index);
    if (!isa<IntegerType>(getElementTypeOrSelf(argument.getType())) ||
        !strideOf(next(index), argument))
      continue;
    carried[index].kind = Carried::Counter;
    carried[index].stride = *strideOf(next(index), argument);
    carried[index].begin = integer(operand(index));
    carried[index].first = extentOfNumber(operand(index));
  }
  if (!addBound(condition->getTerminator()->getOperand(0), why))
    return false;
  if (!stepCount.constant && !stepCount.tensor) {
    why = "it has no bound";
    return false;
  }
  if (stepCount.constant && *stepCount.constant < 1) {
    why = "it does not run";
    return false;
  }
  if (stepCount.constant && !isInt<32>(*stepCount.constant)) {
    why = "it has more steps than there are numbers for";
    return false;
  }
  return true;
}

ElementsAttr Loop::counterAt(unsigned index, int64_t step) const {
  const Carried &counter = carried[index];
  Type type = getElementTypeOrSelf(argument(index).getType());
  // One that is no bound may wrap.
  uint64_t value =
      uint64_t(*counter.begin) + uint64_t(counter.stride) * uint64_t(step);
  return DenseElementsAttr::get(RankedTensorType::get({}, type),
                                APInt(type.getIntOrFloatBitWidth(), value,
                                      /*isSigned=*/true,
                                      /*implicitTrunc=*/true));
}

/// Whether what the loop writes is all that there is in the list: the rest of
/// one that was longer before would be zeros.
bool Loop::writesAll(Operation *list, Operation *write,
                     const StepIndex &where) const {
  Extent written = stepCount;
  if (where.kind == StepIndex::Fixed) {
    written = {1, {}, 0};
  }
  if (where.begin != 0)
    return false;
  Extent size = tf::isa(list, "EmptyTensorList")
                    ? Extent{0, {}, 0}
                    : extentOfNumber(list->getOperand(1));
  bool grows =
      tf::getBool(write, "resize_if_index_out_of_bounds").value_or(false);
  return size == written || (grows && size.constant == 0);
}

bool Loop::readCarried(std::string &why) {
  for (unsigned index : seq(size())) {
    Carried &entry = carried[index];
    if (entry.kind == Carried::Counter)
      continue;
    Value after = skipMarks(next(index));
    if (after == argument(index)) {
      entry.kind = Carried::Invariant;
      continue;
    }
    Operation *write = after.getDefiningOp();
    bool isSet = tf::isa(write, "TensorListSetItem");
    if (!isSet && !tf::isa(write, "TensorListPushBack"))
      continue;
    if (skipMarks(write->getOperand(0)) != argument(index)) {
      why = "it writes a list more than once in a step";
      return false;
    }
    Operation *source = skipMarks(operand(index)).getDefiningOp();
    entry.kind = Carried::List;
    entry.stored = write->getOperand(isSet ? 2 : 1);
    if (isSet) {
      std::optional<StepIndex> where = this->index(write->getOperand(1));
      if (!where || !tf::isa(source, "TensorListReserve", "EmptyTensorList")) {
        why = "it writes a list out of order";
        return false;
      }
      entry.index = *where;
      if (!writesAll(source, write, *where)) {
        why = "it writes some elements of a list only";
        return false;
      }
    } else if (!tf::isa(source, "EmptyTensorList")) {
      why = "it adds to a list that is not empty";
      return false;
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Steps of tensors
//===----------------------------------------------------------------------===//

std::optional<std::pair<int64_t, Extent>> Loop::affine(Value value,
                                                       unsigned depth) const {
  // Both operands of each are looked at.
  constexpr unsigned kMostSums = 8;
  value = resolve(value);
  if (auto argument = dyn_cast<BlockArgument>(value);
      argument && argument.getOwner() == body) {
    const Carried &entry = carried[argument.getArgNumber()];
    if (entry.kind != Carried::Counter)
      return std::nullopt;
    return std::pair(entry.stride, entry.first);
  }
  Operation *op = value.getDefiningOp();
  bool isSum = tf::isa(op, "Add", "AddV2");
  if (isSum || tf::isa(op, "Sub")) {
    if (depth == kMostSums)
      return std::nullopt;
    auto left = affine(op->getOperand(0), depth + 1),
         right = affine(op->getOperand(1), depth + 1);
    if (!left || !right)
      return std::nullopt;
    if (isSum && !right->second.constant)
      std::swap(left, right);
    if (isSum && !right->second.constant)
      return std::nullopt;
    std::optional<Extent> offset = isSum
                                       ? left->second + *right->second.constant
                                       : left->second - right->second;
    int64_t sign = isSum ? 1 : -1;
    if (!offset)
      return std::nullopt;
    return std::pair(left->first + sign * right->first, *offset);
  }
  if (op && op->getBlock() == body &&
      tf::isa(op, "Reshape", "ExpandDims", "Cast", "Squeeze"))
    return affine(op->getOperand(0), depth);
  return std::pair(int64_t(0), extentOfScalar(value));
}

std::optional<StepIndex> Loop::index(Value value) const {
  auto form = affine(value);
  if (!form)
    return std::nullopt;
  auto [factor, offset] = *form;
  auto known = [](StepIndex::Kind kind, std::optional<Extent> begin) {
    return begin && begin->constant && *begin->constant >= 0 &&
                   isInt<32>(*begin->constant)
               ? std::optional(StepIndex{kind, *begin->constant})
               : std::nullopt;
  };
  if (factor == 0)
    return known(StepIndex::Fixed, offset);
  if (factor == 1)
    return known(StepIndex::Forward, offset);
  // The first one read is the last one of the tensor's.
  if (factor == -1)
    return known(StepIndex::Backward, offset + 1 - stepCount);
  return std::nullopt;
}

/// x[:, step], with a Pack of the beginnings.
std::optional<StepAccess> Loop::stridedAccess(Operation *op) const {
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  Operation *begins = op->getOperand(1).getDefiningOp();
  if (!type || !tf::isa(begins, "Pack") ||
      tf::getInt(op, "ellipsis_mask").value_or(0) != 0 ||
      tf::getInt(op, "new_axis_mask").value_or(0) != 0)
    return std::nullopt;
  int64_t shrink = tf::getInt(op, "shrink_axis_mask").value_or(0);
  int64_t beginMask = tf::getInt(op, "begin_mask").value_or(0);
  int64_t endMask = tf::getInt(op, "end_mask").value_or(0);
  auto steps = integers(op->getOperand(3));
  if (!steps || llvm::popcount(uint64_t(shrink)) != 1 ||
      any_of(*steps, [](int64_t step) { return step != 1; }))
    return std::nullopt;
  int64_t axis = llvm::countr_zero(uint64_t(shrink));
  if (axis >= int64_t(begins->getNumOperands()))
    return std::nullopt;
  // All of the other axes.
  for (int64_t other : seq<int64_t>(0, begins->getNumOperands()))
    if (other != axis && (!(endMask >> other & 1) ||
                          (!(beginMask >> other & 1) &&
                           integer(begins->getOperand(unsigned(other))) != 0)))
      return std::nullopt;
  std::optional<StepIndex> step = index(begins->getOperand(unsigned(axis)));
  if (!step || step->kind == StepIndex::Fixed)
    return std::nullopt;
  return StepAccess{op->getOperand(0), axis, step->kind == StepIndex::Backward,
                    step->begin};
}

std::optional<StepAccess> Loop::access(Value value, int64_t rank) const {
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != body)
    return std::nullopt;
  std::optional<StepAccess> result;
  std::optional<StepIndex> step;
  if (tf::isa(op, "TensorListGetItem")) {
    Operation *list = resolve(op->getOperand(0)).getDefiningOp();
    if (!tf::isa(list, "TensorListFromTensor"))
      return std::nullopt;
    step = index(op->getOperand(1));
    result = StepAccess{list->getOperand(0), 0};
  } else if (tf::isa(op, "GatherV2", "Gather")) {
    int64_t axis = 0;
    if (tf::isa(op, "GatherV2")) {
      std::optional<int64_t> given = integer(op->getOperand(2));
      if (!given || tf::getInt(op, "batch_dims").value_or(0) != 0)
        return std::nullopt;
      axis = *given;
    }
    auto type = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
    if (!type || type.getRank() != 0)
      return std::nullopt;
    step = index(op->getOperand(1));
    result = StepAccess{op->getOperand(0), axis};
  } else if (tf::isa(op, "StridedSlice")) {
    result = stridedAccess(op);
    if (!result)
      return std::nullopt;
    step =
        StepIndex{result->isReversed ? StepIndex::Backward : StepIndex::Forward,
                  result->begin};
  }
  if (!result || !step || step->kind == StepIndex::Fixed)
    return std::nullopt;
  result->tensor = resolve(result->tensor);
  result->isReversed = step->kind == StepIndex::Backward;
  result->begin = step->begin;
  auto type = dyn_cast<RankedTensorType>(result->tensor.getType());
  if (isInside(result->tensor) || !type || type.getRank() != rank ||
      result->axis < 0 || result->axis > 1)
    return std::nullopt;
  return result;
}

} // namespace tfuse::recurrent
