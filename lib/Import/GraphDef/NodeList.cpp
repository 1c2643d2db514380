//===- NodeList.cpp - The nodes of a body, parsed or not ------------------===//

#include "NodeList.h"

#include "Import/Proto/WireFormat.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace tfuse {

Error NodeList::parse(StringRef bytes, proto::NodeDef &node) const {
  if (node.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())))
    return Error::success();
  return userError(Code::FileCorrupt, "a node of the graph is damaged", path,
                   "the file is truncated or damaged; export or copy the "
                   "model again");
}

Expected<const proto::NodeDef *> NodeList::get(size_t index,
                                               proto::NodeDef &scratch) const {
  if (inFile.empty())
    return &messages[static_cast<int>(index)];
  const NodeInFile &node = inFile[index];
  if (!node.bytes)
    return &messages[static_cast<int>(node.sizeOrNumber)];
  if (Error error = parse(node.text(), scratch))
    return std::move(error);
  return &scratch;
}

static void readLinks(const proto::NodeDef &node, NodeList::Links &links) {
  links.name = node.name();
  links.op = node.op();
  links.inputs.assign(node.input().begin(), node.input().end());
}

/// False for what protobuf should look at: damage, obsolete groups, text that
/// may be no UTF-8.
static bool readLinks(StringRef bytes, NodeList::Links &links) {
  links.name = links.op = "";
  links.inputs.clear();
  WireReader reader(ArrayRef<char>(bytes.data(), bytes.size()));
  for (WireField field; reader.next(field);) {
    if (field.type != WireField::Length || field.number > 3)
      continue;
    StringRef text(field.content.data(), field.content.size());
    if (!isASCII(text))
      return false;
    if (field.number == 3)
      links.inputs.push_back(text);
    else
      (field.number == 1 ? links.name : links.op) = text;
  }
  return !reader.failed();
}

Error NodeList::readLinks(size_t index, Links &links) {
  bool isInFile = !inFile.empty() && inFile[index].bytes;
  if (isInFile && tfuse::readLinks(inFile[index].text(), links))
    return Error::success();
  if (isInFile)
    unusual.emplace_back();
  proto::NodeDef unused;
  Expected<const proto::NodeDef *> node =
      get(index, isInFile ? unusual.back() : unused);
  if (!node)
    return node.takeError();
  tfuse::readLinks(**node, links);
  return Error::success();
}

} // namespace tfuse
