//===- Loops.h - Loops with regions, simplified -----------------*- C++ -*-===//
//
// Rewrites of tf.WhileRegion and tfl.while that do not depend on the ops in
// them. tfuse/Dialect/TF/Analysis/LoopAnalysis.h defines iter args and
// loop-invariant values.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_TRANSFORMS_LOOPS_H
#define TFUSE_DIALECT_TF_TRANSFORMS_LOOPS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tfuse::loops {

/// Erases the trivially dead ops of a region and of nested regions.
void eraseDeadOps(mlir::Region &region);

/// Erases the op if it is trivially dead, then producers that become dead.
/// Returns the number of erased ops.
unsigned eraseDeadOps(mlir::Operation *op);

/// Replaces uses of invariant iter args by their initial values. Returns
/// whether anything changed.
bool useInvariantsFromOutside(mlir::Operation *loop);

/// Merges iter args with equal initial and equal next values. Returns whether
/// anything changed.
bool mergeEqualState(mlir::Operation *loop);

/// Removes iter args that neither the condition nor a used result depends on.
/// Returns the loop, which is a new op if it had any.
mlir::Operation *dropDeadState(mlir::Operation *loop);

/// Moves ops before the loop whose operands are defined outside of it and for
/// which `isMovable` is true. Returns whether anything changed.
bool hoistInvariants(mlir::Operation *loop,
                     llvm::function_ref<bool(mlir::Operation *)> isMovable);

/// Replaces the op by a copy without the marked operands and results, and moves
/// its regions there. The marked results must have no uses.
mlir::Operation *rebuildWithout(mlir::Operation *op,
                                const llvm::BitVector &operands,
                                const llvm::BitVector &results);

/// Replaces the op by a copy with operands and results appended, and moves its
/// regions there. Drops attributes that list the types of operands or results.
mlir::Operation *rebuildWith(mlir::Operation *op, mlir::ValueRange operands,
                             mlir::TypeRange results);

} // namespace tfuse::loops

#endif // TFUSE_DIALECT_TF_TRANSFORMS_LOOPS_H
