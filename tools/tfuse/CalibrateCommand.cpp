//===- CalibrateCommand.cpp - tfuse calibrate -----------------------------===//

#include "Commands.h"
#include "Terminal.h"

#include "tfuse/calibrate.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace tfuse::cli {

namespace {
struct CalibrateArguments {
  CalibrateOptions options;
  /// The model and its data, or with --merge the ranges files.
  std::vector<std::string> files, shapes;
  bool merge = false, quiet = false;
};
} // namespace

static int calibrateUsage(const std::string &mistake) {
  printDiagnostic({Severity::Error, "usage", mistake, "",
                   "tfuse calibrate MODEL DATA... -o OUT.ranges, or tfuse "
                   "calibrate --merge PART.ranges... -o OUT.ranges"});
  return Usage;
}

static int report(const CalibrateResult &result, const std::string &output,
                  bool quiet) {
  if (!result.succeeded)
    return Failed;
  if (quiet || output == "-")
    return Success;
  if (!result.runtime.empty())
    std::cout << printable(result.runtime) << '\n';
  std::cout << "wrote " << output << " (" << result.tensors << " tensors, "
            << result.samples << " samples)\n";
  return Success;
}

static int run(CalibrateArguments &arguments) {
  CalibrateOptions &options = arguments.options;
  if (options.output.empty())
    return calibrateUsage("no output given");
  Progress progress(!arguments.quiet);
  options.onDiagnostic = [&](const Diagnostic &diagnostic) {
    progress.clear();
    if (!arguments.quiet || diagnostic.severity == Severity::Error)
      printDiagnostic(diagnostic);
  };
  if (arguments.merge) {
    if (arguments.files.empty())
      return calibrateUsage("no ranges files given");
    return report(
        mergeRanges({arguments.files, options.output, options.onDiagnostic}),
        options.output, arguments.quiet);
  }
  if (arguments.files.size() < 2)
    return calibrateUsage(arguments.files.empty() ? "no model given"
                                                  : "no data given");
  for (const std::string &text : arguments.shapes) {
    InputShape shape;
    if (std::string mistake = parseShape(text, shape); !mistake.empty())
      return calibrateUsage(mistake);
    options.inputShapes.push_back(std::move(shape));
  }
  options.input = arguments.files.front();
  options.data.assign(arguments.files.begin() + 1, arguments.files.end());
  if (options.runtime.empty()) // Who names a library sees its log.
    progress.discardLogOf("calibrate");
  options.onPhase = [&](std::string_view name) {
    progress.phase(name);
    return true;
  };
  options.onSample = [&](uint64_t done, uint64_t total) {
    progress.sample(done, total);
    return true;
  };
  CalibrateResult result = calibrate(options);
  progress.clear();
  return report(result, options.output, arguments.quiet);
}

static void addModelOptions(CLI::App &sub, CalibrateArguments &arguments) {
  CalibrateOptions &options = arguments.options;
  addModelSelection(sub, options, arguments.shapes);
  sub.add_flag("--allow-custom-ops", options.allowCustomOps,
               "Convert ops without a TFLite builtin to custom ops");
  sub.add_flag("--equalize", options.equalize,
               "Measure the model that --equalize of tfuse convert quantizes");
  sub.add_option("--quantize", options.mode,
                 "The mode of the quantized file: int8 (default) or int16x8; "
                 "models with recurrent layers have other tensors in each")
      ->type_name("MODE");
  addRuntimeChoice(sub, options);
}

void addCalibrate(CLI::App &app, Action &action) {
  auto arguments = std::make_shared<CalibrateArguments>();
  CLI::App *sub = app.add_subcommand(
      "calibrate", "Measure the ranges of a model's tensors on typical inputs");
  sub->footer(
      "MODEL is any model that tfuse convert reads; a .tflite file has to be\n"
      "float. DATA are samples for its inputs: an .npz file with one array "
      "for\n"
      "each input, [samples, *shape]; an .npy file for a model with one "
      "input;\n"
      "a folder of such files; SIGNATURE=PATH for models with several\n"
      "signatures. Memory does not depend on the number of samples.\n"
      "\n"
      "Quantization to int8 and int16x8 reads the ranges file instead of "
      "data.\n"
      "Give the options of `tfuse convert` that change the float model. Data\n"
      "may be calibrated in parts, on several machines: --merge gives the "
      "same\n"
      "file, bit for bit, as calibrating all data at once.\n"
      "\n"
      "Examples:\n"
      "  tfuse calibrate my_saved_model images.npz -o my.ranges\n"
      "  tfuse calibrate model.tflite encode=x.npz decode=y.npz -o my.ranges\n"
      "  tfuse calibrate --merge part1.ranges part2.ranges -o my.ranges\n"
      "\n"
      "Exit codes: 0 written, 1 not written (the reasons are on stderr), 2 "
      "the\n"
      "command line was wrong.");
  sub->add_option("files", arguments->files,
                  "The model and its data, or with --merge the ranges files")
      ->type_name("MODEL DATA...");
  sub->add_option("-o,--output", arguments->options.output,
                  "The ranges file to write")
      ->type_name("FILE");
  sub->add_flag("--merge", arguments->merge, "Merge ranges files of one model");
  sub->add_option("--runtime", arguments->options.runtime,
                  "libLiteRt.so, which runs the model (default: that of the "
                  "Python package ai_edge_litert, or TFUSE_RUNTIME); none: "
                  "tfuse's own, slower evaluator")
      ->type_name("FILE.so|none");
  sub->add_option("--calls", arguments->options.calls,
                  "Samples that are calls one after the other, if the model "
                  "keeps states from call to call; the next sample starts with "
                  "the initial states (default: 1)")
      ->type_name("N")
      ->check(CLI::PositiveNumber);
  addModelOptions(*sub, *arguments);
  sub->add_flag("-q,--quiet", arguments->quiet, "Print errors only");
  sub->callback(
      [arguments, &action] { action = [=] { return run(*arguments); }; });
}

} // namespace tfuse::cli
