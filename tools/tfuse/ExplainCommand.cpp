//===- ExplainCommand.cpp - tfuse explain ---------------------------------===//

#include "Commands.h"
#include "Terminal.h"

#include "tfuse/explain.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

namespace tfuse::cli {

namespace {
struct ExplainArguments {
  ExplainOptions options;
  std::vector<std::string> shapes;
  bool json = false, floatOnly = false;
};
} // namespace

static void printLine(const Style &style, bool yes, const std::string &text) {
  std::cout << "  " << (yes ? style.good("fuses") : style.bad("stays")) << "  "
            << printable(text) << '\n';
}

static std::string joined(const std::vector<std::string> &texts,
                          const char *separator) {
  std::string result;
  for (const std::string &text : texts)
    result += (result.empty() ? "" : separator) + text;
  return result;
}

static void printReason(const Style &style, const Expectation &item) {
  std::cout << "         " << printable(item.detail) << '\n';
  if (!item.hint.empty())
    std::cout << "         " << style.strong("change:") << ' '
              << printable(item.hint) << '\n';
}

static void printItems(const Style &style, const char *title,
                       const std::vector<Expectation> &items) {
  if (items.empty())
    return;
  std::cout << '\n' << style.strong(title) << '\n';
  for (const Expectation &item : items) {
    std::string name = item.layer.empty() ? item.node : item.layer;
    if (item.what != "loop" && !item.what.empty())
      name += " (" + item.what + ")";
    printLine(style, item.fuses,
              item.fuses ? name + ": " + joined(item.becomes, ", ") : name);
    if (!item.fuses)
      printReason(style, item);
  }
}

/// One line for each rule, because networks repeat their patterns.
static void printPatterns(const Style &style,
                          const std::vector<Expectation> &patterns) {
  if (patterns.empty())
    return;
  std::cout << '\n' << style.strong("Patterns") << '\n';
  std::vector<std::pair<const Expectation *, unsigned>> byRule;
  for (const Expectation &item : patterns) {
    auto found = std::find_if(byRule.begin(), byRule.end(), [&](auto &entry) {
      return entry.first->rule == item.rule;
    });
    if (found == byRule.end())
      byRule.emplace_back(&item, 1);
    else
      ++found->second;
  }
  for (const auto &[item, count] : byRule)
    printLine(style, true,
              std::to_string(count) + " x " + item->what + ", e.g. " +
                  item->node);
}

static void printMissing(const Style &style,
                         const std::vector<MissingBuiltin> &list) {
  constexpr size_t kShownNodes = 3;
  if (list.empty())
    return;
  std::cout << '\n' << style.strong("Ops without a builtin") << '\n';
  for (const MissingBuiltin &missing : list) {
    std::vector<std::string> nodes(
        missing.nodes.begin(),
        missing.nodes.begin() + std::min(missing.nodes.size(), kShownNodes));
    if (missing.nodes.size() > kShownNodes)
      nodes.push_back("+" + std::to_string(missing.nodes.size() - kShownNodes));
    std::cout << "  " << style.bad(printable(missing.op)) << " at "
              << printable(joined(nodes, ", ")) << '\n';
    for (const std::string &choice : missing.choices)
      std::cout << "         - " << printable(choice) << '\n';
  }
}

static void printModes(const Style &style,
                       const std::vector<ModeEstimate> &modes) {
  std::cout << '\n' << style.strong("Files") << '\n';
  for (const ModeEstimate &mode : modes) {
    char line[96];
    if (!mode.converts) {
      std::snprintf(line, sizeof(line), "  %-14s ", mode.mode.c_str());
      std::cout << line << style.bad(printable(mode.detail)) << '\n';
      continue;
    }
    std::snprintf(line, sizeof(line), "  %-14s %10s  %6u ops",
                  mode.mode.c_str(), formatBytes(mode.bytes).c_str(), mode.ops);
    std::cout << line;
    if (mode.floatOps != 0)
      std::cout << ", " << mode.floatOps << " of them float";
    if (mode.needsCalibration)
      std::cout << ", needs calibration data";
    std::cout << '\n';
  }
}

static unsigned total(const OpCounts &counts) {
  unsigned result = 0;
  for (const auto &[name, count] : counts)
    result += count;
  return result;
}

static void print(const Explanation &explanation, const std::string &model) {
  Style style;
  std::cout << style.strong(printable(model)) << ' ';
  if (explanation.converts)
    std::cout << style.good("converts") << ": " << total(explanation.opsBefore)
              << " TensorFlow ops -> " << total(explanation.opsAfter)
              << " TFLite ops\n";
  else
    std::cout << style.bad("does not convert") << '\n';
  for (const Diagnostic &diagnostic : explanation.diagnostics)
    std::cout << style.describe(diagnostic);
  printItems(style, "Annotated functions", explanation.annotatedFunctions);
  printItems(style, "Recurrent layers", explanation.recurrentLayers);
  printPatterns(style, explanation.patterns);
  printItems(style, "Near misses", explanation.nearMisses);
  printMissing(style, explanation.missingBuiltins);
  if (!explanation.runtimes.empty())
    std::cout << '\n' << style.strong("Runtimes") << '\n';
  for (const RuntimeSupport &runtime : explanation.runtimes)
    std::cout << "  " << runtime.name << ": "
              << (runtime.refusal.empty()
                      ? style.good("yes")
                      : style.bad("no") + ", " + printable(runtime.refusal))
              << '\n';
  if (!explanation.gpu.summary.empty())
    std::cout << "  " << printable(explanation.gpu.summary) << '\n';
  printModes(style, explanation.modes);
}

static int run(ExplainArguments &arguments) {
  ConvertOptions &conversion = arguments.options.conversion;
  Diagnostics diagnostics("explain", arguments.json);
  for (const std::string &text : arguments.shapes) {
    InputShape shape;
    if (std::string mistake = parseShape(text, shape); !mistake.empty()) {
      diagnostics.print({Severity::Error, "usage", mistake, "",
                         "e.g. --input-shapes x:1,224,224,3"});
      return diagnostics.fail(Usage);
    }
    conversion.inputShapes.push_back(std::move(shape));
  }
  Progress progress(true);
  conversion.onPhase = [&](std::string_view phase) {
    progress.phase(phase);
    return true;
  };
  conversion.onDiagnostic = [&](const Diagnostic &diagnostic) {
    progress.clear();
    diagnostics.print(diagnostic);
  };
  arguments.options.quantizationModes = !arguments.floatOnly;
  Explanation explanation = explain(arguments.options);
  progress.clear();
  if (!explanation.succeeded)
    return diagnostics.fail(Failed);
  if (arguments.json)
    std::cout << explanation.json << std::flush;
  else
    print(explanation, conversion.input);
  return Success;
}

void addExplain(CLI::App &app, Action &action) {
  auto arguments = std::make_shared<ExplainArguments>();
  ConvertOptions &options = arguments->options.conversion;
  CLI::App *sub = app.add_subcommand(
      "explain", "Say what a conversion would make of a model, and why");
  sub->footer(
      "Converts the model without writing files. Lists each annotated\n"
      "function, recurrent layer and pattern with the ops that it becomes, or\n"
      "with the condition that fails and the change to the Keras or "
      "TensorFlow\n"
      "source that makes it fuse; ops without a TFLite builtin; the runtimes\n"
      "that run the file; and its ops and size in each quantization mode.\n"
      "\n"
      "Examples:\n"
      "  tfuse explain my_saved_model\n"
      "  tfuse explain my_saved_model --target micro --quantize int8\n"
      "  tfuse explain my_saved_model --json | jq .recurrentLayers\n"
      "\n"
      "Exit codes: 0 explained, even if the model does not convert, 1 the "
      "model "
      "cannot be\nread, 2 the command line was wrong.");
  sub->add_option("model", options.input, "The model to explain")
      ->type_name("MODEL")
      ->required();
  addModelSelection(*sub, options, arguments->shapes);
  addRuntimeChoice(*sub, options);
  addFusions(*sub, options);
  sub->add_option("--quantize", options.quantization.mode,
                  "Explain the conversion with this quantization mode instead "
                  "of all modes")
      ->type_name("MODE");
  sub->add_flag("--float-only", arguments->floatOnly,
                "Do not estimate the files of the quantization modes");
  sub->add_option("--html", arguments->options.htmlFile,
                  "Also write a page with the explanation")
      ->type_name("FILE.html");
  sub->add_flag("--json", arguments->json, "Print JSON");
  sub->callback(
      [arguments, &action] { action = [=] { return run(*arguments); }; });
}

} // namespace tfuse::cli
