//===- Types.h - Questions about tensor types -------------------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_TYPES_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_TYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Value.h"

namespace tfuse::tfl {

/// The type of a tensor of known rank, null otherwise.
inline mlir::RankedTensorType rankedType(mlir::Value value) {
  return mlir::dyn_cast<mlir::RankedTensorType>(value.getType());
}
/// -1 if unknown.
inline int64_t rankOf(mlir::Value value) {
  auto type = rankedType(value);
  return type ? type.getRank() : -1;
}
/// The shape of a tensor of known rank, empty otherwise.
inline llvm::ArrayRef<int64_t> shapeOf(mlir::Value value) {
  auto type = rankedType(value);
  return type ? type.getShape() : llvm::ArrayRef<int64_t>();
}
/// The size of the last dimension, dynamic if unknown.
int64_t lastDim(mlir::Value value);

inline mlir::Type elementTypeOf(mlir::Value value) {
  return mlir::getElementTypeOrSelf(value.getType());
}
inline bool hasFloats(mlir::Value value) {
  return mlir::isa<mlir::FloatType>(elementTypeOf(value));
}
inline bool isF32(mlir::Value value) { return elementTypeOf(value).isF32(); }
inline bool isAbsent(mlir::Value value) {
  return mlir::isa<mlir::NoneType>(value.getType());
}
inline bool hasStaticShape(mlir::Value value) {
  auto type = rankedType(value);
  return type && type.hasStaticShape();
}
bool isQuantized(mlir::Type type);

/// A negative axis counts from the end. Nothing if there is no such axis.
std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank);

/// The shape that two shapes broadcast to, as NumPy does; a dimension that may
/// be anything is dynamic. Nothing if they do not fit.
std::optional<llvm::SmallVector<int64_t>>
broadcastShapes(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b);

/// Whether broadcasting `operand` against `full` leaves the shape of `full`,
/// for certain: no dynamic dimension of `operand` may turn out larger.
bool broadcastsInto(mlir::Value operand, mlir::Value full);

/// Whether both have the same element type and, for certain, the same shape.
/// Equal types do not say so: of two unknown sizes one may be 1, and the other
/// operand of an op repeats it.
bool typesAgree(mlir::Value a, mlir::Value b);

/// Whether `value` can take the place of an op's result: the types are equal,
/// and agree.
bool canReplace(mlir::Value result, mlir::Value value);

/// Replaces the shape of a tensor type.
mlir::RankedTensorType withShape(mlir::Type type,
                                 llvm::ArrayRef<int64_t> shape);
/// Replaces the element type of a tensor type.
mlir::Type withElementType(mlir::Type type, mlir::Type elementType);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_TYPES_H
