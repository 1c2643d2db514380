//===- Passes.h - TensorLists to tensors ------------------------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_TENSORLISTS_PASSES_H
#define TFUSE_CONVERSION_TENSORLISTS_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse {

#define GEN_PASS_DECL
#include "tfuse/Conversion/TensorLists/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Conversion/TensorLists/Passes.h.inc"

} // namespace tfuse

#endif // TFUSE_CONVERSION_TENSORLISTS_PASSES_H
