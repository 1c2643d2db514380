//===- ShapeFunctions.h - The shape functions of TensorFlow's ops -*- C++ -*-=//
//
// ShapeFunctions.def lists the ops that have one, either as a function of
// lib/Shape/Functions or as a signature (Signature.h). The list includes calls,
// conditionals and loops, with functions that ignore the bodies; drivers
// analyze the bodies.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SHAPE_SHAPEFUNCTIONS_H
#define TFUSE_SHAPE_SHAPEFUNCTIONS_H

#include "tfuse/Shape/ShapeContext.h"
#include "llvm/ADT/ArrayRef.h"

namespace tfuse::shape {

/// One row of the table: a function or a signature.
struct ShapeFunction {
  llvm::StringLiteral op;
  void (*function)(ShapeContext &);
  const char *signature;
};

/// All rows, in the order of the file.
llvm::ArrayRef<ShapeFunction> shapeFunctions();

/// The row of an op; null if there is none.
const ShapeFunction *lookupShapeFunction(llvm::StringRef op);

/// Runs the op's shape function on the context; returns false if the op has
/// none. `context.failed()` then tells whether a requirement is violated.
bool inferOp(ShapeContext &context);
/// Runs the function of a row.
void inferOp(ShapeContext &context, const ShapeFunction &function);

} // namespace tfuse::shape

#endif // TFUSE_SHAPE_SHAPEFUNCTIONS_H
