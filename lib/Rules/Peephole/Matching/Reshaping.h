//===- Reshaping.h - Reshapes and transposes --------------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_RESHAPING_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_RESHAPING_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"
#include <optional>

namespace tfuse::tfl {

/// Whether a reshape to the type's shape can have a constant shape operand: at
/// most one dimension is unknown (it follows from the others, unless one of
/// these is 0), and all fit 32 bits.
bool hasReshapeTarget(mlir::Type type);
inline bool hasReshapeTarget(mlir::Value value) {
  return hasReshapeTarget(value.getType());
}

/// A reshape to a type for which hasReshapeTarget holds.
mlir::Value makeReshape(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Type type, mlir::Value input);

/// The shape operand for such a type: dimensions, and -1 for the unknown one.
llvm::SmallVector<int64_t> reshapeTarget(mlir::Type type);

/// A transpose, whose type follows.
mlir::Value makeTranspose(mlir::OpBuilder &builder, mlir::Location loc,
                          mlir::Value input, llvm::ArrayRef<int64_t> perm);

/// The permutation of a transpose, if it is one: constant, each axis once.
std::optional<llvm::SmallVector<int64_t>>
permutationOf(mlir::Operation *transpose);
llvm::SmallVector<int64_t> inverse(llvm::ArrayRef<int64_t> perm);
llvm::SmallVector<int64_t> permute(llvm::ArrayRef<int64_t> shape,
                                   llvm::ArrayRef<int64_t> perm);
/// Whether the last two axes change places and no others.
bool swapsLastTwo(llvm::ArrayRef<int64_t> perm);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_RESHAPING_H
