//===- Options.cpp - Options of runs, set by name -------------------------===//
//
// Each command has a table of names and fields of its C++ options. A new option
// costs one line here and no new symbol.
//
//===----------------------------------------------------------------------===//

#include "Objects.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <limits>

using namespace llvm;
using namespace tfuse;
using namespace tfuse::capi;

using Slots = std::map<std::string, Slot, std::less<>>;

//===----------------------------------------------------------------------===//
// The options of each command
//===----------------------------------------------------------------------===//

static Slots slotsOf(QuantizationOptions &options) {
  return {{"quantize", &options.mode},
          {"recipe", &options.recipe},
          {"weight_bits", &options.weightBits},
          {"min_elements", &options.minElements},
          {"calibration", &options.calibration},
          {"runtime", &options.runtime},
          {"calls", &options.calls},
          {"input_type", &options.inputType},
          {"output_type", &options.outputType},
          {"keep_float", &options.keepFloat},
          {"equalize", &options.equalize},
          {"bias_correction", &options.biasCorrection},
          {"integer_only", &options.integerOnly},
          {"range_method", &options.rangeMethod},
          {"percentile", &options.percentile}};
}

static Slots slotsOf(ConvertOptions &options) {
  Slots slots = slotsOf(options.quantization);
  slots.insert(
      {{"input", &options.input},
       {"output", &options.output},
       {"signatures", &options.signatures},
       {"functions", &options.functions},
       {"renamed_signatures", &options.renamedSignatures},
       {"tags", &options.tags},
       {"input_arrays", &options.inputArrays},
       {"output_arrays", &options.outputArrays},
       {"from_tensors", &options.fromTensors},
       {"to_tensors", &options.toTensors},
       {"input_shapes", &options.inputShapes},
       {"model_roots", &options.modelRoots},
       {"stop_after", &options.stopAfter},
       {"report_file", &options.reportFile},
       {"model_explorer", &options.modelExplorer},
       {"disabled_rules", &options.disabledRules},
       {"only_rules", &options.onlyRules},
       {"allow_custom_ops", &options.allowCustomOps},
       {"select_tf_ops", &options.selectTfOps},
       {"select_user_tf_ops", &options.selectUserTfOps},
       {"allow_narrowing", &options.allowNarrowing},
       {"fallback_composites", &options.fallbackComposites},
       {"required_fusions", &options.requiredFusions},
       {"fusion_plugins", &options.fusionPlugins},
       {"fusion_files", &options.fusionFiles},
       {"target", &options.target},
       {"force", &options.force},
       {"rnn", &options.rnn},
       {"optimize_for", &options.optimizeFor},
       {"rnn_state", &options.rnnState},
       {"chunk", &options.chunk},
       {"verify", &options.verify},
       {"verify_each_phase", &options.verifyEachPhase},
       {"debug_print_ir", &options.passDebugging.printIRAfterAll},
       {"debug_timing", &options.passDebugging.timing},
       {"debug_crash_reproducer", &options.passDebugging.crashReproducer}});
  return slots;
}

static Slots slotsOf(QuantizeOptions &options) {
  Slots slots = slotsOf(options.quantization);
  slots.insert({{"input", &options.input},
                {"output", &options.output},
                {"target", &options.target},
                {"report_file", &options.reportFile}});
  return slots;
}

static Slots slotsOf(CalibrateOptions &options) {
  return {{"input", &options.input},
          {"data", &options.data},
          {"output", &options.output},
          {"signatures", &options.signatures},
          {"functions", &options.functions},
          {"tags", &options.tags},
          {"input_arrays", &options.inputArrays},
          {"output_arrays", &options.outputArrays},
          {"from_tensors", &options.fromTensors},
          {"to_tensors", &options.toTensors},
          {"input_shapes", &options.inputShapes},
          {"model_roots", &options.modelRoots},
          {"target", &options.target},
          {"rnn", &options.rnn},
          {"allow_custom_ops", &options.allowCustomOps},
          {"quantize", &options.mode},
          {"equalize", &options.equalize},
          {"runtime", &options.runtime},
          {"calls", &options.calls}};
}

static Slots slotsOf(MergeRangesOptions &options) {
  return {{"inputs", &options.inputs}, {"output", &options.output}};
}

static Slots slotsOf(OptimizeOptions &options) {
  return {{"input", &options.input},
          {"model_roots", &options.modelRoots},
          {"output", &options.output},
          {"fetches", &options.fetches},
          {"feeds", &options.feeds},
          {"preserved", &options.preserved},
          {"optimizers", &options.optimizers},
          {"stages", &options.stages},
          {"device", &options.device},
          {"semantics", &options.semantics},
          {"iterations", &options.iterations},
          {"prune", &options.prune},
          {"verify", &options.verify},
          {"report_file", &options.reportFile},
          {"summary", &options.summary},
          {"explain", &options.explain},
          {"report_as_json", &options.reportAsJSON},
          {"leaves_memory", &options.leavesMemory}};
}

static Slots slotsOf(VerifyOptions &options) {
  return {{"float_file", &options.floatFile},
          {"quantized_file", &options.quantizedFile},
          {"data", &options.data},
          {"tensorflow", &options.tensorFlow},
          {"random_samples", &options.randomSamples},
          {"seed", &options.seed},
          {"tags", &options.tags},
          {"input_arrays", &options.inputArrays},
          {"output_arrays", &options.outputArrays},
          {"model_roots", &options.modelRoots},
          {"runtime", &options.runtime},
          {"calls", &options.calls},
          {"report_file", &options.reportFile}};
}

static Slots slotsOf(InspectOptions &options) {
  return {{"input", &options.input},
          {"tags", &options.tags},
          {"model_roots", &options.modelRoots},
          {"json", &options.json},
          {"target", &options.target},
          {"html_file", &options.htmlFile}};
}

static Slots slotsOf(ExplainOptions &options) {
  Slots slots = slotsOf(options.conversion);
  // Nothing of the conversion is written.
  for (const char *name :
       {"output", "stop_after", "report_file", "model_explorer"})
    slots.erase(name);
  slots.insert({{"quantization_modes", &options.quantizationModes},
                {"html_file", &options.htmlFile}});
  return slots;
}

tfuse_options::tfuse_options(tfuse_command command) : command(command) {
  switch (command) {
  case TFUSE_CONVERT:
    values.emplace<ConvertOptions>();
    break;
  case TFUSE_QUANTIZE:
    values.emplace<QuantizeOptions>();
    break;
  case TFUSE_CALIBRATE:
    values.emplace<CalibrateOptions>();
    break;
  case TFUSE_MERGE_RANGES:
    values.emplace<MergeRangesOptions>();
    break;
  case TFUSE_OPTIMIZE:
    values.emplace<OptimizeOptions>();
    break;
  case TFUSE_VERIFY:
    values.emplace<VerifyOptions>();
    break;
  case TFUSE_INSPECT:
    values.emplace<InspectOptions>();
    break;
  case TFUSE_EXPLAIN:
    values.emplace<ExplainOptions>();
    break;
  }
  slots = std::visit([](auto &options) { return slotsOf(options); }, values);
}

//===----------------------------------------------------------------------===//
// Setting
//===----------------------------------------------------------------------===//

/// Types in the order of the alternatives of Slot.
static constexpr const char *kTypeNames[] = {
    "a text",     "a list of texts", "a truth value",
    "an integer", "a number",        "a list of shapes"};

/// Finds an option of a type. Returns null after storing an error.
template <typename T>
static T *find(tfuse_options *options, const char *name, tfuse_error **error) {
  if (!options || !name) {
    setInvalidOption(error, options ? "the name of the option is null"
                                    : "the options are null");
    return nullptr;
  }
  auto slot = options->slots.find(StringRef(name).str());
  if (slot == options->slots.end()) {
    std::string names = join(make_first_range(options->slots), ", ");
    setInvalidOption(error, "there is no option '" + Twine(name) + "'",
                     "the options are: " + names);
    return nullptr;
  }
  if (auto *const *value = std::get_if<T *>(&slot->second))
    return *value;
  setInvalidOption(error,
                   "option '" + Twine(name) + "' is " +
                       kTypeNames[slot->second.index()] + ", not " +
                       kTypeNames[Slot(static_cast<T *>(nullptr)).index()]);
  return nullptr;
}

// NOLINTBEGIN(readability-identifier-naming): names of C.

tfuse_options *tfuse_options_new(tfuse_command command) {
  if (command < TFUSE_CONVERT || command > TFUSE_EXPLAIN)
    return nullptr;
  return new tfuse_options(command);
}

void tfuse_options_free(tfuse_options *options) { delete options; }

size_t tfuse_options_count(const tfuse_options *options) {
  return options ? options->slots.size() : 0;
}

const char *tfuse_options_name(const tfuse_options *options, size_t index) {
  if (!options || index >= options->slots.size())
    return nullptr;
  return std::next(options->slots.begin(), index)->first.c_str();
}

int tfuse_options_type(const tfuse_options *options, const char *name) {
  if (!options || !name)
    return -1;
  auto slot = options->slots.find(StringRef(name).str());
  return slot == options->slots.end() ? -1
                                      : static_cast<int>(slot->second.index());
}

bool tfuse_options_set_string(tfuse_options *options, const char *name,
                              const char *value, tfuse_error **error) {
  auto *slot = find<std::string>(options, name, error);
  if (!slot)
    return false;
  if (!value)
    return setInvalidOption(error, "option '" + Twine(name) + "' is null");
  *slot = value;
  return true;
}

bool tfuse_options_add_string(tfuse_options *options, const char *name,
                              const char *value, tfuse_error **error) {
  auto *slot = find<std::vector<std::string>>(options, name, error);
  if (!slot)
    return false;
  if (!value)
    return setInvalidOption(error, "an element of option '" + Twine(name) +
                                       "' is null");
  slot->emplace_back(value);
  return true;
}

bool tfuse_options_set_bool(tfuse_options *options, const char *name,
                            bool value, tfuse_error **error) {
  auto *slot = find<bool>(options, name, error);
  if (slot)
    *slot = value;
  return slot;
}

bool tfuse_options_set_integer(tfuse_options *options, const char *name,
                               int64_t value, tfuse_error **error) {
  auto *slot = find<unsigned>(options, name, error);
  if (!slot)
    return false;
  if (value < 0 || value > std::numeric_limits<unsigned>::max())
    return setInvalidOption(error, "option '" + Twine(name) + "' cannot be " +
                                       Twine(value));
  *slot = static_cast<unsigned>(value);
  return true;
}

bool tfuse_options_set_number(tfuse_options *options, const char *name,
                              double value, tfuse_error **error) {
  auto *slot = find<double>(options, name, error);
  if (slot)
    *slot = value;
  return slot;
}

bool tfuse_options_add_shape(tfuse_options *options, const char *name,
                             const char *input, const int64_t *dimensions,
                             size_t rank, tfuse_error **error) {
  auto *slot = find<std::vector<InputShape>>(options, name, error);
  if (!slot)
    return false;
  if (!input || (rank && !dimensions))
    return setInvalidOption(error,
                            "a shape of option '" + Twine(name) + "' is null");
  slot->push_back({input, {dimensions, dimensions + rank}});
  return true;
}

void tfuse_options_on_diagnostic(tfuse_options *options,
                                 tfuse_diagnostic_callback callback,
                                 void *user_data) {
  if (options)
    options->onDiagnostic = {callback, user_data};
}

void tfuse_options_on_phase(tfuse_options *options,
                            tfuse_phase_callback callback, void *user_data) {
  if (options)
    options->onPhase = {callback, user_data};
}

void tfuse_options_on_sample(tfuse_options *options,
                             tfuse_sample_callback callback, void *user_data) {
  if (options)
    options->onSample = {callback, user_data};
}

void tfuse_options_on_cancel(tfuse_options *options,
                             tfuse_cancel_callback callback, void *user_data) {
  if (options)
    options->onCancel = {callback, user_data};
}

// NOLINTEND(readability-identifier-naming)
