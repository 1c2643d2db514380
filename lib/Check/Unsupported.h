//===- Unsupported.h - The error of ops that cannot run ---------*- C++ -*-===//

#ifndef TFUSE_LIB_CHECK_UNSUPPORTED_H
#define TFUSE_LIB_CHECK_UNSUPPORTED_H

#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/Operation.h"

namespace tfuse::check {

/// An error that names the op: "tf.Roll: the operand is not a tensor".
inline llvm::Error unsupported(mlir::Operation *op, const llvm::Twine &reason) {
  return userError(Code::UnsupportedOp,
                   op->getName().getStringRef() + ": " + reason);
}

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_UNSUPPORTED_H
