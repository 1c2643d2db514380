//===- Passes.h - Passes on the tfg level -----------------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_TFG_TRANSFORMS_PASSES_H
#define TFUSE_DIALECT_TFG_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace tfuse::tfg {

#define GEN_PASS_DECL
#include "tfuse/Dialect/TFG/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Dialect/TFG/Transforms/Passes.h.inc"

} // namespace tfuse::tfg

#endif // TFUSE_DIALECT_TFG_TRANSFORMS_PASSES_H
