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
#include <string_view>
#include <vector>

using namespace tfuse;

/// The number of letters to insert, remove or replace to make `b` of `a`.
static size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j)
    row[j] = j;
  for (size_t i = 0; i < a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i + 1;
    for (size_t j = 0; j < b.size(); ++j) {
      size_t replaced = diagonal + (a[i] != b[j]);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

/// The candidate that a misspelled word stands for, or an empty text.
static std::string closest(const std::string &word,
                           const std::vector<std::string> &candidates) {
  size_t least = word.size() / 4 + 2;
  std::string best;
  for (const std::string &candidate : candidates)
    if (size_t distance = editDistance(word, candidate); distance < least) {
      least = distance;
      best = candidate;
    }
  return best;
}

/// What is wrong with arguments that are neither options nor expected.
static Diagnostic describeExtras(const CLI::App &app, const CLI::App *command) {
  std::vector<std::string> extras = app.remaining(true), candidates;
  auto option = std::find_if(extras.begin(), extras.end(), [](auto &word) {
    return word.size() > 1 && word.front() == '-';
  });
  bool isOption = option != extras.end();
  std::string word = isOption         ? option->substr(0, option->find('='))
                     : extras.empty() ? ""
                                      : extras.front();
  if (isOption) {
    for (const CLI::Option *known : (command ? command : &app)->get_options())
      for (const std::string &name : known->get_lnames())
        candidates.push_back("--" + name);
  } else if (!command) {
    for (const CLI::App *known :
         app.get_subcommands([](const CLI::App *) { return true; }))
      candidates.push_back(known->get_name());
  }
  std::string message = isOption  ? "unknown option '"
                        : command ? "unexpected argument '"
                                  : "unknown command '";
  std::string help =
      "tfuse" + (command ? " " + command->get_name() : "") + " --help";
  if (std::string name = closest(word, candidates); !name.empty())
    help = "did you mean " + name + "? " + help + " lists all";
  return {Severity::Error, "usage", message + word + "'", "", help};
}

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
    const CLI::App *command = nullptr;
    bool json = false;
    for (const CLI::App *sub : app.get_subcommands()) {
      command = sub;
      // The parser stops at the mistake, which may precede --json.
      json = sub->get_option_no_throw("--json") &&
             std::find(argv, argv + argc, std::string_view("--json")) !=
                 argv + argc;
    }
    std::string name = command ? command->get_name() : "";
    cli::Diagnostics diagnostics(name, json);
    if (dynamic_cast<const CLI::ExtrasError *>(&mistake))
      diagnostics.print(describeExtras(app, command));
    else
      diagnostics.print({Severity::Error, "usage", mistake.what(), "",
                         "tfuse " + name + (command ? " " : "") + "--help"});
    return diagnostics.fail(cli::Usage);
  }
  return action ? action() : cli::Usage;
}
