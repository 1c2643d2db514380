//===- AtomicFile.cpp - Atomic writing of files ---------------------------===//

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
/// Allocates disk blocks as soon as the size of the file is announced. This
/// avoids delayed allocation in file systems such as ext4, which would
/// otherwise write all data out when the file replaces another one.
class FileStream : public raw_fd_ostream {
public:
  explicit FileStream(int fd)
      : raw_fd_ostream(fd, /*shouldClose=*/false), fd(fd) {}

  void reserveExtraSpace(uint64_t size) override {
#ifdef FALLOC_FL_KEEP_SIZE
    // Failure is ignored, as not all file systems support this; if the disk is
    // full, writing fails later.
    if (size != 0)
      (void)::fallocate(fd, FALLOC_FL_KEEP_SIZE, tell(), size);
#endif
  }

private:
  int fd;
};
} // namespace

/// Writes an open file. Returns the I/O error of the stream in preference to
/// the error of `write`, which may be a consequence of it.
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

/// Whether the path exists and is neither a regular file nor a directory, such
/// as /dev/null.
static bool isDevice(const Twine &path) {
  sys::fs::file_status status;
  return !sys::fs::status(path, status) && sys::fs::is_other(status);
}

namespace {
/// The file that the current thread is writing.
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

Error checkWritable(const Twine &path) {
  std::string target = path.str();
  if (target == "-" || isDevice(target))
    return Error::success();
  if (sys::fs::is_directory(target))
    return writeFailed(target, "it is a folder");
  Expected<sys::fs::TempFile> file =
      sys::fs::TempFile::create(target + ".%%%%%%.tmp", 0666);
  if (!file)
    return writeFailed(target, toString(file.takeError()));
  return file->discard();
}

} // namespace tfuse
