//===- Constants.h - Reading and making small constants ---------*- C++ -*-===//

#ifndef TFUSE_RULES_GRAPH_CONSTANTS_H
#define TFUSE_RULES_GRAPH_CONSTANTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include <complex>
#include <cstdint>
#include <optional>

namespace tfuse {

/// The elements of a constant of at most `limit` integers.
std::optional<llvm::SmallVector<int64_t>>
integersOf(mlir::ElementsAttr constant, int64_t limit = 1024);

/// The one value that all elements have; nothing if they differ, if there are
/// none, or if they are no numbers.
std::optional<std::complex<double>> uniformValue(mlir::ElementsAttr constant);

/// The permutation in a constant vector; nothing if it is none.
std::optional<llvm::SmallVector<int64_t>>
permutationOf(mlir::ElementsAttr constant);
bool isIdentityPermutation(llvm::ArrayRef<int64_t> permutation);
bool areInverse(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b);

mlir::ElementsAttr int32Vector(mlir::MLIRContext *context,
                               llvm::ArrayRef<int32_t> values);
mlir::ElementsAttr int32Scalar(mlir::MLIRContext *context, int32_t value);
/// A tensor of equal elements; null for an element type without numbers, or in
/// which `value` has no place (no exact one, unless `mayRound`).
mlir::ElementsAttr splatOf(mlir::Type elementType,
                           llvm::ArrayRef<int64_t> shape, int64_t value,
                           bool mayRound = false);

} // namespace tfuse

#endif // TFUSE_RULES_GRAPH_CONSTANTS_H
