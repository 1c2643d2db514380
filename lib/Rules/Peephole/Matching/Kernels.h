//===- Kernels.h - LiteRT kernels that rules require ------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_KERNELS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_KERNELS_H

#include "tfuse/Rules/Rule.h"

namespace tfuse::tfl {

/// Refuses the rewrite of `op` if LiteRT has no kernel of the op `made` for
/// this element type. Rules whose new op is of another kind than the ops of
/// their pattern call this.
Mismatch checkKernel(mlir::Operation *op, llvm::StringRef made,
                     mlir::Type elementType, RuleContext &ctx);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_KERNELS_H
