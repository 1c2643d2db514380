//===- Constants.cpp - Looking into constants and making them -------------===//

#include "Constants.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

using eval::HostTensor;

ElementsAttr constantOf(Value value) {
  Operation *op = value.getDefiningOp();
  if (auto constant = dyn_cast_or_null<arith::ConstantOp>(op))
    return dyn_cast<ElementsAttr>(constant.getValue());
  if (auto constant = dyn_cast_or_null<ConstOp>(op))
    return constant.getValue();
  return {};
}

ElementsAttr viewableConstantOf(Value value) {
  ElementsAttr elements = constantOf(value);
  return elements && eval::lazy::canView(elements) ? elements : ElementsAttr();
}

HostTensor smallTensor(ElementsAttr elements) {
  if (!elements || elements.getNumElements() > kSmallElements)
    return {};
  Expected<HostTensor> tensor = eval::toHostTensor(elements);
  if (tensor)
    return *tensor;
  consumeError(tensor.takeError()); // Elided, or malformed.
  return {};
}

HostTensor smallTensor(Value value) { return smallTensor(constantOf(value)); }

std::optional<SmallVector<int64_t>> intsOf(Value value) {
  HostTensor tensor = smallTensor(value);
  return tensor ? tensor.toInts() : std::nullopt;
}

std::optional<int64_t> intOf(Value value) {
  HostTensor tensor = smallTensor(value);
  return tensor && tensor.numElements() == 1 ? tensor.toInt() : std::nullopt;
}

namespace {
template <typename T>
struct HasOrder
    : std::bool_constant<eval::IsReal<T>::value || eval::IsBool<T>::value> {};
} // namespace

static std::optional<double> splatOf(const HostTensor &tensor) {
  std::optional<double> number;
  if (!tensor || tensor.empty())
    return number;
  eval::dispatch<HasOrder>(tensor.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    T first = tensor.front<T>();
    if (tensor.isSplat() ||
        all_of(tensor.data<T>(), [&](T element) { return element == first; }))
      number = static_cast<double>(first);
  });
  return number;
}

std::optional<double> splatOf(Value value) {
  return splatOf(smallTensor(value));
}

/// `number` as an element of this type; nothing for types that are neither
/// float nor integer.
static std::optional<double> roundTo(Type type, double number) {
  auto floating = dyn_cast<FloatType>(type);
  if (!floating)
    return isa<IntegerType>(type) ? std::optional(number) : std::nullopt;
  APFloat value(number);
  bool inexact;
  value.convert(floating.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                &inexact);
  return value.convertToDouble();
}

bool isSplatOf(Value value, double number) {
  std::optional<double> actual = splatOf(value);
  return actual &&
         actual == roundTo(getElementTypeOrSelf(value.getType()), number);
}

Value makeConstant(OpBuilder &builder, Location loc, ElementsAttr elements) {
  return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(elements));
}

Value makeInts(OpBuilder &builder, Location loc, ArrayRef<int64_t> values) {
  auto type =
      RankedTensorType::get(int64_t(values.size()), builder.getI32Type());
  return makeConstant(
      builder, loc,
      DenseIntElementsAttr::get(type, SmallVector<int32_t>(values)));
}

Value makeInt(OpBuilder &builder, Location loc, int64_t value) {
  auto type = RankedTensorType::get({}, builder.getI32Type());
  return makeConstant(builder, loc,
                      DenseIntElementsAttr::get(type, int32_t(value)));
}

ElementsAttr makeScalar(Type elementType, double number) {
  auto type = RankedTensorType::get({}, elementType);
  if (isa<FloatType>(elementType))
    return DenseElementsAttr::get(
        type, Attribute(FloatAttr::get(elementType, number)));
  return DenseElementsAttr::get(
      type, Attribute(IntegerAttr::get(elementType, int64_t(number))));
}

ElementsAttr asChannelVector(ElementsAttr elements, int64_t channels) {
  if (!elements || ShapedType::isDynamic(channels) ||
      !eval::lazy::canView(elements))
    return {};
  ArrayRef<int64_t> shape = elements.getShapedType().getShape();
  int64_t count = elements.getNumElements();
  if (count == 1)
    return eval::lazy::broadcast(eval::lazy::reshape(elements, {1}), channels);
  if (count != channels || shape.empty() || shape.back() != channels)
    return {};
  return eval::lazy::reshape(elements, channels);
}

} // namespace tfuse::tfl
