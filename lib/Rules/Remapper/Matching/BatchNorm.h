//===- BatchNorm.h - Batch normalization after a convolution ----*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_REMAPPER_MATCHING_BATCHNORM_H
#define TFUSE_LIB_RULES_REMAPPER_MATCHING_BATCHNORM_H

#include "FusionRule.h"

namespace tfuse {

#define TFUSE_BATCH_NORMS "FusedBatchNorm|FusedBatchNormV2|FusedBatchNormV3"
using BatchNormOps =
    tfg::Ops<"FusedBatchNorm", "FusedBatchNormV2", "FusedBatchNormV3">;
using BatchNormFusion = WithRoots<FusionRuleBase, BatchNormOps>;

bool isBatchNorm(mlir::Operation *node);

float epsilonOf(mlir::Operation *norm);
/// The `is_training` attribute, or its default, true.
bool isTraining(mlir::Operation *norm);

/// Checks that `norm` can be fused into the convolution before it: inference
/// mode, float32, the data format of the convolution, and only the first output
/// has users. A refusal is recorded at `node`.
Mismatch checkBatchNorm(mlir::Operation *norm, mlir::Operation *conv,
                        mlir::Operation *node, GraphContext &ctx);

/// Replaces the match by a _FusedConv2D. The pattern names the nodes "conv" and
/// "norm", and the operands of the normalization "scale", "offset", "mean" and
/// "variance".
Rewritten fuseBatchNorm(NodeMatch &match,
                        llvm::ArrayRef<llvm::StringRef> fusedOps,
                        mlir::Operation *placedLike, GraphContext &ctx,
                        mlir::Operation *activation = nullptr);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_REMAPPER_MATCHING_BATCHNORM_H
