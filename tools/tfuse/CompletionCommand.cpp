//===- CompletionCommand.cpp - tfuse completion ---------------------------===//
//
// Prints a completion script for a shell. The words come from the definition of
// the command line, so that the scripts are always up to date.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

namespace tfuse::cli {

/// All long options of `app`, separated by spaces.
static std::string optionWords(const CLI::App &app) {
  std::string words;
  for (const CLI::Option *option : app.get_options())
    for (const std::string &name : option->get_lnames())
      words += (words.empty() ? "--" : " --") + name;
  return words;
}

static void printBash(const CLI::App &app) {
  std::string commands;
  for (const CLI::App *sub : app.get_subcommands({}))
    commands += (commands.empty() ? "" : " ") + sub->get_name();
  std::cout << "_tfuse() {\n"
            << "  local current=${COMP_WORDS[COMP_CWORD]} words\n"
            << "  case ${COMP_WORDS[1]} in\n";
  for (const CLI::App *sub : app.get_subcommands({}))
    std::cout << "  " << sub->get_name() << ") words='" << optionWords(*sub)
              << "' ;;\n";
  std::cout << "  esac\n"
            << "  [ \"$COMP_CWORD\" -eq 1 ] && words='" << commands << " "
            << optionWords(app) << "'\n"
            << "  COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
            << "  [[ $current == -* ]] || "
               "COMPREPLY+=($(compgen -f -- \"$current\"))\n"
            << "}\n"
            << "complete -o filenames -F _tfuse tfuse\n";
}

static void printZsh(const CLI::App &app) {
  std::cout << "#compdef tfuse\n"
            << "autoload -U +X bashcompinit && bashcompinit\n";
  printBash(app);
}

static void printFish(const CLI::App &app) {
  for (const CLI::App *sub : app.get_subcommands({})) {
    const std::string &name = sub->get_name();
    std::cout << "complete -c tfuse -n __fish_use_subcommand -a " << name
              << " -d '" << sub->get_description() << "'\n";
    for (const CLI::Option *option : sub->get_options())
      for (const std::string &word : option->get_lnames())
        std::cout << "complete -c tfuse -n '__fish_seen_subcommand_from "
                  << name << "' -l " << word << '\n';
  }
}

void addCompletion(CLI::App &app, Action &action) {
  auto shell = std::make_shared<std::string>();
  CLI::App *sub =
      app.add_subcommand("completion", "Print a completion script for a shell");
  sub->footer("Example: tfuse completion bash > "
              "/etc/bash_completion.d/tfuse");
  sub->add_option("shell", *shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  sub->callback([=, &app, &action] {
    action = [=, &app] {
      if (*shell == "bash")
        printBash(app);
      else if (*shell == "zsh")
        printZsh(app);
      else
        printFish(app);
      return Success;
    };
  });
}

} // namespace tfuse::cli
