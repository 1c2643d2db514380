//===- ElementKind.h - Memory layout of tensor elements ---------*- C++ -*-===//
//
// Maps MLIR element types to the C++ types that the evaluator computes with.
// Each element takes whole bytes: a bool is a byte that is 0 or 1, an int4 a
// sign-extended byte. (DenseElementsAttr packs i1 into bits and leaves the
// upper half of an i4 zero; AttrConversion.cpp translates.)
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EVAL_ELEMENTKIND_H
#define TFUSE_EVAL_ELEMENTKIND_H

#include "mlir/IR/Types.h"
#include "llvm/Support/ErrorHandling.h"
#include <Eigen/Core>
#include <complex>
#include <cstdint>
#include <string>

namespace tfuse::eval {

using Half = Eigen::half;
using BFloat16 = Eigen::bfloat16;
using Complex64 = std::complex<float>;
using Complex128 = std::complex<double>;

/// X(kind, C++ type) for every kind with arithmetic.
#define TFUSE_FOR_EACH_INTEGER_KIND(X)                                         \
  X(Int8, int8_t)                                                              \
  X(Int16, int16_t)                                                            \
  X(Int32, int32_t)                                                            \
  X(Int64, int64_t)                                                            \
  X(UInt8, uint8_t)                                                            \
  X(UInt16, uint16_t)                                                          \
  X(UInt32, uint32_t)                                                          \
  X(UInt64, uint64_t)
#define TFUSE_FOR_EACH_FLOAT_KIND(X)                                           \
  X(Float16, ::tfuse::eval::Half)                                              \
  X(BFloat16, ::tfuse::eval::BFloat16)                                         \
  X(Float32, float)                                                            \
  X(Float64, double)
#define TFUSE_FOR_EACH_COMPLEX_KIND(X)                                         \
  X(Complex64, ::tfuse::eval::Complex64)                                       \
  X(Complex128, ::tfuse::eval::Complex128)

enum class ElementKind : uint8_t {
  /// No element type, or one without bytes (resource, variant).
  None,
  Bool,
#define TFUSE_KIND(kind, type) kind,
  TFUSE_FOR_EACH_INTEGER_KIND(TFUSE_KIND) TFUSE_FOR_EACH_FLOAT_KIND(TFUSE_KIND)
      TFUSE_FOR_EACH_COMPLEX_KIND(TFUSE_KIND)
#undef TFUSE_KIND
  /// Sub-byte integers, one to a byte: moved and cast, not computed with.
  Int2,
  Int4,
  UInt2,
  UInt4,
  /// Fixed size, moved but neither cast nor computed with (float8, qint8, ...).
  Opaque,
  String,
};

/// The kind of a type, e.g. Float32 for f32, String for !tf_type.string.
ElementKind elementKind(mlir::Type elementType);

/// Bytes of one element; 0 for None and String.
unsigned elementBytes(mlir::Type elementType);

bool isIntegerKind(ElementKind kind);
bool isFloatKind(ElementKind kind);
bool isComplexKind(ElementKind kind);

/// KindOf<float>::value == ElementKind::Float32.
template <typename T> struct KindOf;
template <> struct KindOf<bool> {
  static constexpr ElementKind value = ElementKind::Bool;
};
template <> struct KindOf<std::string> {
  static constexpr ElementKind value = ElementKind::String;
};
#define TFUSE_KIND(kind, type)                                                 \
  template <> struct KindOf<type> {                                            \
    static constexpr ElementKind value = ElementKind::kind;                    \
  };
TFUSE_FOR_EACH_INTEGER_KIND(TFUSE_KIND)
TFUSE_FOR_EACH_FLOAT_KIND(TFUSE_KIND)
TFUSE_FOR_EACH_COMPLEX_KIND(TFUSE_KIND)
#undef TFUSE_KIND

/// The type a kernel computes in: float for half and bfloat16, else the type
/// itself.
template <typename T>
using Wide =
    std::conditional_t<std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>,
                       float, T>;

/// A C++ type as a value, for generic lambdas: `typename decltype(tag)::type`.
template <typename T> struct TypeTag {
  using type = T;
};

/// Calls `fn(TypeTag<T>())` with the C++ type of `kind`, if `Filter<T>` admits
/// it; returns whether it did.
template <template <typename> class Filter, typename Fn>
bool dispatch(ElementKind kind, Fn &&fn) {
  switch (kind) {
#define TFUSE_KIND(id, T)                                                      \
  case ElementKind::id:                                                        \
    if constexpr (Filter<T>::value) {                                          \
      fn(TypeTag<T>());                                                        \
      return true;                                                             \
    }                                                                          \
    return false;
    TFUSE_KIND(Bool, bool)
    TFUSE_FOR_EACH_INTEGER_KIND(TFUSE_KIND)
    TFUSE_FOR_EACH_FLOAT_KIND(TFUSE_KIND)
    TFUSE_FOR_EACH_COMPLEX_KIND(TFUSE_KIND)
#undef TFUSE_KIND
  default:
    return false;
  }
}

// Filters for dispatch.
template <typename T> struct IsComplex : std::false_type {};
template <typename T> struct IsComplex<std::complex<T>> : std::true_type {};
template <typename T>
struct IsInteger
    : std::bool_constant<std::is_integral_v<T> && !std::is_same_v<T, bool>> {};
template <typename T>
struct IsSignedInteger
    : std::bool_constant<std::is_integral_v<T> && std::is_signed_v<T>> {};
template <typename T>
struct IsFloat : std::bool_constant<std::is_floating_point_v<T> ||
                                    std::is_same_v<T, Half> ||
                                    std::is_same_v<T, BFloat16>> {};
template <typename T>
struct IsReal : std::bool_constant<IsInteger<T>::value || IsFloat<T>::value> {};
template <typename T>
struct IsNumber : std::bool_constant<IsReal<T>::value || IsComplex<T>::value> {
};
template <typename T>
struct IsFloatOrComplex
    : std::bool_constant<IsFloat<T>::value || IsComplex<T>::value> {};
template <typename T> struct IsAny : std::true_type {};
template <typename T> struct IsBool : std::is_same<T, bool> {};
template <typename T>
struct IsIndex : std::bool_constant<std::is_same_v<T, int32_t> ||
                                    std::is_same_v<T, int64_t>> {};

} // namespace tfuse::eval

#endif // TFUSE_EVAL_ELEMENTKIND_H
