//===- GuardedRun.h - Deep recursion, fatal errors --------------*- C++ -*-===//
//
// MLIR recurses over nested regions and LLVM ends the process when memory runs
// out. A conversion runs inside `runGuarded`, which gives recursion a large
// stack and turns fatal errors into an error of that one run:
// docs/rationale/0009-limits.md says how, and which memory leaks.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SUPPORT_GUARDEDRUN_H
#define TFUSE_SUPPORT_GUARDEDRUN_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

namespace tfuse {

/// Runs `body` on the calling thread, but on a large stack. Fails with
/// LimitExceeded if LLVM reports a fatal error or an allocation fails: `body`
/// then ends where it was, without destructors, and whatever it allocated is
/// lost. Files that `writeAtomically` had not finished are removed. A run
/// inside a run is part of the outer one.
llvm::Error runGuarded(llvm::function_ref<void()> body);

} // namespace tfuse

#endif // TFUSE_SUPPORT_GUARDEDRUN_H
