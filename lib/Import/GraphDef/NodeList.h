//===- NodeList.h - The nodes of a body, parsed or not ----------*- C++ -*-===//
//
// Nodes are looked at twice: for what they are called and whom they use, then
// one by one. The first needs a few fields, straight from the file; for the
// second, one message is enough, which takes the place of millions.
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

  /// All are messages.
  explicit NodeList(const Messages &messages) : messages(messages) {}
  /// All nodes in their order, if there are any; otherwise the same. `path` is
  /// that of the file, for errors.
  NodeList(const Messages &messages, llvm::ArrayRef<NodeInFile> inFile,
           llvm::StringRef path)
      : messages(messages), inFile(inFile), path(path),
        endOfLinks(inFile.size()) {}

  size_t size() const {
    return inFile.empty() ? size_t(messages.size()) : inFile.size();
  }

  /// Fields of a node that live as long as the list.
  struct Links {
    llvm::StringRef name, op;
    llvm::SmallVector<llvm::StringRef, 8> inputs;
  };
  /// Fails with FileCorrupt.
  llvm::Error readLinks(size_t index, Links &links);

  /// Room for one node after the other: what the messages have allocated, they
  /// keep.
  struct Scratch {
    proto::NodeDef plain; ///< Has attributes only.
    proto::NodeDef parsed;
  };
  /// What else the node has: the message may lack what `readLinks` reads, which
  /// must come first. It may be one of `scratch`. Fails with FileCorrupt.
  llvm::Expected<const proto::NodeDef *> getRest(size_t index,
                                                 Scratch &scratch) const;

private:
  llvm::Error parse(llvm::StringRef bytes, proto::NodeDef &node) const;

  const Messages &messages;
  llvm::ArrayRef<NodeInFile> inFile;
  llvm::StringRef path;
  /// By node in the file: where the links that come first end. Nearly always,
  /// all of them do.
  static_assert(kLeaveInFileFrom <= UINT16_MAX);
  std::vector<uint16_t> endOfLinks;
  std::deque<proto::NodeDef> unusual; ///< Hold what links refer to.
};

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_NODELIST_H
