//===- SkeletonWriter.cpp - Puts large tensors and nodes into a message ---===//
//
// The inverse of Skeleton.cpp: in the serialized skeleton, fields replace
// references, graphs receive their nodes, and the lengths of all enclosing
// messages grow.
//
//===----------------------------------------------------------------------===//

#include "TensorPaths.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Format/Proto/WireFormat.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"
#include <climits>
#include <google/protobuf/message.h>

using namespace llvm;

namespace tfuse {

namespace {
/// `head`, `extent` and `nodes` replace `replaced`.
struct Splice {
  ArrayRef<char> replaced;
  SmallVector<char, 16> head;
  ArrayRef<char> extent;
  ArrayRef<ArrayRef<char>> nodes = {};
};

class Splicer {
public:
  Splicer(ArrayRef<ArrayRef<char>> extents,
          ArrayRef<SerializedNodes> nodes = {})
      : extents(extents), nodes(nodes) {}

  /// Returns the number of bytes by which the message grows.
  int64_t visit(ArrayRef<char> message, MessageKind kind, unsigned depth);

  std::vector<Splice> splices; ///< In message order.

private:
  int64_t splice(const WireField &reference);

  ArrayRef<ArrayRef<char>> extents;
  ArrayRef<SerializedNodes> nodes; ///< Nodes of the remaining graphs.
};
} // namespace

int64_t Splicer::splice(const WireField &reference) {
  uint64_t number = 0, extent = 0;
  WireReader reader(reference.content);
  WireField field;
  while (reader.next(field))
    (field.number == 1 ? number : extent) = field.value;
  Splice result;
  result.replaced = reference.whole;
  result.extent = extents[extent];
  appendVarint(number << 3 | WireField::Length, result.head);
  appendVarint(result.extent.size(), result.head);
  int64_t growth = result.head.size() + result.extent.size();
  splices.push_back(std::move(result));
  return growth - int64_t(reference.whole.size());
}

int64_t Splicer::visit(ArrayRef<char> message, MessageKind kind,
                       unsigned depth) {
  if (depth == kMaxNesting)
    return 0;
  int64_t growth = 0;
  if (kind == MessageKind::Graph && !nodes.empty()) {
    splices.push_back({message.take_front(0), {}, {}, nodes.front().pieces()});
    growth += nodes.front().size();
    nodes = nodes.drop_front();
  }
  WireReader reader(message);
  WireField field;
  while (reader.next(field)) {
    if (kind == MessageKind::Tensor) {
      if (field.number == kReferenceField)
        growth += splice(field);
      continue;
    }
    std::optional<MessageKind> inner = messageIn(kind, field.number);
    if (!inner || field.type != WireField::Length)
      continue;
    size_t position = splices.size();
    splices.push_back({field.length, {}, {}});
    int64_t inside = visit(field.content, *inner, depth + 1);
    if (splices.size() == position + 1) {
      splices.pop_back();
      continue;
    }
    appendVarint(field.content.size() + inside, splices[position].head);
    growth += inside + int64_t(splices[position].head.size()) -
              int64_t(field.length.size());
  }
  return growth;
}

/// Calls `write` with the pieces of `message`, and `refer` with the extents
/// that it refers to.
static void writePieces(StringRef message, ArrayRef<Splice> splices,
                        function_ref<void(StringRef)> write,
                        function_ref<void(ArrayRef<char>)> refer) {
  const char *position = message.begin();
  for (const Splice &splice : splices) {
    write(StringRef(position, splice.replaced.begin() - position));
    write(StringRef(splice.head.data(), splice.head.size()));
    if (!splice.extent.empty())
      refer(splice.extent);
    for (ArrayRef<char> piece : splice.nodes)
      refer(piece);
    position = splice.replaced.end();
  }
  write(StringRef(position, message.end() - position));
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

/// Reserves `size` bytes, contiguous with the previous copy if possible.
char *SerializedNodes::reserve(size_t size) {
  constexpr size_t kBlock = 1 << 20;
  if (size > size_t(end - next)) {
    size_t room = std::max(size, kBlock);
    blocks.emplace_back(new char[room]);
    next = blocks.back().get();
    end = next + room;
  }
  char *place = std::exchange(next, next + size);
  total += size;
  if (!parts.empty() && parts.back().end() == place)
    parts.back() = ArrayRef<char>(parts.back().begin(), next);
  else
    parts.push_back(ArrayRef<char>(place, next));
  return place;
}

void SerializedNodes::copy(StringRef bytes) {
  if (!bytes.empty())
    std::memcpy(reserve(bytes.size()), bytes.data(), bytes.size());
}

/// The tag and the length of GraphDef.node.
void SerializedNodes::appendHead(uint64_t size) {
  SmallVector<char, 16> head{1 << 3 | WireField::Length};
  appendVarint(size, head);
  copy(StringRef(head.data(), head.size()));
}

void SerializedNodes::append(StringRef node) {
  appendHead(node.size());
  copy(node);
}

void SerializedNodes::append(const google::protobuf::Message &node,
                             ArrayRef<ArrayRef<char>> extents) {
  size_t size = node.ByteSizeLong();
  if (extents.empty()) {
    appendHead(size);
    if (size != 0)
      node.SerializeWithCachedSizesToArray(
          reinterpret_cast<uint8_t *>(reserve(size)));
    return;
  }
  std::string skeleton(size, '\0');
  node.SerializeWithCachedSizesToArray(
      reinterpret_cast<uint8_t *>(skeleton.data()));
  Splicer splicer(extents);
  int64_t growth = splicer.visit(skeleton, MessageKind::Node, /*depth=*/0);
  appendHead(size + growth);
  writePieces(
      skeleton, splicer.splices, [&](StringRef piece) { copy(piece); },
      [&](ArrayRef<char> extent) {
        parts.push_back(extent);
        total += extent.size();
      });
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

Error writeModelFile(const google::protobuf::Message &message, ModelKind kind,
                     ArrayRef<ArrayRef<char>> extents,
                     ArrayRef<SerializedNodes> nodes, raw_ostream &os) {
  auto tooLarge = [] {
    return userError(Code::LimitExceeded,
                     "the model exceeds the 2 GB that protobuf, and so "
                     "TensorFlow, can read");
  };
  size_t size = message.ByteSizeLong();
  if (size > INT_MAX)
    return tooLarge();
  // The sizes of all messages are cached by now.
  std::string skeleton(size, '\0');
  message.SerializeWithCachedSizesToArray(
      reinterpret_cast<uint8_t *>(skeleton.data()));
  Splicer splicer(extents, nodes);
  int64_t growth = 0;
  if (!extents.empty() || !nodes.empty())
    growth = splicer.visit(skeleton, rootMessage(kind), /*depth=*/0);
  if (int64_t(skeleton.size()) + growth > INT_MAX)
    return tooLarge();

  os.reserveExtraSpace(skeleton.size() + growth);
  writePieces(
      skeleton, splicer.splices, [&](StringRef piece) { os << piece; },
      [&](ArrayRef<char> piece) { os.write(piece.data(), piece.size()); });
  return Error::success();
}

} // namespace tfuse
