//===- Bias.h - Quantizes biases --------------------------------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_BIAS_H
#define TFUSE_LIB_QUANTIZE_BIAS_H

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

namespace tfuse::quantize {

/// A bias in integers of 32 or 64 bits. Its type has 32 bits in both cases:
/// quantized types have no more.
struct QuantizedBias {
  mlir::quant::QuantizedType type;
  mlir::ElementsAttr stored;
};

/// The elements of a float32 constant. Fails if it has no data.
llvm::Expected<std::vector<float>> floatsOf(mlir::ElementsAttr constant);

/// Divides the elements of a float32 bias by `scales`, one for all elements or
/// one for each, and rounds half away from zero. Fails for infinite or NaN
/// elements, and without data.
llvm::Expected<QuantizedBias> quantizeBias(mlir::ElementsAttr bias,
                                           llvm::ArrayRef<double> scales,
                                           unsigned bits);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_BIAS_H
