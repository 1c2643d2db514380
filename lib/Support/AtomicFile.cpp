//===- AtomicFile.cpp - Files that are whole or not there -----------------===//

#include "tfuse/Support/AtomicFile.h"

#include "tfuse/Support/Diagnostics.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Signals.h"
#include <fcntl.h>

using namespace llvm;

namespace tfuse {

static Error writeFailed(const Twine &path, const Twine &why) {
  return userError(Code::WriteFailed, "cannot write: " + why, path,
                   "check that the folder exists, that you may write to it, "
                   "and that the disk has space");
}

namespace {
/// Who says how much will be written gets room for it on the disk at once. File
/// systems that put off the choice of blocks need not keep count of them then,
/// nor choose when the file takes the place of another; ext4 would write it all
/// out there and then.
class FileStream : public raw_fd_ostream {
public:
  explicit FileStream(int fd)
      : raw_fd_ostream(fd, /*shouldClose=*/false), fd(fd) {}

  void reserveExtraSpace(uint64_t size) override {
#ifdef FALLOC_FL_KEEP_SIZE
    // Not every file system can; what has no room fails when it is written.
    if (size != 0)
      (void)::fallocate(fd, FALLOC_FL_KEEP_SIZE, tell(), size);
#endif
  }

private:
  int fd;
};
} // namespace

/// Fills an open file. The error of the disk goes before that of `write`, which
/// may follow from it.
static Error fill(int fd, StringRef path,
                  function_ref<Error(raw_ostream &)> write) {
  FileStream os(fd);
  Error error = write(os);
  os.flush();
  std::error_code failure = os.error();
  os.clear_error();
  if (!failure)
    return error;
  consumeError(std::move(error));
  return writeFailed(path, failure.message());
}

/// Whether there is something that has a name in the file system, but is no
/// file.
static bool isDevice(const Twine &path) {
  sys::fs::file_status status;
  return !sys::fs::status(path, status) && sys::fs::is_other(status);
}

namespace {
/// The file that the thread is writing.
struct UnfinishedFile {
  std::string name;
  int fd = -1;
};
} // namespace

static thread_local UnfinishedFile unfinished;

void discardUnfinishedFiles() {
  if (unfinished.fd < 0)
    return;
  sys::fs::file_t handle = sys::fs::convertFDToNativeFile(unfinished.fd);
  (void)sys::fs::closeFile(handle);
  (void)sys::fs::remove(unfinished.name);
  sys::DontRemoveFileOnSignal(unfinished.name);
  unfinished = {};
}

Error writeFallibly(const Twine &path,
                    function_ref<Error(raw_ostream &)> write) {
  std::string target = path.str();
  if (target == "-") {
    Error error = write(outs());
    outs().flush();
    return error;
  }
  if (isDevice(target)) {
    int fd;
    if (std::error_code failure =
            sys::fs::openFileForWrite(target, fd, sys::fs::CD_OpenExisting))
      return writeFailed(target, failure.message());
    Error error = fill(fd, target, write);
    sys::fs::file_t handle = sys::fs::convertFDToNativeFile(fd);
    (void)sys::fs::closeFile(handle);
    return error;
  }
  Expected<sys::fs::TempFile> file =
      sys::fs::TempFile::create(target + ".%%%%%%.tmp", 0666);
  if (!file)
    return writeFailed(target, toString(file.takeError()));
  unfinished = {file->TmpName, file->FD};
  Error error = fill(file->FD, target, write);
  unfinished = {};
  if (error) {
    consumeError(file->discard());
    return error;
  }
  if (Error failure = file->keep(target))
    return writeFailed(target, toString(std::move(failure)));
  return Error::success();
}

Error writeAtomically(const Twine &path,
                      function_ref<void(raw_ostream &)> write) {
  return writeFallibly(path, [&](raw_ostream &os) {
    write(os);
    return Error::success();
  });
}

} // namespace tfuse
