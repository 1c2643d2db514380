//===- Conversion.h - A conversion, phase by phase --------------*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_CONVERSION_H
#define TFUSE_LIB_PIPELINE_CONVERSION_H

#include "PassDebugging.h"
#include "tfuse/Pipeline/PhasePipelines.h"
#include "tfuse/Pipeline/Session.h"
#include "tfuse/tfuse.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <functional>
#include <optional>

namespace tfuse {

/// A conversion that writes no files. Integer modes without calibration data
/// assume ranges (quantize::attachAssumedRanges).
struct DryRun {
  /// Called after each phase that succeeded.
  std::function<void(Phase phase, mlir::ModuleOp module)> afterPhase;
};

/// Reads the model, runs the pipeline of each phase, and writes the file.
class Conversion {
public:
  Conversion(const ConvertOptions &options, ConvertResult &result,
             const DryRun *dryRun = nullptr)
      : options(options), result(result), dryRun(dryRun),
        session(options.onDiagnostic), debugging(options.passDebugging) {}

  llvm::LogicalResult run();

  const Report &getReport() { return session.getReport(); }
  /// The keys of the imported signatures.
  const std::vector<std::string> &signatureKeys() const { return keys; }

private:
  llvm::LogicalResult checkOptions();
  llvm::LogicalResult import();
  llvm::LogicalResult checkTFLiteOptions();
  llvm::LogicalResult runPasses(Phase phase);
  llvm::LogicalResult write();
  void noteFasterForm();
  void noteRandomOps();
  llvm::LogicalResult describeArena();
  llvm::LogicalResult writeIR();
  std::string defaultOutput() const;

  /// Whether the phase has passes for the model: those of TFLite files begin
  /// with the rewrites of tfl ops.
  bool applies(Phase phase) const;
  /// Runs one phase; false ends the conversion, after a failure or after the
  /// phase that --stop-after names.
  bool runPhase(Phase phase);
  llvm::LogicalResult runBody(Phase phase);
  OpCounts countOps(llvm::StringRef stage);
  void addGraph(llvm::StringRef stage);

  const ConvertOptions &options;
  ConvertResult &result;
  /// Null: files are written.
  const DryRun *dryRun;
  bool assumesRanges = false;
  /// Whether the model is a TFLite file.
  bool isTFLite = false;
  Session session;
  PassDebugger debugging;
  std::optional<Phase> stopAfter;
  bool stopped = false;
  PhaseOptions phases;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<std::string> keys;
};

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_CONVERSION_H
