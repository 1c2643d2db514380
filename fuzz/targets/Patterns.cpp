//===- Patterns.cpp - Files with patterns in PDL --------------------------===//

#include "Fuzzing.h"
#include "Plugin/PatternFile.h"

#include "mlir/Dialect/PDL/IR/PDL.h"

using namespace tfuse;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  // MLIR's lexer needs a zero byte after the text.
  std::string text = fuzz::asText(data, size).str();
  auto names = checkPatterns(text, "fuzzed.pdl.mlir",
                             &fuzz::contextOf<mlir::pdl::PDLDialect>());
  (void)fuzz::succeeded(names);
  return 0;
}
