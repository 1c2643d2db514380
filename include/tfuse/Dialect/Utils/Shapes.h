//===- Shapes.h - Static shapes, axes and permutations ----------*- C++ -*-===//
//
// Queries on tensor types and arithmetic on static shapes, for every dialect.
// Sizes that only the runtime knows are in SymbolicDim.h.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_UTILS_SHAPES_H
#define TFUSE_DIALECT_UTILS_SHAPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <utility>

namespace tfuse {

using Ints = llvm::SmallVector<int64_t>;

inline constexpr int64_t kDynamic = mlir::ShapedType::kDynamic;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The shape of a ranked tensor; nothing for an unranked one.
std::optional<llvm::ArrayRef<int64_t>> shapeOf(mlir::Type type);
inline std::optional<llvm::ArrayRef<int64_t>> shapeOf(mlir::Value value) {
  return shapeOf(value.getType());
}
/// The shape of a ranked tensor; empty for an unranked one.
llvm::ArrayRef<int64_t> shapeOrEmpty(mlir::Value value);
std::optional<int64_t> rankOf(mlir::Value value);
bool hasStaticShape(mlir::Type type);
inline bool hasStaticShape(mlir::Value value) {
  return hasStaticShape(value.getType());
}
/// The size of an axis; a negative axis counts from the end. kDynamic if the
/// rank or the size is not known.
int64_t dimOf(mlir::Value value, int64_t axis);

mlir::RankedTensorType tensorOf(llvm::ArrayRef<int64_t> shape,
                                mlir::Type elementType);
/// The type with another element type, or another shape.
mlir::Type withElementType(mlir::Type type, mlir::Type elementType);
mlir::RankedTensorType withShape(mlir::Type type,
                                 llvm::ArrayRef<int64_t> shape);

/// The type that two shapes broadcast to; unranked if either shape is unranked.
/// Shapes that do not broadcast give dynamic sizes.
mlir::Type broadcastType(mlir::Type a, mlir::Type b, mlir::Type elementType);

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

/// Resolves a negative axis; nothing if the axis is out of range.
std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank);

/// begin, begin + 1, ..., end - 1
Ints sequence(int64_t begin, int64_t end);

/// The shape with leading axes of size 1, so that it has `rank` axes.
Ints raiseRank(llvm::ArrayRef<int64_t> shape, size_t rank);

/// The product of sizes; kDynamic if one of them is unknown.
int64_t productOf(llvm::ArrayRef<int64_t> sizes);

bool isIdentityPermutation(llvm::ArrayRef<int64_t> permutation);
Ints inversePermutation(llvm::ArrayRef<int64_t> permutation);
/// Element i of the result is shape[permutation[i]].
Ints permute(llvm::ArrayRef<int64_t> shape,
             llvm::ArrayRef<int64_t> permutation);

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Whether SAME padding adds `padding` (before, after) to an axis of `size`
/// elements, where windows that span `extent` elements move by `stride`. False
/// for a dynamic size.
bool isSamePadding(std::pair<int64_t, int64_t> padding, int64_t size,
                   int64_t extent, int64_t stride);

} // namespace tfuse

#endif // TFUSE_DIALECT_UTILS_SHAPES_H
