//===- ModelKind.h - What a file holds --------------------------*- C++ -*-===//
//
// Neither a GraphDef nor a SavedModel says what it is: both are bare protobuf
// messages, in binary or text form, under any file name. What distinguishes
// them is which fields they have, and of what kind.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_FORMAT_PROTO_MODELKIND_H
#define TFUSE_FORMAT_PROTO_MODELKIND_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace tfuse {

enum class ModelKind { GraphDef, MetaGraph, SavedModel, TFLite };

struct ModelForm {
  ModelKind kind;
  bool isText;
  bool operator==(const ModelForm &other) const = default;
};

/// What the bytes of a file are; nothing if they are no model. Looks at the
/// outermost fields only: the file may still turn out to be damaged.
std::optional<ModelForm> identifyModel(llvm::ArrayRef<char> file);

/// "a GraphDef", "a SavedModel", ... for messages.
llvm::StringRef describe(ModelKind kind);

} // namespace tfuse

#endif // TFUSE_FORMAT_PROTO_MODELKIND_H
