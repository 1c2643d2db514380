//===- Passes.h - Passes on StableHLO ---------------------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_STABLEHLO_TRANSFORMS_PASSES_H
#define TFUSE_DIALECT_STABLEHLO_TRANSFORMS_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse::stablehlo {

#define GEN_PASS_DECL
#include "tfuse/Dialect/StableHLO/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Dialect/StableHLO/Transforms/Passes.h.inc"

} // namespace tfuse::stablehlo

#endif // TFUSE_DIALECT_STABLEHLO_TRANSFORMS_PASSES_H
