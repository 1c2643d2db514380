//===- OpClasses.h - Op classes of Grappler's optimizers --------*- C++ -*-===//
//
// Properties of ops that the op registry lacks: pure data movement, elementwise
// computation, monotonicity, and the element types for which TensorFlow has
// kernels.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_GRAPH_OPCLASSES_H
#define TFUSE_RULES_GRAPH_OPCLASSES_H

#include "tfuse/Rules/Graph/GraphEditor.h"

namespace tfuse {

/// True for AddV2, and for an Add of numbers; Add also concatenates strings.
bool isAdd(mlir::Operation *node);
bool isConstantNode(mlir::Operation *node);
/// True for ops that sum any number of operands of the same type.
bool isAggregate(mlir::Operation *node);
/// Enter, Exit, NextIteration: the result lives in another frame.
bool modifiesFrame(mlir::Operation *node);
/// Ops of V1 control flow.
bool isControlFlow(mlir::Operation *node);

/// The result equals the first operand: Identity, CheckNumerics, ...
bool preservesTensor(mlir::Operation *node);
/// The result has the elements of the first operand in another order or shape.
/// In grappler mode this includes InvertPermutation, as upstream.
bool preservesValues(mlir::Operation *node, const GraphEditor &editor);
/// True for value-preserving ops of Grappler's list that add zeros.
bool padsWithZeros(mlir::Operation *node);
/// A tensor-preserving op without effects: its second application is a no-op.
bool isIdempotent(mlir::Operation *node, const GraphEditor &editor);
/// An elementwise op of one data operand.
bool isUnaryElementwise(mlir::Operation *node);

enum class Monotonicity { None, NonDecreasing, NonIncreasing };
Monotonicity monotonicityOf(mlir::Operation *node);

/// True if TensorFlow has a CPU kernel of the op for the element type. Covers
/// only the ops that rewrites create.
bool hasKernel(llvm::StringRef op, mlir::Type elementType);
/// TensorFlow's name of an element type: "float", "uint8".
std::string dataTypeName(mlir::Type elementType);
/// Size in bytes of an element; 0 for quantized types and types without a fixed
/// size.
unsigned fixedSizeOf(mlir::Type elementType);

/// Follows first operands from `node` to their producers while the condition
/// holds; returns the last node that satisfies it (at least `node` itself).
mlir::Operation *
tailOfChain(mlir::Operation *node, GraphEditor &editor,
            llvm::function_ref<bool(mlir::Operation *)> condition);

/// True if two nodes differ at most in name, device and "_..." attributes.
bool hasSameAttrs(mlir::Operation *a, mlir::Operation *b);

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_OPCLASSES_H
