//===- ConstantInts.h - operands that are integer constants -----*- C++ -*-===//
//
// What verifiers, builders and canonicalizers of tfl ops ask of operands such
// as shapes, axes and paddings.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_DIALECT_TFL_IR_CONSTANTINTS_H
#define TFUSE_LIB_DIALECT_TFL_IR_CONSTANTINTS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"
#include <optional>

namespace tfuse::tfl {

/// Elements of an integer constant, nothing if it is none.
std::optional<llvm::SmallVector<int64_t>> constantInts(mlir::Value value);

/// A constant int32 vector. All of `values` must fit.
mlir::Value int32Vector(mlir::OpBuilder &builder, mlir::Location loc,
                        llvm::ArrayRef<int64_t> values);

/// A constant of int64 elements that all fit int32, as one of int32 in the same
/// shape. Null for anything else.
mlir::Value narrowedToInt32(mlir::OpBuilder &builder, mlir::Location loc,
                            mlir::Value value);

} // namespace tfuse::tfl

#endif // TFUSE_LIB_DIALECT_TFL_IR_CONSTANTINTS_H
