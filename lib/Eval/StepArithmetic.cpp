//===- StepArithmetic.cpp - The arithmetic of lazy constants --------------===//

#include "StepArithmetic.h"

#include "WrapArithmetic.h"
#include <cstring>

namespace tfuse::eval {

namespace {

template <typename T> T load(const char *from) {
  T value;
  std::memcpy(&value, from, sizeof(T));
  return value;
}

template <StepKind Kind, typename T> T combine(T a, T b) {
  if constexpr (Kind == StepKind::Mul)
    return wrapMul(a, b);
  else if constexpr (Kind == StepKind::Add)
    return wrapAdd(a, b);
  else if constexpr (Kind == StepKind::Sub)
    return wrapSub(a, b);
  else
    return a / b;
}

template <StepKind Kind, typename T>
void combineElements(char *elements, const char *operand, int64_t stride,
                     int64_t count) {
  constexpr int64_t width = sizeof(T);
  auto apply = [&](auto operandAt) {
    for (int64_t i = 0; i < count; ++i) {
      T result = combine<Kind, T>(load<T>(elements + i * width), operandAt(i));
      std::memcpy(elements + i * width, &result, width);
    }
  };
  // The compiler vectorizes these two common cases.
  if (stride == 0)
    apply([value = load<T>(operand)](int64_t) { return value; });
  else if (stride == 1)
    apply([=](int64_t i) { return load<T>(operand + i * width); });
  else
    apply([=](int64_t i) { return load<T>(operand + i * stride * width); });
}

} // namespace

bool canCombineElements(StepKind kind, ElementKind element) {
  return isFloatKind(element) || (isIntegerKind(element) &&
                                  kind != StepKind::Div && !isConversion(kind));
}

void combineRow(StepKind kind, ElementKind element, char *elements,
                const char *operand, int64_t stride, int64_t count) {
  dispatch<IsReal>(element, [&](auto tag) {
    using T = typename decltype(tag)::type;
    switch (kind) {
    case StepKind::Mul:
      return combineElements<StepKind::Mul, T>(elements, operand, stride,
                                               count);
    case StepKind::Add:
      return combineElements<StepKind::Add, T>(elements, operand, stride,
                                               count);
    case StepKind::Sub:
      return combineElements<StepKind::Sub, T>(elements, operand, stride,
                                               count);
    case StepKind::Div:
      if constexpr (IsFloat<T>::value)
        combineElements<StepKind::Div, T>(elements, operand, stride, count);
      return;
    case StepKind::Cast:
    case StepKind::Quantize:
      return;
    }
  });
}

} // namespace tfuse::eval
