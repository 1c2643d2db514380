//===- Constants.h - Constants of graph nodes -------------------*- C++ -*-===//
//
// Functions that only rules on graphs need. Rules read and create small
// constants with the shared functions of tfuse/Dialect/Utils/Constants.h, which
// this header includes.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_GRAPH_CONSTANTS_H
#define TFUSE_RULES_GRAPH_CONSTANTS_H

#include "tfuse/Dialect/Utils/Constants.h" // IWYU pragma: export

#include <complex>

namespace tfuse {

/// The value that all elements share; nothing if they differ, or if the
/// constant is empty or not numeric.
std::optional<std::complex<double>> uniformValue(mlir::ElementsAttr constant);

/// The permutation in a constant vector; nothing for any other vector.
std::optional<Ints> permutationOf(mlir::ElementsAttr constant);
bool areInverse(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b);

/// A splat tensor; null if the element type is not numeric or cannot hold
/// `value` (exactly, unless `mayRound`).
mlir::ElementsAttr splatAttrOrNull(mlir::Type elementType,
                                   llvm::ArrayRef<int64_t> shape, int64_t value,
                                   bool mayRound = false);

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_CONSTANTS_H
