//===- ConstantBuilder.cpp - Creates constants and attributes -------------===//

#include "tfuse/Dialect/Utils/ConstantBuilder.h"

#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

NamedAttribute ConstantBuilder::named(StringRef name, Attribute value) const {
  return {StringAttr::get(getContext(), name), value};
}
NamedAttribute ConstantBuilder::i32Attr(StringRef name, int64_t value) const {
  return named(name, builder.getI32IntegerAttr(int32_t(value)));
}
NamedAttribute ConstantBuilder::i64Attr(StringRef name, int64_t value) const {
  return named(name, builder.getI64IntegerAttr(value));
}
NamedAttribute ConstantBuilder::f32Attr(StringRef name, float value) const {
  return named(name, builder.getF32FloatAttr(value));
}
NamedAttribute ConstantBuilder::flag(StringRef name, bool value) const {
  return named(name, builder.getBoolAttr(value));
}
NamedAttribute ConstantBuilder::text(StringRef name, StringRef value) const {
  return named(name, builder.getStringAttr(value));
}
NamedAttribute ConstantBuilder::i64sAttr(StringRef name,
                                         ArrayRef<int64_t> values) const {
  return named(name, builder.getI64ArrayAttr(values));
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value ConstantBuilder::constant(ElementsAttr value,
                                std::optional<Location> where) {
  return arith::ConstantOp::create(builder, where.value_or(loc),
                                   cast<TypedAttr>(value));
}

Value ConstantBuilder::i32s(ArrayRef<int64_t> values) {
  return constant(i32VectorAttr(getContext(), values));
}

Value ConstantBuilder::i64s(ArrayRef<int64_t> values) {
  return constant(DenseIntElementsAttr::get(
      tensorOf(int64_t(values.size()), builder.getI64Type()), values));
}

Value ConstantBuilder::i32Scalar(int64_t value) {
  return constant(i32ScalarAttr(getContext(), value));
}

Value ConstantBuilder::i32Matrix(ArrayRef<int64_t> values, int64_t columns) {
  assert(columns > 0 && values.size() % columns == 0);
  return constant(
      i32VectorAttr(getContext(), values)
          .reshape(i32Tensor({int64_t(values.size()) / columns, columns})));
}

Value ConstantBuilder::scalar(Type elementType, double value) {
  return splat({}, elementType, value);
}

Value ConstantBuilder::splat(ArrayRef<int64_t> shape, Type elementType,
                             double value) {
  return constant(splatAttr(tensorOf(shape, elementType), value));
}

RankedTensorType ConstantBuilder::i32Tensor(ArrayRef<int64_t> shape) const {
  return tensorOf(shape, builder.getI32Type());
}

} // namespace tfuse
