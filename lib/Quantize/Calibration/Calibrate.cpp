//===- Calibrate.cpp - Ranges of a float model's tensors ------------------===//

#include "tfuse/Quantize/Calibrate.h"

#include "LiteRt.h"
#include "ModelRunner.h"
#include "Observers.h"

#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Quantize/FloatWeights.h"
#include "tfuse/Support/Diagnostics.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace tfuse::quantize {

bool hasVariableTensors(ModuleOp module) {
  return module
      .walk([](tfl::OpFactsInterface op) {
        return op.getFacts().stateful.empty() ? WalkResult::advance()
                                              : WalkResult::interrupt();
      })
      .wasInterrupted();
}

namespace {
class Calibration {
public:
  Calibration(ObservedModel &model, CalibrationData &data,
              const CalibrateOptions &options)
      : model(model), data(data), options(options) {}

  /// Runs all samples; the recorder has their statistics then.
  Error run();

  uint64_t samples = 0;

private:
  Error runLiteRt(StringRef library);
  Error runEvaluator(const llvm::Twine &why);
  Error runSamples(ModelRunner &runner);
  void note(const llvm::Twine &sentence) const {
    if (options.onNote)
      options.onNote(sentence.str());
  }

  ObservedModel &model;
  CalibrationData &data;
  const CalibrateOptions &options;
};
} // namespace

Error Calibration::runSamples(ModelRunner &runner) {
  data.rewind();
  model.recorder.clear();
  samples = 0;
  Sample sample;
  for (uint64_t total = data.numSamples();;) {
    Expected<bool> isSample = data.next(sample);
    if (!isSample)
      return isSample.takeError();
    if (!*isSample)
      return Error::success();
    if (Error error =
            runner.run(sample, samples % std::max(options.calls, 1U) != 0))
      return error;
    if (Error error = model.recorder.check())
      return error;
    ++samples;
    if (options.onProgress && !options.onProgress(samples, total))
      return canceledError();
  }
}

Error Calibration::runEvaluator(const llvm::Twine &why) {
  note("tfuse's evaluator runs the model: " + why);
  useFloatWeights(*model.module);
  return runSamples(*createEvaluatorRunner(model, data.signatures()));
}

Error Calibration::runLiteRt(StringRef library) {
  Expected<std::unique_ptr<ModelRunner>> runner =
      createLiteRtRunner(model, data.signatures(), library);
  if (!runner)
    return runner.takeError();
  note("LiteRT runs the model: " + library);
  return runSamples(**runner);
}

Error Calibration::run() {
  if (options.runtime == "none")
    return runEvaluator("--runtime none asks for it");
  if (hasVariableTensors(*model.module))
    return runEvaluator("LiteRT does not show the tensors of recurrent ops");
  if (!options.runtime.empty())
    return runLiteRt(options.runtime);
  std::string library = litert::findLibrary();
  if (library.empty())
    return runEvaluator("there is no LiteRT library (PyPI package "
                        "ai-edge-litert, or --runtime)");
  // The evaluator runs some models that LiteRT refuses.
  std::string refusal;
  Error error = llvm::handleErrors(
      runLiteRt(library), [&](std::unique_ptr<UserError> user) -> Error {
        if (user->code != Code::RuntimeFailed)
          return Error(std::move(user));
        refusal = user->message;
        return Error::success();
      });
  return refusal.empty() ? std::move(error) : runEvaluator(refusal);
}

Expected<RangesFile> calibrate(ModuleOp module, CalibrationData &data,
                               const CalibrateOptions &options) {
  Expected<TensorIds> ids = TensorIds::of(module);
  if (!ids)
    return ids.takeError();
  RangesFile ranges;
  ranges.fingerprint = fingerprint(module, *ids);
  llvm::DenseSet<Value> averaged;
  if (options.means)
    averaged = valuesToAverage(module);
  ObservedModel model = observeForCalibration(module, *ids, averaged);
  Calibration calibration(model, data, options);
  if (Error error = calibration.run())
    return std::move(error);
  ranges.samples = calibration.samples;
  for (Recorder::Tensor &tensor : model.recorder.tensors) {
    if (!tensor.statistics.empty())
      ranges.tensors[tensor.id] = std::move(tensor.statistics);
    if (!tensor.sums.empty() && tensor.rows > 0) {
      std::vector<double> &means = (*options.means)[tensor.id];
      for (double sum : tensor.sums)
        means.push_back(sum / double(tensor.rows));
    }
  }
  return std::move(ranges);
}

} // namespace tfuse::quantize
