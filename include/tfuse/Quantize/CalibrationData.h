//===- CalibrationData.h - Samples for the inputs of a model ----*- C++ -*-===//
//
// Calibration samples in NumPy's files, read one at a time: memory does not
// depend on their number. The data of a signature are
//
// - an .npz file with one array per input, by the names of the inputs,
// - an .npy file, for a signature with one input,
// - a folder of .npz files, or of .npy files with the names of the inputs (any
//   names for a signature with one input), read in the order of their names.
//
// The first axis of an array counts samples. The further axes are the shape of
// the input, [samples, *shape], or that shape without its batch axis, if it
// begins with one: an array [100, 224, 224, 3] has 100 samples for an input
// [1, 224, 224, 3] or [?, 224, 224, 3].
//
// Arrays of strings are NumPy's bytes ("S") or text ("U"), which becomes UTF-8.
//
//   Expected<CalibrationData> data =
//       CalibrationData::open({"images.npz"}, signaturesOf(module));
//   while (...) {
//     Expected<bool> isSample = data->next(sample);
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_QUANTIZE_CALIBRATIONDATA_H
#define TFUSE_QUANTIZE_CALIBRATIONDATA_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace tfuse::quantize {

/// An input of a signature. In a file without signatures, the name is that of
/// the tensor.
struct SignatureInput {
  std::string name;
  mlir::TensorType type;
};

struct Signature {
  /// All keys of the function. None for the entry function of a file without
  /// signatures.
  std::vector<std::string> keys;
  /// The name of the entry function.
  std::string function;
  /// In the order of the function's arguments.
  std::vector<SignatureInput> inputs;
};

/// The signatures of a module, each entry function once.
std::vector<Signature> signaturesOf(mlir::ModuleOp module);

/// The inputs of one run of the model.
struct Sample {
  struct Input {
    std::vector<int64_t> shape;
    /// Row-major elements in the byte order of the machine; strings in TFLite's
    /// format (tfuse/Format/TFLite/StringBuffer.h).
    std::vector<char> bytes;
  };
  /// Index of the signature.
  unsigned signature = 0;
  std::vector<Input> inputs;
};

class CalibrationData {
public:
  /// Opens the data: each source is PATH, or SIGNATURE=PATH, which a model with
  /// several signatures needs. A signature may have several sources. Checks
  /// names, shapes and element types of all arrays, and counts the samples.
  /// Errors (Code::InvalidCalibrationData, FileNotFound, FileCorrupt,
  /// UnknownSignature) name the file, the array and the expectation.
  static llvm::Expected<CalibrationData>
  open(llvm::ArrayRef<std::string> sources, std::vector<Signature> signatures);

  CalibrationData(CalibrationData &&);
  CalibrationData &operator=(CalibrationData &&);
  ~CalibrationData();

  llvm::ArrayRef<Signature> signatures() const;
  /// The number of samples of all signatures; it is not zero.
  uint64_t numSamples() const;

  /// Reads the next sample; false after the last one. Fails if a file is
  /// truncated, or if an element is NaN or infinite. Reuses the memory of
  /// `sample`.
  llvm::Expected<bool> next(Sample &sample);

  /// Starts again with the first sample.
  void rewind();

private:
  struct Impl;
  explicit CalibrationData(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_CALIBRATIONDATA_H
