//===- TFLStateOps.h - States of recurrent ops ------------------*- C++ -*-===//
//
// See Ops/State.td. A separate header, because few files need it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLSTATEOPS_H
#define TFUSE_DIALECT_TFL_IR_TFLSTATEOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/State.h.inc"

namespace tfuse::tfl {
void registerStateOps(TFLDialect &dialect);
} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_IR_TFLSTATEOPS_H
