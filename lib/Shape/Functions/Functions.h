//===- Functions.h - Declarations of all shape functions --------*- C++ -*-===//
//
// Every function that ShapeFunctions.def names is declared here from that
// table, so that a row without a function does not link.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_SHAPE_FUNCTIONS_FUNCTIONS_H
#define TFUSE_LIB_SHAPE_FUNCTIONS_FUNCTIONS_H

#include "tfuse/Shape/ShapeContext.h"

namespace tfuse::shape::functions {

#define TFUSE_SHAPE(op, function) void function(ShapeContext &c);
#include "../ShapeFunctions.def"

} // namespace tfuse::shape::functions

#endif // TFUSE_LIB_SHAPE_FUNCTIONS_FUNCTIONS_H
