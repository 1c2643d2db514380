//===- Passes.h - Passes that fuse recurrent networks -----------*- C++ -*-===//

#ifndef TFUSE_RULES_RECURRENT_PASSES_H
#define TFUSE_RULES_RECURRENT_PASSES_H

#include "tfuse/Rules/Rule.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"

namespace tfuse {

#define GEN_PASS_DECL
#include "tfuse/Rules/Recurrent/Passes.h.inc"

/// A pass that records in `report`, which must outlive it.
std::unique_ptr<mlir::Pass>
createFuseRecurrentPass(const FuseRecurrentPassOptions &options,
                        Report *report);

#define GEN_PASS_REGISTRATION
#include "tfuse/Rules/Recurrent/Passes.h.inc"

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_PASSES_H
