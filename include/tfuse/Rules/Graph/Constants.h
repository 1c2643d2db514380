//===- Constants.h - Reading and creating small constants -------*- C++ -*-===//

#ifndef TFUSE_RULES_GRAPH_CONSTANTS_H
#define TFUSE_RULES_GRAPH_CONSTANTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include <complex>
#include <cstdint>
#include <optional>

namespace tfuse {

/// The elements of an integer constant; nothing for more than `limit` elements.
std::optional<llvm::SmallVector<int64_t>>
integersOf(mlir::ElementsAttr constant, int64_t limit = 1024);

/// The value that all elements share; nothing if they differ, or if the
/// constant is empty or not numeric.
std::optional<std::complex<double>> uniformValue(mlir::ElementsAttr constant);

/// The permutation in a constant vector; nothing for any other vector.
std::optional<llvm::SmallVector<int64_t>>
permutationOf(mlir::ElementsAttr constant);
bool isIdentityPermutation(llvm::ArrayRef<int64_t> permutation);
bool areInverse(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b);

mlir::ElementsAttr int32Vector(mlir::MLIRContext *context,
                               llvm::ArrayRef<int32_t> values);
mlir::ElementsAttr int32Scalar(mlir::MLIRContext *context, int32_t value);
/// A splat tensor; null if the element type is not numeric or cannot hold
/// `value` (exactly, unless `mayRound`).
mlir::ElementsAttr splatOf(mlir::Type elementType,
                           llvm::ArrayRef<int64_t> shape, int64_t value,
                           bool mayRound = false);

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_CONSTANTS_H
