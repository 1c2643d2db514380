//===- KernelTypes.h - Element types that kernels compute with --*- C++ -*-===//

#ifndef TFUSE_DIALECT_TFL_IR_KERNELTYPES_H
#define TFUSE_DIALECT_TFL_IR_KERNELTYPES_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/StringRef.h"

namespace tfuse::tfl {

/// Whether LiteRT has a kernel of the op ("tfl.split") for results of this
/// element type. The op must have a row in KernelTypes.def. Quantized types are
/// looked up in the definition of the op.
bool hasKernel(llvm::StringRef opName, mlir::Type elementType);

/// Whether the op has a row in KernelTypes.def.
bool hasKernelTypes(llvm::StringRef opName);

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_IR_KERNELTYPES_H
