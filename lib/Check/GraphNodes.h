//===- GraphNodes.h - Evaluate nodes of a graph -----------------*- C++ -*-===//
//
// Nodes have control operands and results besides data. The functions here
// treat nodes and other ops alike.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CHECK_GRAPHNODES_H
#define TFUSE_LIB_CHECK_GRAPHNODES_H

#include "tfuse/Support/OpName.h"

#include "mlir/IR/Operation.h"
#include <initializer_list>

namespace tfuse::check {

/// Whether an op is a node of a graph, and the interpreter can evaluate it.
bool canEvaluateNode(mlir::Operation *op);

/// Operands and results without control tokens.
mlir::OperandRange dataOperands(mlir::Operation *op);
mlir::ResultRange dataResults(mlir::Operation *op);

/// Whether the op is a tf op, or a node, of one of these names.
bool isTFOp(mlir::Operation *op, std::initializer_list<tf::OpName> names);

bool isConstant(mlir::Operation *op);

/// Whether two ops have equal attributes. A name or a device does not affect
/// the value of a node.
bool haveSameAttributes(mlir::Operation *left, mlir::Operation *right);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_GRAPHNODES_H
