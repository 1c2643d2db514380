//===- OpFacts.h - What passes and rules know of tf ops ---------*- C++ -*-===//
//
// Facts that the definition of an op does not tell. They are data: one row per
// op in lib/Dialect/TF/IR/OpFacts.def, for the tf dialect and for nodes of
// graphs alike.
//
//   if (tf::hasFact(op, tf::OpFact::CannotFail)) ...              // an op of
//   tf if (tf::hasFact(node.op(), tf::OpFact::NonDecreasing)) ...    // a name
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
  /// Control flow with regions.
  ControlFlowRegion,
  /// Control flow of TensorFlow 1, and the ops of it whose result lives in
  /// another frame.
  V1ControlFlow,
  FrameChange,

  //===-- Data movement ---------------------------------------------------===//
  /// Each result is the operand of the same index.
  Identity,
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
  /// ==, !=, <, <=, >, >=.
  Comparison,
  /// Multiplies matrices, or batches of them.
  MatMul,

  //===-- Failures and effects --------------------------------------------===//
  /// Has a result for all values of its operands.
  CannotFail,
  /// The registry calls the op stateful (to keep TensorFlow from folding it, or
  /// for its kernel's sake), but a node of it depends on its operands and
  /// changes its results only.
  EffectFree,
  /// Stateless by definition, but has a role in its graph beside its results.
  EffectInGraph,
  /// Reads the resource of a handle and does not change it.
  ReadsResource,
  /// Creates a handle that the attribute `shared_name` may identify.
  NamedHandle,

  //===-- Lists of tensors ------------------------------------------------===//
  /// Creates a list without elements.
  MakesEmptyList,
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

/// True if the table lists the fact for the op. `op` may be null, or of another
/// dialect, which has no facts.
bool hasFact(mlir::Operation *op, OpFact fact);
/// The same for the name of an op, without a dialect.
bool hasFact(llvm::StringRef op, OpFact fact);

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_IR_OPFACTS_H
