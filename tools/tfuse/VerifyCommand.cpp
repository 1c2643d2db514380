//===- VerifyCommand.cpp - tfuse verify -----------------------------------===//

#include "Commands.h"
#include "Terminal.h"

#include "tfuse/verify.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>

namespace tfuse::cli {

namespace {
struct VerifyArguments {
  VerifyOptions options;
  std::optional<double> minSNR, tolerance;
  bool json = false, quiet = false;
};
} // namespace

static void printTable(const std::vector<TensorDifference> &tensors,
                       size_t count, const char *title) {
  std::printf("%-9s %9s %10s %10s  %s\n", "SNR (dB)", "cosine", "max error",
              "RMS error", title);
  for (size_t i = 0; i < tensors.size() && i < count; ++i) {
    const TensorDifference &tensor = tensors[i];
    std::string name = printable(tensor.name);
    if (std::isinf(tensor.snr) && tensor.snr > 0)
      std::printf("%-9s %9s %10s %10s  %s\n", "equal", "", "", "",
                  name.c_str());
    else
      std::printf("%-9.1f %9.6f %10.3g %9.2f%%  %s\n", tensor.snr,
                  tensor.cosine, tensor.maxError, 100 * tensor.relativeRMS,
                  name.c_str());
  }
}

static void printResult(const VerifyResult &result) {
  constexpr size_t kWorstLayers = 10;
  for (const std::string &note : result.notes)
    std::cout << printable(note) << '\n';
  std::cout << result.samples << " samples\n\n" << std::flush;
  printTable(result.outputs, result.outputs.size(), "output");
  if (!result.firstLayer.empty())
    std::printf("\nthe first layer that differs: %s\n",
                printable(result.firstLayer).c_str());
  if (!result.layers.empty()) {
    std::printf("\nthe worst of %zu layers\n", result.layers.size());
    printTable(result.layers, kWorstLayers, "tensor");
  }
  std::fflush(stdout);
}

/// Reports each output whose signal-to-noise ratio is too low.
static int checkOutputs(const VerifyResult &result, double minSNR) {
  int code = Success;
  for (const TensorDifference &output : result.outputs) {
    if (output.snr >= minSNR)
      continue;
    char text[96];
    std::snprintf(text, sizeof(text), "the SNR is %.1f dB, below %.1f dB",
                  output.snr, minSNR);
    printDiagnostic({Severity::Error, "verify", text, output.name,
                     "keep the worst layers float with --keep-float, or "
                     "quantize to int16x8"});
    code = Failed;
  }
  return code;
}

/// Reports each output with an error beyond the tolerance.
static int checkTolerance(const VerifyResult &result, double tolerance) {
  int code = Success;
  for (const TensorDifference &output : result.outputs) {
    if (output.isWithin(tolerance))
      continue;
    char text[128];
    std::snprintf(text, sizeof(text),
                  "the greatest error is %.3g, of values up to %.3g: beyond "
                  "the tolerance %.3g",
                  output.maxError, output.maxValue, tolerance);
    std::string hint =
        result.firstLayer.empty()
            ? "--tolerance allows larger errors, as half precision has"
            : "the first layer that differs is '" + result.firstLayer + "'";
    printDiagnostic({Severity::Error, "verify", text, output.name, hint});
    code = Failed;
  }
  return code;
}

static int run(VerifyArguments &arguments) {
  VerifyOptions &options = arguments.options;
  constexpr double kDefaultTolerance = 1e-4;
  Diagnostics diagnostics("verify", arguments.json);
  bool isPair = options.floatFile.ends_with(".tflite");
  bool isIncomplete =
      options.floatFile.empty() || options.quantizedFile.empty();
  if (isIncomplete || (isPair && options.data.empty())) {
    std::string hint =
        "tfuse verify FLOAT.tflite QUANTIZED.tflite --data DATA.npz";
    if (isIncomplete)
      hint = "tfuse verify MODEL FILE.tflite, or " + hint;
    diagnostics.print({Severity::Error, "usage",
                       isIncomplete ? "two files are needed" : "no data given",
                       "", hint});
    return diagnostics.fail(Usage);
  }
  Progress progress(!arguments.quiet);
  progress.discardLogOf("verify");
  options.onPhase = [&](std::string_view name) {
    progress.phase(name);
    return true;
  };
  options.onSample = [&](uint64_t done, uint64_t total) {
    progress.sample(done, total);
    return true;
  };
  options.onDiagnostic = [&](const Diagnostic &diagnostic) {
    progress.clear();
    if (!arguments.quiet || diagnostic.severity == Severity::Error)
      diagnostics.print(diagnostic);
  };
  VerifyResult result = verifyQuantized(options);
  progress.clear();
  if (!result.succeeded)
    return diagnostics.fail(Failed);
  if (arguments.json)
    std::cout << result.json << std::flush;
  else if (!arguments.quiet)
    printResult(result);
  if (!arguments.tolerance && !arguments.minSNR && result.fromSource)
    arguments.tolerance = kDefaultTolerance;
  int code = Success;
  if (arguments.minSNR)
    code = std::max(code, checkOutputs(result, *arguments.minSNR));
  if (arguments.tolerance)
    code = std::max(code, checkTolerance(result, *arguments.tolerance));
  return code;
}

void addVerify(CLI::App &app, Action &action) {
  auto arguments = std::make_shared<VerifyArguments>();
  VerifyOptions &options = arguments->options;
  CLI::App *sub = app.add_subcommand(
      "verify", "Compare a TFLite file with its model or its float file");
  sub->footer(
      "MODEL is a SavedModel, a Keras model, a frozen GraphDef or a\n"
      "TensorFlow.js model, which tfuse's evaluator runs without any of the\n"
      "rewrites of tfuse convert, or the float file of a quantized file.\n"
      "\n"
      "Runs both on the same samples and compares each output, and the\n"
      "tensors with equal names in both files. Quantized tensors are compared\n"
      "as the real numbers that they stand for; the float32 data are "
      "quantized\n"
      "for integer inputs. Tensors in loops and branches are not compared.\n"
      "\n"
      "SNR is the ratio of the squared values to the squared errors in dB:\n"
      "each 6 dB are one bit. Cosine is that of the angle between float and\n"
      "quantized tensor, max error the greatest absolute difference, and RMS\n"
      "error the root mean square of the errors relative to the values. A\n"
      "layer with a low SNR after layers with a high one loses the precision:\n"
      "keep it float (--keep-float), or calibrate with more typical data.\n"
      "\n"
      "Integer kernels run in LiteRT only. LiteRT's C interface refuses the\n"
      "variable tensors in which recurrent ops hold their states: such files\n"
      "run in the interpreter of the Python package ai_edge_litert.\n"
      "\n"
      "Examples:\n"
      "  tfuse verify my_saved_model model.tflite\n"
      "  tfuse verify float.tflite int8.tflite --data images.npz\n"
      "  tfuse verify float.tflite int8.tflite --data images.npz --min-snr 25\n"
      "  tfuse verify float.tflite int8.tflite --data encode=x.npz --json\n"
      "\n"
      "Exit codes: 0 compared, 1 not compared, or an output has an error "
      "beyond\n"
      "--tolerance or an SNR below --min-snr, 2 the command line was wrong.");
  sub->add_option("model", options.floatFile,
                  "The model, or the float file of a quantized file")
      ->type_name("MODEL");
  sub->add_option("file", options.quantizedFile, "The file to check")
      ->type_name("FILE.tflite");
  sub->add_option("--data", options.data,
                  "Samples for the inputs, as in tfuse calibrate: .npz, .npy, "
                  "or a folder of such files; may be repeated (default for a "
                  "SavedModel or GraphDef: random samples)")
      ->type_name("[SIGNATURE=]PATH")
      ->take_all();
  // A flag, so that it does not parse the model as a Python.
  sub->add_flag("--with-tensorflow{python3}", options.tensorFlow,
                "--with-tensorflow=PYTHON: TensorFlow of this Python runs the "
                "model (default: python3); outputs are compared, not layers");
  sub->add_option("--samples", options.randomSamples,
                  "The number of random samples per signature (default: 3)")
      ->type_name("N")
      ->check(CLI::PositiveNumber);
  sub->add_option("--seed", options.seed,
                  "The seed of random samples (default: 1)")
      ->type_name("N");
  sub->add_option("--tolerance", arguments->tolerance,
                  "Exit with code 1 if an element of an output differs by more "
                  "than this times the output's greatest value (default for a "
                  "SavedModel or GraphDef, without --min-snr: 1e-4)")
      ->type_name("T")
      ->check(CLI::NonNegativeNumber);
  sub->add_option("--tag", options.tags,
                  "Tag of the graph in the SavedModel (default: serve)")
      ->type_name("TAG")
      ->take_all();
  sub->add_option("--input-arrays", options.inputArrays,
                  "GraphDef: inputs (default: its placeholders). SavedModel: "
                  "tensors of its main graph instead of the signature's inputs")
      ->type_name("NAME,...")
      ->delimiter(',');
  sub->add_option("--output-arrays", options.outputArrays,
                  "GraphDef: outputs (default: the nodes without consumers). "
                  "SavedModel: tensors of its main graph instead of the "
                  "signature's outputs")
      ->type_name("NAME,...")
      ->delimiter(',');
  addModelRoots(*sub, options.modelRoots);
  sub->add_option("--min-snr", arguments->minSNR,
                  "Exit with code 1 if an output has a lower SNR")
      ->type_name("DB");
  sub->add_option("--runtime", options.runtime,
                  "libLiteRt.so, which runs the files (default: that of the "
                  "Python package ai_edge_litert, or TFUSE_RUNTIME); none: "
                  "tfuse's evaluator, which has no integer kernels")
      ->type_name("FILE.so|none");
  sub->add_option("--calls", options.calls,
                  "Samples that are calls one after the other, if the model "
                  "keeps states from call to call; the next sample starts with "
                  "the initial states (default: 4)")
      ->type_name("N")
      ->check(CLI::PositiveNumber);
  sub->add_option("--report", options.reportFile,
                  "Write both graphs with the error of each layer to a .json "
                  "file, or to an .html page")
      ->type_name("FILE");
  sub->add_flag("--json", arguments->json, "Print JSON, with all layers");
  sub->add_flag("-q,--quiet", arguments->quiet, "Print errors only");
  sub->callback(
      [arguments, &action] { action = [=] { return run(*arguments); }; });
}

} // namespace tfuse::cli
