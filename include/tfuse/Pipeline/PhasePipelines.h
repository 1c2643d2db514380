//===- PhasePipelines.h - The passes of each phase --------------*- C++ -*-===//
//
// The passes of `tfuse convert` between import and export, as MLIR pipelines.
// They are registered with tfuse-opt as well: `-tfuse-phase-lower` runs one
// phase, `-tfuse-convert` all phases on an imported module.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_PIPELINE_PHASEPIPELINES_H
#define TFUSE_PIPELINE_PHASEPIPELINES_H

#include "tfuse/Pipeline/Phases.h"
#include "tfuse/Pipeline/Runtimes.h"
#include "tfuse/Plugin/UserFusions.h"
#include "tfuse/Quantize/Options.h"
#include "tfuse/Rules/Rule.h"
#include "tfuse/tfuse.h"

#include "mlir/Pass/PassManager.h"
#include <memory>
#include <string>
#include <vector>

namespace tfuse {

/// The inputs of a conversion's passes besides the module.
struct PhaseOptions {
  RuntimeChoice runtime;
  /// The disabled rules include those that selectForms excludes for recurrent
  /// networks.
  RuleSelection selection;
  /// The semantics that rules preserve, and whether refusals become remarks.
  RuleOptions rules;
  /// The model's path, below which assets are read, and additional folders.
  std::string model;
  std::vector<std::string> modelRoots;
  /// Tensors that become inputs and outputs, and shapes of inputs.
  std::vector<std::string> fromTensors, toTensors;
  std::vector<InputShape> inputShapes;
  bool allowCustomOps = false;
  bool selectTfOps = false;
  std::vector<std::string> selectUserTfOps;
  bool allowNarrowing = false;
  bool fallbackComposites = false;
  std::vector<std::string> requiredFusions;
  std::vector<std::string> fusionPlugins, fusionFiles;
  /// The plug-ins and files, loaded by loadUserFusions; null if there are none.
  std::shared_ptr<const UserFusions> userFusions;
  /// Converts to `chunk` time steps per call, with states as inputs and
  /// outputs.
  bool streams = false;
  /// With `streams`: another signature computes the initial states.
  bool computesInitialStates = false;
  int64_t chunk = 1;
  quantize::Options quantization;
  /// Compares each fused recurrent op with the loop that it replaces.
  bool verifiesFusions = false;
  /// Adds the passes that check kernel types and the sharing of memory.
  bool verifiesResult = false;
  /// The module is an imported TFLite file, which may be quantized.
  bool isTFLite = false;
  /// The report that rules record rewrites in. Null: each pass has a separate
  /// report.
  Report *report = nullptr;
};

/// Loads the plug-ins and files that the options name.
llvm::Error loadUserFusions(PhaseOptions &options);

/// Appends the passes of a phase; import and export have none.
void buildPhase(Phase phase, mlir::OpPassManager &passes,
                const PhaseOptions &options);

/// Appends the passes of all phases.
void buildConversion(mlir::OpPassManager &passes, const PhaseOptions &options);

/// Registers `tfuse-convert`, a `tfuse-phase-*` for each phase, and the passes
/// of Passes.td.
void registerPhasePipelines();

} // namespace tfuse

#endif // TFUSE_PIPELINE_PHASEPIPELINES_H
