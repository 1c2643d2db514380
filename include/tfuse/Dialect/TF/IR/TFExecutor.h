//===- TFExecutor.h - The tf_executor dialect -------------------*- C++ -*-===//
//
// The `tf_executor` dialect, to read dumps of TensorFlow. TFExecutor.td
// describes its ops.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFEXECUTOR_H
#define TFUSE_DIALECT_TF_IR_TFEXECUTOR_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"

#include "tfuse/Dialect/TF/IR/TFExecutorDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "tfuse/Dialect/TF/IR/TFExecutorTypes.h.inc"

namespace tfuse::tf_executor::detail {

/// The checks of TFExecutor.td. The first says which operand is wrong.
llvm::LogicalResult verifyControlLast(mlir::Operation *op);
bool isBroadcastable(mlir::Type from, mlir::Type to);

} // namespace tfuse::tf_executor::detail

#define GET_OP_CLASSES
#include "tfuse/Dialect/TF/IR/TFExecutorOps.h.inc"

#endif // TFUSE_DIALECT_TF_IR_TFEXECUTOR_H
