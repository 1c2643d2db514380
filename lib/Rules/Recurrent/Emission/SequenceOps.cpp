//===- SequenceOps.cpp - Builds recurrent tfl ops -------------------------===//

#include "tfuse/Rules/Recurrent/SequenceOps.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

Value SequenceBuilder::splat(ArrayRef<int64_t> shape, float value) {
  return TFBuilder::splat(shape, getBuilder().getF32Type(), value);
}

Value SequenceBuilder::none() {
  OpBuilder &builder = getBuilder();
  return tfl::NoValueOp::create(builder, getLoc(), builder.getNoneType(),
                                builder.getUnitAttr());
}

Type SequenceBuilder::listOf(Type element) const {
  return RankedTensorType::get(
      {}, tf_type::VariantType::get(getContext(),
                                    {mlir::cast<TensorType>(element)}));
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

Value SequenceBuilder::reverse(Value sequence, int64_t axis) {
  return tf("ReverseV2", sequence.getType(), {sequence, i32s(axis)});
}

Value SequenceBuilder::swap(Value sequence) {
  return transpose(sequence, {1, 0, 2});
}

Value SequenceBuilder::cast(Value value, Type elementType) {
  // Fold a cast of a cast back to the original type.
  if (Operation *op = value.getDefiningOp(); tf::isa(op, "Cast"))
    if (auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
        from && from.getElementType() == elementType &&
        isa<FloatType>(elementType))
      return op->getOperand(0);
  return castTo(value, elementType);
}

Value SequenceBuilder::sliceAxis(Value value, int64_t axis, int64_t begin,
                                 int64_t end, Type result, int64_t stride,
                                 bool dropsAxis) {
  Ints from(axis + 1, 0), to(axis + 1, 0);
  from[axis] = begin;
  to[axis] = end;
  Ints strides(axis + 1, 1);
  strides[axis] = stride;
  int64_t bit = int64_t(1) << axis, others = bit - 1;
  return tf("StridedSlice", result,
            {value, i32s(from), i32s(to), i32s(strides)},
            {i64Attr("begin_mask", others),
             i64Attr("end_mask", end == 0 ? others | bit : others),
             i64Attr("shrink_axis_mask", dropsAxis ? bit : 0)});
}

Value SequenceBuilder::part(Value value, int64_t axis, int64_t begin,
                            int64_t end, int64_t stride) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  Ints shape(type.getShape());
  int64_t size = shape[axis];
  if (end > 0)
    shape[axis] = divideCeilSigned(end - begin, stride);
  else if (!ShapedType::isDynamic(size))
    shape[axis] = divideCeilSigned(size + end - begin, stride);
  return sliceAxis(value, axis, begin, end, type.clone(shape), stride);
}

Value SequenceBuilder::repeat(Value step, int64_t axis, int64_t times) {
  auto type = llvm::cast<RankedTensorType>(step.getType());
  Ints shape(type.getShape());
  shape.insert(shape.begin() + axis, 1);
  Ints multiples(shape.size(), 1);
  multiples[axis] = times;
  Value one = tf("ExpandDims", type.clone(shape), {step, i32Scalar(axis)});
  shape[axis] = times;
  return tf("Tile", type.clone(shape), {one, i32s(multiples)});
}

Value SequenceBuilder::step(Value sequence, int64_t axis, int64_t index) {
  auto type = llvm::cast<RankedTensorType>(sequence.getType());
  Ints shape(type.getShape());
  shape.erase(shape.begin() + axis);
  return sliceAxis(sequence, axis, index, index + 1, type.clone(shape),
                   /*stride=*/1, /*dropsAxis=*/true);
}

Value SequenceBuilder::columns(Value value, int64_t begin, int64_t width) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  if (begin == 0 && width == type.getShape().back())
    return value;
  Ints starts(type.getRank(), 0), sizes(type.getRank(), -1);
  starts.back() = begin;
  sizes.back() = width;
  return slice(value, starts, sizes);
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

/// When the runtime plans memory, it evaluates Shape, StridedSlice and
/// Concatenation, but not Pack and Slice, after which all users would be
/// dynamic tensors.
Value SequenceBuilder::zeros(Value sequence, bool isTimeMajor, int64_t units) {
  auto type = llvm::cast<RankedTensorType>(sequence.getType());
  int64_t axis = isTimeMajor ? 1 : 0;
  int64_t batch = type.getDimSize(axis);
  if (!ShapedType::isDynamic(batch))
    return splat({batch, units}, 0);
  Value size = tf("StridedSlice", i32Tensor({1}),
                  {shapeVector(sequence), i32s(axis), i32s(axis + 1), i32s(1)});
  Value dims =
      tf("ConcatV2", i32Tensor({2}), {size, i32s(units), i32Scalar(0)});
  return tf("Fill", type.clone({batch, units}, getBuilder().getF32Type()),
            {dims, splat({}, 0)});
}

Value SequenceBuilder::newState(Value initial) {
  return tfl::NewStateOp::create(getBuilder(), getLoc(), initial.getType(),
                                 initial);
}

Value SequenceBuilder::finalState(Value state, Value after) {
  return tfl::FinalStateOp::create(getBuilder(), getLoc(), state.getType(),
                                   state, after);
}

//===----------------------------------------------------------------------===//
// Sequence ops
//===----------------------------------------------------------------------===//

Value SequenceBuilder::lstm(Value sequence, const SequenceWeights &weights,
                            Value hidden, Value cell, bool isTimeMajor) {
  Value absent = none();
  SmallVector<Value, 24> operands{sequence};
  auto add = [&](ArrayRef<Value> values) {
    for (Value value : values)
      operands.push_back(value ? value : absent);
  };
  add(weights.input);
  add(weights.recurrent);
  add(weights.peephole);
  add(weights.bias);
  add({weights.projection, weights.projectionBias});
  operands.append({hidden, cell});
  add(weights.layerNorm);

  auto type = llvm::cast<RankedTensorType>(sequence.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = weights.units;
  OperationState state(getLoc(),
                       tfl::UnidirectionalSequenceLSTMOp::getOperationName());
  state.addOperands(operands);
  state.addTypes(type.clone(shape));
  state.attributes.push_back(f32Attr("cell_clip", weights.cellClip));
  state.attributes.push_back(f32Attr("proj_clip", weights.projectionClip));
  state.attributes.push_back(
      text("fused_activation_function", weights.activation));
  state.attributes.push_back(flag("time_major", isTimeMajor));
  state.attributes.push_back(
      flag("diagonal_recurrent_tensors", weights.isDiagonal));
  return getBuilder().create(state)->getResult(0);
}

Value SequenceBuilder::rnn(Value sequence, const SequenceWeights &weights,
                           Value hidden, bool isTimeMajor) {
  auto type = llvm::cast<RankedTensorType>(sequence.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = weights.units;
  OperationState state(getLoc(),
                       tfl::UnidirectionalSequenceRNNOp::getOperationName());
  state.addOperands({sequence, weights.input[2], weights.recurrent[2],
                     weights.bias[2], hidden});
  state.addTypes(type.clone(shape, getBuilder().getF32Type()));
  state.attributes.push_back(
      text("fused_activation_function", weights.activation));
  state.attributes.push_back(flag("time_major", isTimeMajor));
  return getBuilder().create(state)->getResult(0);
}

} // namespace tfuse
