//===- MappedFile.cpp - A file's bytes, read on demand --------------------===//

#include "tfuse/Support/MappedFile.h"

#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace llvm;

namespace tfuse {

static Error
openError(const Twine &path, const Twine &why,
          const Twine &hint = "check the path and its permissions") {
  return userError(Code::FileNotFound, "cannot open the file: " + why, path,
                   hint);
}

Expected<std::shared_ptr<const MappedFile>>
MappedFile::open(const Twine &path) {
  std::string name = path.str();
  if (StringRef(name).contains('\0'))
    return openError(name, "the path contains a zero byte");
  int descriptor = sys::RetryAfterSignal(-1, ::open, name.c_str(),
                                         O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0)
    return openError(name, sys::StrError(errno));

  struct stat status = {};
  const char *data = nullptr;
  std::string why;
  if (::fstat(descriptor, &status) != 0) {
    why = sys::StrError(errno);
  } else if (!S_ISREG(status.st_mode)) {
    why = S_ISDIR(status.st_mode) ? "it is a directory"
                                  : "it is not a regular file";
  } else if (status.st_size > 0) { // An empty range cannot be mapped.
    void *address = ::mmap(nullptr, status.st_size, PROT_READ, MAP_PRIVATE,
                           descriptor, /*offset=*/0);
    if (address == MAP_FAILED)
      why = sys::StrError(errno);
    else
      data = static_cast<const char *>(address);
  }
  ::close(descriptor);
  if (S_ISDIR(status.st_mode))
    return openError(name, why,
                     "a file is needed here; tfuse convert makes a .tflite "
                     "file of a SavedModel");
  if (!why.empty())
    return openError(name, why);
  if (StringRef(data, data ? status.st_size : 0)
          .starts_with("version https://git-lfs.github.com/spec/")) {
    ::munmap(const_cast<char *>(data), status.st_size);
    return userError(Code::FileCorrupt,
                     "the file is a pointer of Git LFS to the content, which "
                     "was not downloaded",
                     name, "run git lfs pull in the repository of the model");
  }
  return std::shared_ptr<const MappedFile>(
      new MappedFile(std::move(name), data, data ? status.st_size : 0));
}

std::shared_ptr<const MappedFile> MappedFile::fromMemory(StringRef content,
                                                         const Twine &name) {
  std::unique_ptr<char[]> copy(new char[content.size()]);
  std::copy(content.begin(), content.end(), copy.get());
  std::shared_ptr<MappedFile> file(
      new MappedFile(name.str(), copy.get(), content.size()));
  file->copy = std::move(copy);
  return file;
}

MappedFile::~MappedFile() {
  if (data && !copy)
    ::munmap(const_cast<char *>(data), length);
}

std::optional<ArrayRef<char>> MappedFile::slice(uint64_t offset,
                                                uint64_t size) const {
  if (offset > length || size > length - offset)
    return std::nullopt;
  return ArrayRef<char>(data + offset, size);
}

bool MappedFile::contains(ArrayRef<char> range) const {
  auto address = [](const char *p) { return reinterpret_cast<uintptr_t>(p); };
  return address(range.data()) >= address(data) &&
         address(range.data() + range.size()) <= address(data + length);
}

/// Calls madvise, which requires whole pages. Failure is ignored.
static void advise(ArrayRef<char> range, int advice) {
  if (range.empty())
    return;
  uintptr_t page = sys::Process::getPageSizeEstimate();
  size_t before = reinterpret_cast<uintptr_t>(range.data()) & (page - 1);
  ::madvise(const_cast<char *>(range.data()) - before, range.size() + before,
            advice);
}

void MappedFile::willRead(ArrayRef<char> range) const {
  assert(contains(range) && "not a range of this file");
  if (!copy)
    advise(range, MADV_WILLNEED);
}

void MappedFile::load(ArrayRef<char> range) const {
  assert(contains(range) && "not a range of this file");
#ifdef MADV_POPULATE_READ
  if (!copy)
    advise(range, MADV_POPULATE_READ);
#endif
}

} // namespace tfuse
