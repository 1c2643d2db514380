//===- DiagnosticFormat.cpp - Diagnostics as JSON -------------------------===//

#include "DiagnosticFormat.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace tfuse {

json::Object toJSON(const Diagnostic &diagnostic) {
  StringRef severity = diagnostic.severity == Severity::Error     ? "error"
                       : diagnostic.severity == Severity::Warning ? "warning"
                                                                  : "note";
  // Names in a model need not be UTF-8, which JSON has to be.
  return json::Object{{"severity", severity},
                      {"code", json::fixUTF8(diagnostic.code)},
                      {"where", json::fixUTF8(diagnostic.where)},
                      {"message", json::fixUTF8(diagnostic.message)},
                      {"hint", json::fixUTF8(diagnostic.hint)}};
}

std::string failureJSON(std::string_view command,
                        const std::vector<Diagnostic> &diagnostics) {
  json::Array array;
  for (const Diagnostic &diagnostic : diagnostics)
    array.push_back(toJSON(diagnostic));
  json::Object root{{"version", 1},
                    {"failed", json::fixUTF8(command)},
                    {"diagnostics", std::move(array)}};
  return formatv("{0:2}\n", json::Value(std::move(root))).str();
}

} // namespace tfuse
