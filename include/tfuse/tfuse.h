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
// The interface uses standard types only; LLVM and MLIR are hidden. No function
// throws. Calls are independent of each other and may run in different threads.
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

/// A message for the user. Errors have one of the stable codes listed in
/// docs/reference/diagnostics.md.
struct Diagnostic {
  Severity severity = Severity::Error;
  /// E.g. "unsupported-op"; empty if the diagnostic has no code.
  std::string code;
  std::string message;
  /// The node, layer, function or file that caused it, by the user's name.
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

/// How a model is quantized (docs/quantization/index.md).
struct QuantizationOptions {
  /// "dynamic-range", "float16", "weights", "int8" or "int16x8"; empty: the
  /// model stays float.
  std::string mode;
  /// Instead of a mode: a recipe of ai-edge-quantizer, a JSON file with the
  /// configuration of each op (docs/quantization/recipes.md).
  std::string recipe;
  /// Bits of weights in mode "weights": 8 or 4.
  unsigned weightBits = 8;
  /// Modes without calibration: smaller constants stay float. 0: the default,
  /// 128 for "float16", 1024 for the others.
  unsigned minElements = 0;
  /// For "int8" and "int16x8": inputs to measure the ranges of activations with
  /// (.npz, .npy, folders of such files), or one file of `tfuse calibrate`.
  std::vector<std::string> calibration;
  /// The LiteRT library that runs the model on calibration data
  /// (libLiteRt.so). Empty: that of the Python package ai_edge_litert, if there
  /// is one, otherwise tfuse's evaluator, which "none" asks for.
  std::string runtime;
  /// Calibration data: if the model keeps states from call to call, so many
  /// samples are calls one after the other; the next sample starts with the
  /// initial states again.
  unsigned calls = 1;
  /// Called after each sample of the calibration data. False ends the run with
  /// an error of the code "canceled".
  std::function<bool(uint64_t done, uint64_t total)> onSample;
  /// The type of inputs and outputs that are float32 in the float model:
  /// "float32" (the default), "int8", "uint8" or "int16".
  std::string inputType, outputType;
  /// Regular expressions: layers of these names stay float.
  std::vector<std::string> keepFloat;
  /// Scales the channels of weights so that their ranges are more alike. The
  /// float function stays the same.
  bool equalize = false;
  /// For "int8" and "int16x8", with samples: subtracts the mean errors of
  /// quantized weights from biases.
  bool biasCorrection = false;
  /// For "int8" and "int16x8": fails if an op stays float.
  bool integerOnly = false;
  /// For "int8" and "int16x8": how ranges follow from calibration: "auto"
  /// (the default), "minmax", "percentile" or "mse".
  std::string rangeMethod;
  /// For "percentile": the percentage of the values that the range holds. 0:
  /// the default, 99.99.
  double percentile = 0;
};

struct ConvertOptions {
  /// A SavedModel directory, a Keras model (.keras, .h5, docs/keras-files.md),
  /// a frozen GraphDef (.pb, .pbtxt), a TensorFlow.js model (model.json or its
  /// folder, docs/tfjs-models.md), or a .tflite file to rewrite
  /// (docs/tflite-files.md).
  std::string input;
  /// The .tflite file to write, not the input itself. Empty: next to the input,
  /// with its name.
  std::string output;

  /// The signatures to convert. Empty: all callable signatures.
  std::vector<std::string> signatures;
  /// SavedModel: functions of saved objects to convert as signatures
  /// ("generate", "encoder.__call__"), for models without signatures.
  std::vector<std::string> functions;
  /// New names of signatures in the file, "OLD=NEW" each. "=NEW" gives a model
  /// without signatures one.
  std::vector<std::string> renamedSignatures;
  /// SavedModel: the tags of the graph to convert. Empty: "serve".
  std::vector<std::string> tags;
  /// GraphDef: names of input and output tensors ("x", "y:1"). Empty: the
  /// placeholders, and the nodes without consumers. SavedModel: tensors of the
  /// main graph instead of the inputs or outputs of the signature.
  std::vector<std::string> inputArrays, outputArrays;
  /// Tensors within the model, by the names that diagnostics show ("node",
  /// "node:1"): those that become inputs, instead of the ops that compute them,
  /// and those that become the outputs. Empty: the model's inputs and outputs.
  std::vector<std::string> fromTensors, toTensors;
  /// Shapes that replace or refine those in the model.
  std::vector<InputShape> inputShapes;
  /// Additional folders from which files named by the model may be read:
  /// vocabularies, and targets of symbolic links (docs/security.md).
  std::vector<std::string> modelRoots;

  /// Stops after the named phase and writes the IR as text.
  std::string stopAfter;
  /// The report file to write (.json or .html); empty: none.
  std::string reportFile;
  /// The folder to write files for Model Explorer to (docs/report.md); empty:
  /// none.
  std::string modelExplorer;
  /// Rules to disable, or the only rules to run (ids as in --list-rules).
  std::vector<std::string> disabledRules, onlyRules;
  /// Converts ops without a TFLite builtin to custom ops of the same name.
  bool allowCustomOps = false;
  /// Converts ops without a TFLite builtin to Flex ops, which run in
  /// TensorFlow's kernels in runtimes with the Flex delegate
  /// (docs/select-tf-ops.md).
  bool selectTfOps = false;
  /// Ops outside the Flex delegate's list that become Flex ops as well: the
  /// application links their kernels. Needs `selectTfOps`.
  std::vector<std::string> selectUserTfOps;
  /// Computes float64 models in float32, and complex128 in complex64, inputs
  /// and outputs included (docs/how-to/convert-a-float64-model.md).
  bool allowNarrowing = false;
  /// Converts the body of a function that a person annotated as a composite
  /// whose interface the function does not match, with a warning. Without this
  /// option that is an error.
  bool fallbackComposites = false;
  /// Composites that must be fused, by the names and ids of listComposites();
  /// "*" means all composites in the model. Patterns of `fusionPlugins` and
  /// `fusionFiles` can be named as well.
  std::vector<std::string> requiredFusions;
  /// Shared objects with fusions, written against tfuse/Fusion.h
  /// (docs/fusion-plugins.md). Their code runs in the caller's process.
  std::vector<std::string> fusionPlugins;
  /// Files with patterns in PDL (docs/fusions-file.md).
  std::vector<std::string> fusionFiles;
  /// The runtime the file is for: "interpreter" (the default),
  /// "compiled-model", "micro" or "gpu" (the interpreter with LiteRT's GPU
  /// delegate, docs/how-to/gpu.md).
  std::string target;
  /// Writes the file even if the target runtime cannot run it, with a warning.
  /// Without this option that is an error.
  bool force = false;
  /// The form of recurrent networks: "fused" (the default if the runtime
  /// supports it), "while" or "unrolled".
  std::string rnn;
  /// "size" (the default): every recurrent layer becomes a fused op if it can.
  /// "speed": of fused op and loop, the form that is faster by measured costs
  /// (docs/rnn.md). Has no effect beside `rnn`.
  std::string optimizeFor;
  /// "io": the file computes `chunk` time steps per call, and the states of
  /// recurrent layers and causal convolutions are inputs and outputs of the
  /// signatures (docs/how-to/stream-a-model.md). "init-step": the signature is
  /// "step", and a signature "init" computes the initial states. Empty: whole
  /// sequences.
  std::string rnnState;
  unsigned chunk = 1;
  QuantizationOptions quantization;
  /// Evaluates each rewrite before and after, on random inputs. Rewrites that
  /// change values are reported. A recurrent layer whose results differ is not
  /// fused, with a warning (docs/rnn.md).
  bool verify = false;
  /// Verifies the IR after each phase.
  bool verifyEachPhase = false;
  PassDebugging passDebugging;

  std::function<void(const Diagnostic &)> onDiagnostic;
  /// Called at the start of each phase with its name. False ends the run with
  /// an error of the code "canceled".
  std::function<bool(std::string_view phase)> onPhase;
};

/// Op names and how often each op occurs.
using OpCounts = std::vector<std::pair<std::string, unsigned>>;

/// An op that LiteRT's GPU delegate leaves to the CPU.
struct CpuOp {
  /// The builtin or custom op, and the TensorFlow node that it comes from.
  std::string op, node;
  std::string reason;
  /// The graph of the op in the file, and its position there.
  std::string graph;
  unsigned position = 0;
};

/// Where the ops of a file run under LiteRT's GPU delegate, for the target
/// "gpu". The ops are those of the signatures' graphs without the bodies of
/// loops and branches.
struct GpuPlacement {
  /// One line for the user; empty for other targets.
  std::string summary;
  /// All ops, those that the delegate takes, its partitions, and the ops of
  /// the largest partition of each graph, which the delegate takes by default.
  unsigned ops = 0, gpuOps = 0, partitions = 0, largest = 0;
  std::vector<CpuOp> cpuOps;
  /// A node with a result whose size is computed at run time: the delegate
  /// refuses the graph. Empty if there is none.
  std::string dynamicNode;
  bool isWhole() const { return dynamicNode.empty() && cpuOps.empty(); }
};

/// The tensor arena that TFLite Micro needs for a file, for the target "micro".
/// Sizes are those of 64-bit machines: an upper bound for microcontrollers,
/// whose pointers are smaller. tfuse/Import/TFLite/MicroArena.h explains them.
struct MicroArena {
  /// One line for the user; empty for other targets, and for files that TFLite
  /// Micro cannot run.
  std::string summary;
  /// The size of the arena, and of its parts after AllocateTensors: tensors
  /// with scratch buffers, and persistent data. Their sum is less than the size
  /// if planning needs more memory than running.
  uint64_t bytes = 0, tensorBytes = 0, persistentBytes = 0;
};

struct ConvertResult {
  bool succeeded = false;
  /// The file that was written.
  std::string output;
  uint64_t outputBytes = 0;
  /// Whether the model was a TFLite file.
  bool fromTFLite = false;
  /// TensorFlow ops in the imported signatures (ops of the file for a TFLite
  /// file), TFLite ops in the result.
  OpCounts opsBefore, opsAfter;
  /// One line: the runtimes that run the file, and why others do not.
  std::string runtimes;
  GpuPlacement gpu;
  MicroArena arena;
  /// The report as text for the terminal, and in full as JSON.
  std::string summary, reportJSON;
  /// Wall time of each phase in seconds.
  std::vector<std::pair<std::string, double>> timings;
};

/// Converts a model. On failure no file is written, and `onDiagnostic` has
/// received every error.
ConvertResult convert(const ConvertOptions &options);

struct QuantizeOptions {
  /// The float .tflite file.
  std::string input;
  /// The .tflite file to write.
  std::string output;
  QuantizationOptions quantization;
  /// As in ConvertOptions.
  std::string target, reportFile;
  std::function<void(const Diagnostic &)> onDiagnostic;
  std::function<bool(std::string_view phase)> onPhase;
};

struct QuantizeResult {
  bool succeeded = false;
  uint64_t inputBytes = 0, outputBytes = 0;
  /// The report as text for the terminal, and in full as JSON.
  std::string summary, reportJSON;
};

/// Quantizes a TFLite file. On failure no file is written, and `onDiagnostic`
/// has received every error.
QuantizeResult quantizeFile(const QuantizeOptions &options);

struct InspectOptions {
  /// A SavedModel directory, a Keras model, a GraphDef, a TensorFlow.js model
  /// or a .tflite file.
  std::string input;
  std::vector<std::string> tags;
  /// As in ConvertOptions.
  std::vector<std::string> modelRoots;
  bool json = false;
  /// As in ConvertOptions: whether this runtime runs the .tflite file, for
  /// "gpu" what the delegate takes, for "micro" the tensor arena. Empty: not
  /// described.
  std::string target;
  /// The .html file to write, which shows the model's graph; empty: none.
  std::string htmlFile;
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
/// Also lists the fusions that the options load.
std::vector<RuleDescription> listRules(const ConvertOptions &options);

/// A supported annotation of functions (`_implements`, `api_implements`). `id`
/// is also the id of the rule that fuses such functions.
struct CompositeDescription {
  std::string id, summary;
  /// The names in annotations; "*" at the end of a name matches any suffix.
  std::vector<std::string> names;
  /// True if a person writes the annotation, false if a framework does.
  bool byPerson;
};
std::vector<CompositeDescription> listComposites();

/// The phases that `stopAfter` can name, in order, with a description of the IR
/// after each.
std::vector<std::pair<std::string_view, std::string_view>> listPhases();

/// The diagnostic codes, with a one-sentence description of each.
std::vector<std::pair<std::string_view, std::string_view>> listCodes();

/// What a command with --json prints if it fails: an object with the
/// diagnostics, as docs/reference/schemas/failure.schema.json describes it.
std::string failureJSON(std::string_view command,
                        const std::vector<Diagnostic> &diagnostics);

/// A human-readable size: "13.4 MB", "512 bytes".
std::string formatBytes(uint64_t bytes);

} // namespace tfuse

#endif // TFUSE_TFUSE_H
