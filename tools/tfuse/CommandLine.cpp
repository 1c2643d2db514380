//===- CommandLine.cpp - The tfuse command line ---------------------------===//
//
// A function rather than `main`: libtfuse.so has the command line as well,
// which the Python package runs.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Terminal.h"

#include "tfuse/tfuse-c.h"
#include "tfuse/tfuse.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

using namespace tfuse;

// CLI11 throws if an option is declared wrongly; every test would find that.
// NOLINTNEXTLINE(bugprone-exception-escape,readability-identifier-naming)
int tfuse_main(int argc, const char *const *argv) {
  CLI::App app{"tfuse converts TensorFlow models to fused TFLite models, "
               "without TensorFlow.\n"};
  app.name("tfuse");
  app.footer("Examples:\n"
             "  tfuse explain my_saved_model\n"
             "  tfuse convert my_saved_model -o model.tflite\n"
             "  tfuse optimize frozen.pb -o optimized.pb --fetch softmax\n"
             "  tfuse quantize model.tflite -o small.tflite --quantize "
             "dynamic-range\n"
             "  tfuse calibrate model.tflite images.npz -o model.ranges\n"
             "  tfuse verify float.tflite int8.tflite --data images.npz\n"
             "  tfuse inspect model.tflite\n"
             "\n"
             "`tfuse COMMAND --help` explains a command and its options.");
  app.set_version_flag("--version", "tfuse " + std::string(version()));
  app.require_subcommand(0, 1);

  cli::Action action;
  cli::addConvert(app, action);
  cli::addOptimize(app, action);
  cli::addQuantize(app, action);
  cli::addCalibrate(app, action);
  cli::addVerify(app, action);
  cli::addExplain(app, action);
  cli::addInspect(app, action);
  cli::addCompletion(app, action);

  if (argc < 2) {
    std::cout << app.help();
    return cli::Usage;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &request) {
    return app.exit(request); // --help, --version
  } catch (const CLI::ParseError &mistake) {
    std::string command;
    bool json = false;
    for (const CLI::App *sub : app.get_subcommands()) {
      command = sub->get_name();
      // The parser stops at the mistake, which may precede --json.
      json = sub->get_option_no_throw("--json") &&
             std::find(argv, argv + argc, std::string_view("--json")) !=
                 argv + argc;
    }
    cli::Diagnostics diagnostics(command, json);
    diagnostics.print(
        {Severity::Error, "usage", mistake.what(), "",
         "tfuse" + (command.empty() ? "" : " " + command) + " --help"});
    return diagnostics.fail(cli::Usage);
  }
  return action ? action() : cli::Usage;
}
