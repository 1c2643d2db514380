//===- TFTypes.h - TensorFlow's element and value types ---------*- C++ -*-===//
//
// The classes StringType, Qint8Type, ..., ResourceType, VariantType, RefType,
// ControlType and OpaqueTensorType, and queries on the types of TensorFlow
// values.
//
// Element types that MLIR has are represented by MLIR's types: f32, bf16, i1
// (bool), i32 (int32), ui8 (uint8), complex<f32>, f8E5M2, ...; 4-bit integers
// are si4 and ui4, 2-bit ones si2 and ui2. TFDataTypes.h maps them to and from
// TensorFlow's DataType.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFTYPES_H
#define TFUSE_DIALECT_TF_IR_TFTYPES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"

#define GET_TYPEDEF_CLASSES
#include "tfuse/Dialect/TF/IR/TFTypes.h.inc"

namespace tfuse::tf_type {

/// True for the types a TensorFlow tensor may hold: integers, floats, complex
/// numbers, quantized types and the element types of this dialect.
bool isValidElementType(mlir::Type type);
/// True for a ranked or unranked tensor of such elements.
bool isValidTensorType(mlir::Type type);

/// The element type of a tensor, or the type itself, with a reference
/// replaced by what it refers to: tensor<3x!tf_type.f32ref> gives f32.
mlir::Type elementTypeOf(mlir::Type type);
mlir::Type elementTypeOf(mlir::Value value);

/// Whether a value is a tensor of handles, strings, references.
bool isResourceTensor(mlir::Type type);
bool isVariantTensor(mlir::Type type);
bool isStringTensor(mlir::Type type);
bool isRefTensor(mlir::Type type);
inline bool isResourceTensor(mlir::Value value) {
  return isResourceTensor(value.getType());
}
inline bool isVariantTensor(mlir::Value value) {
  return isVariantTensor(value.getType());
}

/// The subtypes of a resource or variant, or of a tensor of them; empty for
/// all other types and where nothing is known.
llvm::ArrayRef<mlir::TensorType> getHandleSubtypes(mlir::Type type);
/// The only subtype of a handle (a variable's type, a list's element type);
/// null when it has none or several.
mlir::TensorType getHandleSubtype(mlir::Type type);
/// Returns `type`, a handle or tensor of handles, with `subtypes` instead of
/// its subtypes.
mlir::Type withHandleSubtypes(mlir::Type type,
                              llvm::ArrayRef<mlir::TensorType> subtypes);

/// `type` without a reference; without subtypes; without both. A tensor keeps
/// its shape.
mlir::Type dropRef(mlir::Type type);
mlir::Type dropSubtypes(mlir::Type type);
mlir::Type dropRefAndSubtypes(mlir::Type type);

/// The most precise type of a value that is of type `a` and of type `b`, or
/// null when there can be no such value: tensor<2x?xf32> and tensor<?x3xf32>
/// give tensor<2x3xf32>. Subtypes of resources are merged in the same way; a
/// variant is compatible with any variant. With `ignoreRefOfA`, a reference in
/// `a` counts as the type that it refers to.
mlir::Type getCastCompatibleType(mlir::Type a, mlir::Type b,
                                 bool ignoreRefOfA = false);
/// Whether the element types agree and the shapes broadcast to one shape.
bool areBroadcastCompatible(mlir::TypeRange lhs, mlir::TypeRange rhs);

/// Makes a constant of strings; a splat if there is one value for many
/// elements.
mlir::DenseStringElementsAttr
makeStringElements(mlir::ShapedType type,
                   llvm::ArrayRef<llvm::StringRef> values);

} // namespace tfuse::tf_type

#endif // TFUSE_DIALECT_TF_IR_TFTYPES_H
