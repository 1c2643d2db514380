//===- Passes.h - Passes that fuse composites -------------------*- C++ -*-===//

#ifndef TFUSE_RULES_COMPOSITE_PASSES_H
#define TFUSE_RULES_COMPOSITE_PASSES_H

#include "tfuse/Rules/Rule.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse {

#define GEN_PASS_DECL
#include "tfuse/Rules/Composite/Passes.h.inc"

/// A pass that records in `report`, which must outlive it.
std::unique_ptr<mlir::Pass> createPrepareCompositeFunctionsPass(
    const PrepareCompositeFunctionsPassOptions &options, Report *report);

#define GEN_PASS_REGISTRATION
#include "tfuse/Rules/Composite/Passes.h.inc"

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_PASSES_H
