//===- ChannelMeans.h - Means of the inputs of convolutions -----*- C++ -*-===//
//
// Bias correction needs the mean of each input channel of convolutions and
// matmuls over the calibration data:
//
//   ChannelMeans means;
//   CalibrateOptions options;
//   options.means = &means;
//   Expected<RangesFile> ranges = calibrate(module, data, options);
//   if (Error error = attachMeans(module, means))
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_QUANTIZE_CHANNELMEANS_H
#define TFUSE_QUANTIZE_CHANNELMEANS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>
#include <vector>

namespace tfuse::quantize {

/// The means of an op's input channels, an array of float32. `tfl-quantize`
/// corrects the bias of an op with this attribute.
inline constexpr llvm::StringLiteral kInputMeansAttr = "tfl.input_means";

/// By tensor id (TensorIds.h), the means of the channels: the last axis.
using ChannelMeans = std::map<std::string, std::vector<double>, std::less<>>;

/// The inputs of convolutions and matmuls with constant weights.
llvm::DenseSet<mlir::Value> valuesToAverage(mlir::ModuleOp module);

/// Sets the attribute of each op whose input has means. Fails if the module
/// cannot be exported.
llvm::Error attachMeans(mlir::ModuleOp module, const ChannelMeans &means);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_CHANNELMEANS_H
