//===- MaskBuilder.cpp - Sequences without their masked time steps --------===//

#include "MaskBuilder.h"

#include "../Cells/LayerInputs.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Recurrent/SequenceLayout.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

MaskBuilder::MaskBuilder(OpBuilder &builder, Location loc,
                         const SequenceMask &mask, Value sequence,
                         bool countsAreIntegers)
    : builder(builder), loc(loc), small(builder, loc), mask(mask),
      sequence(sequence) {
  auto type = cast<RankedTensorType>(sequence.getType());
  batch = type.getDimSize(0);
  time = type.getDimSize(1);
  countType = countsAreIntegers ? Type(builder.getI32Type())
                                : Type(builder.getF32Type());
}

/// A scalar of the element type of counts.
Value MaskBuilder::number(int32_t value) {
  Attribute attr = countType.isF32()
                       ? Attribute(builder.getF32FloatAttr(float(value)))
                       : Attribute(builder.getI32IntegerAttr(value));
  return small.constant(
      DenseElementsAttr::get(RankedTensorType::get({}, countType), attr));
}

/// 0, 1, 2, ... with the given shape, which has `time` elements.
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
            {value, small.i32Scalar(axis)});
}

/// The number of time steps, a scalar i32.
Value MaskBuilder::numTimeSteps() {
  return ShapedType::isDynamic(time) ? small.sizeScalar({sequence, 1})
                                     : small.i32Scalar(time);
}

/// 0, 1, 2, ...: [time].
Value MaskBuilder::timeSteps() {
  if (builtTimeSteps)
    return builtTimeSteps;
  if (!ShapedType::isDynamic(time))
    return builtTimeSteps = iota(time);
  Value range = op("Range", time, builder.getI32Type(),
                   {small.i32Scalar(0), numTimeSteps(), small.i32Scalar(1)});
  return builtTimeSteps = small.cast(range, countType);
}

/// The flags of the loop's time steps, without those past its trip count.
Value MaskBuilder::truncatedFlags() {
  auto type = cast<RankedTensorType>(mask.tensor.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[mask.timeAxis] = time;
  Type i32 = builder.getI32Type();
  Ints zeros(shape.size(), 0), ones(shape.size(), 1);
  SmallVector<Value> ends(shape.size(), small.i32s(0));
  ends[mask.timeAxis] = op("Reshape", 1, i32, {numTimeSteps(), small.i32s(1)});
  ends.push_back(small.i32Scalar(0));
  Value end = op("ConcatV2", int64_t(shape.size()), i32, ends);
  int64_t all = (int64_t(1) << shape.size()) - 1;
  return op("StridedSlice", shape, builder.getI1Type(),
            {mask.tensor, small.i32s(zeros), end, small.i32s(ones)},
            {small.i64Attr("begin_mask", all),
             small.i64Attr("end_mask", all & ~(int64_t(1) << mask.timeAxis))});
}

/// [time, 1].
Value MaskBuilder::timeStepColumn() {
  if (ShapedType::isDynamic(time))
    return expandDims(timeSteps(), 1);
  return iota({time, 1});
}

/// True at valid time steps: bool [batch, time].
Value MaskBuilder::flags() {
  if (builtFlags)
    return builtFlags;
  Type i1 = builder.getI1Type();
  if (mask.kind == SequenceMask::Lengths)
    return builtFlags = op("Less", {batch, time}, i1,
                           {timeSteps(),
                            expandDims(small.cast(mask.tensor, countType), 1)});
  Value value = mask.mayBeLonger ? truncatedFlags() : mask.tensor;
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
                     constantInt(source->getOperand(1)).value_or(0)))
      value = source->getOperand(0);
    else
      value =
          op("Squeeze", type.getShape().drop_back(), i1, value,
             builder.getNamedAttr("squeeze_dims", builder.getI64ArrayAttr(2)));
  }
  if (isReversed)
    value = small.reverse(value, isTimeMajor ? 0 : 1);
  if (isTimeMajor)
    value = op("Transpose", {batch, time}, i1, {value, small.i32s({1, 0})});
  if (mask.isInverted)
    value = op("LogicalNot", {batch, time}, i1, value);
  return builtFlags = value;
}

/// The number of valid time steps up to and including each one: [batch, time].
Value MaskBuilder::runningCount() {
  if (builtRunningCount)
    return builtRunningCount;
  if (mask.kind == SequenceMask::Lengths) {
    Value next = op("AddV2", time, countType, {timeSteps(), number(1)});
    return builtRunningCount = op("Minimum", {batch, time}, countType,
                                  {next, expandDims(validLength(), 1)});
  }
  return builtRunningCount =
             op("Cumsum", {batch, time}, countType,
                {small.cast(flags(), countType), small.i32Scalar(1)});
}

/// The number of valid time steps: [batch].
Value MaskBuilder::validLength() {
  if (builtValidLength)
    return builtValidLength;
  if (mask.kind == SequenceMask::Lengths) {
    Value lengths = op("Maximum", batch, countType,
                       {small.cast(mask.tensor, countType), number(0)});
    return builtValidLength =
               op("Minimum", batch, countType,
                  {lengths, small.cast(numTimeSteps(), countType)});
  }
  return builtValidLength = op("Sum", batch, countType,
                               {small.cast(flags(), countType), small.i32s(1)});
}

/// Element k is the index of the k-th valid time step, the first one whose
/// running count exceeds k; arbitrary past the valid length: [batch, time].
/// Sorting the mask would also work, but in the runtime all users of a sort are
/// dynamic tensors.
Value MaskBuilder::gatherIndices() {
  if (builtGatherIndices)
    return builtGatherIndices;
  Value reached = op("Greater", {batch, time, time}, builder.getI1Type(),
                     {expandDims(runningCount(), 1), timeStepColumn()});
  if (countType.isF32())
    reached = small.cast(reached, countType);
  return builtGatherIndices = op("ArgMax", {batch, time}, builder.getI32Type(),
                                 {reached, small.i32Scalar(2)});
}

Value MaskBuilder::gather(Value sequence, Value indices) {
  auto type = cast<RankedTensorType>(sequence.getType());
  SmallVector<int64_t> shape(
      cast<RankedTensorType>(indices.getType()).getShape());
  shape.push_back(type.getShape().back());
  return op("GatherV2", shape, type.getElementType(),
            {sequence, indices, small.i32Scalar(1)},
            builder.getNamedAttr("batch_dims", builder.getI64IntegerAttr(1)));
}

/// select(condition, value, otherwise). `condition` lacks the last axis; a null
/// `otherwise` is zeros.
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
  if (builtPadding)
    return builtPadding;
  Value isPadding = op("GreaterEqual", {batch, time}, builder.getI1Type(),
                       {timeSteps(), expandDims(validLength(), 1)});
  return builtPadding =
             expandDims(small.cast(isPadding, builder.getF32Type()), 2);
}

Value MaskBuilder::compact(Value sequence, bool withZeros) {
  if (mask.kind != SequenceMask::Lengths)
    sequence = gather(sequence, gatherIndices());
  if (!withZeros)
    return sequence;
  Value isValid = op("Less", {batch, time}, builder.getI1Type(),
                     {timeSteps(), expandDims(validLength(), 1)});
  return select(isValid, sequence, {});
}

/// max(count - 1, 0), the index of the last of `count` time steps, as i32.
Value MaskBuilder::lastIndex(Value count) {
  Value index = small.tf("Sub", count.getType(), {count, number(1)});
  index = small.tf("Maximum", count.getType(), {index, number(0)});
  return small.cast(index, builder.getI32Type());
}

Value MaskBuilder::expand(Value compacted, Value initial) {
  Value shown = gather(compacted, lastIndex(runningCount()));
  Value any = op("Greater", {batch, time}, builder.getI1Type(),
                 {runningCount(), number(0)});
  bool isZero = !initial || isZeroTensor(initial);
  return select(any, shown, isZero ? Value() : expandDims(initial, 1));
}

Value MaskBuilder::expandWithZeros(Value compacted) {
  // For a mask of lengths, the valid time steps are already first.
  if (mask.kind == SequenceMask::Lengths)
    return select(flags(), compacted, {});
  return select(flags(), gather(compacted, lastIndex(runningCount())), {});
}

Value MaskBuilder::unlessEmpty(Value value, Value initial) {
  Value any =
      op("Greater", batch, builder.getI1Type(), {validLength(), number(0)});
  return select(any, value, initial);
}

Value MaskBuilder::last(Value compacted, Value initial) {
  return unlessEmpty(gather(compacted, lastIndex(validLength())), initial);
}

} // namespace tfuse::recurrent
