//===- EraseHandles.h - Takes handles out of calls and loops ----*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_TRANSFORMS_ERASEHANDLES_H
#define TFUSE_LIB_DIALECT_TF_TRANSFORMS_ERASEHANDLES_H

#include "tfuse/Dialect/TF/Analysis/FunctionFlow.h"
#include "llvm/ADT/DenseSet.h"

namespace tfuse::tf {

/// Erases arguments, operands and results that only hand on values of `dead`:
/// of functions, of the ops that run them, of loops and branches, and the
/// identities in between. An argument stays as long as one caller passes
/// something else for it. Ops are replaced by shorter ones: pointers to them
/// are invalid afterwards, `functions` too.
void eraseHandles(mlir::ModuleOp module, const FunctionUses &functions,
                  const llvm::DenseSet<mlir::Value> &dead);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_TRANSFORMS_ERASEHANDLES_H
