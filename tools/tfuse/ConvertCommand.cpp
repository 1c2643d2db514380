//===- ConvertCommand.cpp - tfuse convert ---------------------------------===//

#include "Commands.h"
#include "Terminal.h"

#include "tfuse/tfuse.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <sstream>

namespace tfuse::cli {

namespace {
struct ConvertArguments {
  ConvertOptions options;
  std::vector<std::string> shapes;
  bool quiet = false, timing = false, listRules = false, listPhases = false;
  bool listComposites = false;
  std::vector<std::string> requiredFusions;
};
} // namespace

static int printRules(ConvertOptions options) {
  bool failed = false;
  options.onDiagnostic = [&](const Diagnostic &diagnostic) {
    failed |= diagnostic.severity == Severity::Error;
    printDiagnostic(diagnostic);
  };
  std::vector<RuleDescription> rules = tfuse::listRules(options);
  if (failed)
    return Failed;
  std::string_view group;
  for (const RuleDescription &rule : rules) {
    if (rule.group != group)
      std::cout << (group.empty() ? "" : "\n") << rule.group << '\n';
    group = rule.group;
    std::cout << "  " << rule.id << (rule.onByDefault ? "" : " (off)")
              << "\n      " << rule.summary << '\n';
  }
  return Success;
}

static int printComposites() {
  for (const CompositeDescription &composite : tfuse::listComposites()) {
    for (const std::string &name : composite.names)
      std::cout << (&name == &composite.names.front() ? "" : ", ") << name;
    std::cout << (composite.byPerson ? "\n" : " (tagged by the framework)\n")
              << "      " << composite.summary << " [" << composite.id << "]\n";
  }
  return Success;
}

static int printPhases() {
  for (auto &[name, holds] : tfuse::listPhases())
    std::printf("%-10s %s\n", std::string(name).c_str(),
                std::string(holds).c_str());
  return Success;
}

static void printTimings(const ConvertResult &result) {
  double total = 0;
  for (auto &[phase, seconds] : result.timings) {
    std::fprintf(stderr, "%-10s %8.1f ms\n", phase.c_str(), seconds * 1e3);
    total += seconds;
  }
  std::fprintf(stderr, "%-10s %8.1f ms\n", "total", total * 1e3);
}

static unsigned countOps(const OpCounts &counts) {
  unsigned total = 0;
  for (auto &[name, count] : counts)
    total += count;
  return total;
}

static int run(ConvertArguments &arguments) {
  if (arguments.listRules)
    return printRules(arguments.options);
  if (arguments.listPhases)
    return printPhases();
  if (arguments.listComposites)
    return printComposites();
  if (arguments.options.input.empty()) {
    printDiagnostic({Severity::Error, "usage", "no model given", "",
                     "tfuse convert MODEL -o OUT.tflite"});
    return Usage;
  }
  for (const std::string &text : arguments.requiredFusions) {
    std::istringstream names(text);
    for (std::string name; std::getline(names, name, ',');)
      arguments.options.requiredFusions.push_back(name);
  }
  for (const std::string &text : arguments.shapes) {
    InputShape shape;
    if (std::string mistake = parseShape(text, shape); !mistake.empty()) {
      printDiagnostic({Severity::Error, "usage", mistake, "", ""});
      return Usage;
    }
    arguments.options.inputShapes.push_back(std::move(shape));
  }

  Progress progress(!arguments.quiet);
  const QuantizationOptions &quantization = arguments.options.quantization;
  if (!quantization.calibration.empty() && quantization.runtime.empty())
    progress.discardLogOf("quantize");
  arguments.options.onPhase = [&](std::string_view name) {
    progress.phase(name);
    return true;
  };
  arguments.options.quantization.onSample = [&](uint64_t done, uint64_t total) {
    progress.sample(done, total);
    return true;
  };
  arguments.options.onDiagnostic = [&](const Diagnostic &diagnostic) {
    progress.clear();
    if (!arguments.quiet || diagnostic.severity == Severity::Error)
      printDiagnostic(diagnostic);
  };
  ConvertResult result = convert(arguments.options);
  progress.clear();
  if (!result.succeeded)
    return Failed;
  if (!arguments.quiet) {
    std::cout << printable(result.summary);
    if (arguments.options.stopAfter.empty())
      std::cout << countOps(result.opsBefore)
                << (result.fromTFLite ? " TFLite ops -> "
                                      : " TensorFlow ops -> ")
                << countOps(result.opsAfter) << " TFLite ops\n"
                << printable(result.runtimes) << '\n';
    if (!result.gpu.summary.empty())
      std::cout << printable(result.gpu.summary) << '\n';
    if (!result.arena.summary.empty())
      std::cout << printable(result.arena.summary) << '\n';
    std::cout << "wrote " << result.output << " ("
              << formatBytes(result.outputBytes) << ")\n";
  }
  if (arguments.timing)
    printTimings(result);
  return Success;
}

/// Flags for people who work on tfuse, with MLIR's names. The help leaves them
/// out.
static void addPassDebugging(CLI::App &sub, PassDebugging &options) {
  sub.add_flag("--mlir-print-ir-after-all", options.printIRAfterAll)->group("");
  sub.add_flag("--mlir-timing", options.timing)->group("");
  sub.add_option("--mlir-pass-pipeline-crash-reproducer",
                 options.crashReproducer)
      ->group("");
}

void addConvert(CLI::App &app, Action &action) {
  auto arguments = std::make_shared<ConvertArguments>();
  ConvertOptions &options = arguments->options;
  CLI::App *sub = app.add_subcommand(
      "convert",
      "Convert a model of TensorFlow, Keras, TensorFlow.js or TFLite to a "
      "TFLite file");
  sub->footer(
      "MODEL is a SavedModel directory (as Keras' model.export() or\n"
      "tf.saved_model.save() write it), a Keras model, .keras or .h5, a "
      "frozen\n"
      "GraphDef, .pb or .pbtxt, a TensorFlow.js model, model.json or its\n"
      "folder, or a .tflite file to rewrite: for another target, quantized,\n"
      "with other signatures, with the rewrites that it lacks.\n"
      "\n"
      "Examples:\n"
      "  tfuse convert my_saved_model\n"
      "  tfuse convert my_saved_model -o m.tflite --signature serve\n"
      "  tfuse convert my_saved_model --input-shapes image:1,224,224,3\n"
      "  tfuse convert frozen.pb --input-arrays x --output-arrays y\n"
      "  tfuse convert model.keras\n"
      "  tfuse convert web_model/model.json -o m.tflite\n"
      "  tfuse convert my_saved_model --report report.html\n"
      "  tfuse convert old.tflite -o new.tflite\n"
      "\n"
      "Exit codes: 0 converted, 1 not converted (the reasons are on stderr,\n"
      "nothing is written), 2 the command line was wrong.");
  sub->add_option("model", options.input, "The model to convert")
      ->type_name("MODEL");
  sub->add_option("-o,--output", options.output,
                  "The file to write (default: next to the model)")
      ->type_name("FILE");
  addModelSelection(*sub, options, arguments->shapes);
  sub->add_option("--rename-signature", options.renamedSignatures,
                  "Rename a signature in the file; =NEW adds one to a model "
                  "without signatures; may be repeated")
      ->type_name("[OLD]=NEW")
      ->take_all();
  sub->add_flag("--allow-custom-ops", options.allowCustomOps,
                "Convert ops without a TFLite builtin to custom ops");
  sub->add_flag("--select-tf-ops", options.selectTfOps,
                "Convert ops without a TFLite builtin to Flex ops, which run "
                "in TensorFlow's kernels (the Flex delegate)");
  sub->add_option("--select-user-tf-ops", options.selectUserTfOps,
                  "Further ops for --select-tf-ops, whose kernels the "
                  "application links")
      ->type_name("OP,...")
      ->delimiter(',')
      ->take_all();
  sub->add_flag("--allow-narrowing", options.allowNarrowing,
                "Compute float64 models in float32, inputs and outputs "
                "included");
  sub->add_flag("--force", options.force,
                "Write the file even if the target cannot run it");
  addRuntimeChoice(*sub, options);
  sub->add_option("--optimize-for", options.optimizeFor,
                  "size (default) or speed: of recurrent layers, the form that "
                  "is smaller, or the one that is faster by measured costs")
      ->type_name("GOAL");
  sub->add_option("--rnn-state", options.rnnState,
                  "io: compute one time step per call, with the states of "
                  "recurrent layers and causal convolutions as inputs and "
                  "outputs; init-step: the same as signature 'step', and a "
                  "signature 'init' that computes the initial states")
      ->type_name("FORM");
  sub->add_option("--chunk", options.chunk,
                  "With --rnn-state: time steps per call (default: 1)")
      ->type_name("N");
  addQuantization(*sub, options.quantization);
  sub->add_flag("--fallback-composites", options.fallbackComposites,
                "Convert the body of an annotated function that does not match "
                "its annotation, with a warning");
  // A flag, so that it does not parse the model as a name.
  sub->add_flag("--require-fusion{*}", arguments->requiredFusions,
                "--require-fusion=NAME,...: fail unless these composites are "
                "fused; without names: all composites of the model");
  addFusions(*sub, options);
  sub->add_flag("--list-composites", arguments->listComposites,
                "List the supported composites and exit");
  sub->add_option("--disable-rule", options.disabledRules,
                  "Disable a rewrite; may be repeated")
      ->type_name("ID")
      ->take_all();
  sub->add_option("--only-rule", options.onlyRules,
                  "Run only this rewrite; may be repeated")
      ->type_name("ID")
      ->take_all();
  sub->add_flag("--list-rules", arguments->listRules,
                "List the rewrites and exit");
  sub->add_option("--stop-after", options.stopAfter,
                  "Stop after a phase and write the IR as text")
      ->type_name("PHASE");
  sub->add_flag("--list-phases", arguments->listPhases,
                "List the phases and exit");
  sub->add_option("--report", options.reportFile,
                  "Write applied rewrites and near misses to a .json file, or "
                  "to an .html page that shows the graph before and after")
      ->type_name("FILE");
  sub->add_option("--model-explorer", options.modelExplorer,
                  "Write the graph before and after, and data of the nodes, "
                  "for Model Explorer")
      ->type_name("DIR");
  sub->add_flag("--verify", options.verify,
                "Evaluate each rewrite before and after on random inputs, and "
                "warn if values change; a recurrent layer then stays a loop");
  sub->add_flag("--verify-each", options.verifyEachPhase,
                "Verify the IR after each phase");
  sub->add_flag("--timing", arguments->timing, "Print the time of each phase");
  addPassDebugging(*sub, options.passDebugging);
  sub->add_flag("-q,--quiet", arguments->quiet, "Print errors only");
  sub->callback(
      [arguments, &action] { action = [=] { return run(*arguments); }; });
}

} // namespace tfuse::cli
