//===- StableHLO.h - The supported part of StableHLO ------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_STABLEHLO_IR_STABLEHLO_H
#define TFUSE_DIALECT_STABLEHLO_IR_STABLEHLO_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "tfuse/Dialect/StableHLO/IR/StableHLODialect.h.inc"

#define GET_OP_CLASSES
#include "tfuse/Dialect/StableHLO/IR/StableHLOOps.h.inc"

#endif // TFUSE_DIALECT_STABLEHLO_IR_STABLEHLO_H
