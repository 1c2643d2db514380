//===- Types.h - Predicates on tensor types ---------------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_TYPES_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_TYPES_H

#include "tfuse/Dialect/Utils/Shapes.h"

#include "mlir/IR/Operation.h"

namespace tfuse::tfl {

inline bool hasFloats(mlir::Value value) {
  return mlir::isa<mlir::FloatType>(getElementTypeOrSelf(value));
}
inline bool isF32(mlir::Value value) {
  return getElementTypeOrSelf(value).isF32();
}
inline bool isAbsent(mlir::Value value) {
  return mlir::isa<mlir::NoneType>(value.getType());
}
bool isQuantized(mlir::Type type);

/// The size of the last dimension, dynamic if unknown.
int64_t lastDim(mlir::Value value);

/// The shape that two shapes broadcast to, as in NumPy; a dimension that may
/// have any size is dynamic. Nothing if the shapes are incompatible.
std::optional<llvm::SmallVector<int64_t>>
broadcastShapes(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b);

/// True if broadcasting `operand` against `full` provably keeps the shape of
/// `full`: no dynamic dimension of `operand` can be larger.
bool broadcastsInto(mlir::Value operand, mlir::Value full);

/// True if both have the same element type and provably the same shape. Equal
/// types do not imply equal shapes: of two unknown sizes one may be 1, and an
/// op may broadcast it.
bool typesAgree(mlir::Value a, mlir::Value b);

/// True if `value` can replace the result of an op: the types are equal, and
/// the shapes provably as well.
bool canReplace(mlir::Value result, mlir::Value value);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_TYPES_H
