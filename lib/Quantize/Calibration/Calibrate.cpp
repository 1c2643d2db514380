//===- Calibrate.cpp - Ranges of a float model's tensors ------------------===//

#include "tfuse/Quantize/Calibrate.h"

#include "LiteRt.h"
#include "ModelRunner.h"
#include "Observers.h"

#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Support/Diagnostics.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace tfuse::quantize {

/// True if an op keeps its state in a variable tensor. LiteRT's C interface
/// refuses such tensors.
static bool hasVariableTensors(ModuleOp module) {
  return module
      .walk([](tfl::OpFactsInterface op) {
        return op.getFacts().stateful.empty() ? WalkResult::advance()
                                              : WalkResult::interrupt();
      })
      .wasInterrupted();
}

/// Chooses the runtime. Without an explicit choice, the evaluator replaces a
/// LiteRT library that is missing or refuses the model.
static Expected<std::unique_ptr<ModelRunner>>
createRunner(ObservedModel &model, ArrayRef<Signature> signatures,
             const CalibrateOptions &options) {
  auto note = [&](const llvm::Twine &sentence) {
    if (options.onNote)
      options.onNote(sentence.str());
  };
  auto evaluator = [&](const llvm::Twine &why) {
    note("tfuse's evaluator runs the model: " + why);
    return createEvaluatorRunner(model, signatures);
  };
  if (options.runtime == "none")
    return evaluator("--runtime none asks for it");
  if (hasVariableTensors(*model.module))
    return evaluator("LiteRT does not show the tensors of recurrent ops");
  std::string path =
      options.runtime.empty() ? litert::findLibrary() : options.runtime;
  if (path.empty())
    return evaluator("there is no LiteRT library (PyPI package "
                     "ai-edge-litert, or --runtime)");
  Expected<std::unique_ptr<ModelRunner>> runner =
      createLiteRtRunner(model, signatures, path);
  if (runner)
    note("LiteRT runs the model: " + path);
  else if (options.runtime.empty())
    return evaluator(llvm::toString(runner.takeError()));
  return runner;
}

Expected<RangesFile> calibrate(ModuleOp module, CalibrationData &data,
                               const CalibrateOptions &options) {
  Expected<TensorIds> ids = TensorIds::of(module);
  if (!ids)
    return ids.takeError();
  RangesFile ranges;
  ranges.fingerprint = fingerprint(module, *ids);
  ObservedModel model = observe(module, *ids);
  Expected<std::unique_ptr<ModelRunner>> runner =
      createRunner(model, data.signatures(), options);
  if (!runner)
    return runner.takeError();
  Sample sample;
  for (uint64_t total = data.numSamples();;) {
    Expected<bool> isSample = data.next(sample);
    if (!isSample)
      return isSample.takeError();
    if (!*isSample)
      break;
    if (Error error = (*runner)->run(sample))
      return std::move(error);
    if (Error error = model.recorder.check())
      return std::move(error);
    ++ranges.samples;
    if (options.onProgress)
      options.onProgress(ranges.samples, total);
  }
  for (Recorder::Tensor &tensor : model.recorder.tensors)
    if (!tensor.statistics.empty())
      ranges.tensors[tensor.id] = std::move(tensor.statistics);
  return std::move(ranges);
}

} // namespace tfuse::quantize
