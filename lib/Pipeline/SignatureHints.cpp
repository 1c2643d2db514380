//===- SignatureHints.cpp - Signatures that convert alone -----------------===//

#include "SignatureHints.h"

#include "Conversion.h"

using namespace llvm;

namespace tfuse {

/// A failed conversion must not take many times as long as one that succeeds.
static constexpr size_t kMostTrials = 4;

static bool convertsAlone(const ConvertOptions &options,
                          const std::string &key) {
  ConvertOptions alone = options;
  alone.signatures = {key};
  alone.functions.clear();
  alone.quantization.calibration.clear(); // Dry runs assume ranges.
  alone.reportFile.clear();
  alone.modelExplorer.clear();
  alone.onDiagnostic = nullptr;
  DryRun dryRun;
  dryRun.afterPhase = [](Phase, mlir::ModuleOp) {};
  alone.onPhase = nullptr; // Trials are no progress.
  ConvertResult result;
  return succeeded(Conversion(alone, result, &dryRun).run());
}

bool noteConvertibleSignature(const ConvertOptions &options,
                              const std::vector<std::string> &keys) {
  if (keys.size() < 2 || !options.onDiagnostic)
    return false;
  for (const std::string &key : ArrayRef(keys).take_front(kMostTrials))
    if (convertsAlone(options, key)) {
      options.onDiagnostic(
          {Severity::Note, "",
           ("signature '" + Twine(key) + "' converts: --signature " + key)
               .str(),
           "", ""});
      return true;
    }
  return false;
}

} // namespace tfuse
