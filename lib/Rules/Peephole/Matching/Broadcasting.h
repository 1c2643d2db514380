//===- Broadcasting.h - Ops that broadcast their operands -------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_BROADCASTING_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_BROADCASTING_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"

namespace tfuse::tfl {

/// Up to which rank the kernels of an op broadcast its operands (batch_matmul:
/// apart from the matrices), if it is one of those; 0 for all others.
int64_t broadcastRank(mlir::Operation *op);

/// Whether the result of an op that broadcasts has the same shape for certain
/// when an operand is replaced by one that it is a broadcast of.
bool keepsResultShape(mlir::Operation *op, unsigned operand,
                      mlir::Value replacement);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_BROADCASTING_H
