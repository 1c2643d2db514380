//===- Schema.h - the TFLite schema as data ---------------------*- C++ -*-===//
//
// The numbers of fields for the writer, and descriptions of tables for generic
// code: the verifier and the text dump. The op definitions (OpFacts.h) describe
// the options tables.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_FORMAT_TFLITE_SCHEMA_H
#define TFUSE_FORMAT_TFLITE_SCHEMA_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace tfuse::tfl::schema {

/// The type of a field.
enum class Kind : uint8_t {
  Bool,
  Byte,
  Int,
  UInt,
  Long,
  ULong,
  Float,
  // Enumerations: stored as a byte, except for BuiltinOperator, which is an
  // int.
  TensorType,
  DimensionType,
  Activation,
  Padding,
  WeightsFormat,
  LSTMKernel,
  MirrorMode,
  BuiltinOperator,
  UnionTag,
  // Stored as an offset to the value.
  String,
  Table,
  Union,
  BoolVector,
  UByteVector,
  UShortVector,
  IntVector,
  LongVector,
  FloatVector,
  TableVector,
};

/// Tables and unions that fields refer to.
enum class Type : uint8_t {
  None,
#define TFUSE_TABLE(table) table,
#define TFUSE_FIELD(table, field, id, kind, value, of)
#include "tfuse/Format/TFLite/Schema.def"
  // Unions.
  QuantizationDetails,
  SparseIndexVector,
  BuiltinOptions,
  BuiltinOptions2,
};

struct Field {
  llvm::StringLiteral name;
  uint16_t id;
  Kind kind;
  int64_t defaultValue;
  Type of;
};

/// The fields of a table, by number; empty for unions.
llvm::ArrayRef<Field> fieldsOf(Type table);
llvm::StringRef nameOf(Type type);

/// The fields of table `tag` of a union, and its name. Tag 0 means no table; an
/// unknown tag has an empty name.
llvm::ArrayRef<Field> unionFields(Type unionType, unsigned tag);
llvm::StringRef unionTagName(Type unionType, unsigned tag);

/// The name of an enumerator; empty for an unknown number.
llvm::StringRef enumName(Kind kind, int64_t value);

/// Bytes of a scalar; bytes of one element of a vector; 0 for others.
unsigned scalarSize(Kind kind);
unsigned elementSize(Kind kind);

/// The numbers of fields, e.g. field::Tensor_shape.
namespace field {
#define TFUSE_TABLE(table)
#define TFUSE_FIELD(table, field, id, kind, value, of)                         \
  constexpr uint16_t table##_##field = id;
#include "tfuse/Format/TFLite/Schema.def"
} // namespace field

/// The schema version, and the file identifier.
constexpr uint32_t kVersion = 3;
constexpr char kIdentifier[] = "TFL3";

/// Operator codes from here on do not fit the deprecated byte field.
constexpr int32_t kFirstLargeCode = 127;
constexpr int32_t kCustomCode = 32;

/// This bit of external_buffer distinguishes external buffers from ordinary
/// ones.
constexpr uint32_t kExternalBufferFlag = 1u << 31;

} // namespace tfuse::tfl::schema

#endif // TFUSE_FORMAT_TFLITE_SCHEMA_H
