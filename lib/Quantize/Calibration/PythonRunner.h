//===- PythonRunner.h - Runs a model in a Python program --------*- C++ -*-===//
//
// Each request is a line of JSON and the elements of the inputs:
//
//   {"signature": "serve", "continues": false, "outputs": ["y"],
//    "inputs": [{"name": "x", "type": "float32", "shape": [1, 4],
//                "bytes": 16}]}
//
// The answer is a line with the sizes of the outputs, and their elements as
// float32; a string is its checksum.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_PYTHONRUNNER_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_PYTHONRUNNER_H

#include "ModelRunner.h"
#include "PythonProcess.h"

namespace tfuse::quantize {

class PythonRunner : public ModelRunner {
public:
  PythonRunner(llvm::ArrayRef<Signature> signatures, Sink sink)
      : signatures(signatures), sink(std::move(sink)) {}

  llvm::Error run(const Sample &sample, bool continues) override;

protected:
  /// The start of every program: functions that read inputs and answer.
  static const llvm::StringLiteral kFunctions;

  struct Output {
    std::string name;
    /// The indices that the sink gets the output under.
    llvm::SmallVector<unsigned, 1> values;
  };

  llvm::ArrayRef<Signature> signatures;
  Sink sink;
  /// Of each signature.
  std::vector<std::vector<Output>> outputs;
  std::unique_ptr<PythonProcess> process;
};

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_PYTHONRUNNER_H
