//===- TFDataTypes.h - TensorFlow's DataType and MLIR's types ---*- C++ -*-===//
//
// The one mapping between the numbers that files store and element types.
// Integers are signless when TensorFlow's are signed (int32 is i32) except
// below 8 bits (int4 is si4); unsigned ones are unsigned (uint8 is ui8); bool
// is i1.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFDATATYPES_H
#define TFUSE_DIALECT_TF_IR_TFDATATYPES_H

#include "mlir/IR/Types.h"
#include "tfuse/Support/DataType.h"

namespace tfuse::tf_type {

/// The element type of tensors of `dtype`; RefType for a reference. Null for
/// Invalid and numbers TensorFlow does not have. `context` needs the tf_type
/// dialect loaded.
mlir::Type toElementType(DataType dtype, mlir::MLIRContext *context);

/// The DataType of an element type, or of a tensor's elements; Invalid if
/// TensorFlow has none.
DataType toDataType(mlir::Type type);

} // namespace tfuse::tf_type

#endif // TFUSE_DIALECT_TF_IR_TFDATATYPES_H
