//===- LoopRows.h - What a loop takes from a sequence, row by row -*- C++ -*-=//
//
// Loops over sequences take a row of a tensor in each round. What is computed
// of that row alone can be computed of all rows in front of the loop.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_LOOPROWS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_LOOPROWS_H

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IRMapping.h"

namespace tfuse::tfl {

/// How much memory the results of all steps may need.
constexpr int64_t kMaxHoistedBytes = int64_t(64) << 20;

/// The op that takes one row of a tensor of known rank; null if `value` is
/// computed by any other op.
GatherOp rowGather(mlir::Value value);

/// Whether the value is not computed in the loop.
bool isOutside(mlir::Value value, mlir::Operation *loop);
/// The same, or a constant, which can be made in front of the loop, too.
bool isInvariant(mlir::Value value, mlir::Operation *loop);

/// The loop that takes row after row by this index: the index is one of the
/// loop's counters, or differs from one by what the loop does not change.
WhileOp countingLoop(mlir::Value index);

/// The outermost loop, from `loop` on, in which none of the values change.
WhileOp outermostLoop(WhileOp loop, llvm::ArrayRef<mlir::Value> values);

/// Makes what is constant inside the loop known in front of it, where the
/// builder stands.
void mapConstants(mlir::OpBuilder &builder, mlir::Operation *op,
                  mlir::Operation *loop, mlir::IRMapping &map);

/// Type and shape with a dimension more.
mlir::RankedTensorType withDim(mlir::Type type, int64_t axis, int64_t size);

/// Bytes of a tensor, with unknown sizes as 1.
int64_t bytesOf(mlir::RankedTensorType type);

/// Refuses if the results of all steps are too large.
llvm::LogicalResult checkHoistedSize(mlir::Operation *op,
                                     mlir::RankedTensorType allResults,
                                     RuleContext &ctx);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_LOOPROWS_H
