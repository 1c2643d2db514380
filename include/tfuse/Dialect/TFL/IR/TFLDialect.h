//===- TFLDialect.h - the tfl dialect ---------------------------*- C++ -*-===//
//
// The dialect class, its type and its attributes. TFLOps.h has the ops.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLDIALECT_H
#define TFUSE_DIALECT_TFL_IR_TFLDIALECT_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLDialect.h.inc"

#include "tfuse/Dialect/TFL/IR/TFLEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "tfuse/Dialect/TFL/IR/TFLTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tfuse/Dialect/TFL/IR/TFLAttrs.h.inc"

#endif // TFUSE_DIALECT_TFL_IR_TFLDIALECT_H
