//===- Module.cpp - The native module of the Python package ---------------===//
//
// tfuse._native: the functions of tfuse.h, nearly one to one. python/tfuse adds
// exceptions, warnings and defaults. Options are passed as a dict, so that an
// option costs one line here (`options` below) and one in
// python/tfuse/_options.py. Conversions run without the GIL: diagnostics are
// collected and returned at the end, and the callback for phases acquires the
// GIL.
//
//===----------------------------------------------------------------------===//

#include "tfuse/calibrate.h"
#include "tfuse/tfuse.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <exception>
#include <functional>
#include <map>

namespace py = pybind11;
using namespace tfuse;

namespace {

using Setter = std::function<void(ConvertOptions &, py::handle)>;
using Shapes = std::map<std::string, std::vector<int64_t>>;

/// An option whose type pybind11 can convert.
template <typename T> Setter field(T ConvertOptions::*member) {
  return [member](ConvertOptions &options, py::handle value) {
    options.*member = value.cast<T>();
  };
}

/// An option of ConvertOptions::quantization.
template <typename T> Setter quantization(T QuantizationOptions::*member) {
  return [member](ConvertOptions &options, py::handle value) {
    options.quantization.*member = value.cast<T>();
  };
}

void setInputShapes(ConvertOptions &options, py::handle value) {
  for (auto &[name, dimensions] : value.cast<Shapes>())
    options.inputShapes.push_back({name, dimensions});
}

/// Every option of ConvertOptions except input, output and the callbacks.
const std::map<std::string, Setter> &options() {
  static const std::map<std::string, Setter> table = {
      {"signatures", field(&ConvertOptions::signatures)},
      {"tags", field(&ConvertOptions::tags)},
      {"input_arrays", field(&ConvertOptions::inputArrays)},
      {"output_arrays", field(&ConvertOptions::outputArrays)},
      {"input_shapes", setInputShapes},
      {"stop_after", field(&ConvertOptions::stopAfter)},
      {"report_file", field(&ConvertOptions::reportFile)},
      {"disabled_rules", field(&ConvertOptions::disabledRules)},
      {"only_rules", field(&ConvertOptions::onlyRules)},
      {"allow_custom_ops", field(&ConvertOptions::allowCustomOps)},
      {"fallback_composites", field(&ConvertOptions::fallbackComposites)},
      {"required_fusions", field(&ConvertOptions::requiredFusions)},
      {"fusion_plugins", field(&ConvertOptions::fusionPlugins)},
      {"model_roots", field(&ConvertOptions::modelRoots)},
      {"fusion_files", field(&ConvertOptions::fusionFiles)},
      {"target", field(&ConvertOptions::target)},
      {"force", field(&ConvertOptions::force)},
      {"rnn", field(&ConvertOptions::rnn)},
      {"quantize", quantization(&QuantizationOptions::mode)},
      {"recipe", quantization(&QuantizationOptions::recipe)},
      {"weight_bits", quantization(&QuantizationOptions::weightBits)},
      {"min_elements", quantization(&QuantizationOptions::minElements)},
      {"calibration", quantization(&QuantizationOptions::calibration)},
      {"runtime", quantization(&QuantizationOptions::runtime)},
      {"input_type", quantization(&QuantizationOptions::inputType)},
      {"output_type", quantization(&QuantizationOptions::outputType)},
      {"keep_float", quantization(&QuantizationOptions::keepFloat)},
      {"integer_only", quantization(&QuantizationOptions::integerOnly)},
      {"equalize", quantization(&QuantizationOptions::equalize)},
      {"bias_correction", quantization(&QuantizationOptions::biasCorrection)},
      {"range_method", quantization(&QuantizationOptions::rangeMethod)},
      {"percentile", quantization(&QuantizationOptions::percentile)},
      {"verify", field(&ConvertOptions::verify)},
      {"verify_each_phase", field(&ConvertOptions::verifyEachPhase)},
  };
  return table;
}

void setOption(ConvertOptions &convertOptions, const std::string &name,
               py::handle value) {
  auto setter = options().find(name);
  if (setter == options().end())
    throw py::type_error("unknown option '" + name + "'");
  try {
    setter->second(convertOptions, value);
  } catch (const py::cast_error &) {
    throw py::type_error("option '" + name + "' cannot be " +
                         py::repr(value).cast<std::string>());
  }
}

/// (severity, code, message, where, hint)
py::tuple toPython(const Diagnostic &diagnostic) {
  const char *severity = "note";
  if (diagnostic.severity == Severity::Error)
    severity = "error";
  else if (diagnostic.severity == Severity::Warning)
    severity = "warning";
  return py::make_tuple(severity, diagnostic.code, diagnostic.message,
                        diagnostic.where, diagnostic.hint);
}

py::list toPython(const std::vector<Diagnostic> &diagnostics) {
  py::list result;
  for (const Diagnostic &diagnostic : diagnostics)
    result.append(toPython(diagnostic));
  return result;
}

/// Names and numbers, in the order of the vector.
template <typename T>
py::dict toDict(const std::vector<std::pair<std::string, T>> &pairs) {
  py::dict result;
  for (auto &[name, value] : pairs)
    result[py::str(name)] = value;
  return result;
}

/// A Python callable, called without the GIL being held. Its exceptions cannot
/// pass through tfuse: they are stored and raised afterwards.
class PhaseCallback {
public:
  explicit PhaseCallback(py::object function) : function(std::move(function)) {}

  void operator()(std::string_view phase) {
    py::gil_scoped_acquire lock;
    if (failure)
      return;
    try {
      function(py::str(phase.data(), phase.size()));
    } catch (const py::error_already_set &) {
      failure = std::current_exception();
    }
  }

  void rethrow() {
    if (failure)
      std::rethrow_exception(failure);
  }

private:
  py::object function;
  std::exception_ptr failure;
};

ConvertOptions readOptions(const py::dict &arguments) {
  ConvertOptions convertOptions;
  for (auto [name, value] : arguments)
    setOption(convertOptions, name.cast<std::string>(), value);
  return convertOptions;
}

/// Returns (result or None, diagnostics).
py::tuple convertModel(const std::string &input, const std::string &output,
                       const py::dict &arguments, const py::object &onPhase) {
  ConvertOptions convertOptions = readOptions(arguments);
  convertOptions.input = input;
  convertOptions.output = output;
  std::vector<Diagnostic> diagnostics;
  convertOptions.onDiagnostic = [&](const Diagnostic &diagnostic) {
    diagnostics.push_back(diagnostic);
  };
  PhaseCallback callback(onPhase);
  if (!onPhase.is_none())
    convertOptions.onPhase = [&](std::string_view phase) { callback(phase); };

  ConvertResult result;
  {
    py::gil_scoped_release unlocked;
    result = convert(convertOptions);
  }
  callback.rethrow();
  if (!result.succeeded)
    return py::make_tuple(py::none(), toPython(diagnostics));
  py::dict fields;
  fields["output"] = result.output;
  fields["runtimes"] = result.runtimes;
  fields["summary"] = result.summary;
  fields["json"] = result.reportJSON;
  fields["ops_before"] = toDict(result.opsBefore);
  fields["ops_after"] = toDict(result.opsAfter);
  fields["timings"] = toDict(result.timings);
  return py::make_tuple(fields, toPython(diagnostics));
}

/// Returns ((summary, JSON report) or None, diagnostics).
py::tuple quantizeModel(const std::string &input, const std::string &output,
                        const py::dict &arguments) {
  ConvertOptions given = readOptions(arguments);
  QuantizeOptions quantizeOptions;
  quantizeOptions.input = input;
  quantizeOptions.output = output;
  quantizeOptions.quantization = given.quantization;
  quantizeOptions.target = given.target;
  quantizeOptions.reportFile = given.reportFile;
  std::vector<Diagnostic> diagnostics;
  quantizeOptions.onDiagnostic = [&](const Diagnostic &diagnostic) {
    diagnostics.push_back(diagnostic);
  };
  QuantizeResult result;
  {
    py::gil_scoped_release unlocked;
    result = quantizeFile(quantizeOptions);
  }
  py::object fields = py::none();
  if (result.succeeded)
    fields = py::make_tuple(result.summary, result.reportJSON);
  return py::make_tuple(fields, toPython(diagnostics));
}

/// Returns ((samples, tensors, runtime) or None, diagnostics).
py::tuple toPython(const CalibrateResult &result,
                   const std::vector<Diagnostic> &diagnostics) {
  py::object fields = py::none();
  if (result.succeeded)
    fields = py::make_tuple(result.samples, result.tensors, result.runtime);
  return py::make_tuple(fields, toPython(diagnostics));
}

py::tuple calibrateModel(const std::string &input,
                         const std::vector<std::string> &data,
                         const std::string &output, const py::dict &arguments) {
  ConvertOptions given = readOptions(arguments);
  CalibrateOptions calibrateOptions;
  calibrateOptions.input = input;
  calibrateOptions.data = data;
  calibrateOptions.output = output;
  calibrateOptions.mode = given.quantization.mode;
  calibrateOptions.signatures = given.signatures;
  calibrateOptions.tags = given.tags;
  calibrateOptions.inputArrays = given.inputArrays;
  calibrateOptions.outputArrays = given.outputArrays;
  calibrateOptions.inputShapes = given.inputShapes;
  calibrateOptions.modelRoots = given.modelRoots;
  calibrateOptions.target = given.target;
  calibrateOptions.rnn = given.rnn;
  calibrateOptions.allowCustomOps = given.allowCustomOps;
  calibrateOptions.runtime = given.quantization.runtime;
  calibrateOptions.equalize = given.quantization.equalize;
  std::vector<Diagnostic> diagnostics;
  calibrateOptions.onDiagnostic = [&](const Diagnostic &diagnostic) {
    diagnostics.push_back(diagnostic);
  };
  CalibrateResult result;
  {
    py::gil_scoped_release unlocked;
    result = calibrate(calibrateOptions);
  }
  return toPython(result, diagnostics);
}

py::tuple mergeRangesFiles(const std::vector<std::string> &inputs,
                           const std::string &output) {
  std::vector<Diagnostic> diagnostics;
  MergeRangesOptions mergeOptions;
  mergeOptions.inputs = inputs;
  mergeOptions.output = output;
  mergeOptions.onDiagnostic = [&](const Diagnostic &diagnostic) {
    diagnostics.push_back(diagnostic);
  };
  CalibrateResult result;
  {
    py::gil_scoped_release unlocked;
    result = mergeRanges(mergeOptions);
  }
  return toPython(result, diagnostics);
}

/// Returns (text, diagnostics).
py::tuple inspectModel(const std::string &input,
                       const std::vector<std::string> &tags, bool json,
                       const std::vector<std::string> &modelRoots) {
  InspectOptions inspectOptions;
  inspectOptions.input = input;
  inspectOptions.tags = tags;
  inspectOptions.modelRoots = modelRoots;
  inspectOptions.json = json;
  std::vector<Diagnostic> diagnostics;
  inspectOptions.onDiagnostic = [&](const Diagnostic &diagnostic) {
    diagnostics.push_back(diagnostic);
  };
  std::string text;
  {
    py::gil_scoped_release unlocked;
    text = inspect(inspectOptions);
  }
  return py::make_tuple(text, toPython(diagnostics));
}

py::list listRulesTuples(const py::dict &arguments) {
  py::list result;
  for (const RuleDescription &rule : listRules(readOptions(arguments)))
    result.append(
        py::make_tuple(rule.id, rule.group, rule.summary, rule.onByDefault));
  return result;
}

py::list listCompositesTuples() {
  py::list result;
  for (const CompositeDescription &composite : listComposites())
    result.append(py::make_tuple(composite.id, composite.summary,
                                 composite.names, composite.byPerson));
  return result;
}

} // namespace

PYBIND11_MODULE(_native, module) {
  module.doc() = "The native part of tfuse; use the package `tfuse` instead.";
  module.def("version", [] { return version(); });
  module.def("convert", convertModel, py::arg("input"), py::arg("output"),
             py::arg("options"), py::arg("on_phase") = py::none());
  module.def("option_names", [] {
    std::vector<std::string> names;
    for (auto &[name, setter] : options())
      names.push_back(name);
    return names;
  });
  module.def("inspect", inspectModel, py::arg("input"), py::arg("tags"),
             py::arg("json"), py::arg("model_roots"));
  module.def("quantize", quantizeModel, py::arg("input"), py::arg("output"),
             py::arg("options"));
  module.def("calibrate", calibrateModel, py::arg("input"), py::arg("data"),
             py::arg("output"), py::arg("options"));
  module.def("merge_ranges", mergeRangesFiles, py::arg("inputs"),
             py::arg("output"));
  module.def("list_rules", listRulesTuples, py::arg("options"));
  module.def("list_composites", listCompositesTuples);
  module.def("list_phases", [] { return listPhases(); });
  module.def("list_codes", [] { return listCodes(); });
}
