//===- CopyModelFolder.cpp - The files of a SavedModel, copied ------------===//
//
// A SavedModel may come from an untrusted archive. Each path is resolved before
// it is read: a link may lead out of the model, or to a folder that contains
// it.
//
//===----------------------------------------------------------------------===//

#include "CopyModelFolder.h"

#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <string>

using namespace llvm;

namespace tfuse {

Error writeFailed(const Twine &path, std::error_code why) {
  return userError(Code::WriteFailed, "cannot write: " + why.message(), path,
                   "check that the folder exists, that you may write to it, "
                   "and that the disk has space");
}

namespace {
class FolderCopier {
public:
  FolderCopier(StringRef modelFile, const ModelRoots &roots)
      : modelFile(modelFile), roots(roots) {}

  Error run(StringRef from, StringRef to);

private:
  /// A file or folder of the model. `depth` counts the folders between it and
  /// the model's folder; nullopt if it is outside the model's folder.
  struct Entry {
    std::string from, to;
    std::optional<unsigned> depth;
  };

  Error copyFolder(const Entry &folder, StringRef realPath);
  Error copyEntry(const Entry &entry);

  StringRef modelFile;
  const ModelRoots &roots;
  /// The real paths of the folders that are being copied, from the folder of
  /// the model inward.
  SmallVector<std::string> open;
};
} // namespace

/// Returns `path` relative to `folder`; nothing if it is outside.
static std::optional<StringRef> relativeTo(StringRef folder, StringRef path) {
  if (!path.consume_front(folder) || (!path.empty() && path.front() != '/'))
    return std::nullopt;
  return path.ltrim('/');
}

Error FolderCopier::copyEntry(const Entry &entry) {
  Expected<std::string> real = roots.resolve(entry.from);
  if (!real)
    return real.takeError();
  bool isLink = sys::fs::is_symlink_file(entry.from);
  std::optional<StringRef> inModel = relativeTo(open.front(), *real);
  if (isLink && inModel && entry.depth) {
    SmallString<256> target(".");
    for (unsigned i = 0; i < *entry.depth; ++i)
      sys::path::append(target, "..");
    sys::path::append(target, *inModel);
    if (std::error_code error = sys::fs::create_link(target, entry.to))
      return writeFailed(entry.to, error);
    return Error::success();
  }
  Entry target = entry;
  if (isLink)
    target.depth = std::nullopt;
  sys::fs::file_status status;
  if (std::error_code error = sys::fs::status(*real, status))
    return writeFailed(entry.to, error);
  switch (status.type()) {
  case sys::fs::file_type::directory_file:
    if (is_contained(open, *real))
      return userError(Code::FileCorrupt,
                       "the symbolic link points to a folder that contains it",
                       entry.from, "remove the link from the model");
    if (std::error_code error = sys::fs::create_directory(entry.to))
      return writeFailed(entry.to, error);
    return copyFolder(target, *real);
  case sys::fs::file_type::regular_file:
    if (std::error_code error = sys::fs::copy_file(*real, entry.to))
      return writeFailed(entry.to, error);
    return Error::success();
  default:
    return userError(Code::FileCorrupt,
                     "the model's folder contains a device, pipe or socket",
                     entry.from, "remove it from the model");
  }
}

Error FolderCopier::copyFolder(const Entry &folder, StringRef realPath) {
  bool isModel = open.empty();
  open.push_back(realPath.str());
  std::error_code failure;
  for (sys::fs::directory_iterator it(folder.from, failure), end;
       it != end && !failure; it.increment(failure)) {
    StringRef name = sys::path::filename(it->path());
    if (isModel && (name == modelFile || name == "fingerprint.pb"))
      continue;
    SmallString<256> to(folder.to);
    sys::path::append(to, name);
    Entry entry{it->path(), to.str().str(), folder.depth};
    if (entry.depth && !isModel)
      ++*entry.depth;
    if (Error error = copyEntry(entry))
      return error;
  }
  open.pop_back();
  return failure ? writeFailed(folder.from, failure) : Error::success();
}

Error FolderCopier::run(StringRef from, StringRef to) {
  Expected<std::string> real = roots.resolve(from);
  if (!real)
    return real.takeError();
  return copyFolder({from.str(), to.str(), 0u}, *real);
}

Error copyModelFolder(StringRef from, StringRef to, StringRef modelFile,
                      const ModelRoots &roots) {
  return FolderCopier(modelFile, roots).run(from, to);
}

} // namespace tfuse
