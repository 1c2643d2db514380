//===- AtomicFile.h - Files written completely or not at all ----*- C++ -*-===//

#ifndef TFUSE_SUPPORT_ATOMICFILE_H
#define TFUSE_SUPPORT_ATOMICFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace tfuse {

/// Lets `write` fill a temporary file next to `path` and then renames it
/// (without waiting until the system has flushed it to disk). On failure
/// (Code::WriteFailed: no such folder, no permission, disk full) no file
/// remains. "-" writes to standard output. A device or pipe (/dev/null) is
/// opened directly, because a rename would replace it.
llvm::Error
writeAtomically(const llvm::Twine &path,
                llvm::function_ref<void(llvm::raw_ostream &)> write);

/// The same for a `write` that can fail; its error is the result then.
llvm::Error
writeFallibly(const llvm::Twine &path,
              llvm::function_ref<llvm::Error(llvm::raw_ostream &)> write);

/// Fails as `writeAtomically` would because of the name or the folder of
/// `path`. Programs that write several files check all of them first.
llvm::Error checkWritable(const llvm::Twine &path);

/// Closes and removes the file that the calling thread was writing when a fatal
/// error left `writeAtomically` by longjmp (GuardedRun.h).
void discardUnfinishedFiles();

} // namespace tfuse

#endif // TFUSE_SUPPORT_ATOMICFILE_H
