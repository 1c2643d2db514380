//===- TFTypes.cpp - Textual form and storage of tf_type's types ----------===//

#include "tfuse/Dialect/TF/IR/TFTypes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#define GET_TYPEDEF_CLASSES
#include "tfuse/Dialect/TF/IR/TFTypes.cpp.inc"

namespace tfuse::tf_type {

void TFTypeDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "tfuse/Dialect/TF/IR/TFTypes.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

static LogicalResult
verifySubtypes(function_ref<InFlightDiagnostic()> emitError, StringRef name,
               ArrayRef<TensorType> subtypes) {
  for (TensorType subtype : subtypes)
    if (!isValidTensorType(subtype))
      return emitError() << "invalid " << name << " subtype: " << subtype;
  return success();
}

LogicalResult ResourceType::verify(function_ref<InFlightDiagnostic()> emitError,
                                   ArrayRef<TensorType> subtypes) {
  return verifySubtypes(emitError, "ResourceType", subtypes);
}

LogicalResult VariantType::verify(function_ref<InFlightDiagnostic()> emitError,
                                  ArrayRef<TensorType> subtypes) {
  return verifySubtypes(emitError, "VariantType", subtypes);
}

//===----------------------------------------------------------------------===//
// References
//===----------------------------------------------------------------------===//

namespace {
/// The keyword of the reference to each element type.
struct RefKeyword {
  StringLiteral keyword;
  Type (*elementType)(Builder &);
};
} // namespace

template <typename T> static Type make(Builder &b) {
  return T::get(b.getContext());
}
template <unsigned width> static Type makeInt(Builder &b) {
  return b.getIntegerType(width);
}
template <unsigned width> static Type makeSInt(Builder &b) {
  return b.getIntegerType(width, /*isSigned=*/true);
}
template <unsigned width> static Type makeUInt(Builder &b) {
  return b.getIntegerType(width, /*isSigned=*/false);
}
template <typename T> static Type makeComplex(Builder &b) {
  return ComplexType::get(T::get(b.getContext()));
}

static constexpr RefKeyword refKeywords[] = {
    {"f32ref", make<Float32Type>},
    {"f64ref", make<Float64Type>},
    {"halfref", make<Float16Type>},
    {"bfloat16ref", make<BFloat16Type>},
    {"boolref", makeInt<1>},
    {"int8ref", makeInt<8>},
    {"int16ref", makeInt<16>},
    {"int32ref", makeInt<32>},
    {"int64ref", makeInt<64>},
    {"uint8ref", makeUInt<8>},
    {"uint16ref", makeUInt<16>},
    {"uint32ref", makeUInt<32>},
    {"uint64ref", makeUInt<64>},
    {"int4ref", makeSInt<4>},
    {"uint4ref", makeUInt<4>},
    {"int2ref", makeSInt<2>},
    {"uint2ref", makeUInt<2>},
    {"complex64ref", makeComplex<Float32Type>},
    {"complex128ref", makeComplex<Float64Type>},
    {"stringref", make<StringType>},
    {"resourceref", make<ResourceType>},
    {"variantref", make<VariantType>},
    {"qint8ref", make<Qint8Type>},
    {"qint16ref", make<Qint16Type>},
    {"qint32ref", make<Qint32Type>},
    {"quint8ref", make<Quint8Type>},
    {"quint16ref", make<Quint16Type>},
    {"float8e5m2ref", make<Float8E5M2Type>},
    {"float8e4m3fnref", make<Float8E4M3FNType>},
    {"float8e4m3fnuzref", make<Float8E4M3FNUZType>},
    {"float8e4m3b11fnuzref", make<Float8E4M3B11FNUZType>},
    {"float8e5m2fnuzref", make<Float8E5M2FNUZType>},
    {"float4e2m1fnref", make<Float4E2M1FNType>},
};

/// Signless 4-bit integers are another spelling of signed ones.
static Type canonicalRefElement(Type type) {
  if (type.isSignlessInteger(4) || type.isSignlessInteger(2))
    return IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth(),
                            IntegerType::Signed);
  return dropSubtypes(type);
}

static StringRef refKeyword(Type elementType) {
  Builder builder(elementType.getContext());
  for (const RefKeyword &entry : refKeywords)
    if (entry.elementType(builder) == elementType)
      return entry.keyword;
  return "";
}

RefType RefType::get(Type elementType) {
  return Base::get(elementType.getContext(), canonicalRefElement(elementType));
}

RefType RefType::getChecked(function_ref<InFlightDiagnostic()> emitError,
                            Type elementType) {
  return Base::getChecked(emitError, elementType.getContext(),
                          canonicalRefElement(elementType));
}

LogicalResult RefType::verify(function_ref<InFlightDiagnostic()> emitError,
                              Type elementType) {
  if (refKeyword(elementType).empty())
    return emitError() << "there is no reference type for " << elementType;
  return success();
}

void RefType::print(AsmPrinter &) const {
  llvm_unreachable("printType prints references");
}

/// Rejects `!tf_type.ref` without an element type.
Type RefType::parse(AsmParser &parser) {
  parser.emitError(parser.getNameLoc(), "a reference is written with its "
                                        "element type, for example `f32ref`");
  return {};
}

//===----------------------------------------------------------------------===//
// Entry points of the parser and the printer
//===----------------------------------------------------------------------===//

Type TFTypeDialect::parseType(DialectAsmParser &parser) const {
  StringRef keyword;
  SMLoc loc = parser.getNameLoc();
  Type type;
  OptionalParseResult result = generatedTypeParser(parser, &keyword, type);
  if (result.has_value())
    return type;

  Builder builder(getContext());
  for (const RefKeyword &entry : refKeywords)
    if (entry.keyword == keyword)
      return RefType::get(entry.elementType(builder));
  parser.emitError(loc, "unknown TensorFlow type: ") << keyword;
  return {};
}

void TFTypeDialect::printType(Type type, DialectAsmPrinter &printer) const {
  if (auto ref = dyn_cast<RefType>(type)) {
    printer << refKeyword(ref.getElementType());
    return;
  }
  if (failed(generatedTypePrinter(type, printer)))
    llvm_unreachable("every type of the dialect has a printer");
}

} // namespace tfuse::tf_type
