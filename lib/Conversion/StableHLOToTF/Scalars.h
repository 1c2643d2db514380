//===- Scalars.h - Programs of numbers --------------------------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_STABLEHLOTOTF_SCALARS_H
#define TFUSE_CONVERSION_STABLEHLOTOTF_SCALARS_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace tfuse::stablehlo {

/// The number that all elements of a constant are, of either dialect.
std::optional<double> constantNumber(mlir::Value value);

/// broadcast_in_dim, also to a shape that only the runtime knows.
bool isRepetition(mlir::Operation *op);
/// Looks through what repeats a value.
mlir::Value repeated(mlir::Value value);

/// What an elementwise op computes of numbers; nothing if it is not known.
std::optional<double>
computeScalar(mlir::Operation &op,
              llvm::function_ref<double(mlir::Value)> operand);

} // namespace tfuse::stablehlo

#endif // TFUSE_CONVERSION_STABLEHLOTOTF_SCALARS_H
