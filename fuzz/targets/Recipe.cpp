//===- Recipe.cpp - Quantization recipes ----------------------------------===//

#include "tfuse/Quantize/Recipe.h"
#include "Fuzzing.h"

#include <cstdlib>

using namespace tfuse;
using namespace tfuse::quantize;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  auto recipe = Recipe::parse(fuzz::asText(data, size), "fuzzed.json");
  if (!fuzz::succeeded(recipe))
    return 0;
  (void)recipe->commonMode();
  for (llvm::StringRef scope : {"", "dense/kernel;", "conv_1;conv_2;"})
    for (llvm::StringRef operation : {"CONV_2D", "INPUT"}) {
      unsigned number = recipe->entries().size();
      for (const Recipe::Entry *entry : recipe->matching(operation, scope))
        // Each entry is found at most once, and only for its operation.
        if (number-- == 0 ||
            !(entry->isForAllOps() || entry->operation == operation))
          abort();
    }
  return 0;
}
