//===- Passes.h - Passes on the tf level ------------------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_TF_TRANSFORMS_PASSES_H
#define TFUSE_DIALECT_TF_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"

namespace tfuse::tf {

#define GEN_PASS_DECL
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_TRANSFORMS_PASSES_H
