//===- GpuRules.h - Conditions of the GPU delegate's ops --------*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_GPURULES_H
#define TFUSE_LIB_PIPELINE_GPURULES_H

#include "mlir/IR/Operation.h"
#include <string>

namespace tfuse {

/// Whether the delegate reads the operand as a constant: a constant, or float16
/// weights that a DEQUANTIZE op widens.
bool isGpuConstant(mlir::Value value);

/// Whether the op widens float16 weights. The delegate drops such ops.
bool isWeightDequantize(mlir::Operation *op);

/// The rules of TFUSE_GPU_OP. Each says why the delegate leaves an op to the
/// CPU, or returns an empty string.
namespace gpu {
std::string whyNotAny(mlir::Operation *op);
std::string whyNotOneOperand(mlir::Operation *op);
std::string whyNotOneInput(mlir::Operation *op);
std::string whyNotTwoOperands(mlir::Operation *op);
std::string whyNotTwoOperandsAny(mlir::Operation *op);
std::string whyNotBroadcast(mlir::Operation *op);
std::string whyNotComparison(mlir::Operation *op);
std::string whyNotCast(mlir::Operation *op);
std::string whyNotConvolution(mlir::Operation *op);
std::string whyNotDepthwiseConvolution(mlir::Operation *op);
std::string whyNotCumsum(mlir::Operation *op);
std::string whyNotBlocks(mlir::Operation *op);
std::string whyNotDequantize(mlir::Operation *op);
std::string whyNotFullyConnected(mlir::Operation *op);
std::string whyNotGather(mlir::Operation *op);
std::string whyNotBasicLSTM(mlir::Operation *op);
std::string whyNotReduction(mlir::Operation *op);
std::string whyNotPadding(mlir::Operation *op);
std::string whyNotOneHot(mlir::Operation *op);
std::string whyNotResizeBilinear(mlir::Operation *op);
std::string whyNotSelect(mlir::Operation *op);
std::string whyNotSlice(mlir::Operation *op);
std::string whyNotStridedSlice(mlir::Operation *op);
std::string whyNotSoftmax(mlir::Operation *op);
} // namespace gpu

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_GPURULES_H
