//===- ListedShapes.h - Shapes whose elements are computed ------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TFL_TRANSFORMS_LISTEDSHAPES_H
#define TFUSE_LIB_DIALECT_TFL_TRANSFORMS_LISTEDSHAPES_H

#include "mlir/IR/Value.h"

namespace tfuse::tfl {

/// The producer of a shape's elements. Keras takes the maximum of a shape and
/// [1, 0, ...], which the sizes of sequences exceed.
mlir::Value shapeBeforeMaximum(mlir::Value shape, int64_t axis);

/// Whether the op, which may be null, lists the elements of a shape one by one.
bool listsElements(mlir::Operation *op);

/// The shape with another size of an axis, created before `user`; null if the
/// shape is neither constant nor a list of elements.
mlir::Value withSize(mlir::Operation *user, mlir::Value shape, int64_t axis,
                     int64_t size);

} // namespace tfuse::tfl

#endif // TFUSE_LIB_DIALECT_TFL_TRANSFORMS_LISTEDSHAPES_H
