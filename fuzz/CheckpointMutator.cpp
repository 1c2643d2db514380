//===- CheckpointMutator.cpp - Random changes of checkpoints --------------===//
//
// lib/Import/TensorBundle/SortedTable.cpp describes the format of the index.
//
//===----------------------------------------------------------------------===//

#include "CheckpointMutator.h"

#include "Format/Proto/TensorBundle.pb.h"
#include "Import/TensorBundle/SortedTable.h"
#include "ProtoMutator.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Format/Proto/WireFormat.h"
#include "tfuse/Import/TensorBundle/Crc32c.h"
#include "tfuse/Support/DataType.h"
#include "llvm/Support/Endian.h"
#include <snappy.h>
#include <utility>
#include <vector>

using namespace llvm;
namespace endian = llvm::support::endian;

namespace tfuse::fuzz {

using Entries = std::vector<std::pair<std::string, std::string>>;

CheckpointFiles splitCheckpoint(StringRef input) {
  if (input.size() < 4)
    return {input, ""};
  size_t size =
      std::min<size_t>(endian::read32le(input.end() - 4), input.size() - 4);
  return {input.take_front(size), input.drop_front(size).drop_back(4)};
}

static std::string joinCheckpoint(StringRef index, StringRef data) {
  char size[4];
  endian::write32le(size, index.size());
  return (index + data + StringRef(size, 4)).str();
}

//===----------------------------------------------------------------------===//
// Writing an index
//===----------------------------------------------------------------------===//

static void appendVarint(uint64_t value, std::string &bytes) {
  SmallVector<char, 10> varint;
  tfuse::appendVarint(value, varint);
  bytes.append(varint.begin(), varint.end());
}

static void append32(uint32_t value, std::string &bytes) {
  char fixed[4];
  endian::write32le(fixed, value);
  bytes.append(fixed, 4);
}

/// A block of entries; each key leaves out the prefix of the previous key.
static std::string
makeBlock(ArrayRef<std::pair<std::string, std::string>> entries,
          Random &random) {
  std::string block;
  StringRef previous;
  for (const auto &[key, value] : entries) {
    size_t shared = 0;
    while (shared < std::min(previous.size(), key.size()) &&
           previous[shared] == key[shared])
      ++shared;
    if (pick(random, 200) == 0) // One that is wrong.
      shared += pick(random, 3);
    appendVarint(shared, block);
    appendVarint(key.size() - std::min(shared, key.size()), block);
    appendVarint(value.size(), block);
    block.append(StringRef(key).drop_front(std::min(shared, key.size())));
    block += value;
    previous = key;
  }
  append32(0, block); // The only restart point is the start.
  append32(pick(random, 200) == 0 ? uint32_t(random()) : 1, block);
  return block;
}

/// Appends a block with its trailer; returns its handle.
static std::string appendBlock(std::string contents, bool compresses,
                               std::string &file) {
  if (compresses) {
    std::string compressed;
    snappy::Compress(contents.data(), contents.size(), &compressed);
    contents = std::move(compressed);
  }
  std::string handle;
  appendVarint(file.size(), handle);
  appendVarint(contents.size(), handle);
  contents.push_back(compresses ? 1 : 0);
  append32(
      maskCrc32c(extendCrc32c(0, ArrayRef(contents.data(), contents.size()))),
      contents);
  file += contents;
  return handle;
}

static std::string makeIndex(const Entries &entries, Random &random) {
  std::string file;
  Entries handles;
  bool compresses = pick(random, 4) == 0;
  size_t perBlock = pick(random, 3) ? entries.size() + 1
                                    : 1 + pick(random, entries.size() + 1);
  ArrayRef<std::pair<std::string, std::string>> rest = entries;
  while (!rest.empty()) {
    auto block = rest.take_front(std::min(perBlock, rest.size()));
    rest = rest.drop_front(block.size());
    std::string last = block.back().first;
    handles.emplace_back(
        last, appendBlock(makeBlock(block, random), compresses, file));
  }
  std::string footer =
      appendBlock(makeBlock({}, random), /*compresses=*/false, file);
  footer += appendBlock(makeBlock(handles, random), compresses, file);
  footer.resize(40);
  char magic[8];
  endian::write64le(magic, 0xdb4775248b80fb57u);
  return file + footer + std::string(magic, 8);
}

//===----------------------------------------------------------------------===//
// Checksums of tensors
//===----------------------------------------------------------------------===//

/// The checksum of a string tensor; also corrects the checksum of its lengths.
static uint32_t fixStrings(std::string &data, size_t offset, size_t size,
                           uint64_t count) {
  StringRef bytes = StringRef(data).substr(offset, size);
  StringRef rest = bytes;
  uint32_t crc = 0;
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t length;
    if (!takeVarint(rest, length))
      return crc;
    char fixed[8];
    endian::write64le(fixed, length);
    crc = extendCrc32c(crc, ArrayRef(fixed, length <= UINT32_MAX ? 4 : 8));
  }
  size_t at = offset + (bytes.size() - rest.size());
  if (rest.size() < 4)
    return crc;
  endian::write32le(data.data() + at, maskCrc32c(crc));
  return extendCrc32c(crc,
                      ArrayRef(data.data() + at, bytes.end() - rest.begin()));
}

static void fixChecksum(proto::BundleEntryProto &entry, std::string &data) {
  if (entry.offset() < 0 || entry.size() < 0 ||
      uint64_t(entry.offset()) > data.size() ||
      uint64_t(entry.size()) > data.size() - entry.offset())
    return;
  uint32_t crc;
  if (entry.dtype() == proto::DT_STRING) {
    uint64_t count = 1;
    for (const auto &dim : entry.shape().dim())
      count = std::min<uint64_t>(count * uint64_t(dim.size()), entry.size());
    crc = fixStrings(data, entry.offset(), entry.size(), count);
  } else {
    crc = extendCrc32c(0, ArrayRef(data.data() + entry.offset(), entry.size()));
  }
  entry.set_crc32c(maskCrc32c(crc));
}

//===----------------------------------------------------------------------===//
// Mutations
//===----------------------------------------------------------------------===//

static Entries readEntries(StringRef index) {
  Entries entries;
  consumeError(visitSortedTable(ArrayRef(index.data(), index.size()), "",
                                [&](StringRef key, StringRef value) -> Error {
                                  if (entries.size() < 1000)
                                    entries.emplace_back(key, value);
                                  return Error::success();
                                }));
  return entries;
}

/// Changes the header or a tensor's entry.
static void mutateEntry(Entries &entries, std::string &data, Random &random) {
  size_t number = pick(random, entries.size());
  auto &[key, value] = entries[number];
  if (number == 0) {
    proto::BundleHeaderProto header;
    if (!parseBinary(value, header))
      return;
    mutateMessage(header, random);
    value = header.SerializePartialAsString();
    return;
  }
  switch (pick(random, 8)) {
  case 0:
    key = mutateBytes(key, key.size() + 8);
    break;
  case 1: {
    std::pair<std::string, std::string> copy = entries[number];
    entries.insert(entries.begin() + number, std::move(copy));
    return;
  }
  case 2:
    entries.erase(entries.begin() + number);
    return;
  case 3:
    value = mutateBytes(value, value.size() + 8);
    return;
  default:
    break;
  }
  proto::BundleEntryProto entry;
  if (!parseBinary(value, entry))
    return;
  mutateMessage(entry, random);
  if (pick(random, 4))
    fixChecksum(entry, data);
  value = entry.SerializePartialAsString();
}

std::string mutateCheckpoint(StringRef input, Random &random, size_t maxSize) {
  CheckpointFiles files = splitCheckpoint(input);
  std::string data = files.data.str();
  Entries entries = readEntries(files.index);
  if (entries.empty() || pick(random, 8) == 0)
    return joinCheckpoint(
        mutateBytes(files.index, std::min(maxSize, files.index.size() + 64)),
        data);
  if (pick(random, 3) == 0) {
    data = mutateBytes(data, std::min(maxSize, data.size() + 64));
    for (auto &[key, value] : entries) {
      proto::BundleEntryProto entry;
      if (&key == &entries.front().first || !parseBinary(value, entry))
        continue;
      fixChecksum(entry, data);
      value = entry.SerializePartialAsString();
    }
  }
  for (size_t i = 0, count = 1 + pick(random, 3); i < count; ++i)
    if (!entries.empty())
      mutateEntry(entries, data, random);
  return joinCheckpoint(makeIndex(entries, random), data);
}

} // namespace tfuse::fuzz
