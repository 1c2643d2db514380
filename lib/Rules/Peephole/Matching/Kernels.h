//===- Kernels.h - Whether the runtime can run what a rule makes -*- C++
//-*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_KERNELS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_KERNELS_H

#include "tfuse/Rules/Rule.h"

namespace tfuse::tfl {

/// Rejects the rewrite of `op` if LiteRT has no kernel of the op `made` for
/// tensors of this element type. A rule that makes an op of a kind that its
/// pattern does not have asks this before.
Mismatch checkKernel(mlir::Operation *op, llvm::StringRef made,
                     mlir::Type elementType, RuleContext &ctx);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_KERNELS_H
