//===- ConstantFold.h - Compute what depends on constants alone -*- C++ -*-===//

#ifndef TFUSE_DIALECT_TF_TRANSFORMS_CONSTANTFOLD_H
#define TFUSE_DIALECT_TF_TRANSFORMS_CONSTANTFOLD_H

#include "tfuse/Eval/FoldOp.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tfuse::tf {

struct FoldOptions {
  eval::FoldLimits limits;
  /// Told of each op with constant operands that stays, and why. May be empty.
  llvm::function_ref<void(mlir::Operation *op, const UserError &reason)>
      onRefused = nullptr;
};

struct FoldStatistics {
  /// Ops replaced by constants, and those of them that became lazy ones.
  unsigned folded = 0, lazy = 0;
  /// Of `folded`, those whose operands' types alone decided.
  unsigned fromTypes = 0;
  /// Ops erased because nothing used them any more, constants among them.
  unsigned erased = 0;
};

/// Folds the ops below `root` (a function, a module) that have a kernel and
/// depend on constants or on static shapes alone, and erases what is dead
/// thereby. One pass over the ops, in program order.
FoldStatistics foldConstants(mlir::Operation *root,
                             const FoldOptions &options = {});

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_TRANSFORMS_CONSTANTFOLD_H
