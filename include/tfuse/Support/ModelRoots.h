//===- ModelRoots.h - The folders that a model may read from ----*- C++ -*-===//
//
// A model is untrusted input, and it names files: assets, checkpoint shards,
// vocabularies, symbolic links. Each such path is checked against the model's
// own folder and the folders that the user names with --model-root, before
// anything reads or copies the file. A path that leads elsewhere, by "..", as
// an absolute path or through a symbolic link, is an error.
//
//   ModelRoots roots({directory});
//   Expected<std::shared_ptr<const MappedFile>> file = roots.open(path);
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SUPPORT_MODELROOTS_H
#define TFUSE_SUPPORT_MODELROOTS_H

#include "tfuse/Support/MappedFile.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace tfuse {

class ModelRoots {
public:
  /// Paths may lead into `folders` only; without folders every path is refused.
  /// A folder may itself be a symbolic link.
  explicit ModelRoots(llvm::ArrayRef<std::string> folders);
  /// The folder `model`, or none if `model` is a file, and the folders that
  /// the user names. Errors: InvalidOption if one of those is not a folder.
  static llvm::Expected<ModelRoots> forModel(llvm::StringRef model,
                                             llvm::ArrayRef<std::string> named);
  /// Accepts every path: for files that the user names, and for tests.
  static ModelRoots anywhere();

  /// Returns the real path, without links and "..", of the file or folder at
  /// `path`, which is absolute or relative to the working directory.
  /// Errors: PathOutsideModel if the path leaves the folders, holds a zero byte
  /// or is longer than the system allows; FileNotFound.
  llvm::Expected<std::string> resolve(llvm::StringRef path) const;

  /// Maps the file at `path`. Errors: those of `resolve`, and FileNotFound if
  /// it is not a regular file.
  llvm::Expected<std::shared_ptr<const MappedFile>>
  open(llvm::StringRef path) const;

  /// Checks `path` without looking at the file system: for paths that nothing
  /// opens yet. Errors: PathOutsideModel.
  llvm::Error checkText(llvm::StringRef path) const;

private:
  ModelRoots() = default;

  llvm::Error refuse(llvm::StringRef path, const llvm::Twine &why) const;

  bool acceptsAll = false;
  /// Absolute and without "..": as the user wrote it, and without links.
  std::vector<std::string> written, real;
};

} // namespace tfuse

#endif // TFUSE_SUPPORT_MODELROOTS_H
