//===- Passes.h - Passes that run the rules on graphs -----------*- C++ -*-===//

#ifndef TFUSE_RULES_OPTIMIZE_PASSES_H
#define TFUSE_RULES_OPTIMIZE_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse::tfg {

#define GEN_PASS_DECL
#include "tfuse/Rules/Optimize/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Rules/Optimize/Passes.h.inc"

} // namespace tfuse::tfg

#endif // TFUSE_RULES_OPTIMIZE_PASSES_H
