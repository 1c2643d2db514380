//===- TFDevice.h - The tf_device dialect -----------------------*- C++ -*-===//
//
// The `tf_device` dialect, to read dumps of TensorFlow: cluster, launch,
// parallel_execute, cluster_func, launch_func and return.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFDEVICE_H
#define TFUSE_DIALECT_TF_IR_TFDEVICE_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "tfuse/Dialect/TF/IR/TFDeviceDialect.h.inc"

#define GET_OP_CLASSES
#include "tfuse/Dialect/TF/IR/TFDeviceOps.h.inc"

#endif // TFUSE_DIALECT_TF_IR_TFDEVICE_H
