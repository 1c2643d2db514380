//===- Passes.h - Passes that apply user-defined fusions --------*- C++ -*-===//

#ifndef TFUSE_PLUGIN_PASSES_H
#define TFUSE_PLUGIN_PASSES_H

#include "tfuse/Plugin/UserFusions.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse {

#define GEN_PASS_DECL
#include "tfuse/Plugin/Passes.h.inc"

/// A pass that applies `fusions`, which the options name as well, and records
/// in `report`, which must outlive it.
std::unique_ptr<mlir::Pass>
createUserFusionsPass(const UserFusionsPassOptions &options,
                      std::shared_ptr<const UserFusions> fusions,
                      Report *report);

#define GEN_PASS_REGISTRATION
#include "tfuse/Plugin/Passes.h.inc"

} // namespace tfuse

#endif // TFUSE_PLUGIN_PASSES_H
