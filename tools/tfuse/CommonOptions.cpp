//===- CommonOptions.cpp - Options that several commands have -------------===//

#include "Commands.h"

#include <CLI/CLI.hpp>

namespace tfuse::cli {

void addModelRoots(CLI::App &command, std::vector<std::string> &folders) {
  command
      .add_option("--model-root", folders,
                  "Folder besides the model's that files named by the model "
                  "and its symbolic links may lie in; may be repeated")
      ->type_name("DIR")
      ->take_all();
}

} // namespace tfuse::cli
