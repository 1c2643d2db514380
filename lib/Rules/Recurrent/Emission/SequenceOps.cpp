//===- SequenceOps.cpp - Builds recurrent tfl ops -------------------------===//

#include "tfuse/Rules/Recurrent/SequenceOps.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value SequenceBuilder::constant(ElementsAttr value) {
  return tf::createConst(builder, loc, value);
}

Value SequenceBuilder::splat(ArrayRef<int64_t> shape, float value) {
  auto type = RankedTensorType::get(shape, builder.getF32Type());
  return constant(DenseElementsAttr::get(type, ArrayRef<float>(value)));
}

Value SequenceBuilder::ints(ArrayRef<int32_t> values) {
  return constant(builder.getI32TensorAttr(values));
}

Value SequenceBuilder::none() {
  return tfl::NoValueOp::create(builder, loc, builder.getNoneType(),
                                builder.getUnitAttr());
}

Value SequenceBuilder::tf(StringRef name, Type result, ValueRange operands,
                          ArrayRef<NamedAttribute> attrs) {
  return tfOp(name, result, operands, attrs)->getResult(0);
}

Operation *SequenceBuilder::tfOp(StringRef name, TypeRange results,
                                 ValueRange operands,
                                 ArrayRef<NamedAttribute> attrs) {
  return tf::createOpWithDefaults(builder, loc, name, results, operands, attrs);
}

Value SequenceBuilder::scalar(int32_t value) {
  auto type = RankedTensorType::get({}, builder.getI32Type());
  return constant(DenseElementsAttr::get(type, ArrayRef<int32_t>(value)));
}

Value SequenceBuilder::steps(Value sequence) {
  auto type = mlir::cast<RankedTensorType>(sequence.getType());
  if (!type.isDynamicDim(0))
    return scalar(int32_t(type.getDimSize(0)));
  Type i32 = builder.getI32Type();
  Value shape =
      tf("Shape", RankedTensorType::get(type.getRank(), i32), sequence);
  return tf(
      "StridedSlice", RankedTensorType::get({}, i32),
      {shape, ints(0), ints(1), ints(1)},
      builder.getNamedAttr("shrink_axis_mask", builder.getI64IntegerAttr(1)));
}

Type SequenceBuilder::listOf(Type element) const {
  return RankedTensorType::get(
      {}, tf_type::VariantType::get(builder.getContext(),
                                    {mlir::cast<TensorType>(element)}));
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

Value SequenceBuilder::reverse(Value sequence, int64_t axis) {
  return tf("ReverseV2", sequence.getType(),
            {sequence, ints(static_cast<int32_t>(axis))});
}

Value SequenceBuilder::swap(Value sequence) {
  auto type = cast<RankedTensorType>(sequence.getType());
  SmallVector<int64_t> shape(type.getShape());
  std::swap(shape[0], shape[1]);
  return tf("Transpose", type.clone(shape), {sequence, ints({1, 0, 2})});
}

Value SequenceBuilder::concat(ArrayRef<Value> values, int64_t axis) {
  if (values.size() == 1)
    return values.front();
  auto type = cast<RankedTensorType>(values.front().getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[axis] = 0;
  for (Value value : values)
    shape[axis] += cast<RankedTensorType>(value.getType()).getDimSize(axis);
  SmallVector<Value> operands(values);
  operands.push_back(scalar(static_cast<int32_t>(axis)));
  return tf("ConcatV2", type.clone(shape), operands);
}

Value SequenceBuilder::cast(Value value, Type elementType) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  if (type.getElementType() == elementType)
    return value;
  // Fold a cast of a cast back to the original type.
  if (Operation *op = value.getDefiningOp(); tf::isa(op, "Cast"))
    if (auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
        from && from.getElementType() == elementType &&
        isa<FloatType>(elementType))
      return op->getOperand(0);
  return tf("Cast", type.clone(elementType), value);
}

Value SequenceBuilder::part(Value value, int64_t axis, int64_t begin,
                            int64_t end) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  int64_t size = shape[axis];
  if (end > 0)
    shape[axis] = end - begin;
  else if (!ShapedType::isDynamic(size))
    shape[axis] = size + end - begin;
  SmallVector<int32_t> from(axis + 1, 0), to(axis + 1, 0), step(axis + 1, 1);
  from[axis] = static_cast<int32_t>(begin);
  to[axis] = static_cast<int32_t>(end);
  int64_t others = (int64_t(1) << axis) - 1;
  auto mask = [&](StringRef name, int64_t bits) {
    return builder.getNamedAttr(name, builder.getI64IntegerAttr(bits));
  };
  return tf(
      "StridedSlice", type.clone(shape),
      {value, ints(from), ints(to), ints(step)},
      {mask("begin_mask", others),
       mask("end_mask", end == 0 ? others | int64_t(1) << axis : others)});
}

Value SequenceBuilder::repeat(Value step, int64_t axis, int64_t times) {
  auto type = llvm::cast<RankedTensorType>(step.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.insert(shape.begin() + axis, 1);
  SmallVector<int32_t> multiples(shape.size(), 1);
  multiples[axis] = static_cast<int32_t>(times);
  Value one = tf("ExpandDims", type.clone(shape),
                 {step, scalar(static_cast<int32_t>(axis))});
  shape[axis] = times;
  return tf("Tile", type.clone(shape), {one, ints(multiples)});
}

Value SequenceBuilder::step(Value sequence, int64_t axis, int64_t index) {
  auto type = llvm::cast<RankedTensorType>(sequence.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.erase(shape.begin() + axis);
  auto bits = [&](StringRef name, int64_t value) {
    return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
  };
  SmallVector<int32_t> begin(axis + 1, 0), end(axis + 1, 0);
  begin[axis] = static_cast<int32_t>(index);
  end[axis] = static_cast<int32_t>(index + 1);
  // The slice covers the leading axes. Mask the end for the last time step,
  // because -1 + 1 would be index 0.
  int64_t others = (int64_t(1) << axis) - 1;
  int64_t open = index == -1 ? int64_t(1) << axis : 0;
  return tf("StridedSlice", type.clone(shape),
            {sequence, ints(begin), ints(end),
             ints(SmallVector<int32_t>(axis + 1, 1))},
            {bits("begin_mask", others), bits("end_mask", others | open),
             bits("shrink_axis_mask", int64_t(1) << axis)});
}

Value SequenceBuilder::columns(Value value, int64_t begin, int64_t width) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  if (begin == 0 && width == type.getShape().back())
    return value;
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = width;
  SmallVector<int32_t> from(shape.size(), 0), size(shape.size(), -1);
  from.back() = static_cast<int32_t>(begin);
  size.back() = static_cast<int32_t>(width);
  return tf("Slice", type.clone(shape), {value, ints(from), ints(size)});
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

/// When the runtime plans memory, it evaluates Shape, StridedSlice and
/// Concatenation, but not Pack and Slice, after which all users would be
/// dynamic tensors.
Value SequenceBuilder::zeros(Value sequence, bool isTimeMajor, int64_t units) {
  auto type = llvm::cast<RankedTensorType>(sequence.getType());
  int32_t axis = isTimeMajor ? 1 : 0;
  int64_t batch = type.getDimSize(axis);
  if (!ShapedType::isDynamic(batch))
    return splat({batch, units}, 0);
  Type i32 = builder.getI32Type();
  Value shape = tf("Shape", RankedTensorType::get({3}, i32), sequence);
  Value size = tf("StridedSlice", RankedTensorType::get({1}, i32),
                  {shape, ints(axis), ints(axis + 1), ints(1)});
  Value dims = tf("ConcatV2", RankedTensorType::get({2}, i32),
                  {size, ints(static_cast<int32_t>(units)), scalar(0)});
  return tf("Fill", RankedTensorType::get({batch, units}, builder.getF32Type()),
            {dims, splat({}, 0)});
}

Value SequenceBuilder::newState(Value initial) {
  return tfl::NewStateOp::create(builder, loc, initial.getType(), initial);
}

Value SequenceBuilder::finalState(Value state, Value after) {
  return tfl::FinalStateOp::create(builder, loc, state.getType(), state, after);
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
  OperationState state(loc,
                       tfl::UnidirectionalSequenceLSTMOp::getOperationName());
  state.addOperands(operands);
  state.addTypes(type.clone(shape));
  state.addAttribute("cell_clip", builder.getF32FloatAttr(weights.cellClip));
  state.addAttribute("proj_clip",
                     builder.getF32FloatAttr(weights.projectionClip));
  state.addAttribute("fused_activation_function",
                     builder.getStringAttr("TANH"));
  state.addAttribute("time_major", builder.getBoolAttr(isTimeMajor));
  state.addAttribute("diagonal_recurrent_tensors",
                     builder.getBoolAttr(weights.isDiagonal));
  return builder.create(state)->getResult(0);
}

Value SequenceBuilder::rnn(Value sequence, const SequenceWeights &weights,
                           Value hidden, StringRef activation,
                           bool isTimeMajor) {
  auto type = llvm::cast<RankedTensorType>(sequence.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = weights.units;
  OperationState state(loc,
                       tfl::UnidirectionalSequenceRNNOp::getOperationName());
  state.addOperands({sequence, weights.input[2], weights.recurrent[2],
                     weights.bias[2], hidden});
  state.addTypes(RankedTensorType::get(shape, builder.getF32Type()));
  state.addAttribute("fused_activation_function",
                     builder.getStringAttr(activation));
  state.addAttribute("time_major", builder.getBoolAttr(isTimeMajor));
  return builder.create(state)->getResult(0);
}

} // namespace tfuse
