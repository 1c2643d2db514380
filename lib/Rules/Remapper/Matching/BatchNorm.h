//===- BatchNorm.h - Normalizations behind convolutions ---------*- C++ -*-===//

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
/// The attribute, or its default, which is true.
bool isTraining(mlir::Operation *norm);

/// Whether a normalization can be fused with the convolution in front: it is
/// that of inference and single precision, of the convolution's layout, and
/// nobody uses another output. `node` gets the near miss.
Mismatch checkBatchNorm(mlir::Operation *norm, mlir::Operation *conv,
                        mlir::Operation *node, GraphContext &ctx);

/// Puts a _FusedConv2D in the place of a match, with its "conv", "norm", and
/// that one's "scale", "offset", "mean" and "variance".
Rewritten fuseBatchNorm(NodeMatch &match,
                        llvm::ArrayRef<llvm::StringRef> fusedOps,
                        mlir::Operation *placedLike, GraphContext &ctx,
                        mlir::Operation *activation = nullptr);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_REMAPPER_MATCHING_BATCHNORM_H
