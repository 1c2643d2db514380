//===- CopyModelFolder.h - The files of a SavedModel, copied ----*- C++ -*-===//

#ifndef TFUSE_LIB_EXPORT_MODEL_COPYMODELFOLDER_H
#define TFUSE_LIB_EXPORT_MODEL_COPYMODELFOLDER_H

#include "tfuse/Support/ModelRoots.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace tfuse {

/// Copies the files and folders of the SavedModel in `from` into the folder
/// `to`, except for the file `modelFile` and the fingerprint, which identifies
/// the old content. A link to a file of the model becomes a relative link, so
/// that links cannot multiply files. A link into one of the other `roots`
/// becomes a copy of its target. Errors: PathOutsideModel for any other link,
/// FileCorrupt for a device, pipe or socket and for a link to a folder that
/// contains the link, WriteFailed.
llvm::Error copyModelFolder(llvm::StringRef from, llvm::StringRef to,
                            llvm::StringRef modelFile, const ModelRoots &roots);

/// Returns the error for a file or folder at `path` that could not be written.
llvm::Error writeFailed(const llvm::Twine &path, std::error_code why);

} // namespace tfuse

#endif // TFUSE_LIB_EXPORT_MODEL_COPYMODELFOLDER_H
