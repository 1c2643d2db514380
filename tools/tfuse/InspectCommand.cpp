//===- InspectCommand.cpp - tfuse inspect ---------------------------------===//

#include "Commands.h"
#include "Terminal.h"

#include "tfuse/tfuse.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace tfuse::cli {

static int run(InspectOptions &options) {
  Diagnostics diagnostics("inspect", options.json);
  bool failed = false;
  options.onDiagnostic = [&](const Diagnostic &diagnostic) {
    failed |= diagnostic.severity == Severity::Error;
    diagnostics.print(diagnostic);
  };
  std::string text = inspect(options);
  if (failed)
    return diagnostics.fail(Failed);
  std::cout << printable(text);
  return Success;
}

void addInspect(CLI::App &app, Action &action) {
  auto options = std::make_shared<InspectOptions>();
  CLI::App *sub = app.add_subcommand(
      "inspect",
      "Describe a model of TensorFlow, Keras, TensorFlow.js or TFLite");
  sub->footer("Examples:\n"
              "  tfuse inspect my_saved_model\n"
              "  tfuse inspect model.tflite --json | jq .opCounts\n"
              "  tfuse inspect model.tflite --html model.html\n"
              "  tfuse inspect model.tflite --target gpu");
  sub->add_option("model", options->input, "The model to describe")
      ->type_name("MODEL")
      ->required();
  sub->add_option("--tag", options->tags,
                  "Tag of the graph in the SavedModel (default: serve)")
      ->type_name("TAG")
      ->take_all();
  addModelRoots(*sub, options->modelRoots);
  sub->add_option("--html", options->htmlFile,
                  "Also write a page that shows the model's graph")
      ->type_name("FILE.html");
  sub->add_option("--target", options->target,
                  "Say whether this runtime runs the .tflite file: "
                  "interpreter, compiled-model, micro or gpu")
      ->type_name("RUNTIME");
  sub->add_flag("--json", options->json, "Print JSON");
  sub->callback([options, &action] { action = [=] { return run(*options); }; });
}

} // namespace tfuse::cli
