//===- GraphNodes.h - Nodes of a SavedModel, by name ------------*- C++ -*-===//
//
// Nodes of a SavedModel stay in the mapped file until something needs their
// attributes. These views give access to the nodes of the main graph and of
// functions, whether they are in the file or in messages.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_SAVEDMODEL_GRAPHNODES_H
#define TFUSE_LIB_IMPORT_SAVEDMODEL_GRAPHNODES_H

#include "Format/Proto/SavedModel.pb.h"
#include "Import/GraphDef/NodeList.h"
#include "llvm/ADT/DenseMap.h"

namespace tfuse::saved_model {

/// True for the ops that call the function in their attribute "f".
inline bool isCall(llvm::StringRef op) {
  return op == "StatefulPartitionedCall" || op == "PartitionedCall";
}

/// The nodes of a graph or function. Names and inputs are read at once; they
/// live as long as this object, or as the file or message that has the nodes.
class GraphNodes {
public:
  /// Fails with FileCorrupt.
  static llvm::Expected<GraphNodes> read(NodeList list);

  size_t size() const { return names.size(); }
  llvm::StringRef name(size_t node) const { return names[node]; }
  llvm::StringRef op(size_t node) const { return ops[node]; }
  llvm::ArrayRef<llvm::StringRef> inputs(size_t node) const {
    return llvm::ArrayRef(allInputs).slice(
        firstInput[node], firstInput[node + 1] - firstInput[node]);
  }

  /// The node of that name, the last of several.
  std::optional<size_t> lookup(llvm::StringRef name) const;

  /// The attributes of a node, in a message that may lack its other fields and
  /// that is valid until the next call. Fails with FileCorrupt.
  llvm::Expected<const proto::NodeDef *> attrs(size_t node);

private:
  explicit GraphNodes(NodeList list) : list(std::move(list)) {}

  NodeList list;
  std::vector<llvm::StringRef> names, ops, allInputs;
  std::vector<uint32_t> firstInput{0};
  llvm::DenseMap<llvm::StringRef, size_t> byName;
  std::unique_ptr<NodeList::Scratch> scratch;
};

/// A meta graph and the parts of its file that stay there.
struct ModelNodes {
  proto::MetaGraphDef *metaGraph = nullptr;
  FileExtents *extents = nullptr;
  unsigned index = 0; ///< Of the meta graph in the file.

  /// The nodes of the main graph.
  llvm::Expected<GraphNodes> graph() const;
  /// The nodes of a function of the library.
  llvm::Expected<GraphNodes> function(unsigned number) const;
  /// Adds an empty node to the main graph; views do not show it.
  proto::NodeDef &addNode();

private:
  NodeList list(const NodeList::Messages &messages,
                llvm::ArrayRef<NodeInFile> inFile) const;
};

} // namespace tfuse::saved_model

#endif // TFUSE_LIB_IMPORT_SAVEDMODEL_GRAPHNODES_H
