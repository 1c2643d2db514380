//===- PlainAttrs.cpp - Attributes of most nodes, read fast ---------------===//

#include "PlainAttrs.h"

#include "tfuse/Format/Proto/WireFormat.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace tfuse {

using Value = proto::AttrValue;
using List = proto::AttrValue::ListValue;
using Shape = proto::TensorShapeProto;

static bool readDim(ArrayRef<char> bytes, Shape::Dim &dim) {
  dim.Clear();
  WireReader reader(bytes);
  for (WireField field; reader.next(field);) {
    if (field.type != WireField::Varint ||
        field.number != Shape::Dim::kSizeFieldNumber)
      return false; // A name, for example.
    dim.set_size(static_cast<int64_t>(field.value));
  }
  return !reader.failed();
}

static bool readShape(ArrayRef<char> bytes, Shape &shape) {
  shape.Clear();
  WireReader reader(bytes);
  for (WireField field; reader.next(field);) {
    if (field.type == WireField::Length &&
        field.number == Shape::kDimFieldNumber) {
      if (!readDim(field.content, *shape.add_dim()))
        return false;
    } else if (field.type == WireField::Varint &&
               field.number == Shape::kUnknownRankFieldNumber) {
      shape.set_unknown_rank(field.value != 0);
    } else {
      return false;
    }
  }
  return !reader.failed();
}

/// Passes the numbers of a packed field to `add`.
static bool readPacked(ArrayRef<char> bytes, function_ref<void(uint64_t)> add) {
  while (!bytes.empty()) {
    uint64_t number;
    if (!takeVarint(bytes, number))
      return false;
    add(number);
  }
  return true;
}

static bool readList(ArrayRef<char> bytes, List &list) {
  list.Clear();
  WireReader reader(bytes);
  for (WireField field; reader.next(field);) {
    if (field.type != WireField::Length)
      return false;
    bool isRead = false;
    if (field.number == List::kShapeFieldNumber)
      isRead = readShape(field.content, *list.add_shape());
    else if (field.number == List::kIFieldNumber)
      isRead = readPacked(field.content, [&](uint64_t number) {
        list.add_i(static_cast<int64_t>(number));
      });
    else if (field.number == List::kTypeFieldNumber)
      isRead = readPacked(field.content, [&](uint64_t number) {
        list.add_type(static_cast<proto::DataType>(number));
      });
    if (!isRead)
      return false;
  }
  return !reader.failed();
}

static bool readValue(ArrayRef<char> bytes, Value &value) {
  WireReader reader(bytes);
  WireField field;
  if (!reader.next(field) || field.whole.size() != bytes.size())
    return false;
  if (field.type == WireField::Length) {
    switch (field.number) {
    case Value::kSFieldNumber:
      value.set_s(field.content.data(), field.content.size());
      return true;
    case Value::kShapeFieldNumber:
      return readShape(field.content, *value.mutable_shape());
    case Value::kListFieldNumber:
      return readList(field.content, *value.mutable_list());
    default:
      return false;
    }
  }
  if (field.type != WireField::Varint)
    return false;
  switch (field.number) {
  case Value::kTypeFieldNumber:
    value.set_type(static_cast<proto::DataType>(field.value));
    return true;
  case Value::kIFieldNumber:
    value.set_i(static_cast<int64_t>(field.value));
    return true;
  case Value::kBFieldNumber:
    value.set_b(field.value != 0);
    return true;
  default:
    return false;
  }
}

bool readPlainAttrs(StringRef bytes, proto::NodeDef &node) {
  int count = 0;
  WireReader reader(ArrayRef<char>(bytes.data(), bytes.size()));
  for (WireField field; reader.next(field); ++count) {
    if (field.type != WireField::Length ||
        field.number != proto::NodeDef::kAttrFieldNumber)
      return false;
    WireReader entry(field.content);
    WireField key, value;
    if (!entry.next(key) || !entry.next(value) ||
        key.type != WireField::Length || value.type != WireField::Length ||
        key.number != proto::NamedAttr::kKeyFieldNumber ||
        value.number != proto::NamedAttr::kValueFieldNumber ||
        value.whole.end() != field.content.end() ||
        !isASCII(StringRef(key.content.data(), key.content.size())))
      return false;
    proto::NamedAttr &attr =
        count < node.attr_size() ? *node.mutable_attr(count) : *node.add_attr();
    attr.set_key(key.content.data(), key.content.size());
    if (!readValue(value.content, *attr.mutable_value()))
      return false;
  }
  while (node.attr_size() > count)
    node.mutable_attr()->RemoveLast();
  return !reader.failed();
}

} // namespace tfuse
