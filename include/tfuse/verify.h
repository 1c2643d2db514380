//===- verify.h - How a file differs from its model -------------*- C++ -*-===//
//
// Runs a model and a TFLite file of it on the same samples, and compares their
// outputs and layers. The model is a SavedModel, a GraphDef, or the float file
// of a quantized file:
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
  /// The model: a SavedModel, a GraphDef or a float TFLite file. tfuse's
  /// evaluator runs a SavedModel or GraphDef, lowered without any rewrites.
  std::string floatFile;
  /// The TFLite file to check.
  std::string quantizedFile;
  /// The samples for the inputs of the model, as in CalibrateOptions. Empty:
  /// random samples, for a SavedModel or GraphDef.
  std::vector<std::string> data;
  /// The number of random samples per signature, and their seed.
  unsigned randomSamples = 3;
  unsigned seed = 1;
  /// For a SavedModel or GraphDef: the Python whose TensorFlow runs the model,
  /// a path or a name in PATH. Empty: tfuse's evaluator runs it.
  std::string tensorFlow;
  /// For a SavedModel or GraphDef, as in ConvertOptions.
  std::vector<std::string> tags, inputArrays, outputArrays, modelRoots;
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
  /// Called at the start of the phases "import" and "verify". False ends the
  /// run with an error of the code "canceled".
  std::function<bool(std::string_view phase)> onPhase;
  /// Called after each sample; False ends the run likewise.
  std::function<bool(uint64_t done, uint64_t total)> onSample;
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
  /// The greatest absolute value in the float model.
  double maxValue = 0;

  /// True if no element differs by more than `tolerance` times the greatest
  /// value (or by `tolerance`, if all values are smaller than 1e-6).
  bool isWithin(double tolerance) const;
};

struct VerifyResult {
  bool succeeded = false;
  uint64_t samples = 0;
  std::vector<TensorDifference> outputs;
  /// True if the model is a SavedModel or GraphDef.
  bool fromSource = false;
  /// The layer that computes the first tensor that differs by more than 1e-3 of
  /// its greatest value, in the order of computation; empty if none does.
  std::string firstLayer;
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
