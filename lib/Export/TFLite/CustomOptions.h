//===- CustomOptions.h - options of custom operators ------------*- C++ -*-===//
//
// Attributes as the FlexBuffer map that kernels of custom operators get.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EXPORT_TFLITE_CUSTOMOPTIONS_H
#define TFUSE_LIB_EXPORT_TFLITE_CUSTOMOPTIONS_H

#include "mlir/IR/Operation.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <vector>

namespace tfuse::tfl {

/// The attributes of `op` by name: strings, integers, floats, booleans, types
/// (as the number of the TensorType), shapes (as vectors of sizes, -1 where
/// unknown), symbols (by name), and lists of these. Attributes that are no data
/// (locations, devices) are left out; what FlexBuffers cannot hold is an error.
llvm::Expected<std::vector<uint8_t>> customOptionsOf(mlir::Operation *op);

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_CUSTOMOPTIONS_H
