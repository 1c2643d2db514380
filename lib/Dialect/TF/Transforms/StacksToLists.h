//===- StacksToLists.h - Stacks of TensorFlow 1 as lists --------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_TRANSFORMS_STACKSTOLISTS_H
#define TFUSE_LIB_DIALECT_TF_TRANSFORMS_STACKSTOLISTS_H

#include "mlir/IR/BuiltinOps.h"

namespace tfuse::tf {

/// Converts stacks, which are resources, to TensorLists, which are values. A
/// stack whose handle has uses other than push and pop is not converted;
/// lowering rejects it later.
void stacksToLists(mlir::ModuleOp module);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_TRANSFORMS_STACKSTOLISTS_H
