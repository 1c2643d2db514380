//===- ModelKind.h - What a file holds --------------------------*- C++ -*-===//
//
// GraphDefs and SavedModels have no magic number: both are bare protobuf
// messages, in binary or text form, under any file name. The numbers and types
// of their fields distinguish them.
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

/// Identifies a model; nothing if the file is not a model. Looks at the
/// outermost fields only: the file may still be damaged.
std::optional<ModelForm> identifyModel(llvm::ArrayRef<char> file);

/// "a GraphDef", "a SavedModel", ... for messages.
llvm::StringRef describe(ModelKind kind);

} // namespace tfuse

#endif // TFUSE_FORMAT_PROTO_MODELKIND_H
