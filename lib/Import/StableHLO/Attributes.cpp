//===- Attributes.cpp - Encoded attributes --------------------------------===//

#include "Elements.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::vhlo {

namespace {
/// Codes of the builtin attributes that programs use.
enum class Builtin : uint64_t {
  Array,
  Dictionary,
  String,
  TypedString,
  FlatSymbol,
  Symbol,
  Type,
  Unit,
  Integer,
  Float,
  CallSite,
  FileLineColumn,
  Fused,
  FusedWithMetadata,
  Name,
  Unknown,
  FileRange = 22
};

enum class Vhlo : uint64_t {
  Array = 1,
  Boolean = 2,
  ComparisonDirection = 3,
  ComparisonType = 4,
  CustomCallApiVersion = 5,
  Dictionary = 6,
  FftType = 7,
  Float = 8,
  Integer = 9,
  OutputOperandAlias = 10,
  Precision = 11,
  RngAlgorithm = 12,
  RngDistribution = 13,
  String = 14,
  Tensor = 15,
  Transpose = 16,
  Type = 17,
  TypeExtensions = 18,
  ResultAccuracyMode = 19,
  ResultAccuracy = 20,
  SubAxisInfo = 21,
  AxisRef = 22,
  ReplicaGroupMeshAxes = 23,
  MeshAxis = 24,
  Mesh = 25
};
} // namespace

static ArrayRef<StringLiteral> casesOf(Vhlo code) {
  static constexpr StringLiteral directions[] = {"EQ", "NE", "GE",
                                                 "GT", "LE", "LT"};
  static constexpr StringLiteral types[] = {"NOTYPE", "FLOAT", "TOTALORDER",
                                            "SIGNED", "UNSIGNED"};
  static constexpr StringLiteral versions[] = {
      "API_VERSION_UNSPECIFIED", "API_VERSION_ORIGINAL",
      "API_VERSION_STATUS_RETURNING", "API_VERSION_STATUS_RETURNING_UNIFIED",
      "API_VERSION_TYPED_FFI"};
  static constexpr StringLiteral transforms[] = {"FFT", "IFFT", "RFFT",
                                                 "IRFFT"};
  static constexpr StringLiteral precisions[] = {"DEFAULT", "HIGH", "HIGHEST"};
  static constexpr StringLiteral algorithms[] = {"DEFAULT", "THREE_FRY",
                                                 "PHILOX"};
  static constexpr StringLiteral distributions[] = {"", "UNIFORM", "NORMAL"};
  static constexpr StringLiteral transposes[] = {
      "TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"};
  static constexpr StringLiteral accuracies[] = {"DEFAULT", "HIGHEST",
                                                 "TOLERANCE"};
  switch (code) {
  case Vhlo::ComparisonDirection:
    return directions;
  case Vhlo::ComparisonType:
    return types;
  case Vhlo::CustomCallApiVersion:
    return versions;
  case Vhlo::FftType:
    return transforms;
  case Vhlo::Precision:
    return precisions;
  case Vhlo::RngAlgorithm:
    return algorithms;
  case Vhlo::RngDistribution:
    return distributions;
  case Vhlo::Transpose:
    return transposes;
  case Vhlo::ResultAccuracyMode:
    return accuracies;
  default:
    return {};
  }
}

Attribute Elements::readEnum(ByteReader &reader, uint64_t code) {
  ArrayRef<StringLiteral> cases = casesOf(static_cast<Vhlo>(code));
  uint64_t index = reader.number();
  if (index >= cases.size())
    return fail("an enumeration has the unknown case " + Twine(index));
  return StringAttr::get(context, cases[index]);
}

/// Numbers of up to 8 bits take one byte, larger ones a varint per word.
static std::optional<APInt> readInt(ByteReader &reader, unsigned width) {
  if (width == 0 || width > 128)
    return std::nullopt;
  if (width <= 8)
    return APInt(width, reader.byte(), /*isSigned=*/false,
                 /*implicitTrunc=*/true);
  if (width <= 64)
    return APInt(width, static_cast<uint64_t>(reader.signedNumber()),
                 /*isSigned=*/true, /*implicitTrunc=*/true);
  uint64_t count = reader.count();
  if (count == 0 || count > 2)
    return std::nullopt;
  uint64_t words[2] = {0, 0};
  for (uint64_t i = 0; i < count; ++i)
    words[i] = static_cast<uint64_t>(reader.signedNumber());
  return APInt(width, ArrayRef(words, 2));
}

Attribute Elements::readNumber(ByteReader &reader, Type type) {
  if (!type)
    return {};
  if (auto floatType = dyn_cast<FloatType>(type)) {
    auto bits = readInt(reader, floatType.getWidth());
    return bits ? FloatAttr::get(floatType,
                                 APFloat(floatType.getFloatSemantics(), *bits))
                : Attribute();
  }
  if (!type.isIntOrIndex())
    return fail("it has a number of a non-numeric type");
  auto value =
      readInt(reader, type.isIndex() ? IndexType::kInternalStorageBitWidth
                                     : type.getIntOrFloatBitWidth());
  return value ? IntegerAttr::get(type, *value) : Attribute();
}

/// Booleans: eight may share a byte; a single one is a splat.
static SmallVector<char> unpackBits(StringRef bytes, int64_t count) {
  SmallVector<char> result;
  if (bytes.size() == 1 && static_cast<uint8_t>(bytes.front()) == 0xFF) {
    result.push_back(1);
    return result;
  }
  if (int64_t(bytes.size()) == (count + 7) / 8 &&
      int64_t(bytes.size()) != count) {
    for (int64_t i = 0; i < count; ++i)
      result.push_back((bytes[i / 8] >> (i % 8)) & 1);
    return result;
  }
  for (char byte : bytes)
    result.push_back(byte != 0);
  return result;
}

Attribute Elements::readTensor(ByteReader &reader) {
  auto shaped = dyn_cast_if_present<RankedTensorType>(type(reader.number()));
  StringRef bytes = reader.text(reader.number());
  if (!shaped || reader.failed())
    return {};
  if (!shaped.hasStaticShape() ||
      !isa<IntegerType, FloatType, ComplexType>(shaped.getElementType()))
    return fail("a constant has an invalid type");
  if (shaped.getElementType().isInteger(1)) {
    SmallVector<char> truths = unpackBits(bytes, shaped.getNumElements());
    if (truths.size() != 1 && int64_t(truths.size()) != shaped.getNumElements())
      return fail("the size of a constant does not match its type");
    return DenseElementsAttr::get(
        shaped,
        ArrayRef(reinterpret_cast<const bool *>(truths.data()), truths.size()));
  }
  ArrayRef<char> data(bytes.data(), bytes.size());
  bool isSplat = false;
  if (!DenseElementsAttr::isValidRawBuffer(shaped, data, isSplat))
    return fail("the size of a constant does not match its type");
  return DenseElementsAttr::getFromRawBuffer(shaped, data);
}

Attribute Elements::readDictionary(ByteReader &reader) {
  uint64_t count = reader.count();
  SmallVector<NamedAttribute> entries;
  SmallPtrSet<const void *, 8> names;
  for (uint64_t i = 0; i < count; ++i) {
    auto name = dyn_cast_if_present<StringAttr>(attribute(reader.number()));
    Attribute value = attribute(reader.number());
    if (!name || name.empty() || !value || reader.failed() ||
        !names.insert(name.getAsOpaquePointer()).second)
      return {};
    entries.emplace_back(name, value);
  }
  return DictionaryAttr::get(context, entries);
}

/// Keeps names only: TFLite has no source locations.
Attribute Elements::readLocation(ByteReader &reader, uint64_t code) {
  Attribute unknown = UnknownLoc::get(context);
  switch (static_cast<Builtin>(code)) {
  case Builtin::Name: {
    auto name = dyn_cast_if_present<StringAttr>(attribute(reader.number()));
    return name && !name.empty() ? Attribute(NameLoc::get(name)) : unknown;
  }
  case Builtin::CallSite: {
    // The number may refer to an attribute that is not a location; use the
    // unknown location then.
    Attribute callee = attribute(reader.number());
    return isa_and_nonnull<NameLoc>(callee) ? callee : unknown;
  }
  case Builtin::Fused:
  case Builtin::FusedWithMetadata: {
    uint64_t count = reader.count();
    for (uint64_t i = 0; i < count; ++i) {
      Attribute part = attribute(reader.number());
      if (isa_and_nonnull<NameLoc>(part))
        return part;
    }
    return unknown;
  }
  default:
    return unknown;
  }
}

Attribute Elements::readBuiltinAttribute(ByteReader &reader) {
  uint64_t code = reader.number();
  switch (static_cast<Builtin>(code)) {
  case Builtin::Array: {
    SmallVector<Attribute> elements;
    return readAttributes(reader, elements) ? ArrayAttr::get(context, elements)
                                            : Attribute();
  }
  case Builtin::Dictionary:
    return readDictionary(reader);
  case Builtin::String:
  case Builtin::TypedString:
    return StringAttr::get(context, this->code.string(reader.number(), reader));
  case Builtin::FlatSymbol: {
    auto name = dyn_cast_if_present<StringAttr>(attribute(reader.number()));
    return name ? Attribute(FlatSymbolRefAttr::get(name)) : Attribute();
  }
  case Builtin::Type: {
    mlir::Type type = this->type(reader.number());
    return type ? Attribute(TypeAttr::get(type)) : Attribute();
  }
  case Builtin::Unit:
    return UnitAttr::get(context);
  case Builtin::Integer:
  case Builtin::Float:
    return readNumber(reader, type(reader.number()));
  case Builtin::CallSite:
  case Builtin::FileLineColumn:
  case Builtin::Fused:
  case Builtin::FusedWithMetadata:
  case Builtin::Name:
  case Builtin::Unknown:
  case Builtin::FileRange:
    return readLocation(reader, code);
  case Builtin::Symbol:
    break;
  }
  return fail("it has builtin attributes of code " + Twine(code));
}

Attribute Elements::readVhloAttribute(ByteReader &reader) {
  uint64_t code = reader.number();
  switch (static_cast<Vhlo>(code)) {
  case Vhlo::Array: {
    SmallVector<Attribute> elements;
    return readAttributes(reader, elements) ? ArrayAttr::get(context, elements)
                                            : Attribute();
  }
  case Vhlo::Boolean:
    return BoolAttr::get(context, reader.number() != 0);
  case Vhlo::ComparisonDirection:
  case Vhlo::ComparisonType:
  case Vhlo::CustomCallApiVersion:
  case Vhlo::FftType:
  case Vhlo::Precision:
  case Vhlo::RngAlgorithm:
  case Vhlo::RngDistribution:
  case Vhlo::Transpose:
  case Vhlo::ResultAccuracyMode:
    return readEnum(reader, code);
  case Vhlo::Dictionary:
    return readDictionary(reader);
  case Vhlo::Float:
  case Vhlo::Integer:
    return readNumber(reader, type(reader.number()));
  case Vhlo::String:
    return StringAttr::get(context, this->code.string(reader.number(), reader));
  case Vhlo::Tensor:
    return readTensor(reader);
  case Vhlo::Type: {
    mlir::Type type = this->type(reader.number());
    return type ? Attribute(TypeAttr::get(type)) : Attribute();
  }
  // These attributes do not affect results on one device.
  case Vhlo::OutputOperandAlias:
  case Vhlo::TypeExtensions:
  case Vhlo::ResultAccuracy:
  case Vhlo::SubAxisInfo:
  case Vhlo::AxisRef:
  case Vhlo::ReplicaGroupMeshAxes:
  case Vhlo::MeshAxis:
  case Vhlo::Mesh:
    return UnitAttr::get(context);
  }
  return fail("it has an attribute with the unknown code " + Twine(code) +
              ", of a later version of StableHLO");
}

} // namespace tfuse::vhlo
