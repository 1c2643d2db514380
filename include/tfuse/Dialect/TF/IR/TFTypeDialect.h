//===- TFTypeDialect.h - The dialect of TensorFlow's types ------*- C++ -*-===//
//
// `tf_type`: the types and attributes (TFTypes.h, TFAttributes.h) shared by
// the dialects that model TensorFlow programs. It has no operations.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFTYPEDIALECT_H
#define TFUSE_DIALECT_TF_IR_TFTYPEDIALECT_H

#include "mlir/IR/Dialect.h"

#include "tfuse/Dialect/TF/IR/TFTypeDialect.h.inc"

#endif // TFUSE_DIALECT_TF_IR_TFTYPEDIALECT_H
