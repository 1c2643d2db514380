//===- OperandRoles.h - What an op does with each operand -------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_OPERANDROLES_H
#define TFUSE_LIB_QUANTIZE_OPERANDROLES_H

#include "tfuse/Dialect/TFL/IR/OpFacts.h"

#include "mlir/IR/Operation.h"

namespace tfuse::quantize {

enum class OperandRole {
  /// Not float32: indices, shapes, conditions, absent operands.
  Other,
  /// An activation, or a constant in the place of one.
  Activation,
  /// Constant weights, which have symmetric scales.
  Weights,
  /// A constant whose scale is the product of the scales of other operands.
  Bias
};

/// True for tensors of float32.
bool isFloat(mlir::Type type);

/// True if recipes and quantization plans choose a type for the op: it computes
/// with float32 tensors. Loops, branches and conversions follow other ops.
bool hasChoiceOfType(mlir::Operation *op);

OperandRole roleOf(const tfl::QuantFacts &facts, mlir::OpOperand &operand);

/// The role in an op with integer activations: weights that the op only moves
/// (the table of a GATHER) have the type of its result, as an activation.
OperandRole roleInIntegers(const tfl::QuantFacts &facts,
                           mlir::OpOperand &operand);

/// True for an activation in the place of weights: a filter that the model
/// computes.
bool isComputedWeights(const tfl::QuantFacts &facts, mlir::OpOperand &operand);

/// The definitions of an op's operands and results, of which at most one is
/// variadic; null for an index that the definition does not cover.
const tfl::ValueFacts *operandFacts(mlir::Operation *op,
                                    const tfl::OpFacts &facts, unsigned index);
const tfl::ValueFacts *resultFacts(mlir::Operation *op,
                                   const tfl::OpFacts &facts, unsigned index);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_OPERANDROLES_H
