//===- ModelRoots.cpp - The folders that a model may read from ------------===//

#include "tfuse/Support/ModelRoots.h"

#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <climits>

using namespace llvm;

namespace tfuse {

/// `path` as an absolute path without "." and ".."; symbolic links are not
/// resolved.
static SmallString<256> normalize(StringRef path) {
  SmallString<256> result(path);
  (void)sys::fs::make_absolute(result);
  sys::path::remove_dots(result, /*remove_dot_dot=*/true);
  return result;
}

static bool isInside(StringRef path, ArrayRef<std::string> folders) {
  return any_of(folders, [&](StringRef folder) {
    StringRef rest = path;
    return rest.consume_front(folder) &&
           (rest.empty() || rest.front() == '/' || folder.ends_with("/"));
  });
}

/// The path for a message: one line of bounded length.
static std::string quote(StringRef path) {
  constexpr size_t kMaxShown = 120;
  std::string text;
  raw_string_ostream os(text);
  os << '\'';
  os.write_escaped(path.take_front(kMaxShown));
  os << (path.size() > kMaxShown ? "...'" : "'");
  return text;
}

ModelRoots::ModelRoots(ArrayRef<std::string> folders) {
  for (const std::string &folder : folders) {
    written.push_back(normalize(folder).str().str());
    SmallString<256> resolved;
    if (!sys::fs::real_path(folder, resolved))
      real.push_back(resolved.str().str());
  }
}

Expected<ModelRoots> ModelRoots::forModel(StringRef model,
                                          ArrayRef<std::string> named) {
  std::vector<std::string> folders;
  if (sys::fs::is_directory(model))
    folders.push_back(model.str());
  for (const std::string &folder : named) {
    if (!sys::fs::is_directory(folder))
      return userError(Code::InvalidOption, "--model-root is not a folder",
                       folder, "check the path");
    folders.push_back(folder);
  }
  return ModelRoots(folders);
}

ModelRoots ModelRoots::anywhere() {
  ModelRoots roots;
  roots.acceptsAll = true;
  return roots;
}

Error ModelRoots::refuse(StringRef path, const Twine &why) const {
  StringRef hint = "remove the file name from the model, or give "
                   "--model-root DIR if the model is yours and the file "
                   "belongs to it";
  return userError(Code::PathOutsideModel,
                   "the model names the file " + quote(path) + ", " + why,
                   written.empty() ? "" : StringRef(written.front()), hint);
}

Error ModelRoots::checkText(StringRef path) const {
  if (path.contains('\0'))
    return refuse(path, "whose name contains a zero byte");
  bool isTooLong = path.size() >= PATH_MAX;
  for (StringRef component : split(path, '/'))
    isTooLong |= component.size() > NAME_MAX;
  if (isTooLong)
    return refuse(path, "whose name is longer than the system allows");
  if (acceptsAll)
    return Error::success();
  if (written.empty())
    return refuse(path, "but a GraphDef without a folder may not read files");
  SmallString<256> text = normalize(path);
  if (!isInside(text, written) && !isInside(text, real))
    return refuse(path, "which is outside the model's folder");
  return Error::success();
}

Expected<std::string> ModelRoots::resolve(StringRef path) const {
  if (Error error = checkText(path))
    return std::move(error);
  SmallString<256> resolved;
  if (std::error_code failure = sys::fs::real_path(path, resolved))
    return userError(Code::FileNotFound,
                     "cannot open the file: " + failure.message(), path,
                     "check the path and its permissions");
  if (!acceptsAll && !isInside(resolved, real))
    return refuse(path, "a symbolic link to " + quote(resolved) +
                            ", which is outside the model's folder");
  return resolved.str().str();
}

Expected<std::shared_ptr<const MappedFile>>
ModelRoots::open(StringRef path) const {
  Expected<std::string> resolved = resolve(path);
  if (!resolved)
    return resolved.takeError();
  // Open the path as given, not the resolved one, for error messages.
  return MappedFile::open(path);
}

} // namespace tfuse
