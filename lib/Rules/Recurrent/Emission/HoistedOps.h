//===- HoistedOps.h - Ops of one time step on whole sequences ---*- C++ -*-===//
//
// Builds the computation that TimeStepHoister.h found in a loop body, outside
// of the loop and for all time steps at once: each op on [batch, columns]
// becomes the op on [batch, time, columns] or [time, batch, columns].
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_EMISSION_HOISTEDOPS_H
#define TFUSE_LIB_RULES_RECURRENT_EMISSION_HOISTEDOPS_H

#include "../Cells/TimeStepHoister.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"

#include "llvm/ADT/DenseMap.h"

namespace tfuse::recurrent {

/// The sequence of `hoistable.value`, in the layout of the sequences that
/// `leaves` gives for `hoistable.leaves`. `invariant` is as for findHoistable.
mlir::Value
buildHoisted(SequenceBuilder &builder, const HoistableValue &hoistable,
             const llvm::DenseMap<mlir::Value, mlir::Value> &leaves,
             llvm::function_ref<mlir::Value(mlir::Value)> invariant);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_EMISSION_HOISTEDOPS_H
