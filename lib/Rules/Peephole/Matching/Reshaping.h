//===- Reshaping.h - Reshapes and transposes --------------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_RESHAPING_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_RESHAPING_H

#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"

#include "mlir/IR/Operation.h"
#include <optional>

namespace tfuse::tfl {

/// The permutation of a transpose; nothing if it is not constant or not a
/// permutation.
std::optional<llvm::SmallVector<int64_t>>
permutationOf(mlir::Operation *transpose);
/// True if the permutation swaps exactly the last two axes.
bool swapsLastTwo(llvm::ArrayRef<int64_t> perm);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_RESHAPING_H
