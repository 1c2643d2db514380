//===- Passes.h - Passes on the tfl level -----------------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_TFL_TRANSFORMS_PASSES_H
#define TFUSE_DIALECT_TFL_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse::tfl {

#define GEN_PASS_DECL
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_TRANSFORMS_PASSES_H
