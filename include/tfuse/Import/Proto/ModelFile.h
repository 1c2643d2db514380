//===- ModelFile.h - Parses model files around their weights ----*- C++ -*-===//
//
// A model file may be gigabytes long, nearly all of it the contents of a few
// large tensors. Those are not parsed: they stay in the mapped file, and the
// message that protobuf sees, the skeleton, has a short reference
// (TensorProto.left_in_file) instead of each. Finding them takes a glance at
// the messages that are large enough to hold one.
//
// This header is for lib/Import and lib/Export: nobody else sees protobuf.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_PROTO_MODELFILE_H
#define TFUSE_IMPORT_PROTO_MODELFILE_H

#include "tfuse/Import/Proto/ModelKind.h"
#include "tfuse/Support/MappedFile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <vector>

namespace google::protobuf {
class Message;
} // namespace google::protobuf

namespace tfuse {

/// The parts of a file that a skeleton refers to. May be empty.
struct FileExtents {
  std::shared_ptr<const MappedFile> file;
  std::vector<llvm::ArrayRef<char>> extents;
};

/// A field of a tensor is left in the file from this many bytes on.
constexpr size_t kLeaveInFileFrom = 4096;

/// Parses `file`, which holds a message of the given kind in binary or in text
/// form (its content decides), into `message`. Fails with FileCorrupt.
llvm::Expected<FileExtents>
parseModelFile(std::shared_ptr<const MappedFile> file, ModelKind kind,
               google::protobuf::Message &message);

/// Parses binary form; without a word on stderr, unlike protobuf's functions.
bool parseBinary(llvm::StringRef bytes, google::protobuf::Message &message);

/// Parses text form. `name` is for messages, which have line and column.
llvm::Error parseText(llvm::StringRef text, llvm::StringRef name,
                      google::protobuf::Message &message);

/// Text form, as TensorFlow's tools write it.
std::string printText(const google::protobuf::Message &message);

/// Writes `message` in binary form, with the extents that its tensors refer to
/// (TensorProto.left_in_file) in the places of the references. Fails with
/// LimitExceeded if that makes more than 2 GB.
llvm::Error writeModelFile(const google::protobuf::Message &message,
                           ModelKind kind,
                           llvm::ArrayRef<llvm::ArrayRef<char>> extents,
                           llvm::raw_ostream &os);

} // namespace tfuse

#endif // TFUSE_IMPORT_PROTO_MODELFILE_H
