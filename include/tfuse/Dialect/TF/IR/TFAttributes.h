//===- TFAttributes.h - TensorFlow's attribute values -----------*- C++ -*-===//
//
// FuncAttr, PlaceholderAttr, ShapeAttr, VersionAttr, FullTypeAttr,
// TensorProtoAttr and GpuDeviceMetadataAttr: the kinds of AttrValue that MLIR's
// builtin attributes do not have. TFAttributes.td describes each.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFATTRIBUTES_H
#define TFUSE_DIALECT_TF_IR_TFATTRIBUTES_H

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include <optional>

#include "tfuse/Dialect/TF/IR/TFTypeEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tfuse/Dialect/TF/IR/TFAttributes.h.inc"

#endif // TFUSE_DIALECT_TF_IR_TFATTRIBUTES_H
