//===- HDF5File.cpp - Superblock and object headers -----------------------===//
//
//   superblock -> header of the root group -> links -> headers of objects
//
// An object is a header of messages: its links, type, shape, layout,
// attributes.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/HDF5/HDF5File.h"

#include "Messages.h"

#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringRef.h"
#include <algorithm>

using namespace llvm;

namespace tfuse {

static constexpr StringLiteral kSignature("\x89HDF\r\n\x1a\n");

/// A step reads a few bytes, and well-formed files need fewer steps than they
/// have bytes.
static constexpr uint64_t kStepsPerByte = 16, kLeastSteps = 1 << 16,
                          kMostSteps = 1 << 28;

bool HDF5File::isHDF5(Bytes bytes) {
  return StringRef(bytes.data(), bytes.size()).starts_with(kSignature);
}

Error HDF5File::damaged(const Twine &what) const {
  return userError(Code::FileCorrupt, "the HDF5 file is damaged: " + what, name,
                   "save the model again, or copy it again");
}

Error HDF5File::unsupported(const Twine &what) const {
  return userError(
      Code::NotAModel, "the HDF5 file has " + what, name,
      "load the model with Keras, and save it again as a .keras file");
}

ByteCursor HDF5File::at(uint64_t address) const {
  if (address >= bytes.size())
    return {};
  return ByteCursor(bytes.drop_front(address));
}

bool HDF5File::isUndefined(uint64_t address) const {
  return address == ~uint64_t(0) >> (64 - 8 * offsetSize);
}

bool HDF5File::spend(uint64_t count) const {
  uint64_t limit =
      std::min(bytes.size() * kStepsPerByte + kLeastSteps, kMostSteps);
  steps = count > limit ? limit : std::min(steps + count, limit);
  return steps < limit;
}

Expected<HDF5File> HDF5File::open(Bytes bytes, Owner owner, const Twine &name) {
  HDF5File result(bytes, std::move(owner), name.str());
  if (Error error = result.readSuperblock())
    return std::move(error);
  return std::move(result);
}

Error HDF5File::readSuperblock() {
  ByteCursor c = at(0);
  c.expect(kSignature);
  uint64_t version = c.number(1);
  bool isOld = version < 2;
  if (isOld)
    c.skip(4);
  offsetSize = c.number(1);
  lengthSize = c.number(1);
  if (c.failed())
    return damaged("its superblock is cut off");
  for (unsigned size : {offsetSize, lengthSize})
    if (size != 2 && size != 4 && size != 8)
      return damaged("its sizes of offsets are invalid");
  if (version > 3)
    return unsupported("version " + Twine(version) + " of the superblock");
  c.skip(isOld ? 9 + (version == 1 ? 4 : 0) : 1);
  uint64_t base = address(c);
  c.skip(offsetSize); // Free space, or the extension.
  uint64_t end = address(c);
  if (isOld)
    c.skip(2 * offsetSize); // The driver; the name of the root group.
  rootObject = address(c);
  if (c.failed())
    return damaged("its superblock is cut off");
  if (base != 0)
    return unsupported("a user block");
  if (end > bytes.size())
    return damaged("it has " + Twine(bytes.size()) + " of " + Twine(end) +
                   " bytes");
  return Error::success();
}

Error HDF5File::walkTree(uint64_t root, TreeKind wanted,
                         NodeVisitor visit) const {
  SmallVector<std::pair<uint64_t, uint64_t>> work{{root, hdf5::kMostLevels}};
  DenseSet<uint64_t> seen;
  while (!work.empty()) {
    auto [where, levelAbove] = work.pop_back_val();
    ByteCursor node = at(where);
    node.expect("TREE");
    uint64_t kind = node.number(1), level = node.number(1),
             count = node.number(2);
    node.skip(2 * offsetSize);
    if (node.failed() || kind != unsigned(wanted) || level >= levelAbove ||
        !seen.insert(where).second)
      return damaged("the tree at byte " + Twine(where) + " is invalid");
    Expected<SmallVector<uint64_t>> below = visit(node, count, level == 0);
    if (!below)
      return below.takeError();
    for (uint64_t child : llvm::reverse(*below))
      work.push_back({child, level});
  }
  return Error::success();
}

/// Reads the messages of one block of a header.
Expected<HDF5File::Messages> HDF5File::header(Object object) const {
  auto corrupt = [&](const Twine &what) {
    return damaged("the object at byte " + Twine(object) + " " + what);
  };
  ByteCursor c = at(object);
  ByteCursor probe = c;
  bool isNew = probe.text(4) == "OHDR";
  unsigned flags = 0;
  SmallVector<Bytes> blocks;
  if (isNew) {
    c.skip(4);
    if (c.number(1) != 2)
      return corrupt("has an invalid header");
    flags = c.number(1);
    c.skip((flags & 0x20 ? 16 : 0) + (flags & 0x10 ? 4 : 0));
    uint64_t size = c.number(1u << (flags & 3));
    blocks.push_back(c.take(size));
  } else {
    if (c.number(1) != 1)
      return corrupt("has an invalid header");
    c.skip(7);
    uint64_t size = c.number(4);
    c.skip(4);
    blocks.push_back(c.take(size));
  }
  if (c.failed())
    return corrupt("is cut off");
  Messages result;
  unsigned prefix = isNew ? (flags & 4 ? 6 : 4) : 8;
  DenseSet<uint64_t> seen;
  for (size_t i = 0; i != blocks.size(); ++i) {
    ByteCursor block(blocks[i]);
    while (block.left() >= prefix) {
      Message message;
      message.type = block.number(isNew ? 1 : 2);
      uint64_t size = block.number(2);
      message.isShared = (block.number(1) & 2) != 0;
      block.skip(prefix - (isNew ? 4 : 5));
      message.data = block.take(size);
      if (block.failed() || !spend())
        return corrupt("has an invalid header");
      if (message.type != hdf5::Continuation) {
        result.push_back(message);
        continue;
      }
      ByteCursor where(message.data);
      uint64_t start = address(where), bytes = length(where);
      ByteCursor next = at(start);
      Bytes more = next.take(bytes);
      if (isNew) {
        ByteCursor content(more);
        content.expect("OCHK");
        more = content.take(content.left() < 4 ? bytes : content.left() - 4);
        next = content;
      }
      if (where.failed() || next.failed() || !seen.insert(start).second)
        return corrupt("has an invalid header");
      blocks.push_back(more);
    }
  }
  return std::move(result);
}

Expected<const HDF5File::Message *>
HDF5File::find(const Messages &messages, unsigned type, StringRef what) const {
  for (const Message &message : messages)
    if (message.type == type) {
      if (message.isShared)
        return unsupported("a dataset whose " + what +
                           " is shared with other datasets");
      return &message;
    }
  return nullptr;
}

Expected<bool> HDF5File::isDataset(Object object) const {
  Expected<Messages> messages = header(object);
  if (!messages)
    return messages.takeError();
  return llvm::any_of(*messages, [](const Message &message) {
    return message.type == hdf5::Layout;
  });
}

Expected<std::optional<std::vector<std::string>>>
HDF5File::strings(Object object, StringRef attribute) const {
  Expected<Messages> messages = header(object);
  if (!messages)
    return messages.takeError();
  std::vector<Bytes> attributes;
  for (const Message &message : *messages) {
    if (message.type == hdf5::Attribute)
      attributes.push_back(message.data);
    if (message.type == hdf5::AttributeInfo)
      if (Error error =
              readDense(message.data, /*isAttributes=*/true, attributes))
        return std::move(error);
  }
  for (Bytes data : attributes) {
    Expected<std::optional<std::vector<std::string>>> found =
        readAttribute(data, attribute);
    if (!found || *found)
      return found;
  }
  return std::nullopt;
}

} // namespace tfuse
