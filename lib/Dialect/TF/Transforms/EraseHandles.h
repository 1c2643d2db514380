//===- EraseHandles.h - Removes handles from calls and loops ----*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_TRANSFORMS_ERASEHANDLES_H
#define TFUSE_LIB_DIALECT_TF_TRANSFORMS_ERASEHANDLES_H

#include "tfuse/Dialect/TF/Analysis/FunctionFlow.h"
#include "llvm/ADT/DenseSet.h"

namespace tfuse::tf {

/// Erases arguments, operands and results that only pass on values of `dead`:
/// of functions, their callers, loops and branches, and the identities in
/// between. An argument stays if any caller passes another value for it. Ops
/// are replaced by new ops, which invalidates pointers to them and `functions`.
void eraseHandles(mlir::ModuleOp module, const FunctionUses &functions,
                  const llvm::DenseSet<mlir::Value> &dead);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_TRANSFORMS_ERASEHANDLES_H
