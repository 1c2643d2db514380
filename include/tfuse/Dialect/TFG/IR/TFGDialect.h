//===- TFGDialect.h - The dialect of TensorFlow graphs ----------*- C++ -*-===//
//
// `tfg`: the graph as GraphDef stores it. TFGDialect.td describes the form;
// TFGOps.h has the registered ops, NodeView.h reads any node.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFG_IR_TFGDIALECT_H
#define TFUSE_DIALECT_TFG_IR_TFGDIALECT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

#include "tfuse/Dialect/TFG/IR/TFGDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tfuse/Dialect/TFG/IR/TFGAttributes.h.inc"

#endif // TFUSE_DIALECT_TFG_IR_TFGDIALECT_H
