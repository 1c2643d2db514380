//===- Passes.h - Passes on the tfl level -----------------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_TFL_TRANSFORMS_PASSES_H
#define TFUSE_DIALECT_TFL_TRANSFORMS_PASSES_H

#include "tfuse/Rules/Rule.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse::tfl {

#define GEN_PASS_DECL
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

/// What phase `peephole` does: equal ops become one, then the selected peephole
/// rules run to a fixpoint, with constants folded and dead ops erased on the
/// way, then equal ops become one again. Fails, with a diagnostic, when there
/// is no fixpoint.
llvm::LogicalResult optimizePeephole(mlir::Operation *root,
                                     const RuleSelection &selection,
                                     Report &report,
                                     const RuleOptions &options = {});

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_TRANSFORMS_PASSES_H
