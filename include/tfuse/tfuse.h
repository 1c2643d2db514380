//===- tfuse.h - The public C++ interface of tfuse --------------*- C++ -*-===//
//
// Converts TensorFlow models to LiteRT/TFLite FlatBuffers, in the caller's
// process and without TensorFlow:
//
//   tfuse::ConvertOptions options;
//   options.input = "my_saved_model";
//   options.output = "model.tflite";
//   options.onDiagnostic = [](const tfuse::Diagnostic &d) { ... };
//   tfuse::ConvertResult result = tfuse::convert(options);
//
// Only standard types appear here; LLVM and MLIR stay inside. Nothing throws.
// Calls are independent of each other and may run in different threads.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_TFUSE_H
#define TFUSE_TFUSE_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tfuse {

/// The version of the library, e.g. "0.1.0".
std::string_view version();

enum class Severity { Error, Warning, Note };

/// Something to tell the user. Errors carry one of the stable codes listed in
/// docs/reference/diagnostics.md.
struct Diagnostic {
  Severity severity = Severity::Error;
  /// E.g. "unsupported-op"; empty when there is none.
  std::string code;
  std::string message;
  /// The node, layer, function or file concerned, in the user's own names.
  std::string where;
  /// What to do next; may be empty.
  std::string hint;
};

/// Dimensions for one input; -1 leaves a dimension unknown.
struct InputShape {
  std::string name;
  std::vector<int64_t> dimensions;
};

/// For people who work on tfuse: watches MLIR's passes.
struct PassDebugging {
  /// Prints the IR after each pass that changed it, to stderr.
  bool printIRAfterAll = false;
  /// Prints the time of each pass to stderr.
  bool timing = false;
  /// If a phase fails or crashes, writes the IR before it, and the pipeline, to
  /// this file, for tfuse-opt --run-reproducer. Empty: nowhere.
  std::string crashReproducer;
};

struct ConvertOptions {
  /// A SavedModel directory, a frozen GraphDef (.pb, .pbtxt).
  std::string input;
  /// The .tflite file to write. Empty: beside the input, named after it.
  std::string output;

  /// SavedModel: the signatures to convert. Empty: all that can be called.
  std::vector<std::string> signatures;
  /// SavedModel: the tags of the graph to take. Empty: "serve".
  std::vector<std::string> tags;
  /// GraphDef: names of input and output tensors ("x", "y:1"). Empty: the
  /// placeholders, and the nodes nothing consumes.
  std::vector<std::string> inputArrays, outputArrays;
  /// Shapes that replace or refine those in the model.
  std::vector<InputShape> inputShapes;
  /// Folders besides the model's from which files that the model names may be
  /// read: vocabularies, and targets of symbolic links (docs/security.md).
  std::vector<std::string> modelRoots;

  /// Ends after the named phase and writes the IR as text instead.
  std::string stopAfter;
  /// Where to write the report: .json, .html; empty: nowhere.
  std::string reportFile;
  /// Rules to leave out, or the only ones to use (ids as in --list-rules).
  std::vector<std::string> disabledRules, onlyRules;
  /// Ops that have no builtin become custom ops of the same name.
  bool allowCustomOps = false;
  /// Composites: a function that a person annotated and that does not have the
  /// interface of what it claims to implement is converted through its body,
  /// with a warning; otherwise it is an error.
  bool fallbackComposites = false;
  /// Composites that have to be fused, by the names and ids of
  /// listComposites(); "*" stands for all that the model has. Patterns that
  /// the options below bring along can be named, too.
  std::vector<std::string> requiredFusions;
  /// Shared objects with fusions, written against tfuse/Fusion.h
  /// (docs/fusion-plugins.md). Their code runs in the caller's process.
  std::vector<std::string> fusionPlugins;
  /// Files with patterns in PDL (docs/fusions-file.md).
  std::vector<std::string> fusionFiles;
  /// The runtime the file is for: "interpreter" (the default),
  /// "compiled-model" or "micro".
  std::string target;
  /// Writes the file, with a warning, although that runtime does not take it;
  /// otherwise it is an error.
  bool force = false;
  /// The form of recurrent networks: "fused" (the default where the runtime
  /// takes it), "while" or "unrolled".
  std::string rnn;
  /// Compares each fused recurrent op with the loop that it replaces, on random
  /// inputs; what differs is not fused, with a warning (docs/rnn.md).
  bool verify = false;
  /// Checks the IR after each phase.
  bool verifyEachPhase = false;
  PassDebugging passDebugging;

  std::function<void(const Diagnostic &)> onDiagnostic;
  /// Called at the start of each phase with its name.
  std::function<void(std::string_view phase)> onPhase;
};

/// How often an op occurs.
using OpCounts = std::vector<std::pair<std::string, unsigned>>;

struct ConvertResult {
  bool succeeded = false;
  /// The file that was written.
  std::string output;
  uint64_t outputBytes = 0;
  /// TensorFlow ops in the imported signatures, TFLite ops in the result.
  OpCounts opsBefore, opsAfter;
  /// One line: the runtimes that take the file, and why others do not.
  std::string runtimes;
  /// The report's summary for people, and the whole of it as JSON.
  std::string summary, reportJSON;
  /// Wall time of each phase in seconds.
  std::vector<std::pair<std::string, double>> timings;
};

/// Converts a model. On failure nothing is written and every reason has been
/// passed to `onDiagnostic`.
ConvertResult convert(const ConvertOptions &options);

struct InspectOptions {
  /// A SavedModel directory, a GraphDef or a .tflite file.
  std::string input;
  std::vector<std::string> tags;
  /// As in ConvertOptions.
  std::vector<std::string> modelRoots;
  bool json = false;
  std::function<void(const Diagnostic &)> onDiagnostic;
};

/// Describes a model: signatures, ops, variables, functions, sizes. Returns
/// the text (or JSON); empty on failure.
std::string inspect(const InspectOptions &options);

/// The rules that `disabledRules` and `onlyRules` can name.
struct RuleDescription {
  std::string id, group, summary;
  bool onByDefault;
};
std::vector<RuleDescription> listRules();
/// Those that the options bring along, too.
std::vector<RuleDescription> listRules(const ConvertOptions &options);

/// What functions can be annotated with (`_implements`, `api_implements`), and
/// what becomes of them. The ids are ids of rules, too.
struct CompositeDescription {
  std::string id, summary;
  /// The names in annotations; "*" at the end of one stands for any text.
  std::vector<std::string> names;
  /// Whether a person writes the annotation, or a framework by itself.
  bool byPerson;
};
std::vector<CompositeDescription> listComposites();

/// The phases that `stopAfter` can name, in order, with what holds after each.
std::vector<std::pair<std::string_view, std::string_view>> listPhases();

/// The diagnostic codes, with a sentence each.
std::vector<std::pair<std::string_view, std::string_view>> listCodes();

/// A size for people to read: "13.4 MB", "512 bytes".
std::string formatBytes(uint64_t bytes);

} // namespace tfuse

#endif // TFUSE_TFUSE_H
