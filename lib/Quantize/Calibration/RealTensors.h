//===- RealTensors.h - Float views of a quantized model ---------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_REALTENSORS_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_REALTENSORS_H

#include "tfuse/Quantize/TensorIds.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <string>
#include <utility>
#include <vector>

namespace tfuse::quantize {

/// The compared tensors of a model's entry functions.
struct RealTensors {
  struct Output {
    std::string name;
    /// Null if the output is not compared.
    mlir::Value value;
  };
  /// The outputs of each signature, in order.
  std::vector<std::vector<Output>> outputs;
  /// Inner tensors by id (TensorIds.h), in the order of computation.
  std::vector<std::pair<std::string, mlir::Value>> inner;
};

/// Makes the quantized inputs of the entry functions float32 and adds
/// `tfl.dequantize` for each quantized result; other values stay. Outputs are
/// float32 values, and with `comparesAll` also strings and what toFloat32
/// casts.
llvm::Expected<RealTensors> makeReal(mlir::ModuleOp module,
                                     bool comparesAll = false);

/// The value as float32: adds `tfl.cast` for an integer, a boolean or float16.
mlir::Value toFloat32(mlir::Value value);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_REALTENSORS_H
