//===- ModelRunner.h - Runs an observed model on samples --------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_MODELRUNNER_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_MODELRUNNER_H

#include "Observers.h"
#include "tfuse/Quantize/CalibrationData.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace tfuse::quantize {

class ModelRunner {
public:
  virtual ~ModelRunner() = default;

  /// Runs the model on a sample; its observers add to the recorder.
  virtual llvm::Error run(const Sample &sample) = 0;
};

/// True if an op keeps its state in a variable tensor. LiteRT's C interface
/// refuses such tensors.
bool hasVariableTensors(mlir::ModuleOp module);

/// Runs the model in LiteRT. Fails with Code::RuntimeFailed if the library
/// cannot be loaded or refuses the model. The model and the signatures must
/// live as long as the runner.
llvm::Expected<std::unique_ptr<ModelRunner>>
createLiteRtRunner(ObservedModel &model, llvm::ArrayRef<Signature> signatures,
                   llvm::StringRef libraryPath);

/// Runs the model in tfuse's evaluator.
std::unique_ptr<ModelRunner>
createEvaluatorRunner(ObservedModel &model,
                      llvm::ArrayRef<Signature> signatures);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_MODELRUNNER_H
