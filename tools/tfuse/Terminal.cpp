//===- Terminal.cpp - Diagnostics and progress on the terminal ------------===//

#include "Terminal.h"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace tfuse::cli {

static bool stderrIsTerminal() {
  static const bool result = isatty(STDERR_FILENO);
  return result;
}

static bool allowsColor() {
  const char *noColor = std::getenv("NO_COLOR");
  return !noColor || !*noColor;
}

Style::Style() : enabled(isatty(STDOUT_FILENO) && allowsColor()) {}

std::string Style::in(const char *color, const std::string &text) const {
  return enabled ? std::string("\033[") + color + "m" + text + "\033[0m" : text;
}

std::string printable(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (char c : text) {
    auto code = static_cast<unsigned char>(c);
    bool isControl = (code < 0x20 && c != '\n' && c != '\t') || code == 0x7f;
    if (!isControl) {
      result += c;
      continue;
    }
    char escaped[5];
    std::snprintf(escaped, sizeof(escaped), "\\x%02X", code);
    result += escaped;
  }
  return result;
}

static std::string format(const Diagnostic &diagnostic, bool useColor) {
  const char *kind = "error", *color = "\033[1;31m";
  if (diagnostic.severity == Severity::Warning) {
    kind = "warning";
    color = "\033[1;35m";
  } else if (diagnostic.severity == Severity::Note) {
    kind = "note";
    color = "\033[1;36m";
  }
  std::string text = kind;
  if (!diagnostic.code.empty())
    text += "[" + diagnostic.code + "]";
  if (useColor)
    text = color + text + "\033[0m";
  text += ": ";
  if (!diagnostic.where.empty())
    text += printable(diagnostic.where) + ": ";
  text += printable(diagnostic.message) + "\n";
  if (!diagnostic.hint.empty())
    text += "  hint: " + printable(diagnostic.hint) + "\n";
  return text;
}

void printDiagnostic(const Diagnostic &diagnostic) {
  // A model may have dozens of ops with one problem and one hint.
  static std::string previousHint;
  bool useColor = stderrIsTerminal() && allowsColor();
  Diagnostic shown = diagnostic;
  if (shown.hint == previousHint)
    shown.hint.clear();
  else
    previousHint = shown.hint;
  std::fputs(format(shown, useColor).c_str(), stderr);
}

void Diagnostics::print(const Diagnostic &diagnostic) {
  printDiagnostic(diagnostic);
  if (json)
    all.push_back(diagnostic);
}

int Diagnostics::fail(int code) const {
  if (json)
    std::fputs(failureJSON(command, all).c_str(), stdout);
  return code;
}

std::string Style::describe(const Diagnostic &diagnostic) const {
  return format(diagnostic, enabled);
}

Progress::Progress(bool enabled)
    : enabled(enabled && stderrIsTerminal()),
      start(std::chrono::steady_clock::now()) {
  if (const char *seconds = std::getenv("TFUSE_PROGRESS_AFTER"))
    delay = std::chrono::duration<double>(std::strtod(seconds, nullptr));
}

void Progress::discardLog() {
  int null = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (null < 0)
    return;
  std::fflush(stderr);
  savedStderr = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
  dup2(null, STDERR_FILENO);
  close(null);
}

void Progress::restoreLog() {
  if (savedStderr < 0)
    return;
  std::fflush(stderr);
  dup2(savedStderr, STDERR_FILENO);
  close(savedStderr);
  savedStderr = -1;
}

void Progress::phase(std::string_view name) {
  restoreLog();
  show(name);
  if (name == silentPhase)
    discardLog();
}

void Progress::sample(uint64_t done, uint64_t total) {
  constexpr uint64_t kWidth = 24;
  uint64_t filled = total ? kWidth * done / total : 0;
  show(silentPhase + " [" + std::string(filled, '#') +
       std::string(kWidth - filled, '-') + "] " + std::to_string(done) +
       " of " + std::to_string(total) + " samples");
}

void Progress::show(std::string_view text) {
  using namespace std::chrono;
  duration<double> elapsed = steady_clock::now() - start;
  if (!enabled || elapsed < delay)
    return;
  std::fflush(stderr);
  dprintf(savedStderr < 0 ? STDERR_FILENO : savedStderr,
          "\r\033[K%.*s ... %.0f s", static_cast<int>(text.size()), text.data(),
          elapsed.count());
  shown = true;
}

void Progress::clear() {
  restoreLog();
  if (shown)
    std::fputs("\r\033[K", stderr);
  shown = false;
}

} // namespace tfuse::cli
