//===- CastElements.cpp - Convert elements as TensorFlow's Cast -----------===//

#include "CastElements.h"

#include <cmath>
#include <cstring>
#include <limits>

namespace tfuse::eval {

namespace {

/// Integers of 2 and 4 bits, stored in a byte with sign or zero extension.
template <unsigned Bits, typename Byte> struct Narrow {
  Byte value;
};
using Int2 = Narrow<2, int8_t>;
using Int4 = Narrow<4, int8_t>;
using UInt2 = Narrow<2, uint8_t>;
using UInt4 = Narrow<4, uint8_t>;

template <typename T> struct IsNarrow : std::false_type {};
template <unsigned Bits, typename Byte>
struct IsNarrow<Narrow<Bits, Byte>> : std::true_type {};

// Calls `fn` with the C++ type of any kind that can be cast.
template <typename Fn> bool dispatchCastable(ElementKind kind, Fn &&fn) {
  switch (kind) {
  case ElementKind::Int2:
    return fn(TypeTag<Int2>()), true;
  case ElementKind::Int4:
    return fn(TypeTag<Int4>()), true;
  case ElementKind::UInt2:
    return fn(TypeTag<UInt2>()), true;
  case ElementKind::UInt4:
    return fn(TypeTag<UInt4>()), true;
  default:
    return dispatch<IsAny>(kind, fn);
  }
}

/// Whether truncating `value` to Int is defined.
template <typename Int> bool fits(double value) {
  // Both bounds are exact in double, the upper one being a power of two.
  constexpr double low = double(std::numeric_limits<Int>::min());
  double high = std::ldexp(1.0, std::numeric_limits<Int>::digits);
  return value > low - 1.0 && value < high;
}
template <> inline bool fits<int64_t>(double value) {
  return value >= -9223372036854775808.0 && value < 9223372036854775808.0;
}

template <unsigned Bits, typename Byte>
Narrow<Bits, Byte> wrapNarrow(int64_t value) {
  constexpr unsigned shift = 8 - Bits;
  Byte shifted = Byte(uint8_t(uint8_t(value) << shift));
  return {Byte(shifted >> shift)};
}

/// One conversion. `ok` is cleared where the result is not defined.
template <typename To, typename From> To convert(From value, bool &ok) {
  if constexpr (std::is_same_v<To, From>) {
    return value;
  } else if constexpr (IsNarrow<From>::value) {
    return convert<To>(value.value, ok);
  } else if constexpr (IsComplex<To>::value) {
    using Part = typename To::value_type;
    if constexpr (IsComplex<From>::value)
      return To(Part(value.real()), Part(value.imag()));
    else
      return To(convert<Part>(value, ok), Part(0));
  } else if constexpr (std::is_same_v<To, bool>) {
    return value != From(0);
  } else if constexpr (IsComplex<From>::value) {
    return convert<To>(value.real(), ok);
  } else if constexpr (IsFloat<From>::value && IsFloat<To>::value) {
    return static_cast<To>(value);
  } else if constexpr (IsFloat<From>::value) {
    if constexpr (IsNarrow<To>::value) {
      ok &= fits<decltype(To::value)>(double(value));
      return ok ? convert<To>(int64_t(double(value)), ok) : To();
    } else {
      ok &= fits<To>(double(value));
      return ok ? static_cast<To>(double(value)) : To();
    }
  } else if constexpr (IsNarrow<To>::value) {
    return [&]<unsigned Bits, typename Byte>(TypeTag<Narrow<Bits, Byte>>) {
      return wrapNarrow<Bits, Byte>(int64_t(value));
    }(TypeTag<To>());
  } else if constexpr (IsFloat<To>::value && sizeof(To) == 2) {
    return static_cast<To>(static_cast<float>(value));
  } else {
    return static_cast<To>(value);
  }
}

// Converts half to float without branches, so that the loop is vectorized:
// shifts the bits into place, rescales the exponent by a multiplication (which
// also normalizes subnormals), and restores infinities and NaNs.
float halfToFloat(uint16_t half) {
  uint32_t bits = uint32_t(half & 0x7FFF) << 13;
  float scaled;
  std::memcpy(&scaled, &bits, 4);
  scaled *= 0x1p112f;
  uint32_t result;
  std::memcpy(&result, &scaled, 4);
  uint32_t special = scaled >= 65536.0f ? 0x7F800000u : 0;
  result |= special | uint32_t(half & 0x8000) << 16;
  float value;
  std::memcpy(&value, &result, 4);
  return value;
}

void halvesToFloats(const char *source, int64_t count, char *target) {
  for (int64_t i = 0; i < count; ++i) {
    uint16_t half;
    std::memcpy(&half, source + 2 * i, 2);
    float value = halfToFloat(half);
    std::memcpy(target + 4 * i, &value, 4);
  }
}

// Converts float to half without branches, rounding to nearest, ties to even. A
// normal result is rounded by an addition just below its last bit. A subnormal
// result is rounded by adding a number so large that the last bit of the sum is
// the last bit of the subnormal half.
uint16_t floatToHalf(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  uint32_t sign = bits & 0x80000000u;
  bits ^= sign;
  uint32_t normal = (bits - (112u << 23) + 0xFFF + ((bits >> 13) & 1)) >> 13;
  float magnitude;
  std::memcpy(&magnitude, &bits, 4);
  magnitude += 0.5f;
  uint32_t subnormal;
  std::memcpy(&subnormal, &magnitude, 4);
  subnormal -= 126u << 23;
  uint32_t special = bits > 0x7F800000u ? 0x7E00 : 0x7C00; // NaN, infinity
  uint32_t half = bits < (113u << 23) ? subnormal : normal;
  half = bits >= (143u << 23) ? special : half;
  return uint16_t(half | sign >> 16);
}

void floatsToHalves(const char *source, int64_t count, char *target) {
  for (int64_t i = 0; i < count; ++i) {
    float value;
    std::memcpy(&value, source + 4 * i, 4);
    uint16_t half = floatToHalf(value);
    std::memcpy(target + 2 * i, &half, 2);
  }
}

template <typename To, typename From>
bool castAll(const char *source, int64_t count, char *target) {
  bool ok = true;
  for (int64_t i = 0; i < count; ++i) {
    From from;
    std::memcpy(&from, source + i * sizeof(From), sizeof(From));
    To to = convert<To>(from, ok);
    std::memcpy(target + i * sizeof(To), &to, sizeof(To));
  }
  return ok;
}

bool isFractional(ElementKind kind) {
  return isFloatKind(kind) || isComplexKind(kind);
}

} // namespace

bool canCastElements(ElementKind from, ElementKind to) {
  auto none = [](auto) {};
  return dispatchCastable(from, none) && dispatchCastable(to, none);
}

bool castMayFail(ElementKind from, ElementKind to) {
  return isFractional(from) && !isFractional(to) && to != ElementKind::Bool;
}

bool castElements(ElementKind from, ElementKind to, const char *source,
                  int64_t count, char *target) {
  if (from == ElementKind::Float16 && to == ElementKind::Float32) {
    halvesToFloats(source, count, target);
    return true;
  }
  if (from == ElementKind::Float32 && to == ElementKind::Float16) {
    floatsToHalves(source, count, target);
    return true;
  }
  bool ok = false;
  dispatchCastable(from, [&](auto fromTag) {
    dispatchCastable(to, [&](auto toTag) {
      ok = castAll<typename decltype(toTag)::type,
                   typename decltype(fromTag)::type>(source, count, target);
    });
  });
  return ok;
}

} // namespace tfuse::eval
