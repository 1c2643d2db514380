//===- AtomicFile.h - Files that are whole or not there ---------*- C++ -*-===//

#ifndef TFUSE_SUPPORT_ATOMICFILE_H
#define TFUSE_SUPPORT_ATOMICFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace tfuse {

/// Lets `write` fill a temporary file beside `path` and renames it when all of
/// it is written (the system may still have to bring it to the disk). On
/// failure (Code::WriteFailed: no such folder, no permission, no room) nothing
/// remains. "-" writes to standard output, and a device or pipe (/dev/null) is
/// written to as it is: a rename would replace it.
llvm::Error
writeAtomically(const llvm::Twine &path,
                llvm::function_ref<void(llvm::raw_ostream &)> write);

/// The same for a `write` that can fail; its error is the result then.
llvm::Error
writeFallibly(const llvm::Twine &path,
              llvm::function_ref<llvm::Error(llvm::raw_ostream &)> write);

/// Closes and removes the file that the calling thread was writing when it was
/// taken out of `writeAtomically` without a return (GuardedRun.h).
void discardUnfinishedFiles();

} // namespace tfuse

#endif // TFUSE_SUPPORT_ATOMICFILE_H
