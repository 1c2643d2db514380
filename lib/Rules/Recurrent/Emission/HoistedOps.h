//===- HoistedOps.h - Ops of one time step on whole sequences ---*- C++ -*-===//
//
// Builds the computation that TimeStepHoister.h found in a loop body. It runs
// before or after the loop, for all time steps at once: each op on [batch,
// columns] becomes the op on [batch, time, columns] or [time, batch, columns].
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_EMISSION_HOISTEDOPS_H
#define TFUSE_LIB_RULES_RECURRENT_EMISSION_HOISTEDOPS_H

#include "../Cells/TimeStepHoister.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"

#include "llvm/ADT/DenseMap.h"

namespace tfuse::recurrent {

/// The value of `hoistable.value` at all time steps. `leaves` gives the
/// sequence of each of `hoistable.leaves`; the result has the same layout.
/// `invariant` is the parameter of findHoistable.
mlir::Value
buildHoisted(SequenceBuilder &builder, const HoistableValue &hoistable,
             const llvm::DenseMap<mlir::Value, mlir::Value> &leaves,
             llvm::function_ref<mlir::Value(mlir::Value)> invariant);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_EMISSION_HOISTEDOPS_H
