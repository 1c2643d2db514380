//===- QuantizeCommand.cpp - tfuse quantize -------------------------------===//

#include "Commands.h"
#include "Terminal.h"

#include "tfuse/tfuse.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace tfuse::cli {

namespace {
struct QuantizeArguments {
  QuantizeOptions options;
  bool quiet = false;
};
} // namespace

static int run(QuantizeArguments &arguments) {
  QuantizeOptions &options = arguments.options;
  if (options.input.empty() || options.output.empty()) {
    printDiagnostic(
        {Severity::Error, "usage",
         options.input.empty() ? "no model given" : "no output given", "",
         "tfuse quantize MODEL.tflite -o OUT.tflite --quantize "
         "MODE"});
    return Usage;
  }
  Progress progress(!arguments.quiet);
  if (!options.quantization.calibration.empty() &&
      options.quantization.runtime.empty())
    progress.discardLogOf("quantize");
  options.onPhase = [&](std::string_view name) {
    progress.phase(name);
    return true;
  };
  options.quantization.onSample = [&](uint64_t done, uint64_t total) {
    progress.sample(done, total);
    return true;
  };
  options.onDiagnostic = [&](const Diagnostic &diagnostic) {
    progress.clear();
    if (!arguments.quiet || diagnostic.severity == Severity::Error)
      printDiagnostic(diagnostic);
  };
  QuantizeResult result = quantizeFile(options);
  progress.clear();
  if (!result.succeeded)
    return Failed;
  if (!arguments.quiet)
    std::cout << printable(result.summary) << formatBytes(result.inputBytes)
              << " -> " << formatBytes(result.outputBytes) << "\nwrote "
              << options.output << '\n';
  return Success;
}

void addQuantize(CLI::App &app, Action &action) {
  auto arguments = std::make_shared<QuantizeArguments>();
  QuantizeOptions &options = arguments->options;
  CLI::App *sub = app.add_subcommand("quantize", "Quantize a TFLite file");
  sub->footer(
      "MODEL is a .tflite file with float32 tensors; `tfuse convert "
      "--quantize`\n"
      "converts and quantizes in one step.\n"
      "\n"
      "Examples:\n"
      "  tfuse quantize model.tflite -o small.tflite --quantize dynamic-range\n"
      "  tfuse quantize model.tflite -o int8.tflite --quantize int8 \\\n"
      "      --calibration images.npz --io-type int8\n"
      "\n"
      "Exit codes: 0 written, 1 not written (the reasons are on stderr), 2 "
      "the\n"
      "command line was wrong.");
  sub->add_option("model", options.input, "The file to quantize")
      ->type_name("MODEL");
  sub->add_option("-o,--output", options.output, "The file to write")
      ->type_name("FILE");
  addQuantization(*sub, options.quantization);
  sub->add_option("--target", options.target,
                  "The runtime the file is for: interpreter (default), "
                  "compiled-model, micro or gpu")
      ->type_name("RUNTIME");
  sub->add_option("--report", options.reportFile,
                  "Write the report to a .json or .html file: what stayed "
                  "float, and why")
      ->type_name("FILE");
  sub->add_flag("-q,--quiet", arguments->quiet, "Print errors only");
  sub->callback(
      [arguments, &action] { action = [=] { return run(*arguments); }; });
}

} // namespace tfuse::cli
