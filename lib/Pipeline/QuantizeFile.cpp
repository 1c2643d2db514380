//===- QuantizeFile.cpp - Quantizes a TFLite file -------------------------===//

#include "ModelGraph.h"
#include "Quantization.h"
#include "TFLiteModule.h"
#include "tfuse/Pipeline/PhasePipelines.h"
#include "tfuse/Pipeline/Session.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/tfuse.h"

#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "tfuse/Support/MappedFile.h"

#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FileQuantization {
public:
  FileQuantization(const QuantizeOptions &options, QuantizeResult &result)
      : options(options), result(result), session(options.onDiagnostic) {}

  LogicalResult run();

private:
  Error checkOptions();
  Error import();
  LogicalResult runPhase();
  Error checkTarget();
  void addGraph(StringRef stage);

  /// Announces and times one phase.
  template <typename Body> LogicalResult timed(StringRef name, Body body) {
    if (failed(session.check(Session::announce(options.onPhase, name))))
      return failure();
    return session.timed(name, timings, body);
  }

  const QuantizeOptions &options;
  QuantizeResult &result;
  Session session;
  PhaseOptions phases;
  std::vector<std::pair<std::string, double>> timings;
  OwningOpRef<ModuleOp> module;
};
} // namespace

Error FileQuantization::checkOptions() {
  if (options.quantization.mode.empty() && options.quantization.recipe.empty())
    return userError(Code::InvalidOption, "no quantization mode given", "",
                     "choose one with --quantize, e.g. dynamic-range, or give "
                     "--recipe");
  Expected<quantize::Options> quantization =
      readQuantization(options.quantization);
  if (!quantization)
    return quantization.takeError();
  phases.quantization = std::move(*quantization);
  Expected<RuntimeChoice> runtime = chooseRuntime(options.target, /*rnn=*/"");
  if (!runtime)
    return runtime.takeError();
  phases.runtime = *runtime;
  phases.report = &session.getReport();
  if (Error error = Session::checkOutputFile(options.output, options.input))
    return error;
  return Session::checkReportFile(options.reportFile, options.output);
}

Error FileQuantization::import() {
  Expected<std::shared_ptr<const MappedFile>> file =
      MappedFile::open(options.input);
  if (!file)
    return file.takeError();
  if (!isTFLiteModel((*file)->bytes()))
    return userError(Code::NotAModel, "not a TFLite file", options.input,
                     "tfuse convert --quantize converts and quantizes models "
                     "of TensorFlow");
  result.inputBytes = (*file)->bytes().size();
  TFLiteImportOptions importing;
  importing.readsRanges = needsRanges(phases.quantization.mode) &&
                          options.quantization.calibration.empty();
  Expected<OwningOpRef<ModuleOp>> imported =
      importTFLite(*file, &session.getContext(), importing);
  if (!imported)
    return imported.takeError();
  module = std::move(*imported);
  forgetMinimumRelease(*module);
  return Error::success();
}

LogicalResult FileQuantization::runPhase() {
  addGraph("before");
  if (failed(session.check(prepareQuantization(*module, options.quantization,
                                               phases.quantization,
                                               session.getReport()))))
    return failure();
  PassManager passes(&session.getContext(), ModuleOp::getOperationName());
  buildPhase(Phase::Quantize, passes, phases);
  if (failed(passes.run(*module)) || session.hasFailed())
    return failure();
  addGraph("after");
  return success();
}

void FileQuantization::addGraph(StringRef stage) {
  if (!options.reportFile.empty())
    session.addGraph(stage, describeGraph(*module));
}

Error FileQuantization::checkTarget() {
  std::string message = describeRefusal(*module, phases.runtime.target);
  return message.empty()
             ? Error::success()
             : userError(Code::InvalidOption, message, options.input,
                         "choose another mode, or omit --target");
}

LogicalResult FileQuantization::run() {
  if (failed(session.check(checkOptions())) ||
      failed(timed("import", [&] { return session.check(import()); })) ||
      failed(timed("quantize", [&] { return runPhase(); })) ||
      failed(session.check(checkTarget())) || failed(timed("export", [&] {
        return session.check(exportTFLite(*module, options.output));
      })))
    return failure();
  if (sys::fs::file_size(options.output, result.outputBytes))
    result.outputBytes = 0; // Written to a pipe.
  raw_string_ostream summary(result.summary);
  session.printSummary(summary, /*chosenRules=*/{});
  result.reportJSON = session.reportAsJSON();
  return session.writeReport(options.reportFile);
}

QuantizeResult quantizeFile(const QuantizeOptions &options) {
  // On the heap, because an aborted run leaves the object in an invalid state.
  auto result = std::make_unique<QuantizeResult>();
  if (!Session::runGuarded(options.onDiagnostic, [&] {
        result->succeeded = succeeded(FileQuantization(options, *result).run());
      })) {
    (void)result.release();
    return {};
  }
  return std::move(*result);
}

} // namespace tfuse
