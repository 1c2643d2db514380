//===- Loops.h - Loops with regions, simplified -----------------*- C++ -*-===//
//
// What can be said of a loop without knowing its ops: tf.WhileRegion and
// tfl.while alike. Both have a region for the condition and one for the body;
// the arguments of each are the values that the loop carries. The condition
// yields a truth value, the body the next values.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_TRANSFORMS_LOOPS_H
#define TFUSE_DIALECT_TF_TRANSFORMS_LOOPS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tfuse::loops {

/// Erases what nothing needs in a region, and in the regions inside.
void eraseDeadOps(mlir::Region &region);

/// Erases the op if nothing needs it, then what nothing else needed. Returns
/// how many ops are gone.
unsigned eraseDeadOps(mlir::Operation *op);

/// Uses of values that the body hands on as they came become uses of the
/// values that enter. Returns whether anything changed.
bool useInvariantsFromOutside(mlir::Operation *loop);

/// Two values that begin equal and are changed alike are one. Returns whether
/// anything changed.
bool mergeEqualState(mlir::Operation *loop);

/// Stops carrying values that neither decide when the loop ends, nor are needed
/// after it, nor for the values that are. Returns the loop, another op if there
/// were any.
mlir::Operation *dropDeadState(mlir::Operation *loop);

/// Moves ops that `isMovable` admits and whose operands come from outside in
/// front of the loop. Returns whether anything changed.
bool hoistInvariants(mlir::Operation *loop,
                     llvm::function_ref<bool(mlir::Operation *)> isMovable);

/// A copy of the op without the operands and results that are marked; its
/// regions are moved. The marked results must be without uses.
mlir::Operation *rebuildWithout(mlir::Operation *op,
                                const llvm::BitVector &operands,
                                const llvm::BitVector &results);

/// A copy of the op with more operands and results behind its own; its regions
/// are moved. What says how many there are, of which types, goes.
mlir::Operation *rebuildWith(mlir::Operation *op, mlir::ValueRange operands,
                             mlir::TypeRange results);

} // namespace tfuse::loops

#endif // TFUSE_DIALECT_TF_TRANSFORMS_LOOPS_H
