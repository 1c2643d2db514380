//===- SkeletonWriter.cpp - Puts large tensors into a message -------------===//
//
// The inverse of Skeleton.cpp: in the serialized skeleton, references become
// the fields they stand for, and the lengths of all messages around them grow.
//
//===----------------------------------------------------------------------===//

#include "TensorPaths.h"
#include "WireFormat.h"
#include "tfuse/Import/Proto/ModelFile.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/raw_ostream.h"
#include <climits>
#include <google/protobuf/message.h>

using namespace llvm;

namespace tfuse {

namespace {
/// Instead of `replaced` comes `head`, then `extent`.
struct Splice {
  ArrayRef<char> replaced;
  SmallVector<char, 16> head;
  ArrayRef<char> extent;
};

class Splicer {
public:
  Splicer(ArrayRef<ArrayRef<char>> extents) : extents(extents) {}

  /// Returns by how many bytes the message gets longer.
  int64_t visit(ArrayRef<char> message, MessageKind kind, unsigned depth);

  std::vector<Splice> splices; ///< In the order of the message.

private:
  int64_t splice(const WireField &reference);

  ArrayRef<ArrayRef<char>> extents;
};
} // namespace

static void appendVarint(uint64_t value, SmallVectorImpl<char> &bytes) {
  raw_svector_ostream os(bytes);
  encodeULEB128(value, os);
}

/// The number in a varint field of a message that we wrote.
static uint64_t varintOf(const WireField &field) {
  const auto *tag = reinterpret_cast<const uint8_t *>(field.whole.begin());
  unsigned length;
  decodeULEB128(tag, &length);
  return decodeULEB128(tag + length);
}

int64_t Splicer::splice(const WireField &reference) {
  uint64_t number = 0, extent = 0;
  WireReader reader(reference.content);
  WireField field;
  while (reader.next(field))
    (field.number == 1 ? number : extent) = varintOf(field);
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

Error writeModelFile(const google::protobuf::Message &message, ModelKind kind,
                     ArrayRef<ArrayRef<char>> extents, raw_ostream &os) {
  auto tooLarge = [] {
    return userError(Code::LimitExceeded,
                     "the model exceeds the 2 GB that protobuf, and so "
                     "TensorFlow, can read");
  };
  size_t size = message.ByteSizeLong();
  if (size > INT_MAX)
    return tooLarge();
  // The sizes of all parts are known now: no need to compute them again.
  std::string skeleton(size, '\0');
  message.SerializeWithCachedSizesToArray(
      reinterpret_cast<uint8_t *>(skeleton.data()));
  Splicer splicer(extents);
  int64_t growth = 0;
  if (!extents.empty())
    growth = splicer.visit(skeleton, rootMessage(kind), /*depth=*/0);
  if (int64_t(skeleton.size()) + growth > INT_MAX)
    return tooLarge();

  const char *position = skeleton.data();
  for (const Splice &splice : splicer.splices) {
    os << StringRef(position, splice.replaced.begin() - position);
    os << StringRef(splice.head.data(), splice.head.size());
    os << StringRef(splice.extent.data(), splice.extent.size());
    position = splice.replaced.end();
  }
  os << StringRef(position, skeleton.data() + skeleton.size() - position);
  return Error::success();
}

} // namespace tfuse
