//===- CommonOptions.cpp - Options of several commands --------------------===//

#include "Commands.h"

#include <CLI/CLI.hpp>

namespace tfuse::cli {

void addModelRoots(CLI::App &command, std::vector<std::string> &folders) {
  command
      .add_option("--model-root", folders,
                  "Additional folder from which files named by the model, and "
                  "targets of its symbolic links, may be read; may be repeated")
      ->type_name("DIR")
      ->take_all();
}

} // namespace tfuse::cli
