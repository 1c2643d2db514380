//===- TFLKernels.h - Evaluate tfl ops --------------------------*- C++ -*-===//

#ifndef TFUSE_LIB_CHECK_TFLKERNELS_H
#define TFUSE_LIB_CHECK_TFLKERNELS_H

#include "tfuse/Eval/Evaluator.h"

namespace tfuse::check {

/// True if TFLKernels.def has a line for the op.
bool hasTFLKernel(mlir::Operation *op);

/// Evaluates a tfl op as LiteRT defines it. An absent operand is an empty
/// tensor. Fails as eval::evaluate does.
llvm::Expected<llvm::SmallVector<eval::HostTensor>>
evaluateTFL(mlir::Operation *op, llvm::ArrayRef<eval::HostTensor> operands,
            const eval::EvalLimits &limits);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_TFLKERNELS_H
