//===- IntegerArithmetic.h - Integers computed in float32 -------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_INTEGERARITHMETIC_H
#define TFUSE_LIB_QUANTIZE_INTEGERARITHMETIC_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"

namespace tfuse::quantize {

/// The float32 ops that compute integers from integers: between casts from
/// integers and casts to integers, with constants as their only other operands.
/// The lowering of int64 division is an example. Eight or sixteen bits do not
/// hold such values. Groups with a matmul, a convolution, a recurrent op or
/// control flow are networks on integer images, and not included.
llvm::DenseSet<mlir::Operation *> findIntegerArithmetic(mlir::ModuleOp module);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_INTEGERARITHMETIC_H
