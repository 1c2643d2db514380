//===- ListValues.h - What ops on lists of tensors take ---------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_TRANSFORMS_LISTVALUES_H
#define TFUSE_LIB_DIALECT_TF_TRANSFORMS_LISTVALUES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace tfuse::tf {

/// The type of a list of elements of type `row`.
mlir::Type listOf(mlir::TensorType row);

/// The shape of the elements as ops on lists take it: -1 for what is not known.
mlir::Value elementShape(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::TensorType row);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_TRANSFORMS_LISTVALUES_H
