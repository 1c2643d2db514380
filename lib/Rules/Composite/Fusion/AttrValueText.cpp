//===- AttrValueText.cpp - AttrValues in protobuf's text format -----------===//
//
// Gives the fields of NameAttrList, AttrValue, TensorShapeProto and TensorProto
// (tensorflow/core/framework) their meaning. Each error names the attribute,
// what it needs and what stands there.
//
//===----------------------------------------------------------------------===//

#include "TensorText.h"
#include "TextFormat.h"

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Rules/Composite/Annotation.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

using Kind = TextField::Kind;

class AttrValueReader {
public:
  AttrValueReader(StringRef text, MLIRContext *context)
      : text(text), context(context) {}

  Expected<tf_type::FuncAttr> readNameAttrList(ArrayRef<TextField> fields,
                                               size_t offset);

private:
  Expected<NamedAttribute> readEntry(const TextField &entry);
  Expected<Attribute> readValue(const TextField &value, StringRef key);
  Expected<Attribute> readList(const TextField &list);
  Expected<Attribute> readOne(const TextField &field);
  Expected<Attribute> readString(const TextField &field);
  Expected<Attribute> readInt(const TextField &field);
  Expected<Attribute> readFloat(const TextField &field);
  Expected<Attribute> readBool(const TextField &field);
  Expected<Attribute> readType(const TextField &field);
  Expected<Attribute> readTensor(const TextField &field);
  Expected<Attribute> readFunc(const TextField &field);

  Error error(const TextField &field, const Twine &message) const {
    return textFormatError(text, field.offset, message);
  }
  /// That a field needs something else than what stands there.
  Error wrongKind(const TextField &field, const Twine &needed) const;
  /// Brackets are for fields that may be repeated.
  Error expectSingle(const TextField &field) const;
  Error expectMessage(const TextField &field) const;
  Error unknownField(const TextField &field, StringRef message,
                     StringRef known) const;

  StringRef text;
  MLIRContext *context;
  int64_t elementsLeft = kMaxTextElements;
};

} // namespace

static std::string describe(const TextField &field) {
  switch (field.kind) {
  case Kind::String:
    return "a string";
  case Kind::Message:
    return "a message";
  case Kind::Number:
  case Kind::Identifier:
    break;
  }
  return "'" + field.scalar + "'";
}

Error AttrValueReader::wrongKind(const TextField &field,
                                 const Twine &needed) const {
  return error(field, "the field '" + field.name + "' needs " + needed +
                          ", found " + describe(field));
}

Error AttrValueReader::expectSingle(const TextField &field) const {
  return field.inList ? error(field, "the field '" + field.name +
                                         "' takes one value, no list")
                      : Error::success();
}

Error AttrValueReader::expectMessage(const TextField &field) const {
  return field.kind == Kind::Message ? Error::success()
                                     : wrongKind(field, "'{ ... }'");
}

Error AttrValueReader::unknownField(const TextField &field, StringRef message,
                                    StringRef known) const {
  return error(field,
               message + " has no field '" + field.name + "', it has " + known);
}

//===----------------------------------------------------------------------===//
// Single values
//===----------------------------------------------------------------------===//

Expected<Attribute> AttrValueReader::readString(const TextField &field) {
  if (field.kind != Kind::String)
    return wrongKind(field, "a string in quotes");
  if (!json::isUTF8(field.scalar))
    return error(field, "the string is not UTF-8");
  return StringAttr::get(context, field.scalar);
}

Expected<Attribute> AttrValueReader::readInt(const TextField &field) {
  int64_t value;
  if (field.kind != Kind::Number ||
      StringRef(field.scalar).getAsInteger(0, value))
    return wrongKind(field, "an integer of 64 bits");
  return IntegerAttr::get(IntegerType::get(context, 64), value);
}

Expected<Attribute> AttrValueReader::readFloat(const TextField &field) {
  std::optional<float> value = parseTextFloat(field);
  if (!value)
    return wrongKind(field, "a number");
  return FloatAttr::get(Float32Type::get(context), *value);
}

Expected<Attribute> AttrValueReader::readBool(const TextField &field) {
  std::optional<bool> value = parseTextBool(field);
  if (!value)
    return wrongKind(field, "'true' or 'false'");
  return BoolAttr::get(context, *value);
}

Expected<Attribute> AttrValueReader::readType(const TextField &field) {
  DataType type = parseTextDataType(field);
  Type element = tf_type::toElementType(type, context);
  if (!element)
    return wrongKind(field, "a type such as DT_FLOAT");
  return TypeAttr::get(element);
}

Expected<Attribute> AttrValueReader::readTensor(const TextField &field) {
  Expected<ElementsAttr> tensor =
      readTensorText(field, text, context, elementsLeft);
  if (!tensor)
    return tensor.takeError();
  return Attribute(*tensor);
}

Expected<Attribute> AttrValueReader::readFunc(const TextField &field) {
  Expected<tf_type::FuncAttr> func =
      readNameAttrList(field.fields, field.offset);
  if (!func)
    return func.takeError();
  return Attribute(*func);
}

/// A field of AttrValue other than `list`, or one of its ListValue.
Expected<Attribute> AttrValueReader::readOne(const TextField &field) {
  bool isMessage =
      field.name == "shape" || field.name == "tensor" || field.name == "func";
  if (isMessage)
    if (Error error = expectMessage(field))
      return std::move(error);
  if (field.name == "shape") {
    Expected<tf_type::ShapeAttr> shape = readShapeText(field, text, context);
    if (!shape)
      return shape.takeError();
    return Attribute(*shape);
  }
  if (field.name == "tensor")
    return readTensor(field);
  if (field.name == "func")
    return readFunc(field);
  if (field.name == "s")
    return readString(field);
  if (field.name == "i")
    return readInt(field);
  if (field.name == "f")
    return readFloat(field);
  if (field.name == "b")
    return readBool(field);
  return readType(field);
}

//===----------------------------------------------------------------------===//
// AttrValue and NameAttrList
//===----------------------------------------------------------------------===//

static bool isValueField(StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"s", "i", "f", "b", "type", "shape", "tensor", "func"}, true)
      .Default(false);
}

Expected<Attribute> AttrValueReader::readList(const TextField &list) {
  SmallVector<Attribute> elements;
  for (const TextField &field : list.fields) {
    if (!isValueField(field.name))
      return unknownField(field, "a list",
                          "s, i, f, b, type, shape, tensor and func");
    if (field.name != list.fields.front().name)
      return error(field, "a list has elements of one kind; '" + field.name +
                              "' stands beside '" + list.fields.front().name +
                              "'");
    Expected<Attribute> element = readOne(field);
    if (!element)
      return element.takeError();
    elements.push_back(*element);
  }
  return Attribute(ArrayAttr::get(context, elements));
}

Expected<Attribute> AttrValueReader::readValue(const TextField &value,
                                               StringRef key) {
  if (Error error = expectMessage(value))
    return std::move(error);
  if (value.fields.empty())
    return error(value, "the attribute '" + key + "' has no value");
  const TextField &field = value.fields.front();
  if (value.fields.size() > 1)
    return error(value.fields[1], "the attribute '" + key +
                                      "' has two values: '" + field.name +
                                      "' and '" + value.fields[1].name + "'");
  if (Error error = expectSingle(field))
    return std::move(error);
  if (field.name == "list") {
    if (Error error = expectMessage(field))
      return std::move(error);
    return readList(field);
  }
  if (field.name == "placeholder") {
    Expected<Attribute> name = readString(field);
    if (!name)
      return name.takeError();
    return Attribute(tf_type::PlaceholderAttr::get(
        context, cast<StringAttr>(*name).getValue()));
  }
  if (!isValueField(field.name))
    return unknownField(
        field, "the value of '" + key.str() + "'",
        "s, i, f, b, type, shape, tensor, func, list and placeholder");
  return readOne(field);
}

/// One `attr { key: ... value { ... } }`.
Expected<NamedAttribute> AttrValueReader::readEntry(const TextField &entry) {
  if (Error error = expectMessage(entry))
    return std::move(error);
  const TextField *key = nullptr, *value = nullptr;
  for (const TextField &field : entry.fields) {
    if (field.name != "key" && field.name != "value")
      return unknownField(field, "attr", "key and value");
    const TextField *&part = field.name == "key" ? key : value;
    if (part)
      return error(field, "'" + field.name + "' is given twice");
    if (Error error = expectSingle(field))
      return std::move(error);
    part = &field;
  }
  if (!key || !value)
    return error(entry, key ? "the attribute has no value"
                            : "the attribute has no key");
  Expected<Attribute> name = readString(*key);
  if (!name)
    return name.takeError();
  auto text = cast<StringAttr>(*name);
  if (text.empty() || text.getValue().contains('\0'))
    return error(*key, "the key is empty or holds a zero byte");
  Expected<Attribute> attr = readValue(*value, text);
  if (!attr)
    return attr.takeError();
  return NamedAttribute(text, *attr);
}

Expected<tf_type::FuncAttr>
AttrValueReader::readNameAttrList(ArrayRef<TextField> fields, size_t offset) {
  StringAttr name;
  NamedAttrList attrs;
  for (const TextField &field : fields) {
    if (field.name == "name") {
      if (name)
        return error(field, "'name' is given twice");
      if (Error error = expectSingle(field))
        return std::move(error);
      Expected<Attribute> value = readString(field);
      if (!value)
        return value.takeError();
      name = cast<StringAttr>(*value);
    } else if (field.name == "attr") {
      Expected<NamedAttribute> entry = readEntry(field);
      if (!entry)
        return entry.takeError();
      if (attrs.get(entry->getName()))
        return error(field, "the key '" + entry->getName().getValue() +
                                "' is given twice");
      attrs.append(*entry);
    } else {
      return unknownField(field, "the annotation", "name and attr");
    }
  }
  if (!name || name.empty())
    return textFormatError(text, offset, "there is no name");
  return tf_type::FuncAttr::get(name, attrs.getDictionary(context));
}

Expected<tf_type::FuncAttr> parseNameAttrList(StringRef text,
                                              MLIRContext *context) {
  if (size_t offset; !json::isUTF8(text, &offset))
    return textFormatError(text, offset, "the text is not UTF-8");
  Expected<std::vector<TextField>> fields = parseTextFormat(text);
  if (!fields)
    return fields.takeError();
  return AttrValueReader(text, context).readNameAttrList(*fields, 0);
}

} // namespace tfuse
