//===- Commands.h - The subcommands of tfuse --------------------*- C++ -*-===//

#ifndef TFUSE_TOOLS_TFUSE_COMMANDS_H
#define TFUSE_TOOLS_TFUSE_COMMANDS_H

#include "tfuse/tfuse.h"

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace tfuse::cli {

/// Exit codes, as documented in README.md.
enum ExitCode { Success = 0, Failed = 1, Usage = 2 };

/// The command to run after the command line has been parsed.
using Action = std::function<int()>;

/// Each adds its subcommand to `app` and sets `action` when it is chosen.
void addConvert(CLI::App &app, Action &action);
void addOptimize(CLI::App &app, Action &action);
void addQuantize(CLI::App &app, Action &action);
void addCalibrate(CLI::App &app, Action &action);
void addVerify(CLI::App &app, Action &action);
void addExplain(CLI::App &app, Action &action);
void addInspect(CLI::App &app, Action &action);
void addCompletion(CLI::App &app, Action &action);

/// Parses "name:1,224,224,3". The name may contain colons ("x:0:1,3"): the last
/// colon is the separator. "?" and "-1" stand for an unknown dimension.
/// Returns the mistake, or an empty text.
std::string parseShape(const std::string &text, InputShape &shape);

/// --quantize and the options that go with it, for commands that write TFLite
/// files.
void addQuantization(CLI::App &command, QuantizationOptions &options);

/// For ConvertOptions and CalibrateOptions, as addRuntimeChoice:
/// the options that select signatures, inputs and outputs of a model, and
/// --model-root. `shapes` gets the texts of --input-shapes for parseShape.
template <typename Options>
void addModelSelection(CLI::App &command, Options &options,
                       std::vector<std::string> &shapes);

/// --target and --rnn.
template <typename Options>
void addRuntimeChoice(CLI::App &command, Options &options);

/// --fusion-plugin and --fusions.
void addFusions(CLI::App &command, ConvertOptions &options);

/// The option --model-root, which all commands that read models have.
void addModelRoots(CLI::App &command, std::vector<std::string> &folders);

} // namespace tfuse::cli

#endif // TFUSE_TOOLS_TFUSE_COMMANDS_H
