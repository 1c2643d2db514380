//===- Quantization.h - Options and ranges of phase quantize ----*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_QUANTIZATION_H
#define TFUSE_LIB_PIPELINE_QUANTIZATION_H

#include "tfuse/Quantize/Options.h"
#include "tfuse/tfuse.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace tfuse {
class Report;

/// Parses the text options of the public interface. Fails with InvalidOption
/// for unknown names and unsupported combinations.
llvm::Expected<quantize::Options>
readQuantization(const QuantizationOptions &given);

/// Prepares a float module for phase `quantize`: sets the configuration of each
/// op if there is a recipe, which may change the types of inputs and outputs in
/// `options`, and sets the ranges of activations if the mode needs them and
/// calibration data are given, from a ranges file or by running the module on
/// the data.
llvm::Error prepareQuantization(mlir::ModuleOp module,
                                const QuantizationOptions &given,
                                quantize::Options &options, Report &report);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_QUANTIZATION_H
