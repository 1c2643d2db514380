//===- ListValues.h - Types and shape operands of TensorList ops -*- C++ -*-==//

#ifndef TFUSE_LIB_DIALECT_TF_TRANSFORMS_LISTVALUES_H
#define TFUSE_LIB_DIALECT_TF_TRANSFORMS_LISTVALUES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace tfuse::tf {

/// The type of a list of elements of type `row`.
mlir::Type listOf(mlir::TensorType row);

/// The element shape operand of TensorList ops, with -1 for unknown dimensions.
mlir::Value elementShape(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::TensorType row);

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_TRANSFORMS_LISTVALUES_H
