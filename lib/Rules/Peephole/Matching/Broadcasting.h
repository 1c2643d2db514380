//===- Broadcasting.h - Ops that broadcast their operands -------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_BROADCASTING_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_BROADCASTING_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"

namespace tfuse::tfl {

/// The rank up to which the kernel of an op broadcasts its operands, for
/// batch_matmul without the matrix dimensions. 0 for ops that do not broadcast.
int64_t broadcastRank(mlir::Operation *op);

/// True if the result of a broadcasting op provably keeps its shape when
/// `replacement`, from which the operand is broadcast, replaces the operand.
bool keepsResultShape(mlir::Operation *op, unsigned operand,
                      mlir::Value replacement);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_BROADCASTING_H
