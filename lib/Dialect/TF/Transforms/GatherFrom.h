//===- GatherFrom.h - Resource gathers as gathers of values -----*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_TRANSFORMS_GATHERFROM_H
#define TFUSE_LIB_DIALECT_TF_TRANSFORMS_GATHERFROM_H

#include "mlir/IR/Builders.h"

namespace tfuse::tf {

/// Builds the result of `op`, a ResourceGather or ResourceGatherNd, for the
/// variable's value `value`.
mlir::Value gatherFrom(mlir::OpBuilder &builder, mlir::Operation *op,
                       mlir::Value value);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_TRANSFORMS_GATHERFROM_H
