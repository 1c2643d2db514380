//===- ModelRunner.h - Runs an observed model on samples --------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_MODELRUNNER_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_MODELRUNNER_H

#include "Observers.h"
#include "tfuse/Quantize/CalibrationData.h"
#include "tfuse/Quantize/CompareModels.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <functional>
#include <memory>

namespace tfuse::quantize {

class ModelRunner {
public:
  virtual ~ModelRunner() = default;

  /// Runs the model on a sample; its observers add to the recorder. The states
  /// are the initial ones, or, if the run continues, those that the preceding
  /// run left.
  virtual llvm::Error run(const Sample &sample, bool continues) = 0;
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

/// Gets the elements of value `index` in each run.
using Sink = std::function<void(unsigned index, llvm::ArrayRef<float>)>;

/// Runs the module in the interpreter of the Python package ai_edge_litert,
/// that of the LiteRT library `libraryPath` unless it is empty. The interpreter
/// takes variable tensors. `values` are float32 values of entry functions.
/// Fails with Code::RuntimeFailed, also in the first run.
llvm::Expected<std::unique_ptr<ModelRunner>>
createInterpreterRunner(mlir::ModuleOp module,
                        llvm::ArrayRef<mlir::Value> values,
                        llvm::ArrayRef<Signature> signatures,
                        llvm::StringRef libraryPath, Sink sink);

/// Runs a SavedModel or GraphDef in the TensorFlow of a Python. `outputs` are
/// the names of each signature's outputs; the sink numbers them in this order.
llvm::Expected<std::unique_ptr<ModelRunner>>
createTensorFlowRunner(const TensorFlowModel &model,
                       llvm::ArrayRef<std::vector<std::string>> outputs,
                       llvm::ArrayRef<Signature> signatures, Sink sink);

/// Runs the model in tfuse's evaluator.
std::unique_ptr<ModelRunner>
createEvaluatorRunner(ObservedModel &model,
                      llvm::ArrayRef<Signature> signatures);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_MODELRUNNER_H
