//===- LoopBlocks.h - Condition and body of a loop --------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_TF_ANALYSIS_LOOPBLOCKS_H
#define TFUSE_DIALECT_TF_ANALYSIS_LOOPBLOCKS_H

#include "mlir/IR/Operation.h"

namespace tfuse::tf {

/// Whether an op is a tf loop: While, StatelessWhile or WhileRegion.
bool isLoop(mlir::Operation *op);

/// The block of a loop's condition or body: that of its region, or of the
/// function that a While names. Null if the function is missing or has several
/// blocks. The function is looked up from `scope`, for a loop that is in no
/// module.
mlir::Block *loopCondition(mlir::Operation *loop,
                           mlir::Operation *scope = nullptr);
mlir::Block *loopBody(mlir::Operation *loop, mlir::Operation *scope = nullptr);

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_ANALYSIS_LOOPBLOCKS_H
