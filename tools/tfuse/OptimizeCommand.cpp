//===- OptimizeCommand.cpp - tfuse optimize -------------------------------===//

#include "Commands.h"
#include "Heap.h"
#include "Terminal.h"

#include "tfuse/optimize.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace tfuse::cli {

namespace {
struct OptimizeArguments {
  OptimizeOptions options;
  bool quiet = false, timing = false, listStages = false;
};
} // namespace

static int printStages() {
  std::string_view optimizer;
  for (const StageDescription &stage : tfuse::listStages()) {
    if (stage.optimizer != optimizer)
      std::cout << (optimizer.empty() ? "" : "\n") << stage.optimizer << '\n';
    optimizer = stage.optimizer;
    std::cout << "  " << stage.name << (stage.onByDefault ? "" : " (off)")
              << "\n      " << stage.summary;
    if (!stage.note.empty())
      std::cout << " (" << stage.note << ')';
    std::cout << '\n';
  }
  return Success;
}

static int usage(const std::string &mistake) {
  printDiagnostic(
      {Severity::Error, "usage", mistake, "", "tfuse optimize MODEL -o OUT"});
  return Usage;
}

static int run(OptimizeArguments &arguments) {
  if (arguments.listStages)
    return printStages();
  OptimizeOptions &options = arguments.options;
  if (options.input.empty())
    return usage("no model given");
  if (options.output.empty())
    return usage("no output given");
  Progress progress(!arguments.quiet);
  options.onPhase = [&](std::string_view name) {
    progress.phase(name);
    return true;
  };
  options.onDiagnostic = [&](const Diagnostic &diagnostic) {
    progress.clear();
    if (!arguments.quiet || diagnostic.severity == Severity::Error)
      printDiagnostic(diagnostic);
  };
  preferLargePages();
  options.summary = !arguments.quiet;
  options.leavesMemory = true;
  OptimizeResult result = optimize(options);
  progress.clear();
  if (!result.succeeded)
    return Failed;
  // With `-o -` standard output receives the model.
  std::ostream &os = options.output == "-" ? std::cerr : std::cout;
  if (options.explain)
    os << printable(result.explanation);
  else if (!arguments.quiet)
    os << printable(result.summary);
  if (!arguments.quiet) {
    os << result.nodesBefore << " nodes -> " << result.nodesAfter << '\n';
    os << "wrote " << options.output << '\n';
  }
  if (arguments.timing)
    for (auto &[phase, seconds] : result.timings)
      std::fprintf(stderr, "%-10s %8.1f ms\n", phase.c_str(), seconds * 1e3);
  return Success;
}

void addOptimize(CLI::App &app, Action &action) {
  auto arguments = std::make_shared<OptimizeArguments>();
  OptimizeOptions &options = arguments->options;
  CLI::App *sub = app.add_subcommand(
      "optimize",
      "Optimize a TensorFlow graph as Grappler does, keeping its format");
  sub->footer(
      "MODEL is a GraphDef or MetaGraph, .pb or .pbtxt, or a SavedModel\n"
      "directory; OUT has the same format. Variables and assets are copied.\n"
      "\n"
      "Examples:\n"
      "  tfuse optimize frozen.pb -o optimized.pb --fetch softmax\n"
      "  tfuse optimize my_saved_model -o optimized --device cpu --explain\n"
      "  tfuse optimize frozen.pb -o out.pb --stages=-unary_ops_composition\n"
      "  tfuse optimize --list-stages\n"
      "\n"
      "Exit codes: 0 written, 1 not written (the reasons are on stderr), 2 "
      "the\n"
      "command line was wrong.");
  sub->add_option("model", options.input, "The model to optimize")
      ->type_name("MODEL");
  sub->add_option("-o,--output", options.output,
                  "Where to write the result; a directory must not exist")
      ->type_name("OUT");
  addModelRoots(*sub, options.modelRoots);
  auto names = [&](const char *flag, std::vector<std::string> &values,
                   const char *help) {
    sub->add_option(flag, values, help)
        ->type_name("NAME,...")
        ->delimiter(',')
        ->allow_extra_args(false);
  };
  names("--fetch", options.fetches,
        "Nodes or tensors whose values are fetched (default: nodes without "
        "consumers; SavedModel: the signatures' outputs)");
  names("--feed", options.feeds,
        "Tensors that are fed, besides placeholders and signatures' inputs");
  names("--preserve", options.preserved,
        "Nodes whose name and value must be preserved");
  names("--optimizers", options.optimizers,
        "arithmetic, remap: the optimizers to run, in this order (default: "
        "both)");
  names("--stages", options.stages,
        "+name enables a stage, -name disables it; names without a sign: run "
        "only these stages");
  sub->add_flag("--list-stages", arguments->listStages,
                "List the stages and how each differs from TensorFlow's, and "
                "exit");
  sub->add_option("--device", options.device,
                  "Device of nodes that have none (default: unknown, as in "
                  "TensorFlow, which does not fuse such nodes)")
      ->type_name("cpu|gpu");
  sub->add_option("--semantics", options.semantics,
                  "finite (default): preserve the results if all values are "
                  "finite; exact: also preserve NaN, infinities and signed "
                  "zeros; grappler: as TensorFlow 2.21, known errors included")
      ->type_name("MODE");
  sub->add_option("--iterations", options.iterations,
                  "Maximum number of times the optimizers run (default: 2)")
      ->type_name("N");
  sub->add_flag("--prune", options.prune,
                "Remove the nodes that no fetched node depends on");
  sub->add_flag("--verify", options.verify,
                "Evaluate each rewrite before and after on random inputs, and "
                "warn if values change");
  sub->add_option("--report", options.reportFile,
                  "Write applied rewrites and near misses to a .json or .html "
                  "file")
      ->type_name("FILE");
  sub->add_flag("--explain", options.explain,
                "Print each rewrite with its nodes, and each near miss with "
                "the condition that failed");
  sub->add_flag("--timing", arguments->timing, "Print the time of each phase");
  sub->add_flag("-q,--quiet", arguments->quiet, "Print errors only");
  sub->callback(
      [arguments, &action] { action = [=] { return run(*arguments); }; });
}

} // namespace tfuse::cli
