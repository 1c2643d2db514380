//===- Passes.h - The pass that runs rules on stablehlo ---------*- C++ -*-===//

#ifndef TFUSE_RULES_STABLEHLO_PASSES_H
#define TFUSE_RULES_STABLEHLO_PASSES_H

#include "tfuse/Rules/Rule.h"

#include "mlir/Pass/Pass.h"

namespace tfuse {

#define GEN_PASS_DECL
#include "tfuse/Rules/StableHLO/Passes.h.inc"

/// A pass that records in `report`, which must outlive it.
std::unique_ptr<mlir::Pass>
createRecognizeStableHLOPass(const RecognizeStableHLOPassOptions &options,
                             Report *report);

#define GEN_PASS_REGISTRATION
#include "tfuse/Rules/StableHLO/Passes.h.inc"

} // namespace tfuse

#endif // TFUSE_RULES_STABLEHLO_PASSES_H
