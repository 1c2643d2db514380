//===- Passes.h - Passes that run peephole rules ----------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_PASSES_H
#define TFUSE_RULES_PEEPHOLE_PASSES_H

#include "tfuse/Rules/Rule.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse {

#define GEN_PASS_DECL
#include "tfuse/Rules/Peephole/Passes.h.inc"

/// A pass that records in `report`, which must outlive it.
std::unique_ptr<mlir::Pass>
createPeepholePass(const PeepholePassOptions &options, Report *report);

#define GEN_PASS_REGISTRATION
#include "tfuse/Rules/Peephole/Passes.h.inc"

} // namespace tfuse

#endif // TFUSE_RULES_PEEPHOLE_PASSES_H
