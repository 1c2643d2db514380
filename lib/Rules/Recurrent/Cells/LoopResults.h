//===- LoopResults.h - Loop results in terms of its layers ------*- C++ -*-===//
//
// Describes the lists and states that a loop returns as states of its layers,
// or as values computed from the layers' outputs for all time steps.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPRESULTS_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPRESULTS_H

#include "SourceFinder.h"

namespace tfuse::recurrent {

/// Sets `states`, `lists`, `kept` and `hoisted` of `found`; rejects a loop with
/// any other result.
mlir::LogicalResult readResults(const SequenceLoop &loop, const LoopMask &mask,
                                SourceFinder &sources, LoopLayers &found,
                                RuleContext &ctx);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPRESULTS_H
