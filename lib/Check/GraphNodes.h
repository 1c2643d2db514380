//===- GraphNodes.h - Evaluate nodes of a graph -----------------*- C++ -*-===//
//
// Nodes have control operands and results besides data. These functions treat
// nodes and other ops alike.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CHECK_GRAPHNODES_H
#define TFUSE_LIB_CHECK_GRAPHNODES_H

#include "tfuse/Support/OpName.h"

#include "mlir/IR/Operation.h"
#include <initializer_list>

namespace tfuse::check {

/// True if an op is a node of a graph that the interpreter can evaluate.
bool canEvaluateNode(mlir::Operation *op);

/// Operands and results without control tokens.
mlir::OperandRange dataOperands(mlir::Operation *op);
mlir::ResultRange dataResults(mlir::Operation *op);

/// True if the op is a tf op, or a node, with one of these names.
bool isTFOp(mlir::Operation *op, std::initializer_list<tf::OpName> names);

bool isConstant(mlir::Operation *op);

/// True if two ops have equal attributes. The name and the device of a node are
/// ignored, because they do not affect its value.
bool haveSameAttributes(mlir::Operation *left, mlir::Operation *right);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_GRAPHNODES_H
