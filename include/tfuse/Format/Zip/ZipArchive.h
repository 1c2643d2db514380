//===- ZipArchive.h - The files of a zip archive ----------------*- C++ -*-===//
//
// Reads archives whose files are stored or deflated, with sizes over 4 GB. The
// content of a stored file is not copied. Every offset, size and checksum of
// the archive is checked.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_FORMAT_ZIP_ZIPARCHIVE_H
#define TFUSE_FORMAT_ZIP_ZIPARCHIVE_H

#include "tfuse/Support/MappedFile.h"

#include "llvm/ADT/StringMap.h"

namespace tfuse {

class ZipArchive {
public:
  /// The content of a file, which lives as long as `owner`.
  struct Content {
    llvm::ArrayRef<char> bytes;
    std::shared_ptr<const void> owner;

    llvm::StringRef text() const { return {bytes.data(), bytes.size()}; }
  };

  /// True if the bytes begin like an archive.
  static bool isZip(llvm::ArrayRef<char> bytes);

  /// Reads the list of files. Errors: FileCorrupt.
  static llvm::Expected<ZipArchive>
  open(std::shared_ptr<const MappedFile> file);

  bool contains(llvm::StringRef name) const { return entries.contains(name); }
  std::vector<llvm::StringRef> names() const;
  /// The number of bytes of a file that the archive contains.
  uint64_t sizeOf(llvm::StringRef name) const { return entries.at(name).size; }

  /// Reads a file that the archive contains, and compares its checksum.
  /// Errors: FileCorrupt, LimitExceeded, NotAModel (another compression).
  llvm::Expected<Content> read(llvm::StringRef name) const;

private:
  struct Entry {
    unsigned flags = 0, method = 0;
    uint32_t checksum = 0;
    uint64_t stored = 0, size = 0, offset = 0;
  };

  explicit ZipArchive(std::shared_ptr<const MappedFile> file)
      : file(std::move(file)) {}
  llvm::Error readDirectory();
  llvm::Error damaged(const llvm::Twine &what) const;

  std::shared_ptr<const MappedFile> file;
  llvm::StringMap<Entry> entries;
};

} // namespace tfuse

#endif // TFUSE_FORMAT_ZIP_ZIPARCHIVE_H
