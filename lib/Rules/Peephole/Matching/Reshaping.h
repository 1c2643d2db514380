//===- Reshaping.h - Reshapes and transposes --------------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_RESHAPING_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_RESHAPING_H

#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"

#include "mlir/IR/Operation.h"
#include <optional>

namespace tfuse::tfl {

/// The permutation of a transpose, if it is one: constant, each axis once.
std::optional<llvm::SmallVector<int64_t>>
permutationOf(mlir::Operation *transpose);
/// Whether the last two axes change places and no others.
bool swapsLastTwo(llvm::ArrayRef<int64_t> perm);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_RESHAPING_H
