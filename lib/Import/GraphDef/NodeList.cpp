//===- NodeList.cpp - The nodes of a body, parsed or not ------------------===//

#include "NodeList.h"

#include "PlainAttrs.h"
#include "tfuse/Format/Proto/WireFormat.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
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

//===----------------------------------------------------------------------===//
// Placeholders
//===----------------------------------------------------------------------===//

static bool isPlaceholder(const proto::AttrValue &value) {
  auto anyOf = [](const auto &attrs) {
    return any_of(attrs, [](const proto::NamedAttr &attr) {
      return isPlaceholder(attr.value());
    });
  };
  if (value.has_func())
    return anyOf(value.func().attr());
  return value.value_case() == proto::AttrValue::kPlaceholder ||
         any_of(value.list().func(), [&](const proto::NameAttrList &func) {
           return anyOf(func.attr());
         });
}

static bool hasPlaceholder(const proto::NodeDef &node) {
  return any_of(node.attr(), [](const proto::NamedAttr &attr) {
    return isPlaceholder(attr.value());
  });
}

/// False only if the AttrValue and the functions in it have no field with the
/// number of a placeholder.
static bool mayHoldPlaceholder(ArrayRef<char> value) {
  using Value = proto::AttrValue;
  WireReader reader(value);
  for (WireField field; reader.next(field);)
    if (field.number == Value::kPlaceholderFieldNumber ||
        field.number == Value::kFuncFieldNumber)
      return true;
    else if (field.number == Value::kListFieldNumber) {
      WireReader list(field.content);
      for (WireField item; list.next(item);)
        if (item.number == Value::ListValue::kFuncFieldNumber)
          return true;
    }
  return reader.failed();
}

static bool mayHoldPlaceholder(StringRef bytes) {
  WireReader reader(ArrayRef<char>(bytes.data(), bytes.size()));
  for (WireField field; reader.next(field);) {
    if (field.number != proto::NodeDef::kAttrFieldNumber)
      continue;
    WireReader entry(field.content);
    for (WireField part; entry.next(part);)
      if (part.number == proto::NamedAttr::kValueFieldNumber &&
          mayHoldPlaceholder(part.content))
        return true;
  }
  return false;
}

bool NodeList::hasPlaceholders() const {
  if (any_of(messages, hasPlaceholder))
    return true;
  return any_of(inFile, [](const NodeInFile &node) {
    if (!node.bytes || !mayHoldPlaceholder(node.text()))
      return false;
    proto::NodeDef parsed;
    return parseBinary(node.text(), parsed) && hasPlaceholder(parsed);
  });
}

} // namespace tfuse
