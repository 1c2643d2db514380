//===- QuantizedRecurrent.h - Integer ops with states -----------*- C++ -*-===//
//
// The types of recurrent ops whose kernels compute with integers. They differ
// from those of other ops: a state has a wider type than the activations, and
// the kernels fix more scales. QuantizedLSTM.h and QuantizedSVDF.h have the
// rules of each op.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_QUANTIZEDRECURRENT_H
#define TFUSE_LIB_QUANTIZE_QUANTIZEDRECURRENT_H

#include "Parameters.h"
#include "Refusal.h"

#include "tfuse/Dialect/TFL/IR/RangeAttrs.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/LogicalResult.h"

namespace tfuse::quantize {

/// The range in an attribute; nothing if the attribute is malformed.
std::optional<Range> rangeOfAttr(mlir::Attribute attr);

/// The range of the state in operand `operand` of a recurrent op, from
/// tfl::kStateRangesAttr.
std::optional<Range> rangeOfState(mlir::Operation *op, unsigned operand);

/// The range of intermediate tensor `index`, from tfl::kIntermediateRangesAttr.
std::optional<Range> rangeOfIntermediate(mlir::Operation *op, unsigned index);

/// True for ops with states whose kernels compute with integers.
bool isIntegerRecurrent(mlir::Operation *op);

/// The op of this kind whose state a `tfl.final_state` reads; null for others.
mlir::Operation *recurrentOpOf(mlir::Operation *finalState);
/// The operand with that state.
unsigned stateOperandOf(mlir::Operation *finalState);

/// The operand whose state has the type of the result: the hidden state of an
/// LSTM. Nothing if no state has that type.
std::optional<unsigned> hiddenStateOf(mlir::Operation *op);

/// The type of another state, whose range is known.
mlir::quant::UniformQuantizedType typeOfState(mlir::Operation *op,
                                              unsigned operand);

/// The type of the result if the kernel fixes more than the range: null for
/// other ops.
mlir::quant::UniformQuantizedType
typeOfRecurrentResult(mlir::Operation *op, std::optional<Range> range);

/// The reason the op stays float; empty if there is a kernel for activations
/// with `bits` bits, and the ranges inside are known.
Refusal whyFloatRecurrent(mlir::Operation *op, unsigned bits, bool isMicro);

/// Whether the operand is an input or a state: other operands are constants.
bool isActivationOfRecurrent(mlir::OpOperand &use);

using ReplaceWeights = llvm::function_ref<llvm::LogicalResult(
    mlir::OpOperand &, mlir::quant::QuantizedType)>;
using ReplaceBias = llvm::function_ref<llvm::LogicalResult(mlir::OpOperand &,
                                                           double, unsigned)>;

/// Calls `replace` with each weight and its type, and `replaceBias` with each
/// bias, its scale and its bits, once the input and the result have their
/// types; gives the op its intermediates. Fails if a callback does, or with a
/// diagnostic for infinite or NaN weights.
llvm::LogicalResult quantizeRecurrent(mlir::Operation *op,
                                      ReplaceWeights replace,
                                      ReplaceBias replaceBias);

/// The scale of constant weights in symmetric storage with `bits` bits. Fails
/// with a diagnostic.
llvm::FailureOr<double> weightScaleOf(mlir::OpOperand &weights, unsigned bits);

/// The scale of a quantized value.
double scaleOfValue(mlir::Value value);

/// True if the op has the operand: optional operands may be absent.
bool hasOperand(mlir::Operation *op, unsigned operand);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_QUANTIZEDRECURRENT_H
