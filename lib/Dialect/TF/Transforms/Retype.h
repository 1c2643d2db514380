//===- Retype.h - Replaces values by values of other types ------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_TRANSFORMS_RETYPE_H
#define TFUSE_LIB_DIALECT_TF_TRANSFORMS_RETYPE_H

#include "mlir/IR/Builders.h"

namespace tfuse::tf {

/// Replaces `old` by `value`, whose shape may be more or less precise. For
/// users that need the exact type, such as terminators and loops, `builder`
/// creates a tf.Cast to the old type.
void replaceKeepingTypes(mlir::OpBuilder &builder, mlir::Value old,
                         mlir::Value value);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_TRANSFORMS_RETYPE_H
