//===- Passes.h - Fusions that the user brings along ------------*- C++ -*-===//

#ifndef TFUSE_PLUGIN_PASSES_H
#define TFUSE_PLUGIN_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse {

#define GEN_PASS_DECL
#include "tfuse/Plugin/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Plugin/Passes.h.inc"

} // namespace tfuse

#endif // TFUSE_PLUGIN_PASSES_H
