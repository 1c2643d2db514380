//===- MappedFile.h - A file's bytes, read on demand ------------*- C++ -*-===//
//
// Model files are mapped, not read: the weights in them may be larger than the
// memory to spare, and most of them pass through tfuse untouched. A mapping is
// shared by everything that points into it (readers, attributes, the writer)
// and ends with the last of them.
//
// The file must not shrink while it is mapped; as with every mapping, touching
// a page that is no longer there ends the process.
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
  /// be opened (saying why) or is no regular file.
  static llvm::Expected<std::shared_ptr<const MappedFile>>
  open(const llvm::Twine &path);

  /// A copy of `content` under the same interface, for what is in memory
  /// already. `name` takes the place of the path.
  static std::shared_ptr<const MappedFile> fromMemory(llvm::StringRef content,
                                                      const llvm::Twine &name);

  ~MappedFile();
  MappedFile(const MappedFile &) = delete;
  MappedFile &operator=(const MappedFile &) = delete;

  llvm::StringRef path() const { return filePath; }
  uint64_t size() const { return length; }
  llvm::ArrayRef<char> bytes() const { return {data, length}; }
  llvm::StringRef text() const { return {data, length}; }

  /// The `size` bytes from `offset` on, or nothing if the file does not hold
  /// all of them. Safe for any two numbers.
  std::optional<llvm::ArrayRef<char>> slice(uint64_t offset,
                                            uint64_t size) const;

  /// Whether `range` lies in this mapping.
  bool contains(llvm::ArrayRef<char> range) const;

  /// Says that the bytes of `range` will soon be read in order, so that the
  /// system reads ahead.
  void willRead(llvm::ArrayRef<char> range) const;

  /// Reads and maps `range` now: cheaper than page by page, if all of it will
  /// be read.
  void load(llvm::ArrayRef<char> range) const;

private:
  MappedFile(std::string path, const char *data, uint64_t length)
      : filePath(std::move(path)), data(data), length(length) {}

  std::string filePath;
  std::unique_ptr<char[]> copy; ///< Of what is in memory.
  const char *data;
  uint64_t length;
};

} // namespace tfuse

#endif // TFUSE_SUPPORT_MAPPEDFILE_H
