//===- Calibrate.h - Ranges of a float model's tensors ----------*- C++ -*-===//
//
// Runs a float `tfl` module on calibration samples and records the statistics
// of the tensors whose range quantization needs: float32 inputs of signatures,
// and float32 results of ops whose kernels determine the range neither by a
// fixed scale nor by the scales of operands. Tensors in loops and branches are
// recorded in every iteration.
//
//   Expected<CalibrationData> data =
//       CalibrationData::open({"images.npz"}, signaturesOf(module));
//   Expected<RangesFile> ranges = calibrate(module, *data, {});
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_QUANTIZE_CALIBRATE_H
#define TFUSE_QUANTIZE_CALIBRATE_H

#include "tfuse/Quantize/CalibrationData.h"
#include "tfuse/Quantize/ChannelMeans.h"
#include "tfuse/Quantize/RangesFile.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <functional>
#include <string>

namespace tfuse::quantize {

struct CalibrateOptions {
  /// The LiteRT library that runs the model (libLiteRt.so). Empty: the one that
  /// the environment variable TFUSE_RUNTIME names, or that of the Python
  /// package ai_edge_litert, else tfuse's evaluator. "none": the evaluator.
  ///
  /// The evaluator also runs models with recurrent ops, whose inner tensors
  /// LiteRT does not show, and models that LiteRT refuses.
  std::string runtime;
  /// If the model keeps states from call to call (variable tensors), so many
  /// samples are calls one after the other; the next sample starts with the
  /// initial states again.
  unsigned calls = 1;
  /// Called after each sample.
  std::function<bool(uint64_t done, uint64_t total)> onProgress;
  /// Called with a sentence that names the runtime: LiteRT, and then the
  /// evaluator if LiteRT cannot run the model. The evaluator starts again with
  /// the first sample.
  std::function<void(llvm::StringRef sentence)> onNote;
  /// Gets the means that bias correction needs, unless null.
  ChannelMeans *means = nullptr;
};

/// Runs the module, which is not changed, on all samples. With one call the
/// result does not depend on the order of the samples: each one starts with the
/// initial states.
/// Fails if data cannot be read (CalibrationData), if a tensor has an element
/// that is NaN or infinite (Code::InvalidCalibrationData), or if the model
/// cannot be run (Code::RuntimeFailed, UnsupportedOp).
llvm::Expected<RangesFile> calibrate(mlir::ModuleOp module,
                                     CalibrationData &data,
                                     const CalibrateOptions &options);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_CALIBRATE_H
