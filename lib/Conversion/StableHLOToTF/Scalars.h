//===- Scalars.h - Evaluates elementwise ops on scalars ---------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_STABLEHLOTOTF_SCALARS_H
#define TFUSE_CONVERSION_STABLEHLOTOTF_SCALARS_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace tfuse::stablehlo {

/// The value of a splat constant, of either dialect.
std::optional<double> constantNumber(mlir::Value value);

/// Whether the op is broadcast_in_dim or dynamic_broadcast_in_dim.
bool isRepetition(mlir::Operation *op);
/// Looks through broadcasts.
mlir::Value repeated(mlir::Value value);

/// Evaluates an elementwise op on numbers; nullopt if it is unknown.
std::optional<double>
computeScalar(mlir::Operation &op,
              llvm::function_ref<double(mlir::Value)> operand);

} // namespace tfuse::stablehlo

#endif // TFUSE_CONVERSION_STABLEHLOTOTF_SCALARS_H
