//===- ListBuilder.cpp - Lists of tensors as tensors ----------------------===//

#include "ListBuilder.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

Value ListBuilder::zero(Type element) {
  if (mlir::isa<tf_type::StringType>(element))
    return tf::createConst(
        getBuilder(), getLoc(),
        tf_type::makeStringElements(tensorOf({}, element), {""}));
  return scalar(element, 0);
}

Value ListBuilder::asVector(Value scalar) {
  return tf("ExpandDims", i32Tensor(1), {scalar, i32Scalar(0)});
}

Value ListBuilder::concatRows(Type type, ValueRange parts) {
  SmallVector<Value> operands = {i32Scalar(0)};
  append_range(operands, parts);
  return tf("Concat", type, operands);
}

Value ListBuilder::gather(Type type, Value rows, Value index) {
  return tf("Gather", type, {rows, index}, flag("validate_indices", true));
}

Value ListBuilder::shape(Value tensor) {
  return tf("Shape", i32Tensor(rankOf(tensor).value_or(kDynamic)), tensor);
}

Value ListBuilder::length(Value list) {
  Value sizes = shape(list);
  return gather(i32Tensor({}), sizes, i32Scalar(0));
}

Value ListBuilder::sizesFrom(Value tensor, int64_t begin) {
  std::optional<ArrayRef<int64_t>> sizes = shapeOf(tensor);
  if (sizes && !ShapedType::isDynamicShape(sizes->drop_front(begin)))
    return i32s(sizes->drop_front(begin));
  int64_t count = sizes ? int64_t(sizes->size()) - begin : kDynamic;
  Value all = shape(tensor);
  return tf("Slice", i32Tensor(count), {all, i32s(begin), i32s(-1)});
}

Value ListBuilder::withRows(Value list, Value indices, Value rows) {
  int64_t count = rankOf(indices) == 1 ? dimOf(indices, 0) : kDynamic;
  Value columns =
      tf("ExpandDims", i32Tensor({count, 1}), {indices, i32Scalar(1)});
  return tf("TensorScatterUpdate", list.getType(), {list, columns, rows});
}

Type elementTypeOf(Operation *op) {
  if (Type type = tf::getType(op, "element_dtype"))
    return type;
  for (StringRef name : {"tensor", "item"}) {
    Value value = tf::getOperand(op, name);
    if (!value)
      value = tf::getResult(op, name);
    if (value && !tf_type::isVariantTensor(value))
      return getElementTypeOrSelf(value);
  }
  return {};
}

std::optional<Ints> itemShape(Value item) {
  std::optional<ArrayRef<int64_t>> shape = shapeOf(item);
  return shape ? std::optional(Ints(*shape)) : std::nullopt;
}

std::optional<Ints> rowShape(Type list) {
  std::optional<ArrayRef<int64_t>> shape = shapeOf(list);
  if (!shape || shape->empty())
    return std::nullopt;
  return Ints(shape->drop_front());
}

Type listOf(std::optional<Ints> row, Type element, int64_t length) {
  if (!row)
    return UnrankedTensorType::get(element);
  Ints shape = {length};
  append_range(shape, *row);
  return tensorOf(shape, element);
}

} // namespace tfuse::lists
