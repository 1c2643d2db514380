//===- Diagnostics.cpp - Errors and warnings for users --------------------===//

#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>
#include <cstdlib>
#include <mutex>

using namespace llvm;

namespace tfuse {

namespace {
struct CodeInfo {
  Code code;
  StringLiteral name, summary;
};
constexpr CodeInfo codes[] = {
#define TFUSE_CODE(id, name, summary) {Code::id, name, summary},
#include "tfuse/Support/Diagnostics.def"
};
} // namespace

StringRef codeName(Code code) { return codes[static_cast<size_t>(code)].name; }

std::optional<Code> codeFromName(StringRef name) {
  for (const CodeInfo &info : codes)
    if (info.name == name)
      return info.code;
  return std::nullopt;
}

char UserError::ID;

void UserError::log(raw_ostream &os) const {
  if (!where.empty())
    os << where << ": ";
  os << message;
}

void DiagnosticSite::record() const {
  if (line == 0)
    return;
  static const char *const path = std::getenv("TFUSE_DIAGNOSTIC_SITES");
  if (!path)
    return;
  // Some tests read a file in every truncated form, which ends in the same
  // diagnostic a million times.
  static std::mutex mutex;
  static DenseSet<std::pair<uint64_t, unsigned>> recorded;
  {
    std::lock_guard lock(mutex);
    if (!recorded.insert({file, line}).second)
      return;
  }
  // Write the line at once, since other processes append to the same file.
  // Ignore errors: some tests fill the disk on purpose.
  std::string text =
      formatv("{0} {1}\n", format_hex_no_prefix(file, 16), line).str();
  if (std::FILE *stream = std::fopen(path, "a")) {
    std::fwrite(text.data(), 1, text.size(), stream);
    std::fclose(stream);
  }
}

Error userError(Code code, const Twine &message, const Twine &where,
                const Twine &hint, DiagnosticSite site) {
  site.record();
  return make_error<UserError>(code, message.str(), where.str(), hint.str());
}

Error canceledError() {
  return userError(Code::Canceled, "the caller ended the run");
}

static bool printsCodes = false;

void printDiagnosticCodes(bool enable) { printsCodes = enable; }

// The code is stored in the diagnostic's metadata and not in its text, so that
// every handler (terminal, JSON, exceptions) can read it.
static mlir::InFlightDiagnostic withCode(mlir::InFlightDiagnostic diag,
                                         mlir::MLIRContext *context, Code code,
                                         DiagnosticSite site) {
  site.record();
  diag.getUnderlyingDiagnostic()->getMetadata().push_back(
      mlir::DiagnosticArgument(
          mlir::StringAttr::get(context, "tfuse." + codeName(code))));
  if (printsCodes)
    diag << '[' << codeName(code) << "] ";
  return diag;
}

mlir::InFlightDiagnostic emitUserError(mlir::Location loc, Code code,
                                       DiagnosticSite site) {
  return withCode(mlir::emitError(loc), loc.getContext(), code, site);
}

mlir::InFlightDiagnostic emitUserError(mlir::Operation *op, Code code,
                                       DiagnosticSite site) {
  return withCode(op->emitError(), op->getContext(), code, site);
}

mlir::InFlightDiagnostic emitUserWarning(mlir::Operation *op,
                                         DiagnosticSite site) {
  site.record();
  return mlir::emitWarning(op->getLoc());
}

mlir::InFlightDiagnostic &attachHint(mlir::InFlightDiagnostic &diag,
                                     const Twine &hint) {
  diag.attachNote() << "hint: " << hint;
  return diag;
}

std::optional<Code> codeOf(const mlir::Diagnostic &diag) {
  auto &metadata = const_cast<mlir::Diagnostic &>(diag).getMetadata();
  for (mlir::DiagnosticArgument &arg : metadata) {
    if (arg.getKind() !=
        mlir::DiagnosticArgument::DiagnosticArgumentKind::Attribute)
      continue;
    auto text = mlir::dyn_cast<mlir::StringAttr>(arg.getAsAttribute());
    if (text && text.getValue().starts_with("tfuse."))
      return codeFromName(text.getValue().drop_front(6));
  }
  return std::nullopt;
}

mlir::LogicalResult emitError(mlir::Location loc, Error error) {
  mlir::LogicalResult result = mlir::success();
  handleAllErrors(
      std::move(error),
      [&](const UserError &user) {
        // The error's site was recorded when the error was created.
        auto diag = emitUserError(loc, user.code, DiagnosticSite());
        std::string text;
        raw_string_ostream os(text);
        user.log(os);
        diag << text;
        if (!user.hint.empty())
          attachHint(diag, user.hint);
        result = mlir::failure();
      },
      [&](const ErrorInfoBase &other) {
        result = emitUserError(loc, Code::FileCorrupt) << other.message();
      });
  return result;
}

} // namespace tfuse
