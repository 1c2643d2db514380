//===- TensorPaths.h - Where messages hold tensors --------------*- C++ -*-===//
//
// The fields that lead from the outermost message of a file to TensorProtos,
// as a table, for code that walks the binary form without parsing it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_FORMAT_PROTO_TENSORPATHS_H
#define TFUSE_LIB_FORMAT_PROTO_TENSORPATHS_H

#include "tfuse/Format/Proto/ModelKind.h"
#include <cstdint>
#include <optional>

namespace tfuse {

/// A message on the way to a tensor. Entries of maps are messages, too.
enum class MessageKind : uint8_t {
  SavedModel,
  MetaGraph,
  Graph,
  Library,
  Function,
  ArgAttrsEntry,
  ArgAttrs,
  Node,
  NamedAttr,
  AttrValue,
  AttrList,
  NameAttrList,
  Signature,
  SignatureEntry,
  TensorEntry,
  Tensor
};

/// The message that a file of this kind is.
MessageKind rootMessage(ModelKind kind);

/// The kind of message in field `field` of a message of kind `kind`; nothing
/// if no tensor is to be found there.
std::optional<MessageKind> messageIn(MessageKind kind, uint32_t field);

/// Attributes nest (a function's attributes may name functions). Protobuf
/// itself gives up at 100.
constexpr unsigned kMaxNesting = 64;

/// tensor_content, float8_val and the packed numbers; not the strings,
/// handles and variants, which are a field each.
constexpr bool isContentOfTensor(uint32_t field) {
  return (field >= 4 && field <= 18) && field != 8 && field != 14 &&
         field != 15;
}

/// TensorProto.left_in_file.
constexpr uint32_t kReferenceField = 536870911;

} // namespace tfuse

#endif // TFUSE_LIB_FORMAT_PROTO_TENSORPATHS_H
