//===- Calibrate.cpp - Ranges of a model's tensors ------------------------===//
//
// Converts the model in memory up to phase `peephole`, whose tensors are those
// that phase `quantize` asks about, and calibrates the module.
//
//===----------------------------------------------------------------------===//

#include "tfuse/calibrate.h"

#include "tfuse/Pipeline/ImportModel.h"
#include "tfuse/Pipeline/PhasePipelines.h"
#include "tfuse/Pipeline/Session.h"
#include "tfuse/Quantize/Calibrate.h"
#include "tfuse/Quantize/EqualizeChannels.h"
#include "tfuse/Quantize/IntegerForms.h"
#include "tfuse/Rules/RulePass.h"
#include "tfuse/Support/Diagnostics.h"

#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "tfuse/Support/MappedFile.h"

#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class Calibration {
public:
  Calibration(const CalibrateOptions &options, CalibrateResult &result)
      : options(options), result(result), session(options.onDiagnostic) {}

  LogicalResult run();

private:
  Error checkOptions();
  LogicalResult readModel();
  LogicalResult convertModel();
  Error importFile(std::shared_ptr<const MappedFile> file);
  Error importTensorFlow();
  Error calibrateModule();

  const CalibrateOptions &options;
  CalibrateResult &result;
  Session session;
  PhaseOptions phases;
  OwningOpRef<ModuleOp> module;
};
} // namespace

Error Calibration::checkOptions() {
  // Recurrent layers have the form of quantized models.
  Expected<quantize::Mode> mode =
      quantize::parseMode(options.mode.empty() ? "int8" : options.mode);
  if (!mode)
    return mode.takeError();
  if (!quantize::needsRanges(*mode))
    return userError(Code::InvalidOption,
                     "mode " + options.mode + " needs no ranges", "",
                     "valid modes: int8, int16x8");
  phases.quantization.mode = *mode;
  Expected<RuntimeChoice> runtime =
      chooseRuntime(options.target, options.rnn, *mode);
  if (!runtime)
    return runtime.takeError();
  phases.runtime = *runtime;
  if (Error error = Session::checkOutputFile(options.output, options.input))
    return error;
  selectForms(phases.runtime, phases.selection);
  phases.model = options.input;
  phases.modelRoots = options.modelRoots;
  phases.fromTensors = options.fromTensors;
  phases.toTensors = options.toTensors;
  phases.inputShapes = options.inputShapes;
  phases.allowCustomOps = options.allowCustomOps;
  phases.report = &session.getReport();
  return Error::success();
}

Error Calibration::importFile(std::shared_ptr<const MappedFile> file) {
  Expected<OwningOpRef<ModuleOp>> imported =
      importTFLite(std::move(file), &session.getContext());
  if (!imported)
    return imported.takeError();
  module = std::move(*imported);
  return Error::success();
}

Error Calibration::importTensorFlow() {
  Expected<OwningOpRef<ModuleOp>> imported =
      importModel(importRequestOf(options), session.getContext());
  if (!imported)
    return imported.takeError();
  module = std::move(*imported);
  return Error::success();
}

LogicalResult Calibration::convertModel() {
  if (failed(session.check(importTensorFlow())))
    return failure();
  for (Phase phase : allPhases()) {
    if (phase == Phase::Quantize || phase == Phase::Export)
      break;
    if (failed(session.check(
            Session::announce(options.onPhase, phaseName(phase)))))
      return failure();
    PassManager passes(&session.getContext(), ModuleOp::getOperationName());
    buildPhase(phase, passes, phases);
    if (failed(passes.run(*module)) || session.hasFailed())
      return failure();
  }
  return success();
}

LogicalResult Calibration::readModel() {
  if (failed(session.check(Session::announce(options.onPhase, "import"))))
    return failure();
  if (!sys::fs::is_directory(options.input)) {
    Expected<std::shared_ptr<const MappedFile>> file =
        MappedFile::open(options.input);
    if (!file)
      return session.check(file.takeError());
    if (isTFLiteModel((*file)->bytes()))
      return session.check(importFile(std::move(*file)));
  }
  return convertModel();
}

Error Calibration::calibrateModule() {
  Expected<quantize::CalibrationData> data = quantize::CalibrationData::open(
      options.data, quantize::signaturesOf(*module));
  if (!data)
    return data.takeError();
  quantize::splitSums(*module);
  if (options.equalize)
    if (Expected<unsigned> groups = quantize::equalizeChannels(*module);
        !groups)
      return groups.takeError();
  if (Error error = Session::announce(options.onPhase, "calibrate"))
    return error;
  quantize::CalibrateOptions request;
  request.runtime = options.runtime;
  request.calls = options.calls;
  request.onProgress = options.onSample;
  request.onNote = [&](StringRef sentence) { result.runtime = sentence.str(); };
  Expected<quantize::RangesFile> ranges =
      quantize::calibrate(*module, *data, request);
  if (!ranges)
    return ranges.takeError();
  result.samples = ranges->samples;
  result.tensors = ranges->tensors.size();
  return ranges->write(options.output);
}

LogicalResult Calibration::run() {
  if (failed(session.check(checkOptions())) || failed(readModel()))
    return failure();
  return session.check(calibrateModule());
}

CalibrateResult calibrate(const CalibrateOptions &options) {
  // On the heap, because an aborted run leaves the object in an invalid state.
  auto result = std::make_unique<CalibrateResult>();
  if (!Session::runGuarded(options.onDiagnostic, [&] {
        result->succeeded = succeeded(Calibration(options, *result).run());
      })) {
    (void)result.release();
    return {};
  }
  return std::move(*result);
}

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

static Error merge(const MergeRangesOptions &options, CalibrateResult &result) {
  if (options.inputs.empty())
    return userError(Code::InvalidOption, "there are no ranges files to merge");
  Expected<quantize::RangesFile> sum =
      quantize::RangesFile::read(options.inputs.front());
  if (!sum)
    return sum.takeError();
  for (const std::string &path : ArrayRef(options.inputs).drop_front()) {
    Expected<quantize::RangesFile> part = quantize::RangesFile::read(path);
    if (!part)
      return part.takeError();
    if (Error error = sum->merge(*part))
      return error;
  }
  result.samples = sum->samples;
  result.tensors = sum->tensors.size();
  return sum->write(options.output);
}

CalibrateResult mergeRanges(const MergeRangesOptions &options) {
  auto result = std::make_unique<CalibrateResult>();
  if (!Session::runGuarded(options.onDiagnostic, [&] {
        Session session(options.onDiagnostic);
        result->succeeded = succeeded(session.check(merge(options, *result)));
      })) {
    (void)result.release();
    return {};
  }
  return std::move(*result);
}

} // namespace tfuse
