//===- TensorPaths.h - Where messages hold tensors --------------*- C++ -*-===//
//
// A table of the fields that lead from the outermost message of a file to
// TensorProtos, for code that scans the binary form without parsing it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_FORMAT_PROTO_TENSORPATHS_H
#define TFUSE_LIB_FORMAT_PROTO_TENSORPATHS_H

#include "tfuse/Format/Proto/ModelKind.h"
#include <cstdint>
#include <optional>

namespace tfuse {

/// Messages on the path to a tensor. Map entries are messages.
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

/// Returns the outermost message of a file.
MessageKind rootMessage(ModelKind kind);

/// Returns the kind of message in field `field` of a message of kind `kind`;
/// nothing if the field does not lead to tensors.
std::optional<MessageKind> messageIn(MessageKind kind, uint32_t field);

/// The nesting limit. Attributes nest because function attributes have
/// attributes. The limit of protobuf is 100.
constexpr unsigned kMaxNesting = 64;

/// True for tensor_content, float8_val and the packed numbers; not for strings,
/// handles and variants, whose elements are separate fields.
constexpr bool isContentOfTensor(uint32_t field) {
  return (field >= 4 && field <= 18) && field != 8 && field != 14 &&
         field != 15;
}

/// TensorProto.left_in_file.
constexpr uint32_t kReferenceField = 536870911;

} // namespace tfuse

#endif // TFUSE_LIB_FORMAT_PROTO_TENSORPATHS_H
