//===- Scalars.h - Evaluates elementwise ops on scalars ---------*- C++ -*-===//

#ifndef TFUSE_DIALECT_STABLEHLO_IR_SCALARS_H
#define TFUSE_DIALECT_STABLEHLO_IR_SCALARS_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace tfuse::stablehlo {

/// The value of a splat constant of stablehlo or tf.
std::optional<double> constantNumber(mlir::Value value);

/// True for broadcast_in_dim and dynamic_broadcast_in_dim. The op may be null.
bool isRepetition(mlir::Operation *op);
/// Looks through broadcasts.
mlir::Value repeated(mlir::Value value);

/// Evaluates an elementwise op on numbers; nullopt if it is unknown.
std::optional<double>
computeScalar(mlir::Operation &op,
              llvm::function_ref<double(mlir::Value)> operand);

} // namespace tfuse::stablehlo

#endif // TFUSE_DIALECT_STABLEHLO_IR_SCALARS_H
