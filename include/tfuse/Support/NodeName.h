//===- NodeName.h - The TensorFlow name of an op ----------------*- C++ -*-===//

#ifndef TFUSE_SUPPORT_NODENAME_H
#define TFUSE_SUPPORT_NODENAME_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringRef.h"

namespace tfuse {

/// The name of the node that an op was imported from: the name that users know.
/// Taken from the location: the innermost name of call sites, the first name of
/// fused locations. Empty if the location has no name.
llvm::StringRef nodeName(mlir::Location loc);
inline llvm::StringRef nodeName(mlir::Operation *op) {
  return nodeName(op->getLoc());
}

} // namespace tfuse

#endif // TFUSE_SUPPORT_NODENAME_H
