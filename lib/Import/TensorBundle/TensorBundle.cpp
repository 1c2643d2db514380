//===- TensorBundle.cpp - Reads checkpoints -------------------------------===//

#include "tfuse/Import/TensorBundle/TensorBundle.h"

#include "Format/Proto/TensorBundle.pb.h"
#include "SortedTable.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Format/Proto/WireFormat.h"
#include "tfuse/Import/TensorBundle/Crc32c.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <tuple>

using namespace llvm;

namespace tfuse {

/// The only version of the format so far.
static constexpr int kFormatVersion = 1;
/// First byte of the key of a slice of a partitioned variable.
static constexpr char kPartKeyStart = '\0';

Expected<std::shared_ptr<TensorBundle>>
TensorBundle::open(const Twine &prefix, const ModelRoots &roots) {
  std::shared_ptr<TensorBundle> bundle(new TensorBundle(roots));
  bundle->pathPrefix = prefix.str();
  auto index = roots.open(bundle->pathPrefix + ".index");
  if (!index)
    return index.takeError();
  bundle->index = *index;
  if (Error error = bundle->readIndex())
    return std::move(error);
  return bundle;
}

Error TensorBundle::readIndex() {
  std::vector<std::pair<std::string, std::string>> parts;
  bool first = true;
  auto visit = [&](StringRef key, StringRef value) -> Error {
    if (std::exchange(first, false)) {
      if (!key.empty())
        return userError(Code::FileCorrupt, "the index has no header",
                         index->path(), "save the checkpoint again");
      return addHeader(value);
    }
    if (!key.empty() && key.front() == kPartKeyStart) {
      parts.emplace_back(key, value);
      return Error::success();
    }
    return addEntry(key, value);
  };
  if (Error error = visitSortedTable(index->bytes(), index->path(), visit))
    return error;
  if (first)
    return userError(Code::FileCorrupt, "the index is empty", index->path(),
                     "save the checkpoint again");

  numTensors = all.size();
  for (auto &[key, value] : parts)
    if (Error error = addEntry(key, value))
      return error;
  verified.resize(all.size());
  return checkPlaces();
}

/// Tensors must not share bytes: otherwise a short index could ask for any
/// number of copies of a large data file.
Error TensorBundle::checkPlaces() const {
  std::vector<const Entry *> stored;
  for (const Entry &entry : all)
    if (entry.size != 0)
      stored.push_back(&entry);
  llvm::sort(stored, [](const Entry *a, const Entry *b) {
    return std::tie(a->shard, a->offset, a->key) <
           std::tie(b->shard, b->offset, b->key);
  });
  for (size_t i = 1; i < stored.size(); ++i)
    // Neither number is negative as an int64_t, so the sum does not overflow.
    if (stored[i]->shard == stored[i - 1]->shard &&
        stored[i]->offset < stored[i - 1]->offset + stored[i - 1]->size)
      return corrupt(*stored[i], "its bytes overlap those of \"" +
                                     stored[i - 1]->key + "\", too");
  return Error::success();
}

Error TensorBundle::addHeader(StringRef value) {
  proto::BundleHeaderProto header;
  if (!parseBinary(value, header) || header.num_shards() <= 0)
    return userError(Code::FileCorrupt, "the header of the index is damaged",
                     index->path(), "save the checkpoint again");
  const proto::VersionDef &version = header.version();
  if (version.min_consumer() > kFormatVersion ||
      is_contained(version.bad_consumers(), kFormatVersion))
    return userError(Code::FileCorrupt,
                     "the checkpoint has a newer format than version " +
                         Twine(kFormatVersion),
                     index->path(), "update tfuse");
  shardCount = header.num_shards();
  bigEndian = header.endianness() == proto::BundleHeaderProto::BIG;
  return Error::success();
}

/// Returns the number of elements of a shape; nothing if a dimension is
/// negative or the product overflows.
static std::optional<int64_t> countElements(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t dim : shape)
    if (dim < 0 || MulOverflow(count, dim, count))
      return std::nullopt;
  return count;
}

static TensorSlice readSlice(const proto::TensorSliceProto &slice) {
  TensorSlice result;
  for (const auto &extent : slice.extent())
    result.extents.push_back(
        {extent.start(),
         extent.has_length_case() == proto::TensorSliceProto::Extent::kLength
             ? extent.length()
             : TensorSlice::kWhole});
  return result;
}

Error TensorBundle::addEntry(StringRef key, StringRef value) {
  proto::BundleEntryProto message;
  Entry entry;
  entry.key = key;
  if (!parseBinary(value, message))
    return corrupt(entry, "its entry in the index is damaged");
  entry.type = static_cast<DataType>(message.dtype());
  for (const auto &dim : message.shape().dim())
    entry.shape.push_back(dim.size());
  std::optional<int64_t> numElements = countElements(entry.shape);
  if (!numElements || message.shape().unknown_rank())
    return corrupt(entry, "its shape in the index is invalid");
  entry.numElements = *numElements;
  if (message.shard_id() < 0 || uint32_t(message.shard_id()) >= shardCount ||
      message.offset() < 0 || message.size() < 0)
    return corrupt(entry, "its position in the data files is invalid");
  if (entry.type == DataType::Invalid)
    return corrupt(entry, "it has no type in the index");
  entry.shard = message.shard_id();
  entry.offset = message.offset();
  entry.size = message.size();
  entry.maskedCrc32c = message.crc32c();
  for (const auto &slice : message.slices())
    entry.slices.push_back(readSlice(slice));

  auto [position, isNew] = byKey.try_emplace(key, all.size());
  if (!isNew)
    return corrupt(entry, "the index lists it twice");
  entry.key = position->getKey();
  all.push_back(std::move(entry));
  return Error::success();
}

const TensorBundle::Entry *TensorBundle::lookup(StringRef key) const {
  auto position = byKey.find(key);
  if (position == byKey.end() || position->second >= numTensors)
    return nullptr;
  return &all[position->second];
}

Error TensorBundle::corrupt(const Entry &entry, const Twine &what,
                            DiagnosticSite site) const {
  std::string name;
  raw_string_ostream(name).write_escaped(entry.key);
  return userError(Code::FileCorrupt, "tensor \"" + Twine(name) + "\": " + what,
                   pathPrefix, "copy or save the checkpoint again", site);
}

Error TensorBundle::mismatch(const Entry &entry) const {
  std::string name;
  raw_string_ostream(name).write_escaped(entry.key);
  return userError(Code::ChecksumMismatch,
                   "the bytes of tensor \"" + Twine(name) +
                       "\" do not match their checksum",
                   pathPrefix, "the data file is damaged; copy it again");
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

Expected<std::shared_ptr<const MappedFile>>
TensorBundle::openShard(uint32_t shard) const {
  std::lock_guard<std::mutex> lock(mutex);
  auto &file = shards[shard];
  if (!file) {
    std::string path =
        pathPrefix +
        formatv(".data-{0,0+5}-of-{1,0+5}", shard, shardCount).str();
    if (!sys::fs::exists(path))
      return userError(Code::FileNotFound,
                       "the checkpoint's file with the values is missing", path,
                       "copy the whole folder including variables/");
    auto opened = roots.open(path);
    if (!opened)
      return opened.takeError();
    file = *opened;
  }
  return file;
}

Expected<TensorBundle::Stored> TensorBundle::stored(const Entry &entry) const {
  auto file = openShard(entry.shard);
  if (!file)
    return file.takeError();
  std::optional<ArrayRef<char>> bytes =
      (*file)->slice(entry.offset, entry.size);
  if (!bytes)
    return corrupt(
        entry, "it is past the end of " + (*file)->path() +
                   "; that file is truncated or belongs to another checkpoint");
  return Stored{*bytes, *file};
}

/// Swaps the byte order of each number in `bytes`.
static void swapNumbers(MutableArrayRef<char> bytes, unsigned size) {
  for (size_t i = 0; i + size <= bytes.size(); i += size)
    std::reverse(bytes.begin() + i, bytes.begin() + i + size);
}

/// Returns the bytes of an entry that is stored in one piece.
Expected<TensorBytes> TensorBundle::viewStored(const Entry &entry) const {
  unsigned elementSize = dataTypeSizeInBytes(entry.type);
  if (elementSize == 0)
    return userError(Code::UnsupportedType,
                     "tensor \"" + entry.key + "\" has the type " +
                         dataTypeName(entry.type) +
                         ", whose elements have no fixed size",
                     pathPrefix, "");
  if (entry.size % elementSize != 0 ||
      entry.size / elementSize != uint64_t(entry.numElements))
    return corrupt(entry, "its shape does not match its size of " +
                              Twine(entry.size) + " bytes");
  auto where = stored(entry);
  if (!where)
    return where.takeError();
  unsigned numberSize =
      isComplexType(entry.type) ? elementSize / 2 : elementSize;
  if (!bigEndian || numberSize == 1)
    return TensorBytes{where->bytes, where->file};
  auto swapped = std::make_shared<std::vector<char>>(where->bytes.begin(),
                                                     where->bytes.end());
  swapNumbers(*swapped, numberSize);
  return TensorBytes{ArrayRef(*swapped), swapped};
}

Expected<TensorBytes> TensorBundle::view(const Entry &entry) const {
  if (entry.slices.empty())
    return viewStored(entry);
  SmallVector<TensorSlice::Extent> whole;
  for (int64_t dim : entry.shape)
    whole.push_back({0, dim});
  return assemble(entry, whole);
}

Expected<TensorBytes> TensorBundle::read(const Entry &entry) const {
  if (Error error = verify(entry))
    return std::move(error);
  return view(entry);
}

Expected<TensorBytes> TensorBundle::read(const Entry &entry,
                                         const TensorSlice &slice) const {
  if (Error error = verify(entry))
    return std::move(error);
  return view(entry, slice);
}

//===----------------------------------------------------------------------===//
// Checksums and strings
//===----------------------------------------------------------------------===//

Error TensorBundle::verify(const Entry &entry) const {
  if (entry.slices.empty())
    return verifyStored(entry);
  for (const TensorSlice &slice : entry.slices) {
    auto stored = part(entry, slice);
    if (!stored)
      return stored.takeError();
    if (Error error = verifyStored(**stored))
      return error;
  }
  return Error::success();
}

Error TensorBundle::verifyStored(const Entry &entry) const {
  size_t number = &entry - all.data();
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (verified.test(number))
      return Error::success();
  }
  auto where = stored(entry);
  if (!where)
    return where.takeError();
  uint32_t crc;
  if (entry.type == DataType::String) {
    auto checked = decodeStrings(entry, where->bytes, /*strings=*/nullptr);
    if (!checked)
      return checked.takeError();
    crc = *checked;
  } else {
    where->file->willRead(where->bytes);
    crc = extendCrc32c(0, where->bytes);
  }
  if (maskCrc32c(crc) != entry.maskedCrc32c)
    return mismatch(entry);
  std::lock_guard<std::mutex> lock(mutex);
  verified.set(number);
  return Error::success();
}

/// Extends `crc` by a number in the byte order of the machine that wrote the
/// checkpoint.
template <typename T>
static uint32_t extendByNumber(uint32_t crc, T value, bool bigEndian) {
  char bytes[sizeof(T)];
  support::endian::write<T>(bytes, value,
                            bigEndian ? endianness::big : endianness::little);
  return extendCrc32c(crc, bytes);
}

/// Reads the lengths (varints), a checksum of the lengths, and the characters
/// of all strings. Returns the checksum of all these bytes. `strings` may be
/// null.
Expected<uint32_t>
TensorBundle::decodeStrings(const Entry &entry, ArrayRef<char> bytes,
                            std::vector<std::string> *strings) const {
  if (entry.numElements >
      int64_t(bytes.size())) // Each string has a length of at least one byte.
    return corrupt(entry, "it holds too few strings");
  if (bytes.empty())
    return 0;
  uint32_t crc = 0;
  uint64_t total = 0;
  ArrayRef<char> lengths = bytes;
  for (int64_t i = 0; i < entry.numElements; ++i) {
    uint64_t length;
    if (!takeVarint(bytes, length) || length > bytes.size() ||
        total + length > bytes.size())
      return corrupt(entry, "a string exceeds its bytes");
    total += length;
    crc = length <= UINT32_MAX
              ? extendByNumber<uint32_t>(crc, length, bigEndian)
              : extendByNumber<uint64_t>(crc, length, bigEndian);
  }
  if (bytes.size() < 4 || total > bytes.size() - 4)
    return corrupt(entry, "a string exceeds its bytes");
  uint32_t stored = support::endian::read32(
      bytes.data(), bigEndian ? endianness::big : endianness::little);
  if (maskCrc32c(crc) != stored)
    return mismatch(entry);
  crc = extendCrc32c(crc, bytes.take_front(4));
  bytes = bytes.drop_front(4);

  crc = extendCrc32c(crc, bytes.take_front(total));
  if (!strings)
    return crc;
  strings->reserve(entry.numElements);
  for (int64_t i = 0; i < entry.numElements; ++i) {
    uint64_t length;
    takeVarint(lengths, length);
    strings->emplace_back(bytes.data(), length);
    bytes = bytes.drop_front(length);
  }
  return crc;
}

Expected<std::vector<std::string>>
TensorBundle::readStrings(const Entry &entry) const {
  if (entry.type != DataType::String || !entry.slices.empty())
    return corrupt(entry, "it is not a plain string tensor");
  auto where = stored(entry);
  if (!where)
    return where.takeError();
  std::vector<std::string> strings;
  auto crc = decodeStrings(entry, where->bytes, &strings);
  if (!crc)
    return crc.takeError();
  if (maskCrc32c(*crc) != entry.maskedCrc32c)
    return mismatch(entry);
  return strings;
}

} // namespace tfuse
