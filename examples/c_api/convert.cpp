//===- convert.cpp - Converts a model through the C++ interface -----------===//

#include "tfuse/tfuse.h"

#include <iostream>

int main(int argc, char **argv) {
  if (argc != 3) {
    std::cerr << "usage: convert_cpp MODEL OUTPUT\n";
    return 1;
  }
  tfuse::ConvertOptions options;
  options.input = argv[1];
  options.output = argv[2];
  options.onPhase = [](std::string_view phase) {
    std::cout << "phase: " << phase << "\n";
    return true; // False would end the conversion.
  };
  options.onDiagnostic = [](const tfuse::Diagnostic &diagnostic) {
    std::cerr << "error[" << diagnostic.code << "]: " << diagnostic.where
              << ": " << diagnostic.message << "\n";
    if (!diagnostic.hint.empty())
      std::cerr << "  hint: " << diagnostic.hint << "\n";
  };
  tfuse::ConvertResult result = tfuse::convert(options);
  if (!result.succeeded)
    return 1;
  std::cout << result.summary;
  for (const auto &[name, count] : result.opsAfter)
    std::cout << count << " " << name << "\n";
  return 0;
}
