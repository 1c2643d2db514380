//===- GraphNodes.h - Evaluate nodes of a graph -----------------*- C++ -*-===//

#ifndef TFUSE_LIB_CHECK_GRAPHNODES_H
#define TFUSE_LIB_CHECK_GRAPHNODES_H

#include "mlir/IR/Operation.h"

namespace tfuse::check {

/// Whether an op is a node of a graph, and the interpreter can evaluate it.
bool canEvaluateNode(mlir::Operation *op);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_GRAPHNODES_H
