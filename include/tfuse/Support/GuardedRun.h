//===- GuardedRun.h - Deep recursion, fatal errors --------------*- C++ -*-===//
//
// MLIR recurses over nested regions and LLVM ends the process when memory runs
// out. A conversion runs inside `runGuarded`, which runs it on a large stack
// and turns fatal errors into an error of this conversion.
// docs/rationale/0009-limits.md explains how, and which memory leaks.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SUPPORT_GUARDEDRUN_H
#define TFUSE_SUPPORT_GUARDEDRUN_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

namespace tfuse {

/// Runs `body` on the calling thread, but on a large stack. Fails with
/// LimitExceeded if LLVM reports a fatal error or an allocation fails: `body`
/// is then left by longjmp, without running destructors, and its memory leaks.
/// Unfinished files of `writeAtomically` are removed. A nested run is part of
/// the outer one.
llvm::Error runGuarded(llvm::function_ref<void()> body);

/// Inside a guarded run: calls `callback` on the stack of the caller of
/// `runGuarded`. Interpreters that check the limits of a thread's stack
/// (CPython 3.14) need this. Outside of a run it is an ordinary call.
void callOnOuterStack(llvm::function_ref<void()> callback);

} // namespace tfuse

#endif // TFUSE_SUPPORT_GUARDEDRUN_H
