//===- Passes.h - Passes between dialects -----------------------*- C++ -*-===//
//
// createLegalizeTFPass(options) lowers tf to tfl. Passes.td describes each pass
// and its options.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_PASSES_H
#define TFUSE_CONVERSION_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace tfuse {

#define GEN_PASS_DECL
#include "tfuse/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Conversion/Passes.h.inc"

} // namespace tfuse

#endif // TFUSE_CONVERSION_PASSES_H
