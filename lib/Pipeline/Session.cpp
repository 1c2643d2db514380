//===- Session.cpp - Context, options and diagnostics of a conversion -----===//

#include "tfuse/Pipeline/Session.h"

#include "tfuse/Check/RewriteChecker.h"
#include "tfuse/Report/ModelExplorer.h"
#include "tfuse/Report/ReportPage.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/Rule.h"
#include "tfuse/Support/AtomicFile.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/GuardedRun.h"

#include "mlir/IR/Location.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace tfuse {

// One thread: conversions are short, and their output must not depend on
// scheduling.
Session::Session(std::function<void(const Diagnostic &)> onDiagnostic)
    : onDiagnostic(std::move(onDiagnostic)),
      context(mlir::MLIRContext::Threading::DISABLED) {
  // The MLIRContext constructor leaves locks and per-thread caches of the
  // uniquers enabled: every new attribute would enter two tables.
  context.disableMultithreading();
  // Users have never seen the IR: diagnostics name nodes.
  context.printOpOnDiagnostic(false);
  context.getDiagEngine().registerHandler(
      [this](mlir::Diagnostic &diagnostic) { handle(diagnostic); });
}

void Session::recordChecks(const check::RewriteChecker &checker,
                           StringRef advice) {
  for (const check::RewriteCheck &check : checker.results())
    if (check.kind == check::RewriteCheck::Different)
      mlir::emitWarning(mlir::UnknownLoc::get(&context))
          << check.id << " at '" << check.name
          << "': translation validation found that " << check.detail
          << ", on random inputs " << advice;
  for (const std::string &line : checker.lines())
    report.recordNote("translation validation: " + line);
}

/// Limit of diagnostics per code: a graph of 30,000 nodes can have the same
/// mistake in each.
static constexpr unsigned kMostOfOneCode = 1000;

void Session::emit(const Diagnostic &diagnostic) {
  failed |= diagnostic.severity == Severity::Error;
  if (!onDiagnostic)
    return;
  unsigned number = ++numPassedOn[diagnostic.code];
  if (number <= kMostOfOneCode)
    onDiagnostic(diagnostic);
  else if (number == kMostOfOneCode + 1)
    onDiagnostic({Severity::Note, "",
                  "further diagnostics of this kind are not shown", "", ""});
}

/// The next step after an error without a hint, which often depends on the code
/// alone.
static StringRef hintFor(Code code) {
  switch (code) {
  case Code::FileNotFound:
    return "check the path";
  case Code::NotAModel:
    return "give a SavedModel directory, a GraphDef (.pb, .pbtxt), or, if the "
           "command reads them, a Keras model (.keras, .h5), a TensorFlow.js "
           "model (model.json) or a .tflite file";
  case Code::FileCorrupt:
    return "write or copy the file again";
  default:
    return "";
  }
}

/// An error in the form of the public interface.
static Diagnostic toDiagnostic(Error error) {
  Diagnostic result;
  result.severity = Severity::Error;
  handleAllErrors(
      std::move(error),
      [&](const UserError &user) {
        result.code = codeName(user.code);
        result.message = user.message;
        // An empty name of a file would be invisible.
        result.where = user.where.empty() && user.code == Code::FileNotFound
                           ? "(empty path)"
                           : user.where;
        result.hint = user.hint.empty() ? hintFor(user.code).str() : user.hint;
      },
      [&](const ErrorInfoBase &other) {
        result.code = codeName(Code::FileCorrupt);
        result.message = other.message();
      });
  return result;
}

LogicalResult Session::check(Error error) {
  if (!error)
    return success();
  emit(toDiagnostic(std::move(error)));
  return failure();
}

bool Session::runGuarded(
    const std::function<void(const Diagnostic &)> &onDiagnostic,
    llvm::function_ref<void()> body) {
  Error error = tfuse::runGuarded(body);
  if (!error)
    return true;
  Diagnostic diagnostic = toDiagnostic(std::move(error));
  if (onDiagnostic)
    onDiagnostic(diagnostic);
  return false;
}

/// The location of a diagnostic for the user: the node's name, or a position
/// in a text file.
static std::string describe(mlir::Location loc) {
  if (StringRef name = nodeName(loc); !name.empty())
    return name.str();
  if (auto file = dyn_cast<mlir::FileLineColLoc>(loc))
    return (file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" +
            Twine(file.getColumn()))
        .str();
  return "";
}

void Session::handle(mlir::Diagnostic &diagnostic) {
  Diagnostic result;
  switch (diagnostic.getSeverity()) {
  case mlir::DiagnosticSeverity::Error:
    result.severity = Severity::Error;
    break;
  case mlir::DiagnosticSeverity::Warning:
    result.severity = Severity::Warning;
    break;
  default:
    result.severity = Severity::Note;
  }
  if (std::optional<Code> code = codeOf(diagnostic))
    result.code = codeName(*code);
  else if (result.severity == Severity::Error)
    result.code = codeName(Code::InvalidGraph);
  result.message = diagnostic.str();
  result.where = describe(diagnostic.getLocation());
  std::vector<Diagnostic> notes;
  for (mlir::Diagnostic &note : diagnostic.getNotes()) {
    std::string text = note.str();
    if (StringRef(text).starts_with("hint: "))
      result.hint += (result.hint.empty() ? "" : "; or ") + text.substr(6);
    else
      notes.push_back(
          {Severity::Note, "", text, describe(note.getLocation()), ""});
  }
  // Copies of a node, in several signatures or calls, have the same mistake.
  std::string text = (Twine(int(result.severity)) + "\n" + result.where + "\n" +
                      result.message + "\n" + result.hint)
                         .str();
  if (!seen.insert(text).second)
    return;
  emit(result);
  for (const Diagnostic &note : notes)
    emit(note);
}

static bool isPage(StringRef path) {
  return sys::path::extension(path) == ".html";
}

Error Session::checkOutputFile(StringRef output, StringRef model) {
  bool isModel = false;
  if (output.empty() || output == "-" ||
      sys::fs::equivalent(output, model, isModel) || !isModel)
    return Error::success();
  return userError(Code::InvalidOption, "input and output are the same file",
                   output, "name another output");
}

Error Session::checkReportFile(StringRef path, StringRef output) {
  if (path.empty())
    return Error::success();
  if (!isPage(path) && sys::path::extension(path) != ".json")
    return userError(Code::InvalidOption,
                     "the report file must end in .json or .html", path,
                     "name a file with one of these extensions");
  if (path == output)
    return userError(Code::InvalidOption, "the report is the output itself",
                     path, "name another file");
  StringRef folder = sys::path::parent_path(path);
  if (!folder.empty() && !sys::fs::is_directory(folder))
    return userError(Code::WriteFailed, "there is no folder '" + folder + "'",
                     path, "create it, or name another file");
  return checkWritable(path);
}

Error Session::checkPageFile(StringRef path) {
  if (!path.empty() && !isPage(path))
    return userError(Code::InvalidOption, "the page must end in .html", path,
                     "name a file with this extension");
  return checkReportFile(path);
}

void Session::printSummary(raw_ostream &os,
                           ArrayRef<std::string> chosenRules) const {
  llvm::StringSet<> small;
  for (const RuleInfo &rule : peepholeRules())
    if (!rule.hasTag("pattern") && !is_contained(chosenRules, rule.id))
      small.insert(rule.id);
  report.printSummary(os, small);
}

std::string Session::reportAsJSON() const {
  json::Object content = report.toJSON();
  if (!placement.empty())
    content["gpu"] = json::Object(placement);
  if (!arena.empty())
    content["arena"] = json::Object(arena);
  return formatv("{0:2}", json::Value(std::move(content)));
}

json::Object Session::content() const {
  json::Object content = report.toJSON();
  if (!graphs.empty())
    content["graphs"] = json::Object(graphs);
  if (!errors.empty())
    content["errors"] = json::Array(errors);
  if (!placement.empty())
    content["gpu"] = json::Object(placement);
  if (!arena.empty())
    content["arena"] = json::Object(arena);
  return content;
}

LogicalResult Session::writeReport(StringRef path) {
  if (path.empty())
    return success();
  json::Value value(content());
  return check(writeAtomically(path, [&](raw_ostream &os) {
    if (isPage(path))
      writeReportPage(value, os);
    else
      os << formatv("{0:2}\n", value);
  }));
}

Error Session::createFolder(StringRef folder) {
  if (folder.empty())
    return Error::success();
  if (std::error_code error = sys::fs::create_directories(folder))
    return userError(Code::WriteFailed,
                     "cannot create the folder: " + error.message(), folder,
                     "name another folder");
  if (!sys::fs::is_directory(folder)) // create_directories accepts files.
    return userError(Code::WriteFailed, "it is a file, not a folder", folder,
                     "name another folder");
  return Error::success();
}

LogicalResult Session::writeModelExplorer(StringRef folder) {
  if (folder.empty())
    return success();
  const json::Object report = content();
  for (auto &[name, value] : modelExplorerFiles(report)) {
    SmallString<128> path(folder);
    sys::path::append(path, name);
    if (mlir::failed(check(writeAtomically(
            path, [&](raw_ostream &os) { os << value << '\n'; }))))
      return failure();
  }
  return success();
}

} // namespace tfuse
