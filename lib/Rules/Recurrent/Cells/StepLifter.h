//===- StepLifter.h - A step's computation, for all steps -------*- C++ -*-===//
//
// What the body of a loop computes from steps of sequences and from outputs of
// layers alone does not need the loop: the same ops on [steps, batch, columns]
// give all of it at once. Inputs that a cell does not get as they are (scaled,
// through a dense layer) and outputs that are not the cell's (with a residual,
// through a softmax) come out of loops in this way.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_STEPLIFTER_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_STEPLIFTER_H

#include "tfuse/Rules/Recurrent/SequenceOps.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include <optional>

namespace tfuse::recurrent {

/// A value of a loop's body that can be computed for all steps.
struct LiftedStep {
  mlir::Value value;
  /// The ops that compute it, in order, but for constants.
  llvm::SmallVector<mlir::Operation *> ops;
  /// What they begin with: [batch, columns] each.
  llvm::SetVector<mlir::Value> leaves;
};

/// Nothing if an op on the way looks at more than the columns of its step.
/// `isLeaf` says which values there are sequences for, and `constant` gives a
/// value from outside that does not depend on the step, or null.
std::optional<LiftedStep>
liftStep(mlir::Value value, llvm::function_ref<bool(mlir::Value)> isLeaf,
         llvm::function_ref<mlir::Value(mlir::Value)> constant);

/// [batch, steps, columns], or with the first two axes swapped, as the
/// sequences in `leaves` have them.
mlir::Value buildLifted(SequenceBuilder &builder, const LiftedStep &lifted,
                        const llvm::DenseMap<mlir::Value, mlir::Value> &leaves,
                        llvm::function_ref<mlir::Value(mlir::Value)> constant);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_STEPLIFTER_H
