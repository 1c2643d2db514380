//===- Emitter.cpp - Builds the ops that replace list ops -----------------===//

#include "Emitter.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

Value Emitter::zero(Type element) {
  auto type = RankedTensorType::get({}, element);
  if (mlir::isa<tf_type::StringType>(element))
    return tf::createConst(builder, loc,
                           tf_type::makeStringElements(type, {""}));
  if (auto complex = dyn_cast<ComplexType>(element)) {
    auto real = cast<FloatAttr>(builder.getZeroAttr(complex.getElementType()));
    return constant(DenseElementsAttr::get(
        type, std::complex<APFloat>(real.getValue(), real.getValue())));
  }
  return constant(DenseElementsAttr::get(
      type, ArrayRef<Attribute>(builder.getZeroAttr(element))));
}

Value Emitter::withRows(Value list, Value indices, Value rows) {
  auto type = dyn_cast<RankedTensorType>(indices.getType());
  int64_t count =
      type && type.getRank() == 1 ? type.getDimSize(0) : ShapedType::kDynamic;
  Value columns = op("ExpandDims", i32Tensor({count, 1}), {indices, i32(1)});
  return op("TensorScatterUpdate", list.getType(), {list, columns, rows});
}

std::optional<Ints> constantInts(Value value) {
  auto attr = dyn_cast_if_present<DenseIntElementsAttr>(tf::getConstant(value));
  if (!attr)
    return std::nullopt;
  return map_to_vector<6>(attr.getValues<APInt>(),
                          [](const APInt &v) { return v.getSExtValue(); });
}

Type elementTypeOf(Operation *op) {
  if (Type type = tf::getType(op, "element_dtype"))
    return type;
  for (StringRef name : {"tensor", "item"}) {
    Value value = tf::getOperand(op, name);
    if (!value)
      value = tf::getResult(op, name);
    if (value && !tf_type::isVariantTensor(value))
      return elementOf(value);
  }
  return {};
}

std::optional<Ints> shapeOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? std::optional(Ints(type.getShape())) : std::nullopt;
}

std::optional<Ints> rowShape(Type list) {
  auto type = dyn_cast<RankedTensorType>(list);
  if (!type || type.getRank() == 0)
    return std::nullopt;
  return Ints(type.getShape().drop_front());
}

Type listOf(std::optional<Ints> row, Type element, int64_t length) {
  if (!row)
    return UnrankedTensorType::get(element);
  Ints shape = {length};
  append_range(shape, *row);
  return RankedTensorType::get(shape, element);
}

} // namespace tfuse::lists
