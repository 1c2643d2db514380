//===- optimize.h - Grappler's rewrites, offline ----------------*- C++ -*-===//
//
// Rewrites TensorFlow models as TensorFlow's own ArithmeticOptimizer and
// Remapper do, without TensorFlow, and says what it did:
//
//   tfuse::OptimizeOptions options;
//   options.input = "frozen.pb";
//   options.output = "optimized.pb";
//   options.fetches = {"softmax"};
//   tfuse::OptimizeResult result = tfuse::optimize(options);
//
// As in tfuse.h, only standard types appear here, and nothing throws.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_OPTIMIZE_H
#define TFUSE_OPTIMIZE_H

#include "tfuse/tfuse.h"

namespace tfuse {

struct OptimizeOptions {
  /// A GraphDef or MetaGraph (.pb, .pbtxt) or a SavedModel directory.
  std::string input;
  /// Folders besides the model's that its symbolic links may lead into: the
  /// files there are copied (docs/security.md).
  std::vector<std::string> modelRoots;
  /// Where to write the result, a model of the same kind. A directory must not
  /// exist, or be empty.
  std::string output;

  /// GraphDef: nodes or tensors whose values are wanted ("y", "y:1"). Empty:
  /// the nodes nothing consumes. SavedModel: the outputs of signatures, and
  /// these.
  std::vector<std::string> fetches;
  /// Tensors that are fed. Placeholders always are.
  std::vector<std::string> feeds;
  /// Nodes that must stay for other reasons.
  std::vector<std::string> preserved;

  /// "arithmetic", "remap", in the order in which they run. Empty: both.
  std::vector<std::string> optimizers;
  /// "+name" switches a stage on, "-name" off; "name" leaves no others.
  std::vector<std::string> stages;
  /// What nodes without a device count as: "cpu", "gpu", or nothing.
  std::string device;
  /// "exact", "finite", "grappler" (docs/semantics.md). Empty: "finite".
  std::string semantics;
  /// How often the optimizers run, at most.
  unsigned iterations = 2;
  /// Leaves out the nodes that nothing fetched depends on.
  bool prune = false;

  /// Where to write the report: .json, .html; empty: nowhere.
  std::string reportFile;
  /// Whether the result is to have the summary, the explanation, and the report
  /// as JSON. The last two are long; without any, names and reasons need not be
  /// collected.
  bool summary = true, explain = false, reportAsJSON = false;

  /// The process is about to end: what was allocated is left to the system,
  /// which takes it back at once.
  bool leavesMemory = false;

  std::function<void(const Diagnostic &)> onDiagnostic;
};

struct OptimizeResult {
  bool succeeded = false;
  /// How many nodes there were and are, functions included.
  uint64_t nodesBefore = 0, nodesAfter = 0;
  uint64_t rewrites = 0;
  /// The report's summary (`summary`), each rewrite and near miss in words
  /// (`explain`), and all of it as JSON (`reportAsJSON`).
  std::string summary, explanation, reportJSON;
  /// Wall time of importing, rewriting and writing, in seconds.
  std::vector<std::pair<std::string, double>> timings;
};

/// Optimizes a model. On failure nothing is written and every reason has been
/// passed to `onDiagnostic`.
OptimizeResult optimize(const OptimizeOptions &options);

/// A stage that `stages` can name.
struct StageDescription {
  std::string_view optimizer, name, summary;
  /// Why it is off, or what differs from TensorFlow's; may be empty.
  std::string_view note;
  bool onByDefault;
};
std::vector<StageDescription> listStages();

} // namespace tfuse

#endif // TFUSE_OPTIMIZE_H
