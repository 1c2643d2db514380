//===- CustomOptions.h - options of custom operators ------------*- C++ -*-===//
//
// Converts attributes to the FlexBuffer map that kernels of custom operators
// read.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EXPORT_TFLITE_CUSTOMOPTIONS_H
#define TFUSE_LIB_EXPORT_TFLITE_CUSTOMOPTIONS_H

#include "mlir/IR/Operation.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <vector>

namespace tfuse::tfl {

/// Returns the attributes of `op` by name: strings, integers, floats, booleans,
/// types (as TensorType numbers), shapes (as vectors of sizes, -1 where
/// unknown), symbols (by name), and lists of these. Location and device are
/// left out. An attribute that FlexBuffers cannot express is an error.
llvm::Expected<std::vector<uint8_t>> customOptionsOf(mlir::Operation *op);

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_CUSTOMOPTIONS_H
