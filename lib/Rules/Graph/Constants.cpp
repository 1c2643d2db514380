//===- Constants.cpp - Constants of graph nodes ---------------------------===//

#include "tfuse/Rules/Graph/Constants.h"

#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Eval/HostTensor.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// True if all elements equal the first, bitwise or numerically.
template <typename T>
static std::optional<std::complex<double>> uniform(const eval::HostTensor &t) {
  T first = t.front<T>();
  if (!t.isSplat())
    for (T element : t.data<T>())
      if (!(element == first))
        return std::nullopt;
  if constexpr (eval::IsComplex<T>::value)
    return std::complex<double>(first.real(), first.imag());
  else
    return std::complex<double>(static_cast<double>(first), 0);
}

std::optional<std::complex<double>> uniformValue(ElementsAttr constant) {
  if (!constant || constant.getNumElements() == 0)
    return std::nullopt;
  Expected<eval::HostTensor> tensor = eval::toHostTensor(constant);
  if (!tensor) {
    consumeError(tensor.takeError());
    return std::nullopt;
  }
  std::optional<std::complex<double>> value;
  eval::dispatch<eval::IsNumber>(tensor->kind(), [&](auto tag) {
    value = uniform<typename decltype(tag)::type>(*tensor);
  });
  return value;
}

std::optional<Ints> permutationOf(ElementsAttr constant) {
  std::optional<Ints> values = constantInts(constant, 64);
  if (!values || constant.getShapedType().getRank() != 1)
    return std::nullopt;
  SmallVector<bool> seen(values->size());
  for (int64_t &axis : *values) {
    if (axis < 0)
      axis += values->size();
    if (axis < 0 || axis >= int64_t(values->size()) || seen[axis])
      return std::nullopt;
    seen[axis] = true;
  }
  return values;
}

bool areInverse(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  if (a.size() != b.size())
    return false;
  for (size_t i = 0; i < a.size(); ++i)
    if (a[b[i]] != int64_t(i))
      return false;
  return true;
}

ElementsAttr splatAttrOrNull(Type elementType, ArrayRef<int64_t> shape,
                             int64_t value, bool mayRound) {
  auto type = RankedTensorType::get(shape, elementType);
  if (auto floating = dyn_cast<FloatType>(elementType)) {
    APFloat number(floating.getFloatSemantics());
    APFloat::opStatus status =
        number.convertFromAPInt(APInt(64, value, /*isSigned=*/true), true,
                                APFloat::rmNearestTiesToEven);
    if (status != APFloat::opOK && !(mayRound && status == APFloat::opInexact))
      return {};
    return DenseElementsAttr::get(type, number);
  }
  if (auto integer = dyn_cast<IntegerType>(elementType)) {
    unsigned width = integer.getWidth();
    bool fits = integer.isUnsigned()
                    ? value >= 0 && (width >= 63 || isUIntN(width, value))
                    : isIntN(width, value);
    if (!fits || width == 1)
      return {};
    return DenseElementsAttr::get(
        type, APInt(width, value, /*isSigned=*/!integer.isUnsigned()));
  }
  if (auto complex = dyn_cast<ComplexType>(elementType)) {
    auto part = dyn_cast<FloatType>(complex.getElementType());
    if (!part)
      return {};
    APFloat real(part.getFloatSemantics()), imaginary(part.getFloatSemantics());
    if (real.convertFromAPInt(APInt(64, value, true), true,
                              APFloat::rmNearestTiesToEven) != APFloat::opOK)
      return {};
    return DenseElementsAttr::get(type, std::complex<APFloat>(real, imaginary));
  }
  return {};
}

} // namespace tfuse
