//===- GatherFrom.h - What is gathered from a variable ----------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_TRANSFORMS_GATHERFROM_H
#define TFUSE_LIB_DIALECT_TF_TRANSFORMS_GATHERFROM_H

#include "mlir/IR/Builders.h"

namespace tfuse::tf {

/// What `op`, a ResourceGather or ResourceGatherNd, gives if its variable holds
/// `value`.
mlir::Value gatherFrom(mlir::OpBuilder &builder, mlir::Operation *op,
                       mlir::Value value);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_TRANSFORMS_GATHERFROM_H
