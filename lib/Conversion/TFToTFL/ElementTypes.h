//===- ElementTypes.h - Sets of element types -------------------*- C++ -*-===//
//
// Which element types a TFLite kernel computes with, as a set, and which type
// stands in for one that it does not have. The sets in Lowerings.def are facts
// about the runtime's kernels; ops with other types are computed in a type
// that gives the same result (Emulate.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_TFTOTFL_ELEMENTTYPES_H
#define TFUSE_CONVERSION_TFTOTFL_ELEMENTTYPES_H

#include "mlir/IR/Types.h"
#include <cstdint>
#include <string>

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
/// What kernels that move whole elements by their size take.
constexpr TypeSet Fixed = F16 | F32 | F64 | I1 | I8 | UI8 | I16 | UI16 | I32 |
                          UI32 | I64 | UI64 | C64;
} // namespace types

/// How an op may be computed in another element type.
enum class Emulate : uint8_t {
  /// Not at all.
  No,
  /// float16 and bfloat16 in float32, which rounds as those do.
  Float,
  /// And integers and booleans in a type that has all their values: for ops
  /// whose results are such values again.
  Exact,
  /// And integers in a wider one whose results are cut off: for ops that are
  /// arithmetic modulo a power of two.
  Wrap,
  /// As Exact, and 64-bit elements as int64 of the same bits: for ops that
  /// only move elements.
  Bits,
};

/// The set of one that holds `elementType`; Unknown for types not listed.
TypeSet typeSetOf(mlir::Type elementType);

inline bool contains(TypeSet set, mlir::Type elementType) {
  return (set & typeSetOf(elementType)) != TypeSet::None;
}

/// The element type in which an op with kernels for `native` computes what it
/// should for `elementType`, and whether values get there bit by bit (Bitcast)
/// rather than by value (Cast). Null if there is none.
struct Substitute {
  mlir::Type type;
  bool bitwise = false;
};
Substitute substituteFor(mlir::Type elementType, TypeSet native, Emulate how);

/// "float32", "int8", ...: as users know element types.
std::string typeName(mlir::Type elementType);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_ELEMENTTYPES_H
