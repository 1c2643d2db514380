//===- IntegerForms.h - Ops with integer kernels for others -----*- C++ -*-===//

#ifndef TFUSE_QUANTIZE_INTEGERFORMS_H
#define TFUSE_QUANTIZE_INTEGERFORMS_H

#include "mlir/IR/BuiltinOps.h"

namespace tfuse::quantize {

/// Replaces ADD_N of float32 tensors, which has no integer kernel, by ADD ops
/// in the same order. Run before calibration, which measures the partial sums.
void splitSums(mlir::ModuleOp module);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_INTEGERFORMS_H
