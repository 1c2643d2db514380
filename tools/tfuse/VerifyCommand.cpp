//===- VerifyCommand.cpp - tfuse verify -----------------------------------===//

#include "Commands.h"
#include "Terminal.h"

#include "tfuse/verify.h"

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>

namespace tfuse::cli {

namespace {
struct VerifyArguments {
  VerifyOptions options;
  std::optional<double> minSNR;
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

static int run(VerifyArguments &arguments) {
  VerifyOptions &options = arguments.options;
  if (options.floatFile.empty() || options.quantizedFile.empty() ||
      options.data.empty()) {
    printDiagnostic({Severity::Error, "usage",
                     options.quantizedFile.empty() ? "two files are needed"
                                                   : "no data given",
                     "",
                     "tfuse verify FLOAT.tflite QUANTIZED.tflite --data "
                     "DATA.npz"});
    return Usage;
  }
  Progress progress(!arguments.quiet);
  progress.discardLogOf("verify");
  progress.phase("verify");
  options.onSample = [&](uint64_t done, uint64_t total) {
    progress.sample(done, total);
  };
  options.onDiagnostic = [&](const Diagnostic &diagnostic) {
    progress.clear();
    if (!arguments.quiet || diagnostic.severity == Severity::Error)
      printDiagnostic(diagnostic);
  };
  VerifyResult result = verifyQuantized(options);
  progress.clear();
  if (!result.succeeded)
    return Failed;
  if (arguments.json)
    std::cout << result.json << std::flush;
  else if (!arguments.quiet)
    printResult(result);
  return arguments.minSNR ? checkOutputs(result, *arguments.minSNR) : Success;
}

void addVerify(CLI::App &app, Action &action) {
  auto arguments = std::make_shared<VerifyArguments>();
  VerifyOptions &options = arguments->options;
  CLI::App *sub = app.add_subcommand(
      "verify", "Compare a quantized TFLite file with the float file");
  sub->footer(
      "Runs both files on the same samples and compares each output, and the\n"
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
      "  tfuse verify float.tflite int8.tflite --data images.npz\n"
      "  tfuse verify float.tflite int8.tflite --data images.npz --min-snr 25\n"
      "  tfuse verify float.tflite int8.tflite --data encode=x.npz --json\n"
      "\n"
      "Exit codes: 0 compared, 1 not compared, or an output has an SNR below\n"
      "--min-snr, 2 the command line was wrong.");
  sub->add_option("float", options.floatFile, "The float file")
      ->type_name("FLOAT.tflite");
  sub->add_option("quantized", options.quantizedFile, "The quantized file")
      ->type_name("QUANTIZED.tflite");
  sub->add_option("--data", options.data,
                  "Samples for the inputs, as in tfuse calibrate: .npz, .npy, "
                  "or a folder of such files; may be repeated")
      ->type_name("[SIGNATURE=]PATH")
      ->take_all();
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
