//===- CompareModels.h - How a quantized model differs ----------*- C++ -*-===//
//
// Runs a float model and a quantized form of it on the same samples and
// compares their outputs, and the inner tensors that have equal names in both.
// Quantized tensors are compared as real numbers.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_QUANTIZE_COMPAREMODELS_H
#define TFUSE_QUANTIZE_COMPAREMODELS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tfuse::quantize {

/// Sums over all elements of a tensor, over all samples.
class Difference {
public:
  /// Adds corresponding elements of the float and of the quantized model.
  void add(llvm::ArrayRef<float> exact, llvm::ArrayRef<float> quantized);
  /// Adds strings by their checksums: 1, and 0 for one that differs.
  void addStrings(llvm::ArrayRef<float> exact, llvm::ArrayRef<float> quantized);

  uint64_t elements() const { return count; }
  /// Signal-to-noise ratio in dB; infinite if all elements are equal.
  double snr() const;
  /// The cosine of the angle between the tensors as vectors.
  double cosine() const;
  /// The greatest absolute difference.
  double maxError() const { return greatest; }
  /// The greatest absolute value of the float model.
  double maxValue() const { return greatestValue; }
  /// The root mean square of the differences, divided by that of the values.
  double relativeError() const;

private:
  void add(double exact, double quantized);

  uint64_t count = 0;
  double signal = 0, other = 0, dot = 0, noise = 0, greatest = 0;
  double greatestValue = 0;
};

struct TensorComparison {
  /// An output's name, with its signature if there are several; the name of an
  /// inner tensor.
  std::string name;
  /// Inner tensors: the layer that computes the tensor.
  std::string layer;
  Difference difference;
  /// The elements are 1 in the float model, and in the quantized model 0 where
  /// the strings differ.
  bool isText = false;
};

struct ModelComparison {
  uint64_t samples = 0;
  /// In the order of the signatures.
  std::vector<TensorComparison> outputs;
  /// Inner tensors of signatures, in the order of computation.
  std::vector<TensorComparison> inner;
};

/// A source model that TensorFlow runs.
struct TensorFlowModel {
  /// The Python, a path or a name in PATH; empty: TensorFlow does not run.
  std::string python;
  std::string path;
  /// Separated by commas; inputs and outputs are those of a GraphDef.
  std::string tags, inputs, outputs;
};

struct CompareOptions {
  /// As CalibrateOptions::runtime.
  std::string runtime;
  /// The evaluator runs the float model if it has kernels for all ops, even if
  /// there is a LiteRT library.
  bool prefersEvaluator = false;
  /// TensorFlow runs the float model; inner tensors are not compared then.
  TensorFlowModel tensorFlow;
  /// Also compares outputs that are integers, booleans or strings. Strings are
  /// compared in LiteRT's interpreter only.
  bool comparesAll = false;
  /// Without data: the number of random samples per signature, and their seed.
  unsigned randomSamples = 3;
  uint64_t seed = 1;
  /// If the model keeps states from call to call, so many samples are calls one
  /// after the other; the next sample starts with the initial states again.
  unsigned calls = 4;
  std::function<bool(uint64_t done, uint64_t total)> onProgress;
  /// Called with sentences about runtimes, and about outputs that are not
  /// compared.
  std::function<void(llvm::StringRef sentence)> onNote;
};

/// Compares the models on samples (CalibrationData::open), or on random samples
/// if there are none. Fails with
/// Code::InvalidOption if the signatures differ, and as `calibrate` does if a
/// model cannot be run.
llvm::Expected<ModelComparison> compareModels(mlir::ModuleOp exact,
                                              mlir::ModuleOp quantized,
                                              llvm::ArrayRef<std::string> data,
                                              const CompareOptions &options);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_COMPAREMODELS_H
