//===- ExtraOps.h - tf ops that TensorFlow does not have --------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_IR_EXTRAOPS_H
#define TFUSE_LIB_DIALECT_TF_IR_EXTRAOPS_H

#include "tfuse/Support/OpDefs.h"

namespace tfuse::tf {

/// Ops that exist only in MLIR: control flow with regions, its terminator, and
/// the call of a function as an op. Sorted by name.
llvm::ArrayRef<OpDefView> extraOps();

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_IR_EXTRAOPS_H
