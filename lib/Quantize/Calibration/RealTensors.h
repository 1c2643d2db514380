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

/// The tensors of a model's entry functions as float32 values.
struct RealTensors {
  struct Output {
    std::string name;
    /// Null if the output is neither float32 nor quantized (nor of a type
    /// that `castsIntegers` casts).
    mlir::Value value;
  };
  /// The outputs of each signature, in order.
  std::vector<std::vector<Output>> outputs;
  /// Inner tensors by id (TensorIds.h), in the order of computation.
  std::vector<std::pair<std::string, mlir::Value>> inner;
};

/// Makes the quantized inputs of the entry functions float32 and adds
/// `tfl.dequantize` for each quantized result; other values stay. With
/// `castsIntegers`, adds `tfl.cast` for outputs that are integers, booleans or
/// float16.
llvm::Expected<RealTensors> makeReal(mlir::ModuleOp module,
                                     bool castsIntegers = false);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_REALTENSORS_H
