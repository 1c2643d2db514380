//===- Passes.h - Passes that quantize --------------------------*- C++ -*-===//

#ifndef TFUSE_QUANTIZE_PASSES_H
#define TFUSE_QUANTIZE_PASSES_H

#include "tfuse/Quantize/Options.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tfuse {
class Report;

namespace quantize {

#define GEN_PASS_DECL
#include "tfuse/Quantize/Passes.h.inc"

/// The pass with a report that gets a note for each op that stays float.
std::unique_ptr<mlir::Pass>
createQuantizePass(const QuantizePassOptions &options, Report *report);

/// The pass with a report that gets a note for each constant that stays float.
std::unique_ptr<mlir::Pass>
createQuantizeWeightsPass(const QuantizeWeightsPassOptions &options,
                          Report *report);

#define GEN_PASS_REGISTRATION
#include "tfuse/Quantize/Passes.h.inc"

} // namespace quantize
} // namespace tfuse

#endif // TFUSE_QUANTIZE_PASSES_H
