//===- NodeList.cpp - The nodes of a body, parsed or not ------------------===//

#include "NodeList.h"

#include "tfuse/Format/Proto/WireFormat.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace tfuse {

Error NodeList::parse(StringRef bytes, proto::NodeDef &node) const {
  if (parseBinary(bytes, node))
    return Error::success();
  return userError(Code::FileCorrupt, "a node of the graph is damaged", path,
                   "the file is truncated or damaged; export or copy the "
                   "model again");
}

static StringRef textOf(const WireField &field) {
  return {field.content.data(), field.content.size()};
}

//===----------------------------------------------------------------------===//
// Name, op and inputs
//===----------------------------------------------------------------------===//

static void readLinks(const proto::NodeDef &node, NodeList::Links &links) {
  links.name = node.name();
  links.op = node.op();
  links.inputs.assign(node.input().begin(), node.input().end());
}

/// Returns false for fields that protobuf must check: damaged ones, obsolete
/// groups, text that may not be UTF-8.
static bool readLinks(StringRef bytes, NodeList::Links &links,
                      uint16_t &endOfFirst) {
  links.name = links.op = "";
  links.inputs.clear();
  endOfFirst = 0;
  bool areFirst = true;
  WireReader reader(ArrayRef<char>(bytes.data(), bytes.size()));
  for (WireField field; reader.next(field);) {
    if (field.type != WireField::Length || field.number > 3) {
      areFirst = false;
      continue;
    }
    StringRef text = textOf(field);
    if (!isASCII(text))
      return false;
    if (field.number == proto::NodeDef::kInputFieldNumber)
      links.inputs.push_back(text);
    else
      (field.number == proto::NodeDef::kNameFieldNumber ? links.name
                                                        : links.op) = text;
    if (areFirst)
      endOfFirst = static_cast<uint16_t>(field.whole.end() - bytes.begin());
  }
  return !reader.failed();
}

Error NodeList::readLinks(size_t index, Links &links) {
  if (inFile.empty() || !inFile[index].bytes) {
    size_t number = inFile.empty() ? index : inFile[index].sizeOrNumber;
    tfuse::readLinks(messages[static_cast<int>(number)], links);
    return Error::success();
  }
  StringRef bytes = inFile[index].text();
  if (tfuse::readLinks(bytes, links, endOfLinks[index]))
    return Error::success();
  endOfLinks[index] = 0;
  if (Error error = parse(bytes, unusual.emplace_back()))
    return error;
  tfuse::readLinks(unusual.back(), links);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The rest
//===----------------------------------------------------------------------===//

/// Reads an AttrValue that holds a type, a number or a string, as protobuf
/// would; false for all others and for unusual encodings.
static bool readPlainValue(ArrayRef<char> bytes, proto::AttrValue &value) {
  using Value = proto::AttrValue;
  WireReader reader(bytes);
  WireField field;
  if (!reader.next(field) || field.whole.size() != bytes.size())
    return false;
  if (field.type == WireField::Length && field.number == Value::kSFieldNumber)
    value.set_s(field.content.data(), field.content.size());
  else if (field.type != WireField::Varint)
    return false;
  else if (field.number == Value::kTypeFieldNumber)
    value.set_type(static_cast<proto::DataType>(field.value));
  else if (field.number == Value::kIFieldNumber)
    value.set_i(static_cast<int64_t>(field.value));
  else if (field.number == Value::kBFieldNumber)
    value.set_b(field.value != 0);
  else
    return false;
  return true;
}

/// Reads the attributes of a NodeDef if each has a name and a plain value and
/// there are no other fields; false otherwise. Overwrites `node`.
static bool readPlainAttrs(StringRef bytes, proto::NodeDef &node) {
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
        value.whole.end() != field.content.end() || !isASCII(textOf(key)))
      return false;
    proto::NamedAttr &attr =
        count < node.attr_size() ? *node.mutable_attr(count) : *node.add_attr();
    attr.set_key(key.content.data(), key.content.size());
    if (!readPlainValue(value.content, *attr.mutable_value()))
      return false;
  }
  while (node.attr_size() > count)
    node.mutable_attr()->RemoveLast();
  return !reader.failed();
}

Expected<const proto::NodeDef *> NodeList::getRest(size_t index,
                                                   Scratch &scratch) const {
  if (inFile.empty())
    return &messages[static_cast<int>(index)];
  const NodeInFile &node = inFile[index];
  if (!node.bytes)
    return &messages[static_cast<int>(node.sizeOrNumber)];
  StringRef rest = node.text().drop_front(endOfLinks[index]);
  if (readPlainAttrs(rest, scratch.plain))
    return &scratch.plain;
  if (Error error = parse(rest, scratch.parsed))
    return std::move(error);
  return &scratch.parsed;
}

} // namespace tfuse
