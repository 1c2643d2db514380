//===- ConstantFold.h - Constant folding ------------------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_TF_TRANSFORMS_CONSTANTFOLD_H
#define TFUSE_DIALECT_TF_TRANSFORMS_CONSTANTFOLD_H

#include "tfuse/Eval/FoldOp.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tfuse::tf {

struct FoldOptions {
  eval::FoldLimits limits;
  /// Called for each op with constant operands that is not folded, with the
  /// reason. May be empty.
  llvm::function_ref<void(mlir::Operation *op, const UserError &reason)>
      onRefused = nullptr;
};

struct FoldStatistics {
  /// Ops replaced by constants, and those of them that became lazy ones.
  unsigned folded = 0, lazy = 0;
  /// The part of `folded` that was determined by operand types alone.
  unsigned fromTypes = 0;
  /// Dead ops that were erased, including constants.
  unsigned erased = 0;
};

/// Folds the ops below `root` (a function, a module) that have a kernel and
/// depend only on constants or static shapes, and erases ops that become dead.
/// One pass over the ops, in program order.
FoldStatistics foldConstants(mlir::Operation *root,
                             const FoldOptions &options = {});

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_TRANSFORMS_CONSTANTFOLD_H
