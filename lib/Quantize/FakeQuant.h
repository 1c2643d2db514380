//===- FakeQuant.h - Ranges of quantization-aware training ------*- C++ -*-===//
//
// Quantization-aware training leaves ops in the model that round activations
// as integers would: FAKE_QUANT, or QUANTIZE followed by DEQUANTIZE. Their
// ranges are those that the weights were trained with.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_FAKEQUANT_H
#define TFUSE_LIB_QUANTIZE_FAKEQUANT_H

#include "Parameters.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/IR/BuiltinOps.h"

namespace tfuse::quantize {

/// The values that the op rounds to, from the least to the greatest.
Range rangeOf(tfl::FakeQuantOp op);

/// Erases an op without users, and its producers that lose their last user.
void eraseDead(mlir::Operation *op);

/// The real values of a constant of integers; null if they are unknown.
mlir::ElementsAttr valuesOf(tfl::QConstOp constant);

/// Replaces `dequantize(quantize(x))` by `fake_quant(x)`, and dequantized
/// constants by float32 constants. Fails with a diagnostic for a range that is
/// empty, infinite or NaN.
llvm::LogicalResult normalizeFakeQuants(mlir::ModuleOp module);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_FAKEQUANT_H
