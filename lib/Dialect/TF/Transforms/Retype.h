//===- Retype.h - A value for another whose type says less ------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_TRANSFORMS_RETYPE_H
#define TFUSE_LIB_DIALECT_TF_TRANSFORMS_RETYPE_H

#include "mlir/IR/Builders.h"

namespace tfuse::tf {

/// Uses `value` instead of `old`. It may be of a type that says more, or less,
/// about the shape: what a function, a region or a loop hands on keeps its type
/// by a tf.Cast, which `builder` creates.
void replaceKeepingTypes(mlir::OpBuilder &builder, mlir::Value old,
                         mlir::Value value);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_TRANSFORMS_RETYPE_H
