//===- GraphNodes.cpp - Nodes of a SavedModel, by name --------------------===//

#include "GraphNodes.h"

#include "llvm/ADT/Sequence.h"

using namespace llvm;

namespace tfuse::saved_model {

//===----------------------------------------------------------------------===//
// GraphNodes
//===----------------------------------------------------------------------===//

Expected<GraphNodes> GraphNodes::read(NodeList list) {
  GraphNodes nodes(std::move(list));
  size_t size = nodes.list.size();
  nodes.names.reserve(size);
  nodes.ops.reserve(size);
  nodes.byName.reserve(size);
  NodeList::Links links;
  for (size_t node : seq(size)) {
    if (Error error = nodes.list.readLinks(node, links))
      return std::move(error);
    nodes.names.push_back(links.name);
    nodes.ops.push_back(links.op);
    append_range(nodes.allInputs, links.inputs);
    nodes.firstInput.push_back(nodes.allInputs.size());
    nodes.byName[links.name] = node;
  }
  nodes.scratch = std::make_unique<NodeList::Scratch>();
  return nodes;
}

std::optional<size_t> GraphNodes::lookup(StringRef name) const {
  auto found = byName.find(name);
  if (found == byName.end())
    return std::nullopt;
  return found->second;
}

Expected<const proto::NodeDef *> GraphNodes::attrs(size_t node) {
  return list.getRest(node, *scratch);
}

//===----------------------------------------------------------------------===//
// ModelNodes
//===----------------------------------------------------------------------===//

NodeList ModelNodes::list(const NodeList::Messages &messages,
                          ArrayRef<NodeInFile> inFile) const {
  return NodeList(messages, inFile,
                  extents->file ? extents->file->path() : StringRef());
}

Expected<GraphNodes> ModelNodes::graph() const {
  ArrayRef<NodeInFile> inFile;
  if (index < extents->nodes.size())
    inFile = extents->nodes[index];
  return GraphNodes::read(list(metaGraph->graph_def().node(), inFile));
}

Expected<GraphNodes> ModelNodes::function(unsigned number) const {
  const proto::FunctionDef &function =
      metaGraph->graph_def().library().function(static_cast<int>(number));
  return GraphNodes::read(
      list(function.node_def(), extents->nodesOfFunction(index, number)));
}

proto::NodeDef &ModelNodes::addNode() {
  proto::GraphDef &graph = *metaGraph->mutable_graph_def();
  if (index < extents->nodes.size() && !extents->nodes[index].empty())
    extents->nodes[index].push_back(
        {nullptr, static_cast<uint32_t>(graph.node_size())});
  return *graph.add_node();
}

} // namespace tfuse::saved_model
