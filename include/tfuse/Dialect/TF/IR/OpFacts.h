//===- OpFacts.h - Facts about tf ops for passes and rules ------*- C++ -*-===//
//
// Facts that the registry's definition of an op does not state. They are data:
// one row per op in lib/Dialect/TF/IR/OpFacts.def, for ops of the tf dialect
// and for nodes of graphs.
//
//   if (tf::hasFact(op, tf::OpFact::CannotFail)) ...               // by op
//   if (tf::hasFact(node.op(), tf::OpFact::NonDecreasing)) ...     // by name
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_OPFACTS_H
#define TFUSE_DIALECT_TF_IR_OPFACTS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace mlir {
class Operation;
} // namespace mlir

namespace tfuse::tf {

enum class OpFact : uint8_t {
  //===-- Control flow ----------------------------------------------------===//
  /// Calls a function with its operands as arguments, one to one.
  Call,
  /// Runs one of several functions.
  Branch,
  /// Runs functions repeatedly.
  Loop,
  /// Control flow with regions; branches among it.
  ControlFlowRegion,
  BranchRegion,
  /// Control flow of TensorFlow 1, and those of its ops whose result is in
  /// another frame.
  V1ControlFlow,
  FrameChange,

  //===-- Data movement ---------------------------------------------------===//
  /// Each result is the operand of the same index.
  Identity,
  /// The only result is the only operand, which may be checked or be a list.
  ForwardsValue,
  /// The result is the first operand (IsValueAndOrderAndShapePreserving in
  /// grappler/op_types).
  PreservesTensor,
  /// The result has the first operand's elements in another order or shape
  /// (IsValuePreserving in grappler/op_types).
  ReordersElements,

  //===-- Elementwise ops -------------------------------------------------===//
  /// Each element of the result depends on the same element of the operands.
  Elementwise,
  /// Computes each element from that of its only data operand
  /// (IsUnaryElementWise in grappler/op_types, which lists fewer ops).
  UnaryElementwise,
  /// Monotonic functions (IsElementWiseMonotonic in grappler/op_types).
  NonDecreasing,
  NonIncreasing,
  /// f(x, y) = f(y, x).
  Commutative,
  /// x + y, with broadcasting.
  Addition,
  /// Operand 0 decides for each element between operands 1 and 2.
  Select,
  /// ==, !=, <, <=, >, >=.
  Comparison,
  /// Multiplies matrices, or batches of them.
  MatMul,
  /// Moves a filter, operand 1, over operand 0.
  Convolution,

  //===-- Failures and effects --------------------------------------------===//
  /// Has a result for all values of its operands.
  CannotFail,
  /// The registry marks the op stateful (to prevent constant folding, or for
  /// the kernel), but a node depends only on its operands, and has no effect
  /// besides its results.
  EffectFree,
  /// Stateless in the registry, but has a meaning besides its results.
  EffectInGraph,
  /// Reads the resource of a handle and does not change it.
  ReadsResource,
  /// Creates a handle that the attribute `shared_name` may identify.
  NamedHandle,

  //===-- Lists of tensors ------------------------------------------------===//
  /// Creates a list without elements.
  MakesEmptyList,
  /// Writes one element of a list, its first operand.
  WritesListElement,
  /// LiteRT has a custom kernel for the op.
  ListKernel,
  /// Lowered for lists whose elements differ in size.
  RaggedList,

  //===-- Element types of TensorFlow's CPU kernels -----------------------===//
  /// float types; also complex types; also integers.
  FloatKernels,
  FloatOrComplexKernels,
  NumberKernels,
  /// float types and integers.
  RealKernels,
};

/// True if the table lists the fact for the op. False if `op` is null or of
/// another dialect.
bool hasFact(mlir::Operation *op, OpFact fact);
/// The same for the name of an op, without a dialect.
bool hasFact(llvm::StringRef op, OpFact fact);

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_IR_OPFACTS_H
