//===- Values.h - Types and constants in words ------------------*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_VALUES_H
#define TFUSE_LIB_PIPELINE_VALUES_H

#include "mlir/IR/Operation.h"
#include <cstdint>
#include <string>

namespace tfuse {

/// True for constants, including quantized constants, which MLIR cannot fold.
bool isConstantOp(mlir::Operation *op);

/// A type in the notation of TFLite and Keras: "float32[?,224,224,3]".
std::string describeType(mlir::Type type);

/// The size in bytes of the elements of a static type; 0 for other types.
uint64_t sizeOf(mlir::Type type);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_VALUES_H
