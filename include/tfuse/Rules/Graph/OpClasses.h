//===- OpClasses.h - What Grappler's optimizers know of ops -----*- C++ -*-===//
//
// Properties of ops that the op registry does not hold: which only move
// elements, which work element by element, which are monotonic, and for which
// element types there are kernels.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_GRAPH_OPCLASSES_H
#define TFUSE_RULES_GRAPH_OPCLASSES_H

#include "tfuse/Rules/Graph/GraphEditor.h"

namespace tfuse {

/// Add of numbers, or AddV2.
bool isAdd(mlir::Operation *node);
bool isConstantNode(mlir::Operation *node);
/// Sums any number of inputs of one type.
bool isAggregate(mlir::Operation *node);
/// Enter, Exit, NextIteration: the result lives in another frame.
bool modifiesFrame(mlir::Operation *node);
/// Ops of V1 control flow.
bool isControlFlow(mlir::Operation *node);

/// The result is the first operand, as it is: Identity, CheckNumerics, ...
bool preservesTensor(mlir::Operation *node);
/// The result has the first operand's elements in another order or shape.
/// (Grappler counts InvertPermutation among these; so does its mode.)
bool preservesValues(mlir::Operation *node, const GraphEditor &editor);
/// Adds zeros, although it is taken to preserve values.
bool padsWithZeros(mlir::Operation *node);
/// A tensor-preserving op without effects that may be left out twice.
bool isIdempotent(mlir::Operation *node, const GraphEditor &editor);
/// Computes each element of its result from that of its only data operand.
bool isUnaryElementwise(mlir::Operation *node);

enum class Monotonicity { None, NonDecreasing, NonIncreasing };
Monotonicity monotonicityOf(mlir::Operation *node);

/// Whether TensorFlow has a CPU kernel of the op for the element type; for the
/// ops that rewrites make.
bool hasKernel(llvm::StringRef op, mlir::Type elementType);
/// "float", "uint8": as TensorFlow calls an element type.
std::string dataTypeName(mlir::Type elementType);
/// Bytes of an element that has a fixed size and is no quantized one; 0 else.
unsigned fixedSizeOf(mlir::Type elementType);

/// Goes from `node` to the producer of its first operand as long as that meets
/// the condition; returns the last node that does (at least `node` itself).
mlir::Operation *
tailOfChain(mlir::Operation *node, GraphEditor &editor,
            llvm::function_ref<bool(mlir::Operation *)> condition);

/// Whether two nodes are alike but for name, device and notes ("_...").
bool hasSameAttrs(mlir::Operation *a, mlir::Operation *b);

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_OPCLASSES_H
