//===- ExplanationFormat.h - An explanation as JSON and HTML ----*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_EXPLANATIONFORMAT_H
#define TFUSE_LIB_PIPELINE_EXPLANATIONFORMAT_H

#include "tfuse/explain.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace tfuse {

/// As docs/reference/schemas/explain.schema.json defines it.
std::string explanationAsJSON(const Explanation &explanation,
                              llvm::StringRef model);

/// A self-contained page without scripts.
void writeExplanationPage(const Explanation &explanation, llvm::StringRef model,
                          llvm::raw_ostream &os);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_EXPLANATIONFORMAT_H
