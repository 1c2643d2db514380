//===- NarrowConstant.h - Index constants as int32 --------------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TFL_IR_NARROWCONSTANT_H
#define TFUSE_LIB_DIALECT_TFL_IR_NARROWCONSTANT_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

namespace tfuse::tfl {

/// A constant of int64 elements that all fit int32, as one of int32 in the same
/// shape. Null for anything else.
mlir::Value narrowedToInt32(mlir::OpBuilder &builder, mlir::Location loc,
                            mlir::Value value);

} // namespace tfuse::tfl

#endif // TFUSE_LIB_DIALECT_TFL_IR_NARROWCONSTANT_H
