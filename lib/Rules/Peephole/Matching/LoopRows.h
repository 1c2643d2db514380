//===- LoopRows.h - Rows that a loop gathers one by one ---------*- C++ -*-===//
//
// A loop over a sequence gathers one row, a time step, in each iteration. A
// value computed only from that row can be hoisted: computed for all rows
// before the loop.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_LOOPROWS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_LOOPROWS_H

#include "tfuse/Dialect/TF/Analysis/LoopAnalysis.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IRMapping.h"

namespace tfuse::tfl {

/// The maximum size of the results of all time steps together.
constexpr int64_t kMaxHoistedBytes = int64_t(64) << 20;

/// The gather of one row of a tensor of known rank; null if another op produces
/// `value`.
GatherOp rowGather(mlir::Value value);

/// The loop whose induction variable is `index`, plus or minus a loop-invariant
/// value; null for any other index.
WhileOp countingLoop(mlir::Value index);

/// Returns the outermost loop, of `loop` and the loops around it, in which all
/// of `values` are loop-invariant.
WhileOp outermostLoop(WhileOp loop, llvm::ArrayRef<mlir::Value> values);

/// Clones the constant operands of `op` that are inside the loop to the
/// insertion point, and maps them to the clones.
void mapConstants(mlir::OpBuilder &builder, mlir::Operation *op,
                  mlir::Operation *loop, mlir::IRMapping &map);

/// The type with an additional dimension of `size` at `axis`.
mlir::RankedTensorType withDim(mlir::Type type, int64_t axis, int64_t size);

/// Size of a tensor in bytes; unknown dimensions count as 1.
int64_t bytesOf(mlir::RankedTensorType type);

/// Refuses if the results of all time steps are too large.
Mismatch checkHoistedSize(mlir::Operation *op,
                          mlir::RankedTensorType allResults, RuleContext &ctx);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_LOOPROWS_H
