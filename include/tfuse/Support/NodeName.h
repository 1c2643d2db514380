//===- NodeName.h - The TensorFlow name of an op ----------------*- C++ -*-===//

#ifndef TFUSE_SUPPORT_NODENAME_H
#define TFUSE_SUPPORT_NODENAME_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace tfuse {

/// The name of the node that an op was imported from: the name that users know.
/// Taken from the location: the innermost name of call sites, the first name of
/// fused locations. Empty if the location has no name.
llvm::StringRef nodeName(mlir::Location loc);
inline llvm::StringRef nodeName(mlir::Operation *op) {
  return nodeName(op->getLoc());
}

/// The node name of an op; without a name, its printed location, so that
/// reports tell unnamed ops apart.
std::string nameOrPlace(mlir::Operation *op);

} // namespace tfuse

#endif // TFUSE_SUPPORT_NODENAME_H
