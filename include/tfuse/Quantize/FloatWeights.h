//===- FloatWeights.h - Float weights for integer weights -------*- C++ -*-===//

#ifndef TFUSE_QUANTIZE_FLOATWEIGHTS_H
#define TFUSE_QUANTIZE_FLOATWEIGHTS_H

#include "mlir/IR/BuiltinOps.h"

namespace tfuse::quantize {

/// Gives ops with float32 results and integer weights the real values of the
/// weights, and replaces dequantized constants. The evaluator, which has no
/// kernels for integer weights, then runs the model without the rounding of
/// inputs inside such kernels.
void useFloatWeights(mlir::ModuleOp module);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_FLOATWEIGHTS_H
