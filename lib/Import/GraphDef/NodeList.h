//===- NodeList.h - The nodes of a body, parsed or not ----------*- C++ -*-===//
//
// Nodes are read twice: first the name and the inputs of all nodes, then the
// whole of each. The first pass takes a few fields directly from the file; the
// second reuses one message for all nodes instead of keeping millions.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_NODELIST_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_NODELIST_H

#include "Format/Proto/Graph.pb.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <deque>

namespace tfuse {

class NodeList {
public:
  using Messages = google::protobuf::RepeatedPtrField<proto::NodeDef>;

  /// All nodes are parsed messages.
  explicit NodeList(const Messages &messages) : messages(messages) {}
  /// All nodes are in the file, in order, if `nodes` has any; otherwise all are
  /// messages. `path` is for errors.
  NodeList(const Messages &messages, llvm::ArrayRef<NodeInFile> inFile,
           llvm::StringRef path)
      : messages(messages), inFile(inFile), path(path),
        endOfLinks(inFile.size()) {}

  size_t size() const {
    return inFile.empty() ? size_t(messages.size()) : inFile.size();
  }

  /// Fields of a node; they live as long as the list.
  struct Links {
    llvm::StringRef name, op;
    llvm::SmallVector<llvm::StringRef, 8> inputs;
  };
  /// Fails with FileCorrupt.
  llvm::Error readLinks(size_t index, Links &links);

  /// Messages that are reused for all nodes, so that their allocations are
  /// reused.
  struct Scratch {
    proto::NodeDef plain; ///< Holds attributes only.
    proto::NodeDef parsed;
  };
  /// Reads the remaining fields of the node; call `readLinks` first. The
  /// message may lack the fields that `readLinks` reads, and may be part of
  /// `scratch`. Fails with FileCorrupt.
  llvm::Expected<const proto::NodeDef *> getRest(size_t index,
                                                 Scratch &scratch) const;

  /// True if an attribute of a node, or of a function that an attribute names,
  /// is a placeholder. Damaged nodes have none.
  bool hasPlaceholders() const;

private:
  llvm::Error parse(llvm::StringRef bytes, proto::NodeDef &node) const;

  const Messages &messages;
  llvm::ArrayRef<NodeInFile> inFile;
  llvm::StringRef path;
  /// For each node of the file: the end of the leading fields that `readLinks`
  /// read. Nearly always, these are all links.
  static_assert(kLeaveInFileFrom <= UINT16_MAX);
  std::vector<uint16_t> endOfLinks;
  std::deque<proto::NodeDef> unusual; ///< Storage of the links.
};

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_NODELIST_H
