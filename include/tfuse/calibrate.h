//===- calibrate.h - Ranges of a model's tensors ----------------*- C++ -*-===//
//
// Runs a float model on typical inputs and writes the statistics of its tensors
// to a ranges file, which quantization to int8 and int16x8 reads. Parts of the
// inputs may be calibrated apart, in any order, and merged:
//
//   tfuse::CalibrateOptions options;
//   options.input = "my_saved_model";
//   options.data = {"part1.npz"};
//   options.output = "part1.ranges";
//   tfuse::CalibrateResult result = tfuse::calibrate(options);
//   ...
//   tfuse::mergeRanges({{"part1.ranges", "part2.ranges"}, "all.ranges"});
//
// As in tfuse.h, the interface uses standard types only, and nothing throws.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CALIBRATE_H
#define TFUSE_CALIBRATE_H

#include "tfuse/tfuse.h"

namespace tfuse {

struct CalibrateOptions {
  /// A SavedModel directory, a frozen GraphDef (.pb, .pbtxt) or a .tflite file.
  std::string input;
  /// The samples: .npz files with one array [samples, *shape] for each input,
  /// .npy files for models with one input, folders of such files. "NAME=PATH"
  /// gives the samples of one signature.
  std::vector<std::string> data;
  /// The ranges file to write.
  std::string output;

  /// As in ConvertOptions: the float model must be the one that is quantized.
  std::vector<std::string> signatures, functions, tags;
  std::vector<std::string> inputArrays, outputArrays;
  std::vector<std::string> fromTensors, toTensors;
  std::vector<InputShape> inputShapes;
  std::vector<std::string> modelRoots;
  std::string target, rnn;
  bool allowCustomOps = false;
  /// The mode that the ranges are for, on which the form of recurrent layers
  /// depends: "int8", "int16x8"; empty: "int8".
  std::string mode;
  /// As in QuantizationOptions: the ranges are those of the equalized model.
  bool equalize = false;

  /// The LiteRT library that runs the model (libLiteRt.so of the PyPI package
  /// ai-edge-litert). Empty: the one that the environment variable
  /// TFUSE_RUNTIME names, or that of the installed package, else tfuse's own
  /// evaluator. "none": the evaluator.
  std::string runtime;
  /// If the model keeps states from call to call (variable tensors), so many
  /// samples are calls one after the other; the next sample starts with the
  /// initial states again.
  unsigned calls = 1;

  std::function<void(const Diagnostic &)> onDiagnostic;
  /// Called at the start of each phase with its name.
  std::function<bool(std::string_view phase)> onPhase;
  /// Called after each sample.
  std::function<bool(uint64_t done, uint64_t total)> onSample;
};

struct CalibrateResult {
  bool succeeded = false;
  uint64_t samples = 0, tensors = 0;
  /// A sentence that names what ran the model.
  std::string runtime;
};

/// Calibrates a model. On failure no file is written, and `onDiagnostic` has
/// received every error.
CalibrateResult calibrate(const CalibrateOptions &options);

struct MergeRangesOptions {
  /// Ranges files of one model.
  std::vector<std::string> inputs;
  std::string output;
  std::function<void(const Diagnostic &)> onDiagnostic = {};
};

/// Writes the statistics of all samples of several ranges files. The result is
/// the same, bit for bit, for any order and any division of the samples.
CalibrateResult mergeRanges(const MergeRangesOptions &options);

} // namespace tfuse

#endif // TFUSE_CALIBRATE_H
