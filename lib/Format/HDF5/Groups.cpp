//===- Groups.cpp - The members of groups ---------------------------------===//
//
// A group has its members in one of three forms:
//
//   symbol table   a B-tree of version 1, whose leaves are nodes of symbols;
//                  names are in a local heap
//   links          messages in the header of the group
//   dense links    a B-tree of version 2, whose records are IDs of messages in
//                  a fractal heap; attributes have this form as well
//
//===----------------------------------------------------------------------===//

#include "Messages.h"

#include "tfuse/Format/HDF5/HDF5File.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tfuse {

//===----------------------------------------------------------------------===//
// Symbol tables
//===----------------------------------------------------------------------===//

static StringRef textAt(ArrayRef<char> heap, uint64_t offset) {
  if (offset >= heap.size())
    return {};
  StringRef text(heap.data() + offset, heap.size() - offset);
  return text.take_until([](char c) { return c == '\0'; });
}

Error HDF5File::readSymbols(uint64_t node, Bytes names,
                            std::vector<Link> &links) const {
  ByteCursor c = at(node);
  c.expect("SNOD");
  c.skip(2);
  uint64_t count = c.number(2);
  for (uint64_t i = 0; i != count && !c.failed(); ++i) {
    StringRef text = textAt(names, address(c));
    uint64_t object = address(c);
    constexpr unsigned soft = 2;
    bool isSoft = c.number(4) == soft;
    c.skip(20);
    if (text.empty() || !spend(1 + text.size()))
      return damaged("the name of a member is invalid");
    if (!isSoft && !c.failed())
      links.push_back({text.str(), object});
  }
  return c.failed() ? damaged("the list of members at byte " + Twine(node) +
                              " is invalid")
                    : Error::success();
}

Error HDF5File::readSymbolTable(Bytes message, std::vector<Link> &links) const {
  ByteCursor c(message);
  uint64_t tree = address(c), heap = address(c);
  ByteCursor header = at(heap);
  header.expect("HEAP");
  header.skip(4);
  uint64_t size = length(header);
  length(header);
  ByteCursor content = at(address(header));
  Bytes names = content.take(size);
  if (c.failed() || header.failed() || content.failed())
    return damaged("the names of the members of a group are missing");
  return walkTree(tree, TreeKind::Members,
                  [&](ByteCursor entries, uint64_t count,
                      bool isLeaf) -> Expected<SmallVector<uint64_t>> {
                    SmallVector<uint64_t> below;
                    for (uint64_t i = 0; i != count && !entries.failed(); ++i) {
                      entries.skip(lengthSize);
                      below.push_back(address(entries));
                    }
                    if (entries.failed() || !spend(1 + count))
                      return damaged("a tree of members is cut off");
                    if (!isLeaf)
                      return below;
                    for (uint64_t node : below)
                      if (Error error = readSymbols(node, names, links))
                        return std::move(error);
                    return SmallVector<uint64_t>();
                  });
}

//===----------------------------------------------------------------------===//
// Links
//===----------------------------------------------------------------------===//

Error HDF5File::readLink(Bytes message, std::vector<Link> &links) const {
  ByteCursor c(message);
  uint64_t version = c.number(1), flags = c.number(1);
  uint64_t kind = flags & 8 ? c.number(1) : 0;
  c.skip((flags & 4 ? 8 : 0) + (flags & 16 ? 1 : 0));
  StringRef text = c.text(c.number(1u << (flags & 3)));
  constexpr unsigned hard = 0;
  if (version != 1 || c.failed() || !spend(1 + text.size()))
    return damaged("a link of a group is invalid");
  if (kind != hard)
    return Error::success();
  uint64_t object = address(c);
  if (c.failed())
    return damaged("a link of a group is cut off");
  links.push_back({text.str(), object});
  return Error::success();
}

Expected<std::vector<HDF5File::Link>> HDF5File::links(Object group) const {
  Expected<Messages> messages = header(group);
  if (!messages)
    return messages.takeError();
  std::vector<Link> result;
  std::vector<Bytes> dense;
  auto read = [&](const Message &message) -> Error {
    switch (message.type) {
    case hdf5::SymbolTable:
      return readSymbolTable(message.data, result);
    case hdf5::LinkMessage:
      return readLink(message.data, result);
    case hdf5::LinkInfo:
      return readDense(message.data, /*isAttributes=*/false, dense);
    default:
      return Error::success();
    }
  };
  for (const Message &message : *messages)
    if (Error error = read(message))
      return std::move(error);
  for (Bytes message : dense)
    if (Error error = readLink(message, result))
      return std::move(error);
  return std::move(result);
}

//===----------------------------------------------------------------------===//
// Dense storage
//===----------------------------------------------------------------------===//

/// The bytes that hold numbers up to `most`.
static unsigned bytesFor(uint64_t most) {
  return most == 0 ? 1 : Log2_64(most) / 8 + 1;
}

namespace {

/// A heap of small objects. Their offsets count through direct blocks, which
/// the rows of a table have; row 0 and 1 have blocks of the starting size, each
/// further row of twice the size. Blocks larger than the largest direct block
/// are tables themselves.
struct FractalHeap {
  unsigned idBytes = 0, offsetBytes = 0, lengthBytes = 0;
  uint64_t width = 0, start = 0, largest = 0, root = 0, rows = 0;
  bool hasChecksums = false;

  uint64_t blockSize(uint64_t row) const {
    return row < 2 ? start : start << (row - 1);
  }
};

} // namespace

/// Appends the objects of a heap that a tree lists.
Error HDF5File::readDense(Bytes message, bool isAttributes,
                          std::vector<Bytes> &objects) const {
  auto corrupt = [&] {
    return damaged("a list of members of an object is invalid");
  };
  ByteCursor c(message);
  c.skip(1);
  uint64_t flags = c.number(1);
  c.skip(flags & 1 ? (isAttributes ? 2 : 8) : 0);
  uint64_t heapAddress = address(c), treeAddress = address(c);
  if (c.failed())
    return corrupt();
  if (isUndefined(heapAddress))
    return Error::success();

  FractalHeap heap;
  ByteCursor h = at(heapAddress);
  h.expect("FRHP");
  h.skip(1);
  heap.idBytes = h.number(2);
  bool hasFilters = h.number(2) != 0;
  heap.hasChecksums = (h.number(1) & 2) != 0;
  uint64_t mostObject = h.number(4);
  h.skip(2 * (lengthSize + offsetSize) + 8 * lengthSize);
  heap.width = h.number(2);
  heap.start = length(h);
  heap.largest = length(h);
  uint64_t bits = h.number(2);
  h.skip(2);
  heap.root = address(h);
  heap.rows = h.number(2);
  if (hasFilters)
    return unsupported("compressed lists of members");
  constexpr unsigned mostBits = 64;
  if (h.failed() || heap.width == 0 || !isPowerOf2_64(heap.start) ||
      !isPowerOf2_64(heap.largest) || heap.largest < heap.start ||
      bits > mostBits || heap.rows > mostBits)
    return corrupt();
  heap.offsetBytes = unsigned(bits + 7) / 8;
  heap.lengthBytes =
      std::min((Log2_64(heap.largest) + 7) / 8, bytesFor(mostObject));
  const uint64_t directRows = Log2_64(heap.largest / heap.start) + 2;

  // Follows the tables down to the direct block that has the offset.
  auto objectAt = [&](uint64_t offset, uint64_t size) -> Bytes {
    uint64_t where = heap.root, rows = heap.rows, base = 0;
    uint64_t blockBytes = heap.start;
    for (unsigned level = 0; rows != 0; ++level) {
      if (level == hdf5::kMostLevels || !spend())
        return {};
      uint64_t begin = base, row = 0, column = 0;
      for (; row != rows; ++row) {
        uint64_t each = heap.blockSize(row);
        if (row > mostBits - 2 || each > bytes.size() * heap.width)
          return {};
        if (offset - begin < each * heap.width) {
          column = (offset - begin) / each;
          break;
        }
        begin += each * heap.width;
      }
      if (row == rows)
        return {};
      base = begin + column * heap.blockSize(row);
      ByteCursor table = at(where);
      table.expect("FHIB");
      table.skip(1 + offsetSize + heap.offsetBytes);
      table.skip((row * heap.width + column) * offsetSize);
      where = address(table);
      if (table.failed())
        return {};
      blockBytes = heap.blockSize(row);
      rows = row < directRows
                 ? 0
                 : Log2_64(blockBytes / (heap.start * heap.width)) + 1;
      if (row >= directRows && blockBytes < heap.start * heap.width)
        return {};
    }
    ByteCursor block = at(where);
    ByteCursor probe = block;
    probe.expect("FHDB");
    Bytes content = block.take(blockBytes);
    if (probe.failed() || block.failed() || offset < base ||
        offset - base > content.size() ||
        size > content.size() - (offset - base))
      return {};
    return content.slice(offset - base, size);
  };

  ByteCursor t = at(treeAddress);
  t.expect("BTHD");
  t.skip(2);
  uint64_t nodeBytes = t.number(4), recordBytes = t.number(2),
           depth = t.number(2);
  t.skip(2);
  uint64_t rootNode = address(t), rootCount = t.number(2);
  constexpr uint64_t nodePrefix = 10;
  // A record of a link begins with its hash; one of an attribute with its ID.
  uint64_t idStart = isAttributes ? 0 : 4;
  if (t.failed() || nodeBytes <= nodePrefix || depth >= hdf5::kMostLevels ||
      recordBytes < idStart + heap.idBytes || recordBytes == 0 ||
      heap.idBytes < 1 + heap.offsetBytes + heap.lengthBytes)
    return corrupt();
  // The sizes of the pointers to children depend on how many records a child
  // may have.
  SmallVector<uint64_t> mostRecords{(nodeBytes - nodePrefix) / recordBytes};
  SmallVector<uint64_t> mostBelow{mostRecords[0]};
  unsigned countBytes = bytesFor(mostRecords[0]);
  for (uint64_t level = 1; level <= depth; ++level) {
    uint64_t pointer =
        offsetSize + countBytes + (level > 1 ? bytesFor(mostBelow.back()) : 0);
    if (nodeBytes <= nodePrefix + pointer || mostBelow.back() >> 40 != 0)
      return corrupt();
    mostRecords.push_back((nodeBytes - nodePrefix - pointer) /
                          (recordBytes + pointer));
    mostBelow.push_back((mostRecords.back() + 1) * mostBelow.back() +
                        mostRecords.back());
  }
  struct Node {
    uint64_t where, count, level;
  };
  SmallVector<Node> work;
  if (!isUndefined(rootNode))
    work.push_back({rootNode, rootCount, depth});
  DenseSet<uint64_t> seen;
  while (!work.empty()) {
    Node node = work.pop_back_val();
    ByteCursor n = at(node.where);
    n.expect(node.level == 0 ? "BTLF" : "BTIN");
    n.skip(2);
    if (node.count > mostRecords[node.level] || !seen.insert(node.where).second)
      return corrupt();
    for (uint64_t i = 0; i != node.count; ++i) {
      ByteCursor record(n.take(recordBytes));
      record.skip(idStart);
      constexpr unsigned kindBits = 0x30;
      bool isManaged = (record.number(1) & kindBits) == 0;
      uint64_t offset = record.number(heap.offsetBytes);
      uint64_t size = record.number(heap.lengthBytes);
      if (n.failed() || record.failed() || !spend())
        return corrupt();
      if (!isManaged)
        return unsupported("a list of members with very long entries");
      Bytes object = objectAt(offset, size);
      if (object.empty())
        return corrupt();
      objects.push_back(object);
    }
    for (uint64_t i = 0; node.level != 0 && i != node.count + 1; ++i) {
      uint64_t child = address(n), count = n.number(countBytes);
      if (node.level > 1)
        n.skip(bytesFor(mostBelow[node.level - 1]));
      work.push_back({child, count, node.level - 1});
    }
    if (n.failed())
      return corrupt();
  }
  return Error::success();
}

} // namespace tfuse
