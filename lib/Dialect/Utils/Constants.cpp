//===- Constants.cpp - Elements of small constants ------------------------===//

#include "tfuse/Dialect/Utils/Constants.h"

#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Eval/LazyElements.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <complex>

using namespace llvm;
using namespace mlir;

namespace tfuse {

using eval::HostTensor;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

ElementsAttr viewableConstant(Value value) {
  ElementsAttr constant = tf::getConstant(value);
  return constant && eval::lazy::canView(constant) ? constant : ElementsAttr();
}

HostTensor smallTensor(ElementsAttr constant) {
  if (!constant || constant.getNumElements() > kMaxSmallElements)
    return {};
  Expected<HostTensor> tensor = eval::toHostTensor(constant);
  if (tensor)
    return *tensor;
  consumeError(tensor.takeError()); // Elided, or malformed.
  return {};
}

HostTensor smallTensor(Value value) {
  return smallTensor(tf::getConstant(value));
}

std::optional<Ints> constantInts(ElementsAttr constant, int64_t limit) {
  if (!constant || constant.getNumElements() > limit ||
      !constant.getElementType().isIntOrIndex())
    return std::nullopt;
  HostTensor tensor = smallTensor(constant);
  return tensor ? tensor.toInts() : std::nullopt;
}

std::optional<Ints> constantInts(Value value) {
  return constantInts(tf::getConstant(value));
}

std::optional<int64_t> constantInt(Value value) {
  ElementsAttr constant = tf::getConstant(value);
  if (!constant || constant.getNumElements() != 1)
    return std::nullopt;
  return smallTensor(constant).toInt();
}

std::optional<double> constantFloat(Value value) {
  ElementsAttr constant = tf::getConstant(value);
  if (!constant || constant.getNumElements() != 1)
    return std::nullopt;
  return smallTensor(constant).toDouble();
}

namespace {
template <typename T>
struct HasOrder
    : std::bool_constant<eval::IsReal<T>::value || eval::IsBool<T>::value> {};
} // namespace

DenseElementsAttr storedSplat(ElementsAttr constant) {
  auto dense = dyn_cast_if_present<DenseElementsAttr>(constant);
  return dense && !dense.empty() && dense.isSplat() ? dense
                                                    : DenseElementsAttr();
}

DenseElementsAttr splatScalar(DenseElementsAttr splat) {
  return splat.resizeSplat(RankedTensorType::get({}, splat.getElementType()));
}

std::optional<double> constantSplat(ElementsAttr constant) {
  HostTensor tensor = smallTensor(constant);
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

std::optional<double> constantSplat(Value value) {
  return constantSplat(tf::getConstant(value));
}

static APFloat rounded(FloatType type, double number) {
  APFloat value(number);
  bool inexact;
  value.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                &inexact);
  return value;
}

bool isConstantSplat(Value value, double number) {
  std::optional<double> actual = constantSplat(value);
  if (!actual)
    return false;
  if (auto type = dyn_cast<FloatType>(getElementTypeOrSelf(value.getType())))
    number = rounded(type, number).convertToDouble();
  return actual == number;
}

std::optional<Ints> constantAxes(Value axes, int64_t rank) {
  std::optional<Ints> values = constantInts(axes);
  if (!values)
    return std::nullopt;
  for (int64_t &axis : *values) {
    std::optional<int64_t> normal = normalizeAxis(axis, rank);
    if (!normal)
      return std::nullopt;
    axis = *normal;
  }
  sort(*values);
  if (std::adjacent_find(values->begin(), values->end()) != values->end())
    return std::nullopt;
  return values;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

DenseElementsAttr splatAttr(ShapedType type, double number) {
  Type elementType = type.getElementType();
  if (auto floating = dyn_cast<FloatType>(elementType))
    return DenseElementsAttr::get(type, rounded(floating, number));
  if (auto integer = dyn_cast<IntegerType>(elementType)) {
    APInt bits(64, uint64_t(int64_t(number)), /*isSigned=*/true);
    return DenseElementsAttr::get(type, bits.trunc(integer.getWidth()));
  }
  auto part = cast<FloatType>(cast<ComplexType>(elementType).getElementType());
  return DenseElementsAttr::get(
      type, std::complex<APFloat>(rounded(part, number), rounded(part, 0)));
}

DenseElementsAttr i32VectorAttr(MLIRContext *context,
                                ArrayRef<int64_t> values) {
  auto type = tensorOf(int64_t(values.size()), IntegerType::get(context, 32));
  auto narrow =
      map_to_vector(values, [](int64_t value) { return int32_t(value); });
  return DenseIntElementsAttr::get(type, ArrayRef<int32_t>(narrow));
}

DenseElementsAttr i32ScalarAttr(MLIRContext *context, int64_t value) {
  return DenseIntElementsAttr::get(tensorOf({}, IntegerType::get(context, 32)),
                                   ArrayRef<int32_t>(int32_t(value)));
}

} // namespace tfuse
