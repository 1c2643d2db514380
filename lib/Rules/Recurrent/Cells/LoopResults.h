//===- LoopResults.h - What a loop gives ------------------------*- C++ -*-===//
//
// The lists and states behind a loop, as states of its layers or as what is
// computed of their outputs for all steps.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPRESULTS_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPRESULTS_H

#include "LoopMask.h"
#include "StepSources.h"

namespace tfuse::recurrent {

/// Finds them for the layers in `found`; rejects a loop that gives other
/// things.
mlir::LogicalResult readResults(const Loop &loop, const LoopMask &mask,
                                StepSources &sources, LoopLayers &found,
                                RuleContext &ctx);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPRESULTS_H
