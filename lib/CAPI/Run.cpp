//===- Run.cpp - Runs commands and holds their results --------------------===//

#include "Objects.h"

#include "tfuse/Support/GuardedRun.h"

using namespace llvm;
using namespace tfuse;
using namespace tfuse::capi;

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

template <typename T>
static std::vector<std::pair<std::string, double>>
tableOf(const std::vector<std::pair<std::string, T>> &pairs) {
  return {pairs.begin(), pairs.end()};
}

static void store(ConvertResult &from, tfuse_result &to) {
  to.strings["output"] = std::move(from.output);
  to.strings["runtimes"] = std::move(from.runtimes);
  to.strings["gpu"] = std::move(from.gpu.summary);
  to.strings["arena"] = std::move(from.arena.summary);
  to.strings["summary"] = std::move(from.summary);
  to.strings["report_json"] = std::move(from.reportJSON);
  to.integers["output_bytes"] = from.outputBytes;
  to.tables["ops_before"] = tableOf(from.opsBefore);
  to.tables["ops_after"] = tableOf(from.opsAfter);
  to.tables["timings"] = tableOf(from.timings);
}

static void store(QuantizeResult &from, tfuse_result &to) {
  to.strings["summary"] = std::move(from.summary);
  to.strings["report_json"] = std::move(from.reportJSON);
  to.integers["input_bytes"] = from.inputBytes;
  to.integers["output_bytes"] = from.outputBytes;
}

static void store(CalibrateResult &from, tfuse_result &to) {
  to.strings["runtime"] = std::move(from.runtime);
  to.integers["samples"] = from.samples;
  to.integers["tensors"] = from.tensors;
}

static void store(OptimizeResult &from, tfuse_result &to) {
  to.strings["summary"] = std::move(from.summary);
  to.strings["explanation"] = std::move(from.explanation);
  to.strings["report_json"] = std::move(from.reportJSON);
  to.integers["nodes_before"] = from.nodesBefore;
  to.integers["nodes_after"] = from.nodesAfter;
  to.integers["rewrites"] = from.rewrites;
  to.tables["timings"] = tableOf(from.timings);
}

/// One table for each measure.
static void store(StringRef title, const std::vector<TensorDifference> &from,
                  tfuse_result &to) {
  auto addTable = [&](StringRef name, double TensorDifference::*measure) {
    auto &table = to.tables[(title + "." + name).str()];
    for (const TensorDifference &difference : from)
      table.emplace_back(difference.name, difference.*measure);
  };
  addTable("snr", &TensorDifference::snr);
  addTable("cosine", &TensorDifference::cosine);
  addTable("max_error", &TensorDifference::maxError);
  addTable("relative_rms", &TensorDifference::relativeRMS);
}

static void store(VerifyResult &from, tfuse_result &to) {
  to.strings["json"] = std::move(from.json);
  to.integers["samples"] = from.samples;
  store("outputs", from.outputs, to);
  store("layers", from.layers, to);
  for (std::string &note : from.notes)
    to.tables["notes"].emplace_back(std::move(note), 0);
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

static ConvertResult run(const ConvertOptions &o) { return convert(o); }
static QuantizeResult run(const QuantizeOptions &o) { return quantizeFile(o); }
static CalibrateResult run(const CalibrateOptions &o) { return calibrate(o); }
static CalibrateResult run(const MergeRangesOptions &o) {
  return mergeRanges(o);
}
static OptimizeResult run(const OptimizeOptions &o) { return optimize(o); }
static VerifyResult run(const VerifyOptions &o) { return verifyQuantized(o); }

namespace {
/// A run with its own copy of the options, whose callbacks collect diagnostics
/// and call those of C.
class Run {
public:
  explicit Run(const tfuse_options &options) : options(options) {}

  template <typename Options> bool operator()(Options copy) {
    install(copy);
    auto outcome = run(copy);
    if (outcome.succeeded)
      store(outcome, *result);
    return outcome.succeeded;
  }

  bool operator()(InspectOptions copy) {
    install(copy);
    std::string text = inspect(copy);
    bool succeeded = !text.empty() && !hasError;
    result->strings["text"] = std::move(text);
    return succeeded;
  }

  bool operator()(ExplainOptions copy) {
    install(copy.conversion);
    Explanation explanation = explain(copy);
    result->strings["json"] = std::move(explanation.json);
    return explanation.succeeded;
  }

  std::unique_ptr<tfuse_result> result = std::make_unique<tfuse_result>();
  bool hasError = false;

private:
  template <typename Options> void install(Options &copy) {
    copy.onDiagnostic = [this](const Diagnostic &diagnostic) {
      hasError |= diagnostic.severity == Severity::Error;
      result->diagnostics.push_back({diagnostic});
      if (auto [function, userData] = options.onDiagnostic; function)
        callOnOuterStack(
            [&] { function(&result->diagnostics.back(), userData); });
    };
    if constexpr (requires { copy.onPhase; })
      if (options.onPhase.function || options.onCancel.function)
        copy.onPhase = [this](std::string_view phase) {
          return proceeds(options.onPhase, std::string(phase).c_str());
        };
    if constexpr (requires { copy.onSample; })
      installSamples(copy.onSample);
    if constexpr (requires { copy.quantization; })
      installSamples(copy.quantization.onSample);
  }

  void installSamples(std::function<bool(uint64_t, uint64_t)> &onSample) {
    if (options.onSample.function || options.onCancel.function)
      onSample = [this](uint64_t done, uint64_t total) {
        return proceeds(options.onSample, done, total);
      };
  }

  /// Calls a callback, then asks the caller whether to go on.
  template <typename Function, typename... Arguments>
  bool proceeds(Callback<Function> callback, Arguments... arguments) {
    bool isCanceled = false;
    callOnOuterStack([&] {
      if (callback.function)
        callback.function(arguments..., callback.userData);
      if (auto [function, userData] = options.onCancel; function)
        isCanceled = function(userData);
    });
    return !isCanceled;
  }

  const tfuse_options &options;
};
} // namespace

// NOLINTBEGIN(readability-identifier-naming): names of C.

tfuse_result *tfuse_run(const tfuse_options *options, tfuse_error **error) {
  if (!options) {
    setInvalidOption(error, "the options are null");
    return nullptr;
  }
  Run run(*options);
  if (std::visit([&](const auto &values) { return run(values); },
                 options->values))
    return run.result.release();
  setError(error, std::move(run.result->diagnostics));
  return nullptr;
}

void tfuse_result_free(tfuse_result *result) { delete result; }

const char *tfuse_result_string(const tfuse_result *result, const char *field) {
  if (!result)
    return nullptr;
  auto found = result->strings.find(textOf(field));
  return found == result->strings.end() ? nullptr : found->second.c_str();
}

uint64_t tfuse_result_integer(const tfuse_result *result, const char *field) {
  return result ? result->integers.lookup(textOf(field)) : 0;
}

static ArrayRef<std::pair<std::string, double>>
tableOf(const tfuse_result *result, const char *field) {
  if (!result)
    return {};
  auto found = result->tables.find(textOf(field));
  if (found == result->tables.end())
    return {};
  return found->second;
}

size_t tfuse_result_table_size(const tfuse_result *result, const char *field) {
  return tableOf(result, field).size();
}

const char *tfuse_result_table_name(const tfuse_result *result,
                                    const char *field, size_t row) {
  auto table = tableOf(result, field);
  return row < table.size() ? table[row].first.c_str() : nullptr;
}

double tfuse_result_table_value(const tfuse_result *result, const char *field,
                                size_t row) {
  auto table = tableOf(result, field);
  return row < table.size() ? table[row].second : 0;
}

size_t tfuse_result_diagnostic_count(const tfuse_result *result) {
  return result ? result->diagnostics.size() : 0;
}

const tfuse_diagnostic *tfuse_result_diagnostic(const tfuse_result *result,
                                                size_t index) {
  if (!result || index >= result->diagnostics.size())
    return nullptr;
  return &result->diagnostics[index];
}

// NOLINTEND(readability-identifier-naming)
