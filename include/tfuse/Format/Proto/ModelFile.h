//===- ModelFile.h - Parses model files around their weights ----*- C++ -*-===//
//
// Model files may have gigabytes, mostly the contents of a few large tensors.
// These contents are not parsed: they stay in the mapped file, and protobuf
// sees a message with short references (TensorProto.left_in_file) instead, the
// skeleton. A scan of the messages that are long enough finds the contents.
//
// Likewise, a graph may have a million nodes. Code that visits each node once
// need not have all of them as messages, which take many times the space of the
// file.
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

/// A NodeDef in the file that has not been parsed, or the index of a node in
/// the message of its graph.
struct NodeInFile {
  const char *bytes = nullptr; ///< Null if the node is in the message.
  uint32_t sizeOrNumber = 0;

  llvm::StringRef text() const { return {bytes, sizeOrNumber}; }
};

/// The parts of a file that a skeleton refers to; may be empty.
struct FileExtents {
  std::shared_ptr<const MappedFile> file;
  std::vector<llvm::ArrayRef<char>> extents;
  /// All nodes of each graph in order, if nodes stay in the file. Empty for a
  /// graph whose nodes are all in its message.
  std::vector<std::vector<NodeInFile>> nodes;
  /// The same for each function of each graph, in the order of the library.
  std::vector<std::vector<std::vector<NodeInFile>>> functionNodes;

  /// The nodes of a function; empty if they are all in its message.
  llvm::ArrayRef<NodeInFile> nodesOfFunction(unsigned graph,
                                             unsigned function) const {
    if (graph >= functionNodes.size() ||
        function >= functionNodes[graph].size())
      return {};
    return functionNodes[graph][function];
  }
};

/// Which nodes without large fields stay in the file, unchecked.
enum class LeftNodes : uint8_t { None, OfGraphs, OfGraphsAndFunctions };

/// Minimum size of a tensor field that stays in the file.
constexpr size_t kLeaveInFileFrom = 4096;

/// Parses `file`, which holds a message of the given kind in binary or in text
/// form (detected from its content), into `message`. Fails with FileCorrupt.
llvm::Expected<FileExtents>
parseModelFile(std::shared_ptr<const MappedFile> file, ModelKind kind,
               google::protobuf::Message &message,
               LeftNodes leftNodes = LeftNodes::None);

/// Parses binary form, without messages on stderr.
bool parseBinary(llvm::StringRef bytes, google::protobuf::Message &message);

/// Parses text form. Errors have `name`, line and column.
llvm::Error parseText(llvm::StringRef text, llvm::StringRef name,
                      google::protobuf::Message &message);

/// Text form, as TensorFlow's tools write it.
std::string printText(const google::protobuf::Message &message);

/// A sequence of NodeDefs in binary form, as in a GraphDef.
class SerializedNodes {
public:
  /// Appends the NodeDef; extents replace the references of its tensors. The
  /// extents must outlive this object.
  void append(const google::protobuf::Message &node,
              llvm::ArrayRef<llvm::ArrayRef<char>> extents);
  /// The same for a serialized NodeDef without references.
  void append(llvm::StringRef node);

  uint64_t size() const { return total; }
  llvm::ArrayRef<llvm::ArrayRef<char>> pieces() const { return parts; }

private:
  void appendHead(uint64_t size);
  void copy(llvm::StringRef bytes);
  char *reserve(size_t size);

  std::vector<std::unique_ptr<char[]>> blocks;
  char *next = nullptr, *end = nullptr; ///< Free space in the last block.
  std::vector<llvm::ArrayRef<char>> parts;
  uint64_t total = 0;
};

/// Writes `message` in binary form. Extents replace the references of tensors
/// (TensorProto.left_in_file), and `nodes`, by graph, precede the nodes in the
/// messages of the graphs. Fails with LimitExceeded above 2 GB.
llvm::Error writeModelFile(const google::protobuf::Message &message,
                           ModelKind kind,
                           llvm::ArrayRef<llvm::ArrayRef<char>> extents,
                           llvm::ArrayRef<SerializedNodes> nodes,
                           llvm::raw_ostream &os);

} // namespace tfuse

#endif // TFUSE_FORMAT_PROTO_MODELFILE_H
