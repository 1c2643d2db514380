//===- StacksToLists.h - Stacks of TensorFlow 1 as lists --------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_TRANSFORMS_STACKSTOLISTS_H
#define TFUSE_LIB_DIALECT_TF_TRANSFORMS_STACKSTOLISTS_H

#include "mlir/IR/BuiltinOps.h"

namespace tfuse::tf {

/// Makes lists, which are values, of stacks, which are handles of something
/// that changes. Leaves a stack alone, for others to refuse, whose handle goes
/// where no push or pop is.
void stacksToLists(mlir::ModuleOp module);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_TRANSFORMS_STACKSTOLISTS_H
