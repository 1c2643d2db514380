//===- optimize.h - Grappler's rewrites, offline ----------------*- C++ -*-===//
//
// Optimizes TensorFlow models as Grappler's ArithmeticOptimizer and Remapper
// do, without TensorFlow, and reports each rewrite:
//
//   tfuse::OptimizeOptions options;
//   options.input = "frozen.pb";
//   options.output = "optimized.pb";
//   options.fetches = {"softmax"};
//   tfuse::OptimizeResult result = tfuse::optimize(options);
//
// As in tfuse.h, the interface uses standard types only, and nothing throws.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_OPTIMIZE_H
#define TFUSE_OPTIMIZE_H

#include "tfuse/tfuse.h"

namespace tfuse {

struct OptimizeOptions {
  /// A GraphDef or MetaGraph (.pb, .pbtxt) or a SavedModel directory.
  std::string input;
  /// Additional folders that symbolic links of the model may lead into; their
  /// targets are copied (docs/security.md).
  std::vector<std::string> modelRoots;
  /// The output, a model in the format of the input. An output directory must
  /// be empty or not exist.
  std::string output;

  /// GraphDef: nodes or tensors that are fetched ("y", "y:1"). Empty: the nodes
  /// without consumers. SavedModel: fetched in addition to the outputs of all
  /// signatures.
  std::vector<std::string> fetches;
  /// Tensors that are fed, in addition to placeholders.
  std::vector<std::string> feeds;
  /// Other nodes that must be preserved.
  std::vector<std::string> preserved;

  /// "arithmetic", "remap", in the order in which they run. Empty: both.
  std::vector<std::string> optimizers;
  /// "+name" enables a stage, "-name" disables it; "name" runs only the stages
  /// named this way.
  std::vector<std::string> stages;
  /// The device of nodes that have none: "cpu", "gpu", or empty for unknown.
  std::string device;
  /// "exact", "finite", "grappler" (docs/semantics.md). Empty: "finite".
  std::string semantics;
  /// The maximum number of times the optimizers run.
  unsigned iterations = 2;
  /// Removes the nodes that no fetched node depends on.
  bool prune = false;
  /// Evaluates each rewrite before and after, on random inputs, and warns if
  /// values change.
  bool verify = false;

  /// The report file to write (.json or .html); empty: none.
  std::string reportFile;
  /// Whether to fill `summary`, `explanation` and `reportJSON` of the result.
  /// The last two are long; if none is requested, names and reasons are not
  /// collected.
  bool summary = true, explain = false, reportAsJSON = false;

  /// Skips freeing memory because the process is about to end.
  bool leavesMemory = false;

  std::function<void(const Diagnostic &)> onDiagnostic;
  /// Called at the start of each phase: "read", for each graph "import",
  /// "rewrite" and "export", then "write". False ends the run with an error of
  /// the code "canceled".
  std::function<bool(std::string_view phase)> onPhase;
};

struct OptimizeResult {
  bool succeeded = false;
  /// The number of nodes before and after, including those in functions.
  uint64_t nodesBefore = 0, nodesAfter = 0;
  uint64_t rewrites = 0;
  /// The report as a summary, with each rewrite and near miss in words, and in
  /// full as JSON, as far as the options request it.
  std::string summary, explanation, reportJSON;
  /// Wall time of importing, rewriting and writing, in seconds.
  std::vector<std::pair<std::string, double>> timings;
};

/// Optimizes a model. On failure no file is written, and `onDiagnostic` has
/// received every error.
OptimizeResult optimize(const OptimizeOptions &options);

/// A stage that `stages` can name.
struct StageDescription {
  std::string_view optimizer, name, summary;
  /// Why the stage is off, or how it differs from TensorFlow's; may be empty.
  std::string_view note;
  bool onByDefault;
};
std::vector<StageDescription> listStages();

} // namespace tfuse

#endif // TFUSE_OPTIMIZE_H
