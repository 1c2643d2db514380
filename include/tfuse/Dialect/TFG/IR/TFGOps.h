//===- TFGOps.h - Registered ops of the tfg dialect -------------*- C++ -*-===//
//
// Graphs, functions and control flow. All other nodes are unregistered: see
// NodeView.h.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFG_IR_TFGOPS_H
#define TFUSE_DIALECT_TFG_IR_TFGOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"

namespace tfuse::tfg {

/// Marks ops that are not nodes.
template <typename ConcreteOp>
class IntrinsicOperation
    : public mlir::OpTrait::TraitBase<ConcreteOp, IntrinsicOperation> {};

namespace detail {
mlir::LogicalResult verifyControlArguments(mlir::Operation *op);
} // namespace detail

} // namespace tfuse::tfg

#include "tfuse/Dialect/TFG/IR/TFGInterfaces.h.inc"

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFG/IR/TFGOps.h.inc"

#endif // TFUSE_DIALECT_TFG_IR_TFGOPS_H
