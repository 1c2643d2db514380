//===- SortedTable.cpp - Reads the table a checkpoint's index is ----------===//
//
//   file   := data block* meta block* meta index block, index block, footer
//   block  := contents, compression (1 byte), masked crc32c of both (4 bytes)
//   handle := offset (varint), size of the contents (varint)
//   footer := handle of the meta index, handle of the index, padding up to 40
//             bytes, magic number (8 bytes)
//
// Contents of a block, once decompressed:
//
//   entry* restart offset (4 bytes)* number of restarts (4 bytes)
//   entry := bytes shared with the previous key, further bytes of the key,
//            bytes of the value (varints), key bytes, value bytes
//
//===----------------------------------------------------------------------===//

#include "SortedTable.h"

#include "tfuse/Format/Proto/WireFormat.h"
#include "tfuse/Import/TensorBundle/Crc32c.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/LEB128.h"
#include <snappy.h>
#include <string>

using namespace llvm;
using llvm::support::endian::read32le;
using llvm::support::endian::read64le;

namespace tfuse {

namespace {
constexpr uint64_t kMagic = 0xdb4775248b80fb57u;
constexpr size_t kFooterSize = 48, kTrailerSize = 5;
enum Compression : char { kNone = 0, kSnappy = 1 };
/// The compression ratio of Snappy has this upper bound: three bytes stand for
/// at most 64.
constexpr size_t kMaxSnappyRatio = 32;
/// The decompressed size of all blocks is limited to this multiple of the file
/// size, plus one megabyte. TensorFlow does not compress indices, and half of
/// an entry (checksum, size, offset) hardly compresses.
constexpr size_t kMaxTotalRatio = 4, kFreeBytes = 1 << 20;
/// The size of all keys is limited to this multiple of the file size. Real
/// entries have at least 20 bytes, so their keys stay far below.
constexpr size_t kMaxKeyRatio = 128;

struct Handle {
  uint64_t offset, size;
};

class Reader {
public:
  using Visitor = function_ref<Error(StringRef, StringRef)>;

  Reader(ArrayRef<char> file, StringRef path) : file(file), path(path) {}

  Error visitAll(Visitor visit);

private:
  Error corrupt(const Twine &what,
                DiagnosticSite site = DiagnosticSite::current()) const {
    return userError(Code::FileCorrupt, what, path,
                     "the checkpoint's index is damaged; copy or save the "
                     "model again",
                     site);
  }
  Expected<StringRef> readBlock(Handle handle, std::string &storage);
  Error visitBlock(StringRef contents, Visitor visit);

  ArrayRef<char> file;
  StringRef path;
  size_t keyBytes = 0, decompressed = 0;
};
} // namespace

static bool takeHandle(StringRef &bytes, Handle &handle) {
  return takeVarint(bytes, handle.offset) && takeVarint(bytes, handle.size);
}

/// The bytes of a handle as TensorFlow writes it.
static size_t sizeOf(Handle handle) {
  return getULEB128Size(handle.offset) + getULEB128Size(handle.size);
}

/// Returns the contents of a block; decompressed contents are in `storage`.
Expected<StringRef> Reader::readBlock(Handle handle, std::string &storage) {
  if (handle.offset > file.size() ||
      file.size() - handle.offset < kTrailerSize ||
      handle.size > file.size() - handle.offset - kTrailerSize)
    return corrupt("a block lies outside of the file");
  ArrayRef<char> block = file.slice(handle.offset, handle.size + 1);
  uint32_t stored = read32le(block.end());
  if (maskCrc32c(extendCrc32c(0, block)) != stored)
    return userError(Code::ChecksumMismatch,
                     "the checksum of a block does not match its contents",
                     path, "the file is damaged; copy it again");

  StringRef contents(block.data(), handle.size);
  if (block.back() == kNone)
    return contents;
  size_t size = 0;
  if (block.back() != kSnappy ||
      !snappy::GetUncompressedLength(contents.data(), contents.size(), &size) ||
      size > contents.size() * kMaxSnappyRatio)
    return corrupt("a block has an unknown compression");
  decompressed += size;
  if (decompressed > file.size() * kMaxTotalRatio + kFreeBytes)
    return userError(
        Code::LimitExceeded,
        "the compression ratio of the blocks is too high for an index", path,
        "save the checkpoint again");
  storage.resize(size);
  if (!snappy::RawUncompress(contents.data(), contents.size(), storage.data()))
    return corrupt("a compressed block is damaged");
  return StringRef(storage);
}

Error Reader::visitBlock(StringRef contents, Visitor visit) {
  if (contents.size() < 4)
    return corrupt("a block is too short");
  uint64_t restarts = read32le(contents.end() - 4);
  if (restarts > contents.size() / 4 - 1)
    return corrupt("a block has more restart points than bytes");
  StringRef rest = contents.drop_back(4 * (restarts + 1));
  std::string key;
  while (!rest.empty()) {
    uint64_t shared, added, valueSize;
    if (!takeVarint(rest, shared) || !takeVarint(rest, added) ||
        !takeVarint(rest, valueSize) || shared > key.size() ||
        added > rest.size() || valueSize > rest.size() - added)
      return corrupt("an entry of a block ends after the block");
    key.resize(shared);
    key += rest.take_front(added);
    keyBytes += key.size();
    if (keyBytes / kMaxKeyRatio > file.size())
      return corrupt("the keys are too long for an index of this size");
    if (Error error = visit(key, rest.substr(added, valueSize)))
      return error;
    rest = rest.drop_front(added + valueSize);
  }
  return Error::success();
}

Error Reader::visitAll(Visitor visit) {
  if (file.size() < kFooterSize ||
      read64le(file.end() - sizeof(kMagic)) != kMagic)
    return corrupt("the file is not a checkpoint index, or it is truncated");
  StringRef footer(file.end() - kFooterSize, kFooterSize);
  Handle metaIndex, index;
  if (!takeHandle(footer, metaIndex) || !takeHandle(footer, index) ||
      footer.drop_back(sizeof(kMagic)).find_first_not_of('\0') !=
          StringRef::npos ||
      // A flipped bit can make a varint swallow a zero byte of the padding.
      footer.size() + sizeOf(metaIndex) + sizeOf(index) != kFooterSize)
    return corrupt("the footer is damaged");

  std::string indexStorage, blockStorage;
  Expected<StringRef> indexBlock = readBlock(index, indexStorage);
  if (!indexBlock)
    return indexBlock.takeError();
  uint64_t end = 0; // Blocks must not overlap, so each is read once.
  if (Error error =
          visitBlock(*indexBlock, [&](StringRef, StringRef value) -> Error {
            Handle handle;
            if (!takeHandle(value, handle) || handle.offset < end)
              return corrupt("the index block is damaged");
            Expected<StringRef> block = readBlock(handle, blockStorage);
            if (!block)
              return block.takeError();
            end = handle.offset + handle.size + kTrailerSize;
            return visitBlock(*block, visit);
          }))
    return error;
  // The importer does not use the meta index, but reads it to detect damage.
  Expected<StringRef> metaBlock = readBlock(metaIndex, blockStorage);
  if (!metaBlock)
    return metaBlock.takeError();
  if (metaIndex.offset < end ||
      index.offset != metaIndex.offset + metaIndex.size + kTrailerSize ||
      index.offset + index.size + kTrailerSize + kFooterSize != file.size())
    return corrupt("the blocks of the file overlap or have gaps");
  return Error::success();
}

Error visitSortedTable(ArrayRef<char> file, StringRef path,
                       function_ref<Error(StringRef, StringRef)> visit) {
  return Reader(file, path).visitAll(visit);
}

} // namespace tfuse
