//===- StepMask.cpp - Steps that a loop leaves out ------------------------===//

#include "StepMask.h"

#include "Integers.h"
#include "Layer.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Eval/LazyElements.h"

#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace lazy = eval::lazy;

bool StepMask::operator==(const StepMask &other) const {
  return kind == other.kind && tensor == other.tensor &&
         timeAxis == other.timeAxis && isReversed == other.isReversed &&
         isInverted == other.isInverted;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// time < lengths, or what says so otherwise.
static std::optional<StepMask> readComparison(const Loop &loop, Operation *op) {
  bool isLess = tf::isa(op, "Less"), isGreater = tf::isa(op, "Greater");
  bool isAtLeast = tf::isa(op, "GreaterEqual"),
       isAtMost = tf::isa(op, "LessEqual");
  if (!isLess && !isGreater && !isAtLeast && !isAtMost)
    return std::nullopt;
  bool timeIsFirst = isLess || isAtLeast;
  std::optional<StepIndex> time =
      loop.index(op->getOperand(timeIsFirst ? 0 : 1));
  Value lengths =
      withoutCasts(loop.resolve(op->getOperand(timeIsFirst ? 1 : 0)));
  auto type = dyn_cast<RankedTensorType>(lengths.getType());
  if (!time || time->kind != StepIndex::Forward || time->begin != 0 || !type ||
      type.getRank() != 1 || loop.isInside(lengths) ||
      !type.getElementType().isInteger())
    return std::nullopt;
  StepMask mask;
  mask.kind = StepMask::Lengths;
  mask.tensor = lengths;
  mask.isInverted = isAtLeast || isAtMost;
  return mask;
}

/// A truth value for each row. `isColumn`: it has a second axis.
static std::optional<StepMask> readFlags(const Loop &loop, Value value,
                                         bool isColumn) {
  bool isInverted = false;
  // The number of axes that were added behind that of the rows.
  int64_t added = 0;
  for (;;) {
    value = loop.resolve(value);
    Operation *op = value.getDefiningOp();
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || !type.getElementType().isInteger(1) || type.getRank() < 1 ||
        type.getRank() > 2)
      return std::nullopt;
    if (tf::isa(op, "LogicalNot")) {
      isInverted = !isInverted;
      value = op->getOperand(0);
      continue;
    }
    // Repeated along the units.
    if (type.getRank() == 2 && tf::isa(op, "Tile", "BroadcastTo")) {
      auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
      if (!from || from.getRank() != 2 || from.getDimSize(1) != 1 ||
          from.getDimSize(0) != type.getDimSize(0))
        return std::nullopt;
      if (tf::isa(op, "Tile"))
        if (auto times = integers(loop.resolve(op->getOperand(1)));
            times && (*times)[0] != 1)
          return std::nullopt;
      value = op->getOperand(0);
      continue;
    }
    if (type.getRank() == 2 && type.getDimSize(1) == 1 &&
        tf::isa(op, "ExpandDims", "Reshape")) {
      auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
      if (from && from.getRank() == 1 &&
          from.getDimSize(0) == type.getDimSize(0)) {
        value = op->getOperand(0);
        ++added;
        continue;
      }
    }
    bool isRow = type.getRank() == 1;
    if (isRow && !isColumn && added == 0)
      return std::nullopt;
    if (!isRow && type.getDimSize(1) != 1)
      return std::nullopt;
    std::optional<StepMask> mask;
    if (op && isRow)
      mask = readComparison(loop, op);
    if (!mask) {
      std::optional<StepAccess> step =
          loop.access(value, /*rank=*/type.getRank() + 1);
      if (!step || step->begin != 0)
        return std::nullopt;
      mask = StepMask{StepMask::Flags, step->tensor, step->axis,
                      step->isReversed, false};
    }
    mask->isInverted ^= isInverted;
    return mask;
  }
}

std::optional<MaskedValue> readMasked(const Loop &loop, Value value) {
  value = skipMarks(value);
  Operation *op = value.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!tf::isa(op, "Select", "SelectV2") || !type || type.getRank() != 2)
    return std::nullopt;
  // The older one takes a vector for the rows, the newer one for the columns.
  std::optional<StepMask> mask =
      readFlags(loop, op->getOperand(0), tf::isa(op, "Select"));
  if (!mask)
    return std::nullopt;
  // One row for all is another thing.
  auto condition = cast<RankedTensorType>(op->getOperand(0).getType());
  if (!condition.isDynamicDim(0) && !type.isDynamicDim(0) &&
      condition.getDimSize(0) != type.getDimSize(0))
    return std::nullopt;
  // Whichever comes from elsewhere is what stays.
  auto isElsewhere = [&](Value side) {
    side = loop.resolve(side);
    return isa<BlockArgument>(side) || !loop.isInside(side) ||
           isZeroTensor(side);
  };
  Value yes = op->getOperand(1), no = op->getOperand(2);
  if (isElsewhere(yes) && !isElsewhere(no)) {
    std::swap(yes, no);
    mask->isInverted = !mask->isInverted;
  }
  if (mask->kind == StepMask::Lengths && mask->isInverted)
    return std::nullopt;
  return MaskedValue{*mask, yes, no};
}

//===----------------------------------------------------------------------===//
// Lengths
//===----------------------------------------------------------------------===//

/// An extent, followed to where it comes from, through what masks and sequences
/// are made with.
static Extent originOf(Extent extent, unsigned depth = 0) {
  constexpr unsigned kMaxDepth = 8;
  if (extent.constant || extent.axis < 0 || depth == kMaxDepth)
    return extent;
  Operation *op = extent.tensor.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(extent.tensor.getType());
  if (!op || !type)
    return extent;
  int64_t axis = extent.axis;
  auto follow = [&](Value value, int64_t along) {
    return originOf(extentOf(value, along), depth + 1);
  };
  if (tf::isa(op, "NotEqual", "Equal", "Less", "LessEqual", "Greater",
              "GreaterEqual") ||
      tf::isa(op, "LogicalAnd", "LogicalOr", "LogicalNot", "Mul", "AddV2",
              "SelectV2")) {
    // Of equal length are all operands that are not repeated.
    std::optional<Extent> common;
    for (Value operand : op->getOperands()) {
      auto from = dyn_cast<RankedTensorType>(operand.getType());
      if (!from)
        return extent;
      int64_t along = axis - type.getRank() + from.getRank();
      if (along < 0 || from.getDimSize(along) == 1)
        continue;
      Extent origin = follow(operand, along);
      if (common && !(*common == origin))
        return extent;
      common = origin;
    }
    return common.value_or(extent);
  }
  if (tf::isa(op, "Any", "All")) {
    auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    auto axes = integers(op->getOperand(1));
    if (!from || !axes)
      return extent;
    int64_t along = axis;
    if (!tf::getBool(op, "keep_dims").value_or(false))
      for (int64_t other : seq(from.getRank()))
        if (other <= along && (is_contained(*axes, other) ||
                               is_contained(*axes, other - from.getRank())))
          ++along;
    return follow(op->getOperand(0), along);
  }
  if (tf::isa(op, "ExpandDims"))
    if (auto added = integer(op->getOperand(1))) {
      int64_t place = *added < 0 ? *added + type.getRank() : *added;
      return follow(op->getOperand(0), axis > place ? axis - 1 : axis);
    }
  if (tf::isa(op, "Squeeze"))
    // One axis at the end, as masks have it.
    if (auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
        from && from.getRank() == type.getRank() + 1 &&
        from.getShape().drop_back() == type.getShape() &&
        from.getShape().back() == 1)
      return follow(op->getOperand(0), axis);
  if (tf::isa(op, "GatherV2") && integer(op->getOperand(2)) == 0 &&
      tf::getInt(op, "batch_dims").value_or(0) == 0)
    if (auto indices = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
        indices && axis < indices.getRank())
      return follow(op->getOperand(1), axis);
  return extent;
}

bool hasSteps(const StepMask &mask, const Extent &steps) {
  return mask.kind == StepMask::Lengths ||
         originOf(extentOf(mask.tensor, mask.timeAxis)) == originOf(steps);
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

MaskBuilder::MaskBuilder(OpBuilder &builder, Location loc, const StepMask &mask,
                         Value steps)
    : builder(builder), loc(loc), small(builder, loc), mask(mask),
      steps(steps) {
  auto type = cast<RankedTensorType>(steps.getType());
  batch = type.getDimSize(0);
  time = type.getDimSize(1);
  countType = targetLacks(builder.getInsertionBlock()->getParentOp(),
                          integerCountsFeature)
                  ? Type(builder.getF32Type())
                  : Type(builder.getI32Type());
}

/// A scalar to count with.
Value MaskBuilder::number(int32_t value) {
  Attribute attr = countType.isF32()
                       ? Attribute(builder.getF32FloatAttr(float(value)))
                       : Attribute(builder.getI32IntegerAttr(value));
  return small.constant(
      DenseElementsAttr::get(RankedTensorType::get({}, countType), attr));
}

/// 0, 1, 2, ... of that shape.
Value MaskBuilder::iota(ArrayRef<int64_t> shape) {
  SmallVector<Attribute> values;
  for (int64_t value : llvm::seq(time))
    values.push_back(
        countType.isF32()
            ? Attribute(builder.getF32FloatAttr(float(value)))
            : Attribute(builder.getI32IntegerAttr(int32_t(value))));
  return small.constant(
      DenseElementsAttr::get(RankedTensorType::get(shape, countType), values));
}

Value MaskBuilder::op(StringRef name, ArrayRef<int64_t> shape, Type element,
                      ValueRange operands, ArrayRef<NamedAttribute> attrs) {
  return small.tf(name, RankedTensorType::get(shape, element), operands, attrs);
}

Value MaskBuilder::expandDims(Value value, int64_t axis) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.insert(shape.begin() + axis, 1);
  return op("ExpandDims", shape, type.getElementType(),
            {value, small.scalar(int32_t(axis))});
}

/// A scalar.
Value MaskBuilder::numberOfSteps() {
  if (!ShapedType::isDynamic(time))
    return small.scalar(int32_t(time));
  Type i32 = builder.getI32Type();
  Value shape = op("Shape", 3, i32, steps);
  return op(
      "StridedSlice", {}, i32,
      {shape, small.ints(1), small.ints(2), small.ints(1)},
      builder.getNamedAttr("shrink_axis_mask", builder.getI64IntegerAttr(1)));
}

/// 0, 1, 2, ...: the numbers of the steps.
Value MaskBuilder::numbers() {
  if (numbersOf)
    return numbersOf;
  if (!ShapedType::isDynamic(time))
    return numbersOf = iota(time);
  Value range = op("Range", time, builder.getI32Type(),
                   {small.scalar(0), numberOfSteps(), small.scalar(1)});
  return numbersOf = small.cast(range, countType);
}

/// As many flags as there are steps.
Value MaskBuilder::firstFlags() {
  auto type = cast<RankedTensorType>(mask.tensor.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[mask.timeAxis] = time;
  Type i32 = builder.getI32Type();
  SmallVector<int32_t> zeros(shape.size(), 0), ones(shape.size(), 1);
  SmallVector<Value> ends(shape.size(), small.ints(0));
  ends[mask.timeAxis] = op("Reshape", 1, i32, {numberOfSteps(), small.ints(1)});
  ends.push_back(small.scalar(0));
  Value end = op("ConcatV2", int64_t(shape.size()), i32, ends);
  int64_t all = (int64_t(1) << shape.size()) - 1;
  auto bits = [&](StringRef name, int64_t value) {
    return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
  };
  return op("StridedSlice", shape, builder.getI1Type(),
            {mask.tensor, small.ints(zeros), end, small.ints(ones)},
            {bits("begin_mask", all),
             bits("end_mask", all & ~(int64_t(1) << mask.timeAxis))});
}

/// [time, 1].
Value MaskBuilder::numbersInColumn() {
  if (ShapedType::isDynamic(time))
    return expandDims(numbers(), 1);
  return iota({time, 1});
}

/// Whether a step counts, [batch, time].
Value MaskBuilder::flags() {
  if (flagsOf)
    return flagsOf;
  Type i1 = builder.getI1Type();
  if (mask.kind == StepMask::Lengths)
    return flagsOf = op(
               "Less", {batch, time}, i1,
               {numbers(), expandDims(small.cast(mask.tensor, countType), 1)});
  Value value = mask.mayBeLonger ? firstFlags() : mask.tensor;
  bool isTimeMajor = mask.timeAxis == 0, isReversed = mask.isReversed;
  if (cast<RankedTensorType>(value.getType()).getRank() == 3) {
    Sequence sequence = throughLayout(Sequence{value, isTimeMajor, isReversed});
    isTimeMajor = sequence.isTimeMajor;
    isReversed = sequence.isReversed;
    value = sequence.value;
    auto type = cast<RankedTensorType>(value.getType());
    Operation *source = tf::skipIdentities(value).getDefiningOp();
    if (tf::isa(source, "ExpandDims") &&
        is_contained({int64_t(-1), int64_t(2)},
                     integer(source->getOperand(1)).value_or(0)))
      value = source->getOperand(0);
    else
      value =
          op("Squeeze", type.getShape().drop_back(), i1, value,
             builder.getNamedAttr("squeeze_dims", builder.getI64ArrayAttr(2)));
  }
  if (isReversed)
    value = small.reverse(value, isTimeMajor ? 0 : 1);
  if (isTimeMajor)
    value = op("Transpose", {batch, time}, i1, {value, small.ints({1, 0})});
  if (mask.isInverted)
    value = op("LogicalNot", {batch, time}, i1, value);
  return flagsOf = value;
}

/// How many steps count up to each one and with it, [batch, time].
Value MaskBuilder::counts() {
  if (countsOf)
    return countsOf;
  if (mask.kind == StepMask::Lengths) {
    Value next = op("AddV2", time, countType, {numbers(), number(1)});
    return countsOf = op("Minimum", {batch, time}, countType,
                         {next, expandDims(total(), 1)});
  }
  return countsOf = op("Cumsum", {batch, time}, countType,
                       {small.cast(flags(), countType), small.scalar(1)});
}

/// How many steps count, [batch].
Value MaskBuilder::total() {
  if (totalOf)
    return totalOf;
  if (mask.kind == StepMask::Lengths) {
    Value lengths = op("Maximum", batch, countType,
                       {small.cast(mask.tensor, countType), number(0)});
    return totalOf = op("Minimum", batch, countType,
                        {lengths, small.cast(numberOfSteps(), countType)});
  }
  return totalOf = op("Sum", batch, countType,
                      {small.cast(flags(), countType), small.ints(1)});
}

/// For each place the number of the step that belongs there: the first one up
/// to which more steps count than there are places before. For places behind
/// those steps it is any number. (Sorting would do, but it makes all that comes
/// afterwards dynamic in the runtime.)
Value MaskBuilder::order() {
  if (orderOf)
    return orderOf;
  Value reached = op("Greater", {batch, time, time}, builder.getI1Type(),
                     {expandDims(counts(), 1), numbersInColumn()});
  if (countType.isF32())
    reached = small.cast(reached, countType);
  return orderOf = op("ArgMax", {batch, time}, builder.getI32Type(),
                      {reached, small.scalar(2)});
}

Value MaskBuilder::gather(Value sequence, Value indices) {
  auto type = cast<RankedTensorType>(sequence.getType());
  SmallVector<int64_t> shape(
      cast<RankedTensorType>(indices.getType()).getShape());
  shape.push_back(type.getShape().back());
  return op("GatherV2", shape, type.getElementType(),
            {sequence, indices, small.scalar(1)},
            builder.getNamedAttr("batch_dims", builder.getI64IntegerAttr(1)));
}

/// `condition` has an axis less. Zeros if there is nothing else.
Value MaskBuilder::select(Value condition, Value value, Value otherwise) {
  auto type = cast<RankedTensorType>(value.getType());
  if (!otherwise || isZeroTensor(otherwise))
    otherwise = small.constant(
        DenseElementsAttr::get(RankedTensorType::get({}, type.getElementType()),
                               builder.getFloatAttr(type.getElementType(), 0)));
  return small.tf("SelectV2", type,
                  {expandDims(condition, type.getRank() - 1), value,
                   small.cast(otherwise, type.getElementType())});
}

Value MaskBuilder::padding() {
  if (paddingOf)
    return paddingOf;
  Value behind = op("GreaterEqual", {batch, time}, builder.getI1Type(),
                    {numbers(), expandDims(total(), 1)});
  return paddingOf = expandDims(small.cast(behind, builder.getF32Type()), 2);
}

Value MaskBuilder::compact(Value sequence, bool withZeros) {
  if (mask.kind != StepMask::Lengths)
    sequence = gather(sequence, order());
  if (!withZeros)
    return sequence;
  Value before = op("Less", {batch, time}, builder.getI1Type(),
                    {numbers(), expandDims(total(), 1)});
  return select(before, sequence, {});
}

/// The place of the last one of so many steps; the first place if there is
/// none.
Value MaskBuilder::lastOf(Value count) {
  Value place = small.tf("Sub", count.getType(), {count, number(1)});
  place = small.tf("Maximum", count.getType(), {place, number(0)});
  return small.cast(place, builder.getI32Type());
}

Value MaskBuilder::expand(Value compacted, Value initial) {
  Value shown = gather(compacted, lastOf(counts()));
  Value any =
      op("Greater", {batch, time}, builder.getI1Type(), {counts(), number(0)});
  bool isZero = !initial || isZeroTensor(initial);
  return select(any, shown, isZero ? Value() : expandDims(initial, 1));
}

Value MaskBuilder::expandWithZeros(Value compacted) {
  // The steps that count are in front already.
  if (mask.kind == StepMask::Lengths)
    return select(flags(), compacted, {});
  return select(flags(), gather(compacted, lastOf(counts())), {});
}

Value MaskBuilder::unlessEmpty(Value value, Value initial) {
  Value any = op("Greater", batch, builder.getI1Type(), {total(), number(0)});
  return select(any, value, initial);
}

Value MaskBuilder::last(Value compacted, Value initial) {
  return unlessEmpty(gather(compacted, lastOf(total())), initial);
}

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

void addPaddingInput(Expressions &expressions, Cell &cell, SumId padding) {
  auto add = [&](Gate &gate, float value) {
    gate.inputs.emplace_back(
        padding,
        lazy::reshape(expressions.splat(value, cell.cells), {1, cell.cells}));
  };
  if (cell.input)
    add(*cell.input, -kGateLimit);
  add(cell.forget, kGateLimit);
}

} // namespace tfuse::recurrent
