//===- QuantizedSVDF.h - Types of an integer SVDF ---------------*- C++ -*-===//
//
// SVDF with integers, as LiteRT's interpreter computes it:
//
// | operand         | type                                                    |
// |-----------------|---------------------------------------------------------|
// | input           | int8                                                    |
// | feature weights | int8, symmetric, one scale                              |
// | time weights    | int16, symmetric, magnitudes up to 2^9                  |
// | bias            | int32; scale: time weights times state                  |
// | state           | int16, symmetric                                        |
// | result          | int8; the zero point -128 computes RELU                 |
//
// The kernel sums products of states and time weights in int32: 15 + 9 bits
// leave 7 bits for the number of products.
//
// Source: tflite/kernels/svdf.cc and internal/reference/svdf.h of LiteRT; the
// widths are in tflite/converter/tools/optimize/operator_property.cc.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_QUANTIZEDSVDF_H
#define TFUSE_LIB_QUANTIZE_QUANTIZEDSVDF_H

#include "QuantizedRecurrent.h"

namespace tfuse::quantize {

/// True for ops that this file describes.
bool isSVDF(mlir::Operation *op);

Refusal whyFloatSVDF(mlir::Operation *op, unsigned bits);

/// The type of the result: its least value is 0.
mlir::quant::UniformQuantizedType svdfResultType(mlir::MLIRContext *context,
                                                 Range range);

llvm::LogicalResult quantizeSVDF(mlir::Operation *op, ReplaceWeights replace,
                                 ReplaceBias replaceBias);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_QUANTIZEDSVDF_H
