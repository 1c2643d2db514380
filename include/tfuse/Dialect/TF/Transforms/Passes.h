//===- Passes.h - Passes on the tf level ------------------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_TF_TRANSFORMS_PASSES_H
#define TFUSE_DIALECT_TF_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"

namespace tfuse {
class Report;
} // namespace tfuse

namespace tfuse::tf {

#define GEN_PASS_DECL
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

/// The pass with a report that names the narrowed ops.
std::unique_ptr<mlir::Pass> createNarrowTypesPass(Report *report);

#define GEN_PASS_REGISTRATION
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_TRANSFORMS_PASSES_H
