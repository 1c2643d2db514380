//===- ValueSigns.h - Tensors without negative elements ---------*- C++ -*-===//
//
// What is certain about the signs of a tensor's elements, from the node that
// computes it and a few in front of it:
//
//   if (isNonNegative(x, shapes))
//     ...                          // abs(x) is x
//
// NaN is nobody's business: "not negative" means ">= 0 or NaN". A result that
// underflows is zero, so exp(x) is not negative, but not positive either.
// Integers wrap around: nothing is said of a sum or product of them.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SHAPE_VALUESIGNS_H
#define TFUSE_SHAPE_VALUESIGNS_H

#include "tfuse/Shape/GraphShapes.h"

namespace tfuse::shape {

/// Whether no element is negative. -0 counts as zero.
bool isNonNegative(mlir::Value value, const GraphShapes &shapes);
/// Whether all elements are greater than zero.
bool isPositive(mlir::Value value, const GraphShapes &shapes);

} // namespace tfuse::shape

#endif // TFUSE_SHAPE_VALUESIGNS_H
