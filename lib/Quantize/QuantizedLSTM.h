//===- QuantizedLSTM.h - Types of an integer LSTM ---------------*- C++ -*-===//
//
// UNIDIRECTIONAL_SEQUENCE_LSTM with integers, as LiteRT's interpreter (int8)
// and TFLite Micro (int8, int16) compute it, and LSTM, one time step of it, as
// the interpreter computes it (int8):
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
// Source: tflite/kernels/unidirectional_sequence_lstm.cc and lstm.cc of LiteRT;
// the same rules are in tflite/converter/tools/optimize/operator_property.cc.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_QUANTIZEDLSTM_H
#define TFUSE_LIB_QUANTIZE_QUANTIZEDLSTM_H

#include "QuantizedRecurrent.h"

namespace tfuse::quantize {

/// True for ops that this file describes.
bool isLSTM(mlir::Operation *op);

/// The operand with the hidden state, which has the type of the result.
inline constexpr unsigned kHiddenStateOperand = 18;

Refusal whyFloatLSTM(mlir::Operation *op, unsigned bits, bool isMicro);

/// The type of a cell state.
mlir::quant::UniformQuantizedType cellType(mlir::MLIRContext *context,
                                           Range range);

llvm::LogicalResult quantizeLSTM(mlir::Operation *op, ReplaceWeights replace,
                                 ReplaceBias replaceBias);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_QUANTIZEDLSTM_H
