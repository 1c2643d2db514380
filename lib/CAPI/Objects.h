//===- Objects.h - The objects of the C interface ---------------*- C++ -*-===//

#ifndef TFUSE_LIB_CAPI_OBJECTS_H
#define TFUSE_LIB_CAPI_OBJECTS_H

#include "tfuse/calibrate.h"
#include "tfuse/explain.h"
#include "tfuse/optimize.h"
#include "tfuse/tfuse-c.h"
#include "tfuse/verify.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <map>
#include <optional>
#include <variant>

// NOLINTBEGIN(readability-identifier-naming): names of C.

struct tfuse_diagnostic : tfuse::Diagnostic {};

struct tfuse_error {
  /// At least one is an error.
  std::vector<tfuse_diagnostic> diagnostics;
  /// The index of the first error.
  size_t first = 0;
};

namespace tfuse::capi {

/// The place of an option's value in the C++ options.
using Slot =
    std::variant<std::string *, std::vector<std::string> *, bool *, unsigned *,
                 double *, std::vector<tfuse::InputShape> *>;

template <typename Function> struct Callback {
  Function function = nullptr;
  void *userData = nullptr;
};

} // namespace tfuse::capi

/// The C++ options of one command. `slots` points into them, so the object does
/// not move.
struct tfuse_options {
  explicit tfuse_options(tfuse_command command);
  tfuse_options(const tfuse_options &) = delete;
  tfuse_options &operator=(const tfuse_options &) = delete;

  const tfuse_command command;
  std::variant<tfuse::ConvertOptions, tfuse::QuantizeOptions,
               tfuse::CalibrateOptions, tfuse::MergeRangesOptions,
               tfuse::OptimizeOptions, tfuse::VerifyOptions,
               tfuse::InspectOptions, tfuse::ExplainOptions>
      values;
  /// Sorted by name.
  std::map<std::string, tfuse::capi::Slot, std::less<>> slots;
  tfuse::capi::Callback<tfuse_diagnostic_callback> onDiagnostic;
  tfuse::capi::Callback<tfuse_phase_callback> onPhase;
  tfuse::capi::Callback<tfuse_sample_callback> onSample;
  tfuse::capi::Callback<tfuse_cancel_callback> onCancel;
};

struct tfuse_result {
  llvm::StringMap<std::string> strings;
  llvm::StringMap<uint64_t> integers;
  llvm::StringMap<std::vector<std::pair<std::string, double>>> tables;
  std::vector<tfuse_diagnostic> diagnostics;
};

struct tfuse_list {
  std::vector<llvm::StringMap<std::vector<std::string>>> rows;
};

// NOLINTEND(readability-identifier-naming)

namespace tfuse::capi {

/// Stores an error with these diagnostics, unless `error` is null.
void setError(tfuse_error **error, std::vector<tfuse_diagnostic> diagnostics);

/// Stores an "invalid-option" error, unless `error` is null. Returns false.
bool setInvalidOption(tfuse_error **error, const llvm::Twine &message,
                      const llvm::Twine &hint = "");

/// Null as an empty text.
inline llvm::StringRef textOf(const char *text) {
  return text ? llvm::StringRef(text) : llvm::StringRef();
}

} // namespace tfuse::capi

#endif // TFUSE_LIB_CAPI_OBJECTS_H
