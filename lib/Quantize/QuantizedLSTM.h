//===- QuantizedLSTM.h - Types of an integer LSTM ---------------*- C++ -*-===//
//
// UNIDIRECTIONAL_SEQUENCE_LSTM with integers, as LiteRT's interpreter (int8)
// and TFLite Micro (int8, int16) compute it:
//
// | operand                        | type                                     |
// |--------------------------------|------------------------------------------|
// | input                          | int8 or int16                            |
// | weights, projection weights    | int8, symmetric, one scale               |
// | peephole weights               | int16, symmetric                         |
// | layer norm coefficients        | int16, symmetric                         |
// | gate biases                    | int32 (int16 input: int64); scale: input |
// |                                | times input weights, or coefficients     |
// |                                | times 2^-10                              |
// | projection bias                | int32; scale: projection weights times   |
// |                                | hidden state before the projection       |
// | hidden state                   | type of the result                       |
// | cell state                     | int16, symmetric, scale a power of two   |
//
// The op has five intermediates: the gates before layer normalization (int16)
// and the hidden state before the projection (int8, symmetric).
//
// Source: tflite/kernels/unidirectional_sequence_lstm.cc of LiteRT; the same
// rules are in tflite/converter/tools/optimize/operator_property.cc.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_QUANTIZEDLSTM_H
#define TFUSE_LIB_QUANTIZE_QUANTIZEDLSTM_H

#include "Parameters.h"
#include "Refusal.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/LogicalResult.h"
#include <string>

namespace tfuse::quantize {

/// Attributes with ranges of tensors inside the op: two floats each.
inline constexpr llvm::StringLiteral kCellRangeAttr = "tfl.cell_range";
/// The hidden state before the projection.
inline constexpr llvm::StringLiteral kHiddenRangeAttr = "tfl.hidden_range";
/// Input, forget, cell and output gate before layer normalization: an array of
/// four ranges.
inline constexpr llvm::StringLiteral kGateRangesAttr = "tfl.gate_ranges";

/// The range in an attribute; nothing if the attribute is malformed.
std::optional<Range> rangeOfAttr(mlir::Attribute attr);

/// True for ops that this file describes.
bool isLSTM(mlir::Operation *op);

/// The LSTM whose state a `tfl.final_state` reads; null for other ops.
mlir::Operation *lstmOf(mlir::Operation *finalState);
/// Whether that state is the cell state; otherwise it is the hidden state.
bool isCellState(mlir::Operation *finalState);

/// The reason the LSTM stays float; empty if there is a kernel for activations
/// with `bits` bits, and all ranges are known.
Refusal whyFloatLSTM(mlir::Operation *op, unsigned bits, bool isMicro);

/// The operands with the hidden state and the cell state.
inline constexpr unsigned kHiddenStateOperand = 18, kCellStateOperand = 19;

/// Whether the operand is the input or a state: other operands are constants.
bool isActivationOfLSTM(mlir::OpOperand &use);

/// The type of the cell state.
mlir::quant::UniformQuantizedType cellType(mlir::Operation *op);

/// Calls `replace` with each weight and its type, and `replaceBias` with each
/// bias, its scale and its bits, once the input and the result have their
/// types; gives the op its intermediates. Fails if a callback does, or with a
/// diagnostic for infinite or NaN weights.
llvm::LogicalResult quantizeLSTM(
    mlir::Operation *op,
    llvm::function_ref<llvm::LogicalResult(mlir::OpOperand &,
                                           mlir::quant::QuantizedType)>
        replace,
    llvm::function_ref<llvm::LogicalResult(mlir::OpOperand &, double, unsigned)>
        replaceBias);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_QUANTIZEDLSTM_H
