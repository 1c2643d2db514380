//===- ElementKinds.h - element types of kernels ----------------*- C++ -*-===//
//
// Two views of the element type of a tensor: the schema's TensorType, under
// which it is stored in a FlatBuffer, and the finer ElementKind, which
// distinguishes quantized tensors from plain integers, and in which the op
// definitions state the types that kernels support.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_ELEMENTKINDS_H
#define TFUSE_DIALECT_TFL_IR_ELEMENTKINDS_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace tfuse::tfl {

/// The schema's enumeration, with its numbers.
enum class TensorType : int8_t {
  FLOAT32 = 0,
  FLOAT16 = 1,
  INT32 = 2,
  UINT8 = 3,
  INT64 = 4,
  STRING = 5,
  BOOL = 6,
  INT16 = 7,
  COMPLEX64 = 8,
  INT8 = 9,
  FLOAT64 = 10,
  COMPLEX128 = 11,
  UINT64 = 12,
  RESOURCE = 13,
  VARIANT = 14,
  UINT32 = 15,
  UINT16 = 16,
  INT4 = 17,
  BFLOAT16 = 18,
  INT2 = 19,
  UINT4 = 20,
  FLOAT8_E4M3FN = 21,
  FLOAT8_E5M2 = 22,
};
constexpr int kLastTensorType = 22;

llvm::StringRef tensorTypeName(TensorType type);

/// The stored type of an element type; nullopt if TFLite cannot store it. A
/// quantized type is stored as its storage type.
std::optional<TensorType> tensorTypeOf(mlir::Type elementType);

/// The element type a stored type is read back as; quantization parameters
/// refine it.
mlir::Type elementTypeOf(TensorType type, mlir::MLIRContext *context);

/// Bits one element takes in a buffer; 0 where it depends on the value
/// (strings) or there is no value (resources, variants).
unsigned bitWidth(TensorType type);

/// The element types in the lists of kernel types of the op definitions.
enum class ElementKind : uint8_t {
  F16,
  F32,
  F64,
  BF16,
  F8E4M3FN,
  F8E5M2,
  I1,
  I2,
  I4,
  I8,
  I16,
  I32,
  I64,
  Int32Or64,
  UI4,
  UI8,
  UI16,
  UI32,
  UI64,
  Complex64,
  Complex128,
  QI2,
  QI4,
  QI8,
  QI16,
  QI32,
  QUI4,
  QUI8,
  QUI16,
  QUI32,
  Quint8,
  Str,
  Resource,
  AnyType,
};

/// A set of kinds as bits.
using ElementKinds = uint64_t;
constexpr ElementKinds kindBit(ElementKind kind) {
  return ElementKinds(1) << static_cast<unsigned>(kind);
}

/// All kinds a type is of: i32 is I32, Int32Or64 and AnyType.
ElementKinds elementKindsOf(mlir::Type elementType);

/// Whether `type` is a quantized type with integers of `width` bits. Signless
/// storage counts as signed and as unsigned.
bool isQuantizedTo(mlir::Type type, unsigned width, bool isSigned);

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_IR_ELEMENTKINDS_H
