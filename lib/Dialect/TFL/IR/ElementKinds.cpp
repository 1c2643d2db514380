//===- ElementKinds.cpp - element types of kernels ------------------------===//
//
// Maps MLIR's element types to the schema's TensorType and to ElementKinds.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/ElementKinds.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tfuse::tfl {

namespace {
/// The name and the size of a TensorType in the schema.
struct TypeRow {
  llvm::StringLiteral name;
  unsigned bits;
};
} // namespace

/// By number.
static constexpr TypeRow typeRows[kLastTensorType + 1] = {
    {"FLOAT32", 32},      {"FLOAT16", 16},    {"INT32", 32},
    {"UINT8", 8},         {"INT64", 64},      {"STRING", 0},
    {"BOOL", 8},          {"INT16", 16},      {"COMPLEX64", 64},
    {"INT8", 8},          {"FLOAT64", 64},    {"COMPLEX128", 128},
    {"UINT64", 64},       {"RESOURCE", 0},    {"VARIANT", 0},
    {"UINT32", 32},       {"UINT16", 16},     {"INT4", 4},
    {"BFLOAT16", 16},     {"INT2", 2},        {"UINT4", 4},
    {"FLOAT8_E4M3FN", 8}, {"FLOAT8_E5M2", 8},
};

llvm::StringRef tensorTypeName(TensorType type) {
  return typeRows[static_cast<int>(type)].name;
}

unsigned bitWidth(TensorType type) {
  return typeRows[static_cast<int>(type)].bits;
}

static std::optional<TensorType> storedInteger(unsigned width,
                                               bool isUnsigned) {
  switch (width) {
  case 1:
    return TensorType::BOOL;
  case 2:
    return isUnsigned ? std::nullopt : std::optional(TensorType::INT2);
  case 4:
    return isUnsigned ? TensorType::UINT4 : TensorType::INT4;
  case 8:
    return isUnsigned ? TensorType::UINT8 : TensorType::INT8;
  case 16:
    return isUnsigned ? TensorType::UINT16 : TensorType::INT16;
  case 32:
    return isUnsigned ? TensorType::UINT32 : TensorType::INT32;
  case 64:
    return isUnsigned ? TensorType::UINT64 : TensorType::INT64;
  default:
    return std::nullopt;
  }
}

static std::optional<TensorType> storedComplex(ComplexType type) {
  if (type.getElementType().isF32())
    return TensorType::COMPLEX64;
  if (type.getElementType().isF64())
    return TensorType::COMPLEX128;
  return std::nullopt;
}

static std::optional<TensorType> storedFloat(FloatType type) {
  using Result = std::optional<TensorType>;
  return llvm::TypeSwitch<FloatType, Result>(type)
      .Case<Float32Type>([](Type) { return TensorType::FLOAT32; })
      .Case<Float16Type>([](Type) { return TensorType::FLOAT16; })
      .Case<Float64Type>([](Type) { return TensorType::FLOAT64; })
      .Case<BFloat16Type>([](Type) { return TensorType::BFLOAT16; })
      .Case<Float8E4M3FNType>([](Type) { return TensorType::FLOAT8_E4M3FN; })
      .Case<Float8E5M2Type>([](Type) { return TensorType::FLOAT8_E5M2; })
      .Default([](Type) { return std::nullopt; });
}

std::optional<TensorType> tensorTypeOf(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return storedInteger(integer.getWidth(), integer.isUnsigned());
  // Real values whose range has been observed are stored as such.
  if (auto calibrated = dyn_cast<quant::CalibratedQuantizedType>(type))
    return tensorTypeOf(calibrated.getExpressedType());
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return storedInteger(quantized.getStorageTypeIntegralWidth(),
                         !quantized.isSigned());
  if (auto floating = dyn_cast<FloatType>(type))
    return storedFloat(floating);
  if (auto complex = dyn_cast<ComplexType>(type))
    return storedComplex(complex);
  using Result = std::optional<TensorType>;
  return llvm::TypeSwitch<Type, Result>(type)
      .Case<tf_type::StringType>([](Type) { return TensorType::STRING; })
      .Case<tf_type::ResourceType>([](Type) { return TensorType::RESOURCE; })
      .Case<tf_type::VariantType>([](Type) { return TensorType::VARIANT; })
      .Case<tf_type::Quint8Type>([](Type) { return TensorType::UINT8; })
      .Case<tf_type::Qint8Type>([](Type) { return TensorType::INT8; })
      .Case<tf_type::Qint32Type>([](Type) { return TensorType::INT32; })
      .Default([](Type) { return std::nullopt; });
}

Type elementTypeOf(TensorType type, MLIRContext *context) {
  auto signless = [&](unsigned width) {
    return IntegerType::get(context, width);
  };
  auto unsignedInt = [&](unsigned width) {
    return IntegerType::get(context, width, IntegerType::Unsigned);
  };
  switch (type) {
  case TensorType::FLOAT32:
    return Float32Type::get(context);
  case TensorType::FLOAT16:
    return Float16Type::get(context);
  case TensorType::FLOAT64:
    return Float64Type::get(context);
  case TensorType::BFLOAT16:
    return BFloat16Type::get(context);
  case TensorType::FLOAT8_E4M3FN:
    return Float8E4M3FNType::get(context);
  case TensorType::FLOAT8_E5M2:
    return Float8E5M2Type::get(context);
  case TensorType::BOOL:
    return signless(1);
  case TensorType::INT2:
    return signless(2);
  case TensorType::INT4:
    return signless(4);
  case TensorType::INT8:
    return signless(8);
  case TensorType::INT16:
    return signless(16);
  case TensorType::INT32:
    return signless(32);
  case TensorType::INT64:
    return signless(64);
  case TensorType::UINT4:
    return unsignedInt(4);
  case TensorType::UINT8:
    return unsignedInt(8);
  case TensorType::UINT16:
    return unsignedInt(16);
  case TensorType::UINT32:
    return unsignedInt(32);
  case TensorType::UINT64:
    return unsignedInt(64);
  case TensorType::COMPLEX64:
    return ComplexType::get(Float32Type::get(context));
  case TensorType::COMPLEX128:
    return ComplexType::get(Float64Type::get(context));
  case TensorType::STRING:
    return tf_type::StringType::get(context);
  case TensorType::RESOURCE:
    return tf_type::ResourceType::get(context);
  case TensorType::VARIANT:
    return tf_type::VariantType::get(context);
  }
  llvm_unreachable("covered switch");
}

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

bool isQuantizedTo(Type type, unsigned width, bool isSigned) {
  auto quantized = dyn_cast<quant::QuantizedType>(type);
  if (!quantized || !quantized.getStorageType() ||
      quantized.getStorageTypeIntegralWidth() != width)
    return false;
  Type storage = quantized.getStorageType();
  return storage.isSignlessInteger() || storage.isSignedInteger() == isSigned;
}

static ElementKinds integerKinds(IntegerType type) {
  using Kind = ElementKind;
  struct Row {
    unsigned width;
    Kind kind;
  };
  static constexpr Row signlessRows[] = {
      {1, Kind::I1},   {2, Kind::I2},   {4, Kind::I4},  {8, Kind::I8},
      {16, Kind::I16}, {32, Kind::I32}, {64, Kind::I64}};
  static constexpr Row unsignedRows[] = {{4, Kind::UI4},
                                         {8, Kind::UI8},
                                         {16, Kind::UI16},
                                         {32, Kind::UI32},
                                         {64, Kind::UI64}};
  ElementKinds kinds = 0;
  if (type.isSignless() && (type.getWidth() == 32 || type.getWidth() == 64))
    kinds |= kindBit(Kind::Int32Or64);
  // TensorFlow's small integers have a sign; kernels know them without.
  if (type.isSigned() && type.getWidth() > 4)
    return kinds;
  ArrayRef<Row> rows = signlessRows;
  if (type.isUnsigned())
    rows = unsignedRows;
  for (const Row &row : rows)
    if (row.width == type.getWidth())
      kinds |= kindBit(row.kind);
  return kinds;
}

static ElementKinds quantizedKinds(quant::QuantizedType type) {
  using Kind = ElementKind;
  struct Row {
    unsigned width;
    bool isSigned;
    Kind kind;
  };
  static constexpr Row rows[] = {
      {2, true, Kind::QI2},     {4, true, Kind::QI4},
      {8, true, Kind::QI8},     {16, true, Kind::QI16},
      {32, true, Kind::QI32},   {4, false, Kind::QUI4},
      {8, false, Kind::QUI8},   {16, false, Kind::QUI16},
      {32, false, Kind::QUI32},
  };
  ElementKinds kinds = 0;
  for (const Row &row : rows)
    if (isQuantizedTo(type, row.width, row.isSigned))
      kinds |= kindBit(row.kind);
  return kinds;
}

ElementKinds elementKindsOf(Type type) {
  using Kind = ElementKind;
  ElementKinds any = kindBit(Kind::AnyType);
  if (auto integer = dyn_cast<IntegerType>(type))
    return any | integerKinds(integer);
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return any | quantizedKinds(quantized);
  auto one = [any](Kind kind) {
    return [any, kind](Type) { return any | kindBit(kind); };
  };
  return llvm::TypeSwitch<Type, ElementKinds>(type)
      .Case<Float16Type>(one(Kind::F16))
      .Case<Float32Type>(one(Kind::F32))
      .Case<Float64Type>(one(Kind::F64))
      .Case<BFloat16Type>(one(Kind::BF16))
      .Case<Float8E4M3FNType>(one(Kind::F8E4M3FN))
      .Case<Float8E5M2Type>(one(Kind::F8E5M2))
      .Case<tf_type::Quint8Type>(one(Kind::Quint8))
      .Case<tf_type::StringType>(one(Kind::Str))
      .Case<tf_type::ResourceType>(one(Kind::Resource))
      .Case<ComplexType>([&](ComplexType complex) {
        if (complex.getElementType().isF32())
          return any | kindBit(Kind::Complex64);
        if (complex.getElementType().isF64())
          return any | kindBit(Kind::Complex128);
        return any;
      })
      .Default(any);
}

} // namespace tfuse::tfl
