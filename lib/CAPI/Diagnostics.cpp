//===- Diagnostics.cpp - Diagnostics and errors in C ----------------------===//

#include "Objects.h"

#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"

using namespace tfuse;

namespace tfuse::capi {

void setError(tfuse_error **error, std::vector<tfuse_diagnostic> diagnostics) {
  if (!error)
    return;
  auto *result = new tfuse_error{std::move(diagnostics)};
  auto first = llvm::find_if(result->diagnostics, [](const Diagnostic &each) {
    return each.severity == Severity::Error;
  });
  if (first == result->diagnostics.end()) {
    // A failure without a diagnostic is an internal error.
    result->diagnostics.push_back(
        {{Severity::Error, "", "the run failed without a diagnostic", "",
          "this is a bug in tfuse: please report it"}});
    first = std::prev(result->diagnostics.end());
  }
  result->first = first - result->diagnostics.begin();
  *error = result;
}

bool setInvalidOption(tfuse_error **error, const llvm::Twine &message,
                      const llvm::Twine &hint) {
  setError(error, {{{Severity::Error, codeName(Code::InvalidOption).str(),
                     message.str(), "", hint.str()}}});
  return false;
}

} // namespace tfuse::capi

// NOLINTBEGIN(readability-identifier-naming): names of C.

tfuse_severity tfuse_diagnostic_severity(const tfuse_diagnostic *diagnostic) {
  if (!diagnostic)
    return TFUSE_SEVERITY_NOTE;
  switch (diagnostic->severity) {
  case Severity::Error:
    return TFUSE_SEVERITY_ERROR;
  case Severity::Warning:
    return TFUSE_SEVERITY_WARNING;
  case Severity::Note:
    return TFUSE_SEVERITY_NOTE;
  }
  llvm_unreachable("unknown severity");
}

const char *tfuse_diagnostic_code(const tfuse_diagnostic *diagnostic) {
  return diagnostic ? diagnostic->code.c_str() : "";
}

const char *tfuse_diagnostic_message(const tfuse_diagnostic *diagnostic) {
  return diagnostic ? diagnostic->message.c_str() : "";
}

const char *tfuse_diagnostic_layer(const tfuse_diagnostic *diagnostic) {
  return diagnostic ? diagnostic->where.c_str() : "";
}

const char *tfuse_diagnostic_hint(const tfuse_diagnostic *diagnostic) {
  return diagnostic ? diagnostic->hint.c_str() : "";
}

static const tfuse_diagnostic *firstOf(const tfuse_error *error) {
  return error ? &error->diagnostics[error->first] : nullptr;
}

const char *tfuse_error_code(const tfuse_error *error) {
  return tfuse_diagnostic_code(firstOf(error));
}

const char *tfuse_error_message(const tfuse_error *error) {
  return tfuse_diagnostic_message(firstOf(error));
}

const char *tfuse_error_layer(const tfuse_error *error) {
  return tfuse_diagnostic_layer(firstOf(error));
}

const char *tfuse_error_hint(const tfuse_error *error) {
  return tfuse_diagnostic_hint(firstOf(error));
}

size_t tfuse_error_diagnostic_count(const tfuse_error *error) {
  return error ? error->diagnostics.size() : 0;
}

const tfuse_diagnostic *tfuse_error_diagnostic(const tfuse_error *error,
                                               size_t index) {
  if (!error || index >= error->diagnostics.size())
    return nullptr;
  return &error->diagnostics[index];
}

void tfuse_error_free(tfuse_error *error) { delete error; }

// NOLINTEND(readability-identifier-naming)
