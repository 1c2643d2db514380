//===- MatMul.h - Matmuls in TFLite -----------------------------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_TFTOTFL_MATMUL_H
#define TFUSE_CONVERSION_TFTOTFL_MATMUL_H

#include "Lowering.h"

namespace tfuse::lowering {

/// The matmul of x [..., K] and the transpose of `weights` [N, K]; `result` is
/// the result type, [..., N].
Value fullyConnected(LoweringContext &ctx, Type result, Value x, Value weights,
                     bool keepDims);

/// The matmul of the last two axes; the other axes are batch axes, which
/// broadcast.
Value batchMatMul(LoweringContext &ctx, Type result, Value x, Value y,
                  bool transposeX, bool transposeY);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_MATMUL_H
