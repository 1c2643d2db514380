//===- verify.h - How a quantized file differs ------------------*- C++ -*-===//
//
// Runs a float file and a quantized file of the same model on the same samples
// and compares their outputs and layers:
//
//   tfuse::VerifyOptions options;
//   options.floatFile = "float.tflite";
//   options.quantizedFile = "int8.tflite";
//   options.data = {"images.npz"};
//   tfuse::VerifyResult result = tfuse::verifyQuantized(options);
//
// As in tfuse.h, the interface uses standard types only, and nothing throws.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_VERIFY_H
#define TFUSE_VERIFY_H

#include "tfuse/tfuse.h"

namespace tfuse {

struct VerifyOptions {
  std::string floatFile, quantizedFile;
  /// The samples for the inputs of the float file, as in CalibrateOptions.
  std::vector<std::string> data;
  /// The LiteRT library, as in CalibrateOptions. Files with variable tensors
  /// run in the interpreter of its Python package.
  std::string runtime;
  /// If the model keeps states from call to call, so many samples are calls one
  /// after the other; the next sample starts with the initial states again.
  unsigned calls = 4;
  /// The report to write (.json or .html): both graphs, and the error of each
  /// layer; empty: none.
  std::string reportFile;

  std::function<void(const Diagnostic &)> onDiagnostic;
  /// Called after each sample.
  std::function<void(uint64_t done, uint64_t total)> onSample;
};

/// The difference of a tensor between the files, over all samples.
struct TensorDifference {
  std::string name;
  /// Layers: the name of the layer that computes the tensor.
  std::string layer;
  uint64_t elements = 0;
  /// Signal-to-noise ratio in dB; infinite if the tensors are equal.
  double snr = 0;
  double cosine = 0;
  /// The greatest absolute difference.
  double maxError = 0;
  /// Root mean square of the difference, divided by that of the float tensor.
  double relativeRMS = 0;
};

struct VerifyResult {
  bool succeeded = false;
  uint64_t samples = 0;
  std::vector<TensorDifference> outputs;
  /// Tensors with equal names in both files, by rising SNR.
  std::vector<TensorDifference> layers;
  /// Sentences that name the runtimes and the outputs that are not compared.
  std::vector<std::string> notes;
  /// All of it as JSON; infinite numbers and NaN are null.
  std::string json;
};

/// Compares the files. On failure `onDiagnostic` has received every error.
VerifyResult verifyQuantized(const VerifyOptions &options);

} // namespace tfuse

#endif // TFUSE_VERIFY_H
