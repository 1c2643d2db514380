//===- ModelFile.h - Parses model files around their weights ----*- C++ -*-===//
//
// A model file may be gigabytes long, nearly all of it the contents of a few
// large tensors. Those are not parsed: they stay in the mapped file, and the
// message that protobuf sees, the skeleton, has a short reference
// (TensorProto.left_in_file) instead of each. Finding them takes a glance at
// the messages that are large enough to hold one.
//
// Likewise, a graph may have a million nodes. Whoever looks at each of them
// once need not have all of them as messages, which take many times the space.
//
// This header is for lib/Import and lib/Export: no other folder sees protobuf.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_FORMAT_PROTO_MODELFILE_H
#define TFUSE_FORMAT_PROTO_MODELFILE_H

#include "tfuse/Format/Proto/ModelKind.h"
#include "tfuse/Support/MappedFile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <vector>

namespace google::protobuf {
class Message;
} // namespace google::protobuf

namespace tfuse {

/// A NodeDef that is not parsed yet, or one of the graph's message: that with
/// this number.
struct NodeInFile {
  const char *bytes = nullptr; ///< Null: in the message.
  uint32_t sizeOrNumber = 0;

  llvm::StringRef text() const { return {bytes, sizeOrNumber}; }
};

/// The parts of a file that a skeleton refers to. May be empty.
struct FileExtents {
  std::shared_ptr<const MappedFile> file;
  std::vector<llvm::ArrayRef<char>> extents;
  /// By graph, if they were to be left there: all its nodes, in their order. A
  /// graph that has none here has all of them in its message.
  std::vector<std::vector<NodeInFile>> nodes;
};

/// A field of a tensor is left in the file from this many bytes on.
constexpr size_t kLeaveInFileFrom = 4096;

/// Parses `file`, which holds a message of the given kind in binary or in text
/// form (its content decides), into `message`. Fails with FileCorrupt. With
/// `leavesNodes`, nodes of graphs (not of functions) stay in the file, too,
/// unless they hold something large: nobody has looked at them yet.
llvm::Expected<FileExtents>
parseModelFile(std::shared_ptr<const MappedFile> file, ModelKind kind,
               google::protobuf::Message &message, bool leavesNodes = false);

/// Parses binary form; without a word on stderr, unlike protobuf's functions.
bool parseBinary(llvm::StringRef bytes, google::protobuf::Message &message);

/// Parses text form. `name` is for messages, which have line and column.
llvm::Error parseText(llvm::StringRef text, llvm::StringRef name,
                      google::protobuf::Message &message);

/// Text form, as TensorFlow's tools write it.
std::string printText(const google::protobuf::Message &message);

/// Nodes in binary form, one behind the other, as they stand in a GraphDef.
class SerializedNodes {
public:
  /// Appends the NodeDef, with the extents that its tensors refer to in the
  /// places of the references. These must live on.
  void append(const google::protobuf::Message &node,
              llvm::ArrayRef<llvm::ArrayRef<char>> extents);
  /// The same for a NodeDef in binary form that refers to none.
  void append(llvm::StringRef node);

  uint64_t size() const { return total; }
  llvm::ArrayRef<llvm::ArrayRef<char>> pieces() const { return parts; }

private:
  void appendHead(uint64_t size);
  void copy(llvm::StringRef bytes);
  char *reserve(size_t size);

  std::vector<std::unique_ptr<char[]>> blocks;
  char *next = nullptr, *end = nullptr; ///< Free space of the last block.
  std::vector<llvm::ArrayRef<char>> parts;
  uint64_t total = 0;
};

/// Writes `message` in binary form, with the extents that its tensors refer to
/// (TensorProto.left_in_file) in the places of the references, and with
/// `nodes`, by graph, in front of what the graphs' messages hold. Fails with
/// LimitExceeded if that makes more than 2 GB.
llvm::Error writeModelFile(const google::protobuf::Message &message,
                           ModelKind kind,
                           llvm::ArrayRef<llvm::ArrayRef<char>> extents,
                           llvm::ArrayRef<SerializedNodes> nodes,
                           llvm::raw_ostream &os);

} // namespace tfuse

#endif // TFUSE_FORMAT_PROTO_MODELFILE_H
