//===- MappedFile.h - A file's bytes, read on demand ------------*- C++ -*-===//
//
// Model files are mapped, not read: their weights may be larger than the
// available memory, and most weights are never modified. All objects that point
// into a mapping (readers, attributes, the writer) share it; the last one
// unmaps it. The file must not shrink while it is mapped: accessing a page that
// no longer exists ends the process.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SUPPORT_MAPPEDFILE_H
#define TFUSE_SUPPORT_MAPPEDFILE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace tfuse {

class MappedFile {
public:
  /// Maps the file at `path` read-only. Fails with FileNotFound if it cannot
  /// be opened (with the reason) or is not a regular file.
  static llvm::Expected<std::shared_ptr<const MappedFile>>
  open(const llvm::Twine &path);

  /// Copies `content` into a MappedFile, for data that is already in memory.
  /// `name` replaces the path.
  static std::shared_ptr<const MappedFile> fromMemory(llvm::StringRef content,
                                                      const llvm::Twine &name);

  ~MappedFile();
  MappedFile(const MappedFile &) = delete;
  MappedFile &operator=(const MappedFile &) = delete;

  llvm::StringRef path() const { return filePath; }
  uint64_t size() const { return length; }
  llvm::ArrayRef<char> bytes() const { return {data, length}; }
  llvm::StringRef text() const { return {data, length}; }

  /// The `size` bytes at `offset`, or nullopt if they exceed the file. Safe for
  /// any two numbers.
  std::optional<llvm::ArrayRef<char>> slice(uint64_t offset,
                                            uint64_t size) const;

  /// Whether `range` lies in this mapping.
  bool contains(llvm::ArrayRef<char> range) const;

  /// Advises the system to read ahead, because `range` will be read in order.
  void willRead(llvm::ArrayRef<char> range) const;

  /// Reads and maps `range` now, which is cheaper than page by page if all of
  /// it will be read.
  void load(llvm::ArrayRef<char> range) const;

private:
  MappedFile(std::string path, const char *data, uint64_t length)
      : filePath(std::move(path)), data(data), length(length) {}

  std::string filePath;
  std::unique_ptr<char[]> copy; ///< The bytes, if the file is not mapped.
  const char *data;
  uint64_t length;
};

} // namespace tfuse

#endif // TFUSE_SUPPORT_MAPPEDFILE_H
