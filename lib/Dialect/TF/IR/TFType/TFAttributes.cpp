//===- TFAttributes.cpp - Textual form of tf_type's attributes ------------===//

#include "tfuse/Dialect/TF/IR/TFAttributes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "tfuse/Dialect/TF/IR/TFTypeEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tfuse/Dialect/TF/IR/TFAttributes.cpp.inc"

namespace tfuse::tf_type {

void TFTypeDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tfuse/Dialect/TF/IR/TFAttributes.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// FuncAttr: <@name, {...}> or <"", {...}>
//===----------------------------------------------------------------------===//

void FuncAttr::print(AsmPrinter &printer) const {
  printer << '<';
  // "no function" has no symbol form that reads back.
  if (getName().getRootReference().getValue().empty())
    printer << "\"\"";
  else
    printer << getName();
  printer << ", " << getAttrs() << '>';
}

Attribute FuncAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  SMLoc loc = parser.getCurrentLocation();
  Attribute name, attrs;
  if (parser.parseAttribute(name)) {
    parser.emitError(loc, "expected symbol while parsing tf.func attribute");
    return {};
  }
  auto symbol = dyn_cast<SymbolRefAttr>(name);
  if (auto text = dyn_cast<StringAttr>(name)) {
    if (!text.getValue().empty()) {
      parser.emitError(loc, "expected empty string or symbol while parsing "
                            "tf.func attribute");
      return {};
    }
    symbol = SymbolRefAttr::get(text);
  }
  if (!symbol) {
    parser.emitError(loc, "expected symbol while parsing tf.func attribute");
    return {};
  }
  if (parser.parseComma())
    return {};
  loc = parser.getCurrentLocation();
  if (parser.parseAttribute(attrs))
    return {};
  auto dictionary = dyn_cast<DictionaryAttr>(attrs);
  if (!dictionary) {
    parser.emitError(loc, "expected Dictionary attribute while parsing "
                          "tf.func attribute");
    return {};
  }
  if (parser.parseGreater())
    return {};
  return FuncAttr::get(parser.getContext(), symbol, dictionary);
}

//===----------------------------------------------------------------------===//
// PlaceholderAttr: <"name">
//===----------------------------------------------------------------------===//

void PlaceholderAttr::print(AsmPrinter &printer) const {
  printer << '<' << StringAttr::get(getContext(), getValue()) << '>';
}

Attribute PlaceholderAttr::parse(AsmParser &parser, Type) {
  std::string name;
  if (parser.parseLess() || parser.parseString(&name) || parser.parseGreater())
    return {};
  return PlaceholderAttr::get(parser.getContext(), name);
}

//===----------------------------------------------------------------------===//
// ShapeAttr: <2x?x3>, <> or <*>
//===----------------------------------------------------------------------===//

void ShapeAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (!hasRank())
    printer << '*';
  llvm::interleave(
      getShape(),
      [&](int64_t dim) {
        if (ShapedType::isDynamic(dim))
          printer << '?';
        else
          printer << dim;
      },
      [&] { printer << 'x'; });
  printer << '>';
}

static ParseResult parseDim(AsmParser &parser, int64_t &dim) {
  if (succeeded(parser.parseOptionalQuestion())) {
    dim = ShapedType::kDynamic;
    return success();
  }
  SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult result = parser.parseOptionalDecimalInteger(dim);
  if (!result.has_value() || failed(*result) || dim < 0)
    return parser.emitError(loc, "expected a dimension: an integer or `?`");
  return success();
}

Attribute ShapeAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  SmallVector<int64_t> dims;
  if (succeeded(parser.parseOptionalStar())) {
    if (parser.parseGreater())
      return {};
    return ShapeAttr::get(parser.getContext(), std::nullopt);
  }
  if (succeeded(parser.parseOptionalGreater()))
    return ShapeAttr::get(parser.getContext(), dims, /*unranked=*/false);
  while (true) {
    if (parseDim(parser, dims.emplace_back()))
      return {};
    if (succeeded(parser.parseOptionalGreater()))
      return ShapeAttr::get(parser.getContext(), dims, /*unranked=*/false);
    if (parser.parseXInDimensionList())
      return {};
  }
}

TensorType ShapeAttr::getTensorType(Type elementType) const {
  if (hasRank())
    return RankedTensorType::get(getShape(), elementType);
  return UnrankedTensorType::get(elementType);
}

//===----------------------------------------------------------------------===//
// VersionAttr: <producer = 1, min_consumer = 2, bad_consumers = [3, 4]>
//===----------------------------------------------------------------------===//

void VersionAttr::print(AsmPrinter &printer) const {
  printer << "<producer = " << getProducer()
          << ", min_consumer = " << getMinConsumer();
  if (!getBadConsumers().empty()) {
    printer << ", bad_consumers = [";
    llvm::interleaveComma(getBadConsumers(), printer);
    printer << ']';
  }
  printer << '>';
}

Attribute VersionAttr::parse(AsmParser &parser, Type) {
  int32_t producer = 0, minConsumer = 0;
  if (parser.parseLess() || parser.parseKeyword("producer") ||
      parser.parseEqual() || parser.parseInteger(producer) ||
      parser.parseComma() || parser.parseKeyword("min_consumer") ||
      parser.parseEqual() || parser.parseInteger(minConsumer))
    return {};
  SmallVector<int32_t> badConsumers;
  if (succeeded(parser.parseOptionalComma())) {
    auto parseBadConsumer = [&] {
      return parser.parseInteger(badConsumers.emplace_back());
    };
    if (parser.parseKeyword("bad_consumers") || parser.parseEqual() ||
        parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                       parseBadConsumer))
      return {};
  }
  if (parser.parseGreater())
    return {};
  return VersionAttr::get(parser.getContext(), producer, minConsumer,
                          badConsumers);
}

//===----------------------------------------------------------------------===//
// FullTypeAttr: <constructor<argument, ...> attribute>
//===----------------------------------------------------------------------===//

static void printFullType(AsmPrinter &printer, FullTypeAttr type) {
  printer << stringifyFullTypeId(type.getTypeId());
  if (!type.getArgs().empty()) {
    printer << '<';
    llvm::interleaveComma(type.getArgs(), printer, [&](FullTypeAttr arg) {
      printFullType(printer, arg);
    });
    printer << '>';
  }
  if (type.getAttr())
    printer << ' ' << type.getAttr();
}

static FullTypeAttr parseFullType(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return {};
  std::optional<FullTypeId> id = symbolizeFullTypeId(keyword);
  if (!id) {
    parser.emitError(loc, "unknown full type: ") << keyword;
    return {};
  }
  SmallVector<FullTypeAttr> args;
  auto parseArg = [&]() -> ParseResult {
    return success(bool(args.emplace_back(parseFullType(parser))));
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::OptionalLessGreater,
                                     parseArg))
    return {};
  Attribute attr;
  OptionalParseResult hasAttr = parser.parseOptionalAttribute(attr);
  if (hasAttr.has_value() && failed(*hasAttr))
    return {};
  return FullTypeAttr::get(parser.getContext(), *id, args, attr);
}

void FullTypeAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printFullType(printer, *this);
  printer << '>';
}

Attribute FullTypeAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  FullTypeAttr type = parseFullType(parser);
  if (!type || parser.parseGreater())
    return {};
  return type;
}

//===----------------------------------------------------------------------===//
// TensorProtoAttr: <tensor_proto : "0x...">
//===----------------------------------------------------------------------===//

void TensorProtoAttr::print(AsmPrinter &printer) const {
  printer << " : \"0x" << llvm::toHex(getValue()) << '"';
}

Attribute TensorProtoAttr::parse(AsmParser &parser, Type type) {
  std::string hex, bytes;
  if (parser.parseColon())
    return {};
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseString(&hex))
    return {};
  StringRef digits = hex;
  if (!digits.consume_front("0x") || digits.size() % 2 ||
      !llvm::tryGetFromHex(digits, bytes)) {
    parser.emitError(loc, "expected bytes in hexadecimal, as in \"0x0A1B\"");
    return {};
  }
  auto shaped = dyn_cast_if_present<ShapedType>(type);
  if (!shaped) {
    parser.emitError(loc, "a tensor_proto needs the type of its tensor");
    return {};
  }
  return TensorProtoAttr::get(shaped, bytes);
}

} // namespace tfuse::tf_type
