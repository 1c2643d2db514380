//===- Skeleton.cpp - Cuts large tensors and nodes out of a message -------===//
//
// Walks from the outermost message along the fields that lead to tensors,
// entering only messages that are long enough. A cut changes the lengths of all
// enclosing messages: every such length is an edit.
//
//===----------------------------------------------------------------------===//

#include "Skeleton.h"

#include "TensorPaths.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Format/Proto/WireFormat.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tfuse {

namespace {
constexpr uint64_t kReferenceTag = (uint64_t(kReferenceField) << 3) | 2;

class Cutter {
public:
  Cutter(Skeleton &skeleton, LeftNodes leftNodes)
      : skeleton(skeleton), leftNodes(leftNodes) {}

  /// Returns the number of bytes by which the message shrinks.
  uint64_t visit(ArrayRef<char> message, MessageKind kind, unsigned depth);
  bool failed() const { return bad; }
  /// True if a MetaGraph holds several graphs, or a graph several libraries,
  /// which protobuf would merge.
  bool sawMergedGraphs() const { return hasMergedGraphs; }
  uint64_t bytesOfNodes() const { return nodeBytes; }

private:
  uint64_t visitTensor(ArrayRef<char> message);
  void cut(const WireField &field);
  bool leaveNode(const WireField &node, std::vector<NodeInFile> &nodes,
                 uint32_t &nodesInMessage);
  std::vector<NodeInFile> *nodesOf(MessageKind kind);
  void enter(MessageKind inner);

  Skeleton &skeleton;
  LeftNodes leftNodes;
  bool bad = false, hasMergedGraphs = false;
  uint64_t nodeBytes = 0;
  /// Index of the last edit that cuts nodes; -1 for none.
  size_t lastNodes = -1;
};
} // namespace

static SmallVector<char, 16> varint(uint64_t value) {
  SmallVector<char, 16> bytes;
  appendVarint(value, bytes);
  return bytes;
}

void Cutter::cut(const WireField &field) {
  SmallVector<char, 16> reference;
  reference.append({8, char(field.number), 16});
  reference.append(varint(skeleton.extents.size()));
  SmallVector<char, 16> replacement = varint(kReferenceTag);
  replacement.append(varint(reference.size()));
  replacement.append(reference);
  skeleton.extents.push_back(field.content);
  skeleton.edits.push_back({field.whole, std::move(replacement)});
}

uint64_t Cutter::visitTensor(ArrayRef<char> message) {
  SmallVector<WireField, 4> large;
  uint32_t once = 0, twice = 0; // Sets of field numbers.
  WireReader reader(message);
  WireField field;
  while (reader.next(field)) {
    if (!isContentOfTensor(field.number))
      continue;
    twice |= once & (1u << field.number);
    once |= 1u << field.number;
    if (field.type == WireField::Length &&
        field.content.size() >= kLeaveInFileFrom)
      large.push_back(field);
  }
  bad |= reader.failed();
  uint64_t saved = 0;
  for (const WireField &field : large) {
    // Fields that are split into several pieces are left to protobuf, which
    // merges them or takes the last. No known program writes them.
    if (twice & (1u << field.number))
      continue;
    cut(field);
    saved += field.whole.size() - skeleton.edits.back().replacement.size();
  }
  return saved;
}

/// Records a node; true if it stays in the file. `nodesInMessage` counts those
/// that do not.
bool Cutter::leaveNode(const WireField &node, std::vector<NodeInFile> &nodes,
                       uint32_t &nodesInMessage) {
  if (node.content.size() >= kLeaveInFileFrom) {
    nodes.push_back({nullptr, nodesInMessage++});
    return false;
  }
  nodes.push_back(
      {node.content.data(), static_cast<uint32_t>(node.content.size())});
  nodeBytes += node.whole.size();
  std::vector<Skeleton::Edit> &edits = skeleton.edits;
  if (!edits.empty() && lastNodes == edits.size() - 1 &&
      edits.back().replaced.end() == node.whole.begin()) {
    ArrayRef<char> before = edits.back().replaced;
    edits.back().replaced = ArrayRef<char>(before.begin(), node.whole.end());
  } else {
    lastNodes = edits.size();
    edits.push_back({node.whole, {}});
  }
  return true;
}

/// Returns the list for nodes of the current graph or function; null if they
/// are parsed.
std::vector<NodeInFile> *Cutter::nodesOf(MessageKind kind) {
  if (kind == MessageKind::Graph && leftNodes != LeftNodes::None)
    return &skeleton.nodes.back();
  if (kind == MessageKind::Function &&
      leftNodes == LeftNodes::OfGraphsAndFunctions)
    return &skeleton.functionNodes.back().back();
  return nullptr;
}

/// Begins the lists of a graph or function, even if it is too small to visit.
void Cutter::enter(MessageKind inner) {
  if (inner == MessageKind::MetaGraph) {
    skeleton.nodes.emplace_back();
    skeleton.functionNodes.emplace_back();
  } else if (inner == MessageKind::Function) {
    skeleton.functionNodes.back().emplace_back();
  }
}

uint64_t Cutter::visit(ArrayRef<char> message, MessageKind kind,
                       unsigned depth) {
  if (kind == MessageKind::Tensor)
    return visitTensor(message);
  if (depth == kMaxNesting)
    return 0;
  std::vector<NodeInFile> *nodes = nodesOf(kind);
  uint32_t nodesInMessage = 0;
  unsigned graphs = 0;
  uint64_t saved = 0;
  WireReader reader(message);
  WireField field;
  while (!bad && reader.next(field)) {
    if (leftNodes != LeftNodes::None && field.type == WireField::Length) {
      std::optional<MessageKind> inner = messageIn(kind, field.number);
      if (nodes && inner == MessageKind::Node &&
          leaveNode(field, *nodes, nodesInMessage)) {
        saved += field.whole.size();
        continue;
      }
      bool isMerged =
          inner == MessageKind::Graph || inner == MessageKind::Library;
      hasMergedGraphs |= isMerged && graphs++ != 0;
      if (inner)
        enter(*inner);
    }
    if (field.content.size() < kLeaveInFileFrom)
      continue;
    std::optional<MessageKind> inner = messageIn(kind, field.number);
    if (!inner)
      continue;
    // The length precedes the content that may change it.
    size_t lengthEdit = skeleton.edits.size();
    skeleton.edits.push_back({field.length, {}});
    uint64_t inside = visit(field.content, *inner, depth + 1);
    if (inside == 0) {
      skeleton.edits.resize(lengthEdit);
      continue;
    }
    auto &replacement = skeleton.edits[lengthEdit].replacement;
    replacement = varint(field.content.size() - inside);
    saved += inside + field.length.size() - replacement.size();
  }
  bad |= reader.failed();
  return saved;
}

Skeleton makeSkeleton(ArrayRef<char> message, ModelKind kind,
                      LeftNodes leftNodes) {
  Skeleton skeleton;
  Cutter cutter(skeleton, leftNodes);
  if (leftNodes != LeftNodes::None && kind != ModelKind::SavedModel) {
    skeleton.nodes.emplace_back();
    skeleton.functionNodes.emplace_back();
  }
  uint64_t saved = cutter.visit(message, rootMessage(kind), /*depth=*/0);
  if (cutter.sawMergedGraphs() && !cutter.failed())
    return makeSkeleton(message, kind, LeftNodes::None);
  if (cutter.failed()) {
    skeleton = Skeleton();
    skeleton.size = message.size();
  } else {
    skeleton.size = message.size() - saved + cutter.bytesOfNodes();
  }
  return skeleton;
}

} // namespace tfuse
