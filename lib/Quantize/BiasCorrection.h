//===- BiasCorrection.h - Mean errors of quantized weights ------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_BIASCORRECTION_H
#define TFUSE_LIB_QUANTIZE_BIASCORRECTION_H

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace tfuse::quantize {

/// For an op with the attribute `tfl.input_means` and float32 weights, the mean
/// error of each output channel if the weights are stored with `type`: the
/// errors of the weights times the means of their inputs (Nagel et al., 2019).
/// Empty for other ops. Fails if the data of the weights cannot be read.
///
/// Padding is not considered: the errors are those of positions whose window
/// lies inside the input.
llvm::Expected<std::vector<float>>
meanErrorsOf(mlir::Operation *op, mlir::quant::QuantizedType type);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_BIASCORRECTION_H
