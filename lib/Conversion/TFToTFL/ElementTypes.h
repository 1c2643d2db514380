//===- ElementTypes.h - Sets of element types -------------------*- C++ -*-===//
//
// The set of element types that a TFLite kernel supports, and the type that
// replaces an unsupported type. The sets in Lowerings.def are facts about the
// runtime's kernels; ops of other types are promoted to a type that gives the
// same result (PromoteTypes.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_TFTOTFL_ELEMENTTYPES_H
#define TFUSE_CONVERSION_TFTOTFL_ELEMENTTYPES_H

#include "mlir/IR/Types.h"
#include <cstdint>

namespace tfuse::lowering {

/// A set of element types; the constants below are sets of one.
enum class TypeSet : uint32_t { None = 0 };

constexpr TypeSet operator|(TypeSet a, TypeSet b) {
  return TypeSet(uint32_t(a) | uint32_t(b));
}
constexpr TypeSet operator&(TypeSet a, TypeSet b) {
  return TypeSet(uint32_t(a) & uint32_t(b));
}
/// The types of `a` that are not in `b`.
constexpr TypeSet operator-(TypeSet a, TypeSet b) {
  return TypeSet(uint32_t(a) & ~uint32_t(b));
}

inline namespace types {
constexpr TypeSet one(unsigned bit) { return TypeSet(uint32_t(1) << bit); }
constexpr TypeSet F16 = one(0), BF16 = one(1), F32 = one(2), F64 = one(3);
constexpr TypeSet I1 = one(4), I4 = one(5), I8 = one(6), I16 = one(7);
constexpr TypeSet I32 = one(8), I64 = one(9), UI4 = one(10), UI8 = one(11);
constexpr TypeSet UI16 = one(12), UI32 = one(13), UI64 = one(14);
constexpr TypeSet C64 = one(15), C128 = one(16), Str = one(17);
constexpr TypeSet Resource = one(18), Variant = one(19), Quantized = one(20);
constexpr TypeSet Unknown = one(21);

constexpr TypeSet Any = TypeSet(~uint32_t(0));
/// The element types of kernels that move whole elements and depend only on
/// their size.
constexpr TypeSet Fixed = F16 | F32 | F64 | I1 | I8 | UI8 | I16 | UI16 | I32 |
                          UI32 | I64 | UI64 | C64;
} // namespace types

/// How an op may be promoted to another element type.
enum class Promote : uint8_t {
  /// The op keeps its element type.
  No,
  /// float16 and bfloat16 to float32; the cast back rounds as their kernels do.
  Float,
  /// As Float, and integers and booleans to a type that represents all their
  /// values: for ops whose results are in the range of the original type.
  Exact,
  /// As Exact, and integers to a wider type, truncated afterwards: for
  /// arithmetic modulo a power of two.
  Wrap,
  /// As Exact, and 64-bit elements bitcast to int64: for ops that only move
  /// elements.
  Bits,
};

/// The set of one that holds `elementType`; Unknown for types not listed.
TypeSet typeSetOf(mlir::Type elementType);

inline bool contains(TypeSet set, mlir::Type elementType) {
  return (set & typeSetOf(elementType)) != TypeSet::None;
}

/// The element type to which an op with kernels for `native` is promoted, and
/// whether Bitcast converts the operands instead of Cast. Null if there is no
/// suitable type.
struct Promotion {
  mlir::Type type;
  bool bitwise = false;
};
Promotion promotionOf(mlir::Type elementType, TypeSet native, Promote how);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_ELEMENTTYPES_H
