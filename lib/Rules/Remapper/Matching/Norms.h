//===- Norms.h - Normalizations written as arithmetic -----------*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_REMAPPER_MATCHING_NORMS_H
#define TFUSE_LIB_RULES_REMAPPER_MATCHING_NORMS_H

#include "FusionRule.h"

namespace tfuse {

/// (x - mean) / sqrt(variance + epsilon) * gamma + beta, in the two forms that
/// TensorFlow and Keras write. Names: "x", "mean" (a Mean), "axes", "variance"
/// (a Mean), "varianceAxes", "epsilon", "gamma", "beta".
extern const llvm::StringLiteral kNormOfProducts, kNormOfDifference;

/// What both means of the pattern reduce: the axes, counted from the front, if
/// they are constant and keep their dimensions, and are the same for both.
/// TensorFlow looks at those of the mean only.
MatchResult<llvm::SmallVector<int64_t>> normalizedAxes(const NodeMatch &match,
                                                       mlir::Operation *node,
                                                       int64_t rank,
                                                       GraphContext &ctx);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_REMAPPER_MATCHING_NORMS_H
