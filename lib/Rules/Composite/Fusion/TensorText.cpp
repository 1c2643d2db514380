//===- TensorText.cpp - Shapes and tensors in text format -----------------===//
//
// A tensor's elements are written in the wire format first, from which the
// evaluator reads them: it knows how the fields of a TensorProto fill a tensor.
//
//===----------------------------------------------------------------------===//

#include "TensorText.h"

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/LEB128.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using Kind = TextField::Kind;

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

static std::optional<double> parseTextDouble(const TextField &field) {
  if (field.kind != Kind::Number && field.kind != Kind::Identifier)
    return std::nullopt;
  StringRef digits = field.scalar;
  if (field.kind == Kind::Number)
    if (int64_t integer; !digits.getAsInteger(0, integer))
      return static_cast<double>(integer);
  if (field.kind == Kind::Number && !digits.consume_back("f"))
    (void)digits.consume_back("F");
  APFloat value(APFloat::IEEEdouble());
  Expected<APFloat::opStatus> status =
      value.convertFromString(digits.lower(), APFloat::rmNearestTiesToEven);
  if (!status) {
    consumeError(status.takeError());
    return std::nullopt;
  }
  return value.convertToDouble();
}

std::optional<float> parseTextFloat(const TextField &field) {
  std::optional<double> value = parseTextDouble(field);
  if (!value)
    return std::nullopt;
  return static_cast<float>(*value);
}

std::optional<bool> parseTextBool(const TextField &field) {
  StringRef word = field.scalar;
  bool isScalar = field.kind == Kind::Identifier || field.kind == Kind::Number;
  if (isScalar &&
      (word == "true" || word == "True" || word == "t" || word == "1"))
    return true;
  if (isScalar &&
      (word == "false" || word == "False" || word == "f" || word == "0"))
    return false;
  return std::nullopt;
}

DataType parseTextDataType(const TextField &field) {
  int number;
  if (field.kind == Kind::Number &&
      !StringRef(field.scalar).getAsInteger(10, number))
    return isKnownDataType(number) ? DataType(number) : DataType::Invalid;
  if (field.kind != Kind::Identifier || !field.scalar.starts_with("DT_"))
    return DataType::Invalid;
  return parseDataType(field.scalar).value_or(DataType::Invalid);
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// No field of the message is there twice, but for repeated ones.
static Error expectOneOfEach(ArrayRef<TextField> fields, StringRef text,
                             llvm::function_ref<bool(StringRef)> mayRepeat) {
  llvm::StringSet<> seen;
  for (const TextField &field : fields) {
    if (mayRepeat(field.name))
      continue;
    if (!seen.insert(field.name).second)
      return textFormatError(text, field.offset,
                             "'" + field.name + "' is given twice");
    if (field.inList)
      return textFormatError(text, field.offset,
                             "the field '" + field.name +
                                 "' takes one value, no list");
  }
  return Error::success();
}

/// One `dim { size: 3 }`; its name does not matter.
static Expected<int64_t> readDim(const TextField &dim, StringRef text) {
  int64_t size = 0;
  if (Error error =
          expectOneOfEach(dim.fields, text, [](StringRef) { return false; }))
    return std::move(error);
  for (const TextField &part : dim.fields) {
    if (part.name == "name" && part.kind == Kind::String)
      continue;
    if (part.name != "size")
      return textFormatError(text, part.offset,
                             "dim has no field '" + part.name +
                                 "', it has size and name");
    if (part.kind != Kind::Number ||
        StringRef(part.scalar).getAsInteger(0, size) || size < -1)
      return textFormatError(text, part.offset,
                             "a size is a number from -1 on, not '" +
                                 part.scalar + "'");
  }
  return size < 0 ? ShapedType::kDynamic : size;
}

Expected<tf_type::ShapeAttr>
readShapeText(const TextField &field, StringRef text, MLIRContext *context) {
  SmallVector<int64_t> dims;
  bool isUnranked = false;
  if (Error error = expectOneOfEach(
          field.fields, text, [](StringRef name) { return name == "dim"; }))
    return std::move(error);
  for (const TextField &part : field.fields) {
    if (part.name == "unknown_rank") {
      std::optional<bool> unknown = parseTextBool(part);
      if (!unknown)
        return textFormatError(text, part.offset,
                               "'unknown_rank' needs 'true' or 'false'");
      isUnranked = *unknown;
    } else if (part.name == "dim" && part.kind == Kind::Message) {
      Expected<int64_t> size = readDim(part, text);
      if (!size)
        return size.takeError();
      dims.push_back(*size);
    } else {
      return textFormatError(text, part.offset,
                             "a shape has 'dim { ... }' and 'unknown_rank', "
                             "not '" +
                                 part.name + "'");
    }
  }
  if (isUnranked && !dims.empty())
    return textFormatError(text, field.offset,
                           "a shape of unknown rank has no dimensions");
  if (isUnranked)
    return tf_type::ShapeAttr::get(context, std::nullopt);
  return tf_type::ShapeAttr::get(context, ArrayRef<int64_t>(dims));
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

namespace {
/// A field of TensorProto that holds elements.
struct ElementField {
  enum Form { Integer, Boolean, Single, Double, Bytes };
  StringLiteral name;
  unsigned number;
  Form form;
};
} // namespace

static constexpr ElementField elementFields[] = {
    {"tensor_content", 4, ElementField::Bytes},
    {"float_val", 5, ElementField::Single},
    {"double_val", 6, ElementField::Double},
    {"int_val", 7, ElementField::Integer},
    {"string_val", 8, ElementField::Bytes},
    {"scomplex_val", 9, ElementField::Single},
    {"int64_val", 10, ElementField::Integer},
    {"bool_val", 11, ElementField::Boolean},
    {"dcomplex_val", 12, ElementField::Double},
    {"half_val", 13, ElementField::Integer},
    {"uint32_val", 16, ElementField::Integer},
    {"uint64_val", 17, ElementField::Integer},
    {"float8_val", 18, ElementField::Bytes},
};

/// The field that holds elements of the type one by one.
static StringRef elementFieldOf(DataType type) {
  switch (type) {
  case DataType::Float:
    return "float_val";
  case DataType::Double:
    return "double_val";
  case DataType::String:
    return "string_val";
  case DataType::Complex64:
    return "scomplex_val";
  case DataType::Complex128:
    return "dcomplex_val";
  case DataType::Int64:
    return "int64_val";
  case DataType::UInt32:
    return "uint32_val";
  case DataType::UInt64:
    return "uint64_val";
  case DataType::Bool:
    return "bool_val";
  case DataType::Half:
  case DataType::BFloat16:
    return "half_val";
  case DataType::Float8E5M2:
  case DataType::Float8E4M3FN:
  case DataType::Float8E4M3FNUZ:
  case DataType::Float8E4M3B11FNUZ:
  case DataType::Float8E5M2FNUZ:
  case DataType::Float4E2M1FN:
    return "float8_val";
  default:
    return "int_val";
  }
}

template <typename T> static void appendFixed(raw_ostream &os, T value) {
  char bytes[sizeof(T)];
  support::endian::write<T, llvm::endianness::little>(bytes, value);
  os.write(bytes, sizeof(T));
}

/// Appends one value with its tag; false if the text is of another kind.
static bool appendElement(raw_ostream &wire, const ElementField &definition,
                          const TextField &field) {
  auto tag = [&](unsigned wireType) {
    encodeULEB128(definition.number << 3 | wireType, wire);
  };
  switch (definition.form) {
  case ElementField::Integer: {
    StringRef digits = field.scalar;
    int64_t value;
    uint64_t large;
    if (field.kind != Kind::Number)
      return false;
    if (!digits.getAsInteger(0, value))
      large = static_cast<uint64_t>(value);
    else if (digits.getAsInteger(0, large))
      return false;
    tag(0);
    encodeULEB128(large, wire);
    return true;
  }
  case ElementField::Boolean: {
    std::optional<bool> value = parseTextBool(field);
    tag(0);
    encodeULEB128(value.value_or(false), wire);
    return value.has_value();
  }
  case ElementField::Single: {
    std::optional<float> value = parseTextFloat(field);
    tag(5);
    appendFixed(wire, value.value_or(0));
    return value.has_value();
  }
  case ElementField::Double: {
    std::optional<double> value = parseTextDouble(field);
    tag(1);
    appendFixed(wire, value.value_or(0));
    return value.has_value();
  }
  case ElementField::Bytes:
    tag(2);
    encodeULEB128(field.scalar.size(), wire);
    wire << field.scalar;
    return field.kind == Kind::String;
  }
  llvm_unreachable("covered switch");
}

namespace {
struct TensorParts {
  DataType type = DataType::Invalid;
  tf_type::ShapeAttr shape;
  std::string elements;
};
} // namespace

static void appendBytes(raw_ostream &wire, unsigned number, StringRef bytes) {
  encodeULEB128(number << 3 | 2, wire);
  encodeULEB128(bytes.size(), wire);
  wire << bytes;
}

/// The whole message: type and shape, which are needed to read the elements,
/// and these.
static std::string toWireFormat(const TensorParts &parts) {
  std::string bytes, shape;
  raw_string_ostream wire(bytes), dims(shape);
  encodeULEB128(1 << 3, wire);
  encodeULEB128(static_cast<uint64_t>(parts.type), wire);
  for (int64_t size : parts.shape.getShape()) {
    std::string dim;
    raw_string_ostream os(dim);
    encodeULEB128(1 << 3, os);
    encodeULEB128(static_cast<uint64_t>(size), os);
    appendBytes(dims, 2, dim);
  }
  appendBytes(wire, 2, shape);
  wire << parts.elements;
  return bytes;
}

static Error readPart(const TextField &part, StringRef text,
                      MLIRContext *context, TensorParts &parts) {
  auto error = [&](const Twine &message) {
    return textFormatError(text, part.offset, message);
  };
  if (part.name == "dtype") {
    parts.type = parseTextDataType(part);
    return parts.type == DataType::Invalid
               ? error("'dtype' needs a type such as DT_FLOAT")
               : Error::success();
  }
  if (part.name == "tensor_shape" && part.kind == Kind::Message) {
    Expected<tf_type::ShapeAttr> shape = readShapeText(part, text, context);
    if (!shape)
      return shape.takeError();
    parts.shape = *shape;
    return Error::success();
  }
  if (part.name == "version_number")
    return Error::success();
  const auto *definition =
      find_if(elementFields, [&](const ElementField &field) {
        return field.name == part.name;
      });
  if (definition == std::end(elementFields))
    return error("a tensor has no field '" + part.name + "' here");
  raw_string_ostream wire(parts.elements);
  if (!appendElement(wire, *definition, part))
    return error("'" + part.name + "' does not take this value");
  return Error::success();
}

Expected<ElementsAttr> readTensorText(const TextField &field, StringRef text,
                                      MLIRContext *context,
                                      int64_t &elementsLeft) {
  auto error = [&](const Twine &message) {
    return textFormatError(text, field.offset, message);
  };
  TensorParts parts;
  if (Error failed = expectOneOfEach(field.fields, text, [](StringRef name) {
        return name.ends_with("_val") && name != "float8_val";
      }))
    return std::move(failed);
  for (const TextField &part : field.fields)
    if (Error failed = readPart(part, text, context, parts))
      return std::move(failed);
  for (const TextField &part : field.fields)
    if (part.name.ends_with("_val") && part.name != elementFieldOf(parts.type))
      return textFormatError(text, part.offset,
                             "elements of " + dataTypeName(parts.type) +
                                 " stand in '" + elementFieldOf(parts.type) +
                                 "', not in '" + part.name + "'");
  Type element = tf_type::toElementType(parts.type, context);
  if (!element || dataTypeSizeInBytes(parts.type) == 0)
    if (parts.type != DataType::String)
      return error("the tensor has no type, or one without values");
  if (!parts.shape)
    parts.shape = tf_type::ShapeAttr::get(context, ArrayRef<int64_t>());
  if (!parts.shape.hasStaticShape())
    return error("a tensor has a known shape");
  std::optional<int64_t> count = eval::checkedProduct(parts.shape.getShape());
  if (!count || *count > elementsLeft)
    return error("the tensors of an annotation have at most " +
                 Twine(kMaxTextElements) + " elements");
  elementsLeft -= *count;
  auto type = RankedTensorType::get(parts.shape.getShape(), element);
  Expected<eval::HostTensor> tensor = eval::toHostTensor(
      tf_type::TensorProtoAttr::get(type, toWireFormat(parts)));
  if (!tensor)
    return error(toString(tensor.takeError()));
  return eval::toAttr(*tensor, type);
}

} // namespace tfuse
