//===- AtomicFile.cpp - Files that are whole or not there -----------------===//

#include "tfuse/Support/AtomicFile.h"

#include "tfuse/Support/Diagnostics.h"

#include "llvm/Support/FileSystem.h"

using namespace llvm;

namespace tfuse {

static Error writeFailed(const Twine &path, const Twine &why) {
  return userError(Code::WriteFailed, "cannot write: " + why, path,
                   "check that the folder exists, that you may write there, "
                   "and that the disk has room");
}

Error writeAtomically(const Twine &path,
                      function_ref<void(raw_ostream &)> write) {
  std::string target = path.str();
  if (target == "-") {
    write(outs());
    outs().flush();
    return Error::success();
  }
  Expected<sys::fs::TempFile> file =
      sys::fs::TempFile::create(target + ".%%%%%%.tmp", 0666);
  if (!file)
    return writeFailed(target, toString(file.takeError()));
  std::error_code failure;
  {
    raw_fd_ostream os(file->FD, /*shouldClose=*/false);
    write(os);
    os.flush();
    failure = os.error();
    os.clear_error();
  }
  if (!failure) {
    if (Error error = file->keep(target))
      return writeFailed(target, toString(std::move(error)));
    return Error::success();
  }
  consumeError(file->discard());
  return writeFailed(target, failure.message());
}

} // namespace tfuse
