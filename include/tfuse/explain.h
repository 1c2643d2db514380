//===- explain.h - What a conversion would make of a model ------*- C++ -*-===//
//
// Converts a model without writing files, once for each quantization mode, and
// says what becomes of its functions, recurrent layers and patterns:
//
//   tfuse::ExplainOptions options;
//   options.conversion.input = "my_saved_model";
//   tfuse::Explanation explanation = tfuse::explain(options);
//   for (const tfuse::Expectation &layer : explanation.recurrentLayers)
//     if (!layer.fuses)
//       std::cout << layer.layer << ": " << layer.hint << "\n";
//
// As in tfuse.h, the interface uses standard types only, and nothing throws.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EXPLAIN_H
#define TFUSE_EXPLAIN_H

#include "tfuse/tfuse.h"

namespace tfuse {

struct ExplainOptions {
  /// The conversion to explain. Its output and reports are not written;
  /// `onDiagnostic` receives only errors that leave nothing to explain, such as
  /// a missing file.
  ConvertOptions conversion;
  /// Also converts the model in each quantization mode. Integer modes need no
  /// calibration data: ranges are assumed, which do not affect ops and size.
  bool quantizationModes = true;
  /// The .html file to write; empty: none.
  std::string htmlFile;
};

/// What becomes of an annotated function, a recurrent layer or a pattern.
struct Expectation {
  /// The TensorFlow node of a loop or pattern; the name of a function.
  std::string node;
  /// The layer by the user's name, e.g. "sequential/lstm"; functions: the
  /// layers that call it, separated by ", ".
  std::string layer;
  /// Functions: the name in the annotation. Patterns: the rule's summary.
  std::string what;
  bool fuses = false;
  /// The TFLite ops that it becomes, if it fuses.
  std::vector<std::string> becomes;
  /// The rule that applies or almost applies; empty if none does.
  std::string rule;
  /// If it does not fuse: the reason's stable name, the condition that fails,
  /// and what to change in the model's source (may be empty).
  std::string reason, detail, hint;
};

/// TensorFlow ops of one kind without a TFLite builtin.
struct MissingBuiltin {
  std::string op;
  std::vector<std::string> nodes;
  /// Why the op has no builtin; empty if no builtin computes the op at all.
  std::string detail;
  /// What the user can do.
  std::vector<std::string> choices;
};

struct RuntimeSupport {
  /// "interpreter", "compiled-model" or "micro".
  std::string name;
  /// Why the runtime cannot run the file; empty if it can.
  std::string refusal;
};

/// The file in one quantization mode.
struct ModeEstimate {
  /// "float" or a mode of QuantizationOptions.
  std::string mode;
  bool converts = false;
  uint64_t bytes = 0;
  /// The TFLite ops of all subgraphs.
  unsigned ops = 0;
  /// True if calibration data are needed to write the file.
  bool needsCalibration = false;
  /// Ops that stay float in an integer mode.
  unsigned floatOps = 0;
  /// The first error, if the model does not convert.
  std::string detail;
};

struct Explanation {
  /// True if the model could be read, even if it does not convert.
  bool succeeded = false;
  /// True if `convert` would write a file with the same options.
  bool converts = false;
  /// The diagnostics of the conversion.
  std::vector<Diagnostic> diagnostics;
  std::vector<Expectation> annotatedFunctions, recurrentLayers;
  /// Patterns that fuse, and patterns that almost do.
  std::vector<Expectation> patterns, nearMisses;
  std::vector<MissingBuiltin> missingBuiltins;
  std::vector<RuntimeSupport> runtimes;
  /// For the target "gpu": what the delegate takes.
  GpuPlacement gpu;
  /// TensorFlow ops before and TFLite ops after the conversion.
  OpCounts opsBefore, opsAfter;
  std::vector<ModeEstimate> modes;
  /// All of it as JSON (docs/reference/schemas/explain.schema.json).
  std::string json;
};

/// Explains a model. Nothing is written but `htmlFile`.
Explanation explain(const ExplainOptions &options);

} // namespace tfuse

#endif // TFUSE_EXPLAIN_H
