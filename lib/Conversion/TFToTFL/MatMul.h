//===- MatMul.h - Matrix products in TFLite ---------------------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_TFTOTFL_MATMUL_H
#define TFUSE_CONVERSION_TFTOTFL_MATMUL_H

#include "Lowering.h"

namespace tfuse::lowering {

/// x [..., K] times the transpose of `weights` [N, K], of type `result`
/// [..., N].
Value fullyConnected(LoweringContext &ctx, Type result, Value x, Value weights,
                     bool keepDims);

/// Matrices in the last two axes; the others are batches, which broadcast.
Value batchMatMul(LoweringContext &ctx, Type result, Value x, Value y,
                  bool transposeX, bool transposeY);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_MATMUL_H
