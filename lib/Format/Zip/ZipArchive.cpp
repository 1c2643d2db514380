//===- ZipArchive.cpp - The files of a zip archive ------------------------===//
//
//   file: header, name, content       for each file
//   directory: entry, name            for each file, with its offset
//   [directory end in 64 bits, its locator]
//   directory end, comment
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/Zip/ZipArchive.h"

#include "tfuse/Format/Zip/Inflate.h"
#include "tfuse/Support/ByteCursor.h"
#include "tfuse/Support/Diagnostics.h"

#include <isa-l/crc.h>

using namespace llvm;

namespace tfuse {

static constexpr StringLiteral kFile("PK\x03\x04"), kEntry("PK\x01\x02"),
    kEnd("PK\x05\x06"), kEnd64("PK\x06\x06"), kLocator64("PK\x06\x07");
static constexpr uint64_t kEndBytes = 22, kLocatorBytes = 20,
                          kMostComment = 0xffff, kIn64 = 0xffffffff;

enum : unsigned { Stored = 0, Deflated = 8 };

/// A file that is larger and expands more than `kMostExpansion` times is a
/// bomb: weights do not.
static constexpr uint64_t kBombBytes = 16 << 20, kMostExpansion = 100;

bool ZipArchive::isZip(ArrayRef<char> bytes) {
  return StringRef(bytes.data(), bytes.size()).starts_with(kFile);
}

Error ZipArchive::damaged(const Twine &what) const {
  return userError(Code::FileCorrupt, "the zip archive is damaged: " + what,
                   file->path(), "save the model again, or copy it again");
}

static ByteCursor cursorAt(const MappedFile &file, uint64_t offset) {
  if (offset > file.size())
    return {};
  return ByteCursor(file.bytes().drop_front(offset));
}

/// Replaces the fields that the entry has in 64 bits, in the order of the
/// fields.
static bool readExtra(ArrayRef<char> extra, ArrayRef<uint64_t *> fields) {
  ByteCursor c(extra);
  while (c.left() >= 4) {
    uint64_t id = c.number(2);
    ByteCursor content(c.take(c.number(2)));
    if (c.failed())
      return true; // Padding.
    if (id != 1)
      continue;
    for (uint64_t *field : fields)
      if (*field == kIn64)
        *field = content.number(8);
    return !content.failed();
  }
  return true;
}

Error ZipArchive::readDirectory() {
  StringRef text = file->text();
  size_t end = text.take_back(kEndBytes + kMostComment).rfind(kEnd);
  if (end == StringRef::npos)
    return damaged("it ends without a directory");
  end += text.size() - text.take_back(kEndBytes + kMostComment).size();
  ByteCursor c = cursorAt(*file, end + kEnd.size() + 6);
  uint64_t count = c.number(2), size = c.number(4), offset = c.number(4);
  c.skip(c.number(2)); // The comment.
  if (c.failed())
    return damaged("its directory is cut off");
  if (end >= kLocatorBytes &&
      text.substr(end - kLocatorBytes).starts_with(kLocator64)) {
    ByteCursor locator = cursorAt(*file, end - kLocatorBytes + 8);
    ByteCursor wide = cursorAt(*file, locator.number(8));
    wide.expect(kEnd64);
    wide.skip(28);
    count = wide.number(8);
    size = wide.number(8);
    offset = wide.number(8);
    if (wide.failed())
      return damaged("its directory of 64-bit sizes is missing");
  }
  std::optional<ArrayRef<char>> directory = file->slice(offset, size);
  if (!directory)
    return damaged("its directory lies outside of the file");
  c = ByteCursor(*directory);
  for (uint64_t i = 0; i != count; ++i) {
    Entry entry;
    c.expect(kEntry);
    c.skip(4);
    entry.flags = c.number(2);
    entry.method = c.number(2);
    c.skip(4);
    entry.checksum = c.number(4);
    entry.stored = c.number(4);
    entry.size = c.number(4);
    uint64_t nameBytes = c.number(2), extraBytes = c.number(2),
             commentBytes = c.number(2);
    c.skip(8);
    entry.offset = c.number(4);
    StringRef name = c.text(nameBytes);
    ArrayRef<char> extra = c.take(extraBytes);
    c.skip(commentBytes);
    if (c.failed() ||
        !readExtra(extra, {&entry.size, &entry.stored, &entry.offset}))
      return damaged("entry " + Twine(i) + " of its directory is invalid");
    if (!entries.try_emplace(name, entry).second)
      return damaged("it has the file '" + name + "' twice");
  }
  return Error::success();
}

Expected<ZipArchive> ZipArchive::open(std::shared_ptr<const MappedFile> file) {
  ZipArchive result(std::move(file));
  if (Error error = result.readDirectory())
    return std::move(error);
  return std::move(result);
}

std::vector<StringRef> ZipArchive::names() const {
  std::vector<StringRef> result;
  for (const auto &entry : entries)
    result.push_back(entry.first());
  llvm::sort(result);
  return result;
}

Expected<ZipArchive::Content> ZipArchive::read(StringRef name) const {
  const Entry &entry = entries.at(name);
  if ((entry.flags & 1) != 0 ||
      (entry.method != Stored && entry.method != Deflated))
    return userError(Code::NotAModel,
                     "the file '" + name +
                         "' in the archive is encrypted, or compressed in a "
                         "form that tfuse does not read",
                     file->path(), "save the model again with Keras");
  ByteCursor c = cursorAt(*file, entry.offset);
  c.expect(kFile);
  c.skip(22);
  uint64_t nameBytes = c.number(2), extraBytes = c.number(2);
  c.skip(nameBytes + extraBytes);
  ArrayRef<char> bytes = c.take(entry.stored);
  if (c.failed())
    return damaged("it ends before '" + name + "' does");
  Content result{bytes, file};
  if (entry.method == Deflated) {
    if (entry.size > kBombBytes && entry.size / kMostExpansion > entry.stored)
      return userError(Code::LimitExceeded,
                       "'" + name + "' in the archive expands more than " +
                           Twine(kMostExpansion) + " times",
                       file->path(), "save the model again with Keras");
    std::shared_ptr<const std::vector<char>> inflated =
        inflate(bytes, entry.size, DeflateForm::Raw);
    if (!inflated)
      return damaged("'" + name + "' cannot be decompressed");
    result = {*inflated, inflated};
  } else if (entry.size != entry.stored) {
    return damaged("the two sizes of '" + name + "' differ");
  }
  const auto *data =
      reinterpret_cast<const unsigned char *>(result.bytes.data());
  if (crc32_gzip_refl(0, data, result.bytes.size()) != entry.checksum)
    return damaged("the checksum of '" + name + "' is wrong");
  return result;
}

} // namespace tfuse
