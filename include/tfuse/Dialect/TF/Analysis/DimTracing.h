//===- DimTracing.h - Traces dimensions through tf ops ----------*- C++ -*-===//
//
// Computes dimensions and integer scalars as symbolic dimensions, such as
//
//   17
//   size of axis 1 of %x, minus 2
//   %n + 1, if no more is known of the scalar %n
//
// Constants have at most 32 bits, as TFLite's sizes have.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_ANALYSIS_DIMTRACING_H
#define TFUSE_DIALECT_TF_ANALYSIS_DIMTRACING_H

#include "tfuse/Dialect/Utils/SymbolicDim.h"

namespace tfuse {

/// The size of an axis of `tensor`, traced to the tensor it comes from through
/// ops that keep it, such as Transpose.
SymbolicDim dimOfAxis(mlir::Value tensor, int64_t axis);

/// The value of an integer scalar, traced through arithmetic with constants and
/// parts of Shape.
SymbolicDim dimFromScalar(mlir::Value scalar);

/// The value of one element of an integer vector, traced to the scalar that
/// Pack or ConcatV2 put there; unknown for vectors that other ops compute.
SymbolicDim dimFromElement(mlir::Value vector, int64_t index);

/// A dimension that equals `dim`, traced through the ops that compute masks and
/// sequences: comparisons, logical ops, Any and All, gathers.
SymbolicDim traceDim(const SymbolicDim &dim);

} // namespace tfuse

#endif // TFUSE_DIALECT_TF_ANALYSIS_DIMTRACING_H
