//===- Reducer.h - The binary ops of reductions -----------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_STABLEHLO_IR_REDUCER_H
#define TFUSE_DIALECT_STABLEHLO_IR_REDUCER_H

#include "mlir/IR/Operation.h"

namespace tfuse::stablehlo {

/// The block of a region with these numbers of arguments and results; null for
/// other regions.
mlir::Block *blockOf(mlir::Region &region, unsigned arguments,
                     unsigned results);

/// The binary op that a region of two scalars computes. Second: the region
/// returns its second argument.
enum class Reducer { None, Add, Multiply, Maximum, Minimum, And, Or, Second };
Reducer reducerOf(mlir::Region &region);

} // namespace tfuse::stablehlo

#endif // TFUSE_DIALECT_STABLEHLO_IR_REDUCER_H
