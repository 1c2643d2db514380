//===- Norms.h - Normalizations written as arithmetic -----------*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_REMAPPER_MATCHING_NORMS_H
#define TFUSE_LIB_RULES_REMAPPER_MATCHING_NORMS_H

#include "FusionRule.h"

namespace tfuse {

/// (x - mean) / sqrt(variance + epsilon) * gamma + beta, in the two forms that
/// TensorFlow and Keras generate. The names of the patterns are "x", "mean" (a
/// Mean), "axes", "variance" (a Mean), "varianceAxes", "epsilon", "gamma" and
/// "beta".
extern const llvm::StringLiteral kNormOfProducts, kNormOfDifference;

/// The axes that both Mean nodes reduce, non-negative. Checks that they are
/// constant and equal, and that both nodes have keep_dims. In grappler mode,
/// only the axes of "mean" are checked, as upstream.
MatchResult<llvm::SmallVector<int64_t>> normalizedAxes(const NodeMatch &match,
                                                       mlir::Operation *node,
                                                       int64_t rank,
                                                       GraphContext &ctx);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_REMAPPER_MATCHING_NORMS_H
