//===- Diagnostics.h - Diagnostics with stable codes ------------*- C++ -*-===//
//
// Every user error is reported as a diagnostic with a stable code, a location
// by the user's names (node, layer, function, file) and a next step.
// Diagnostics.def lists all codes; the documentation, the Python exceptions and
// the JSON report share it. Internal errors are assertions, never diagnostics.
//
// Code that holds an MLIR location reports through `emitUserError`; code that
// does not (file readers) returns an `llvm::Error` made by `userError`.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SUPPORT_DIAGNOSTICS_H
#define TFUSE_SUPPORT_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <optional>
#include <string>

namespace tfuse {

/// The stable codes. `codeName(Code)` is the name that users see, e.g.
/// "unsupported-op".
enum class Code {
#define TFUSE_CODE(id, name, summary) id,
#include "tfuse/Support/Diagnostics.def"
};

llvm::StringRef codeName(Code code);
std::optional<Code> codeFromName(llvm::StringRef name);

/// The source line that makes a diagnostic. A function that makes diagnostics
/// for its callers takes one as its last argument, `DiagnosticSite site =
/// DiagnosticSite::current()`, so that each caller counts as a site.
///
/// If the environment variable TFUSE_DIAGNOSTIC_SITES names a file, the site of
/// every diagnostic is appended to it; utils/diagnostics-coverage.py uses the
/// file to find the diagnostics that no test triggers.
class DiagnosticSite {
public:
  static consteval DiagnosticSite current(const char *file = __builtin_FILE(),
                                          unsigned line = __builtin_LINE()) {
    return DiagnosticSite(hash(file), line);
  }
  DiagnosticSite() = default;

  /// Appends the site to the file, if there is one.
  void record() const;

private:
  constexpr DiagnosticSite(uint64_t file, unsigned line)
      : file(file), line(line) {}
  /// FNV-1a of the path below the last folder "lib". Programs do not hold the
  /// paths of the machine that compiled them.
  static consteval uint64_t hash(const char *path) {
    const char *tail = path;
    for (const char *c = path; *c; ++c)
      if (c[0] == 'l' && c[1] == 'i' && c[2] == 'b' && c[3] == '/' &&
          (c == path || c[-1] == '/'))
        tail = c;
    uint64_t result = 0xcbf29ce484222325u;
    for (; *tail; ++tail)
      result = (result ^ uint8_t(*tail)) * 0x100000001b3u;
    return result;
  }

  uint64_t file = 0;
  unsigned line = 0;
};

/// A user error as an llvm::Error. `where` is a path or a name the user knows;
/// `hint` says what to do next. Both may be empty.
class UserError : public llvm::ErrorInfo<UserError> {
public:
  static char ID;
  UserError(Code code, std::string message, std::string where, std::string hint)
      : code(code), message(std::move(message)), where(std::move(where)),
        hint(std::move(hint)) {}

  void log(llvm::raw_ostream &os) const override;
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

  Code code;
  std::string message, where, hint;
};

/// Makes a UserError. The message starts in lower case and has no full stop,
/// as in LLVM: userError(Code::FileTruncated, "the index ends in mid-entry",
/// path, "export the model again").
llvm::Error userError(Code code, const llvm::Twine &message,
                      const llvm::Twine &where = "",
                      const llvm::Twine &hint = "",
                      DiagnosticSite site = DiagnosticSite::current());

/// The error of a run that a callback of the caller ends.
llvm::Error canceledError();

/// Emits an error at `loc` that carries `code`. Add the hint, if any, with
/// `attachHint`. Pass the location of the op: it carries the name of the node.
mlir::InFlightDiagnostic
emitUserError(mlir::Location loc, Code code,
              DiagnosticSite site = DiagnosticSite::current());
mlir::InFlightDiagnostic
emitUserError(mlir::Operation *op, Code code,
              DiagnosticSite site = DiagnosticSite::current());

/// Emits a warning at the location of `op`.
mlir::InFlightDiagnostic
emitUserWarning(mlir::Operation *op,
                DiagnosticSite site = DiagnosticSite::current());

/// Adds "what to do next" to a diagnostic, as a note.
mlir::InFlightDiagnostic &attachHint(mlir::InFlightDiagnostic &diag,
                                     const llvm::Twine &hint);

/// The code that `emitUserError` put into a diagnostic, if it did.
std::optional<Code> codeOf(const mlir::Diagnostic &diag);

/// Puts "[code] " before the texts of `emitUserError`: tests of passes and
/// translations check the codes with it.
void printDiagnosticCodes(bool enable);

/// Emits `error` (UserErrors with their code and hint) at `loc`.
mlir::LogicalResult emitError(mlir::Location loc, llvm::Error error);

} // namespace tfuse

#endif // TFUSE_SUPPORT_DIAGNOSTICS_H
