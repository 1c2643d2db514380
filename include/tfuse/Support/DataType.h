//===- DataType.h - TensorFlow's element types ------------------*- C++ -*-===//
//
// The DT_* numbers that GraphDef, checkpoints and op definitions store, with
// their two spellings ("DT_FLOAT" in protobuf text, "float32" in Python) and
// sizes. Any int read from a file may be cast to DataType: the functions here
// accept numbers they do not know.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SUPPORT_DATATYPE_H
#define TFUSE_SUPPORT_DATATYPE_H

#include "llvm/ADT/StringRef.h"
#include <optional>

/// X(enumerator, number, protobuf name without DT_, Python name, bytes, bits)
/// `bytes` is the size of one element in a tensor's content (TensorFlow keeps
/// sub-byte types one to a byte), `bits` the width of the value; both are 0
/// for types without a fixed size.
#define TFUSE_FOR_EACH_DATA_TYPE(X)                                            \
  X(Invalid, 0, "INVALID", "invalid", 0, 0)                                    \
  X(Float, 1, "FLOAT", "float32", 4, 32)                                       \
  X(Double, 2, "DOUBLE", "float64", 8, 64)                                     \
  X(Int32, 3, "INT32", "int32", 4, 32)                                         \
  X(UInt8, 4, "UINT8", "uint8", 1, 8)                                          \
  X(Int16, 5, "INT16", "int16", 2, 16)                                         \
  X(Int8, 6, "INT8", "int8", 1, 8)                                             \
  X(String, 7, "STRING", "string", 0, 0)                                       \
  X(Complex64, 8, "COMPLEX64", "complex64", 8, 64)                             \
  X(Int64, 9, "INT64", "int64", 8, 64)                                         \
  X(Bool, 10, "BOOL", "bool", 1, 1)                                            \
  X(QInt8, 11, "QINT8", "qint8", 1, 8)                                         \
  X(QUInt8, 12, "QUINT8", "quint8", 1, 8)                                      \
  X(QInt32, 13, "QINT32", "qint32", 4, 32)                                     \
  X(BFloat16, 14, "BFLOAT16", "bfloat16", 2, 16)                               \
  X(QInt16, 15, "QINT16", "qint16", 2, 16)                                     \
  X(QUInt16, 16, "QUINT16", "quint16", 2, 16)                                  \
  X(UInt16, 17, "UINT16", "uint16", 2, 16)                                     \
  X(Complex128, 18, "COMPLEX128", "complex128", 16, 128)                       \
  X(Half, 19, "HALF", "float16", 2, 16)                                        \
  X(Resource, 20, "RESOURCE", "resource", 0, 0)                                \
  X(Variant, 21, "VARIANT", "variant", 0, 0)                                   \
  X(UInt32, 22, "UINT32", "uint32", 4, 32)                                     \
  X(UInt64, 23, "UINT64", "uint64", 8, 64)                                     \
  X(Float8E5M2, 24, "FLOAT8_E5M2", "float8_e5m2", 1, 8)                        \
  X(Float8E4M3FN, 25, "FLOAT8_E4M3FN", "float8_e4m3fn", 1, 8)                  \
  X(Float8E4M3FNUZ, 26, "FLOAT8_E4M3FNUZ", "float8_e4m3fnuz", 1, 8)            \
  X(Float8E4M3B11FNUZ, 27, "FLOAT8_E4M3B11FNUZ", "float8_e4m3b11fnuz", 1, 8)   \
  X(Float8E5M2FNUZ, 28, "FLOAT8_E5M2FNUZ", "float8_e5m2fnuz", 1, 8)            \
  X(Int4, 29, "INT4", "int4", 1, 4)                                            \
  X(UInt4, 30, "UINT4", "uint4", 1, 4)                                         \
  X(Int2, 31, "INT2", "int2", 1, 2)                                            \
  X(UInt2, 32, "UINT2", "uint2", 1, 2)                                         \
  X(Float4E2M1FN, 33, "FLOAT4_E2M1FN", "float4_e2m1fn", 1, 4)

namespace tfuse {

/// A value type, or a reference to one (V1 variables): its number plus 100.
enum class DataType : int {
#define TFUSE_DATA_TYPE(id, number, name, pythonName, bytes, bits) id = number,
  TFUSE_FOR_EACH_DATA_TYPE(TFUSE_DATA_TYPE)
#undef TFUSE_DATA_TYPE
};

constexpr int kRefTypeOffset = 100;

constexpr bool isRefType(DataType type) { return int(type) > kRefTypeOffset; }

/// The reference type of `type`; a reference type is returned unchanged.
constexpr DataType addRef(DataType type) {
  return isRefType(type) ? type : DataType(int(type) + kRefTypeOffset);
}

/// The type `type` refers to; a value type is returned unchanged.
constexpr DataType removeRef(DataType type) {
  return isRefType(type) ? DataType(int(type) - kRefTypeOffset) : type;
}

/// True for the listed value types except Invalid, and for their reference
/// types.
bool isKnownDataType(int number);

/// "DT_FLOAT", "DT_FLOAT_REF"; empty for a number that is not listed.
llvm::StringRef dataTypeName(DataType type);

/// "float32", "float32_ref"; empty for a number that is not listed.
llvm::StringRef dataTypePythonName(DataType type);

/// Parses either spelling, and Python's aliases "float", "double" and "half".
std::optional<DataType> parseDataType(llvm::StringRef name);

/// Bytes of one element in a tensor's content; 0 where there is no fixed size
/// (string, resource, variant, unknown numbers). References count as their
/// value type, here and below.
unsigned dataTypeSizeInBytes(DataType type);

/// Bits of one element's value: 4 for int4, 1 for bool.
unsigned dataTypeBitWidth(DataType type);

/// Real floating-point types, the 8- and 4-bit ones included.
bool isFloatingType(DataType type);
/// Integers of any width; neither bool nor the quantized types.
bool isIntegerType(DataType type);
bool isUnsignedType(DataType type);
bool isComplexType(DataType type);
/// qint8, quint8, qint16, quint16, qint32.
bool isQuantizedType(DataType type);

} // namespace tfuse

#endif // TFUSE_SUPPORT_DATATYPE_H
