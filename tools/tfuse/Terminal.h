//===- Terminal.h - How tfuse talks to a person -----------------*- C++ -*-===//

#ifndef TFUSE_TOOLS_TFUSE_TERMINAL_H
#define TFUSE_TOOLS_TFUSE_TERMINAL_H

#include "tfuse/tfuse.h"

#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tfuse::cli {

/// Prints a diagnostic to stderr, e.g.
///   error[unsupported-op]: dense/MatMul: ...
///     hint: ...
/// in color when stderr is a terminal and NO_COLOR is not set. Leaves out a
/// hint that the preceding diagnostic of the process had, too.
void printDiagnostic(const Diagnostic &diagnostic);

/// Prints the diagnostics of a command, and with --json, if the command fails,
/// the object of failure.schema.json, so that its output is JSON always.
class Diagnostics {
public:
  Diagnostics(std::string command, bool json)
      : command(std::move(command)), json(json) {}
  /// Prints a diagnostic to stderr.
  void print(const Diagnostic &diagnostic);
  /// Returns the exit code of the failed command.
  int fail(int code) const;

private:
  std::string command;
  bool json;
  std::vector<Diagnostic> all;
};

/// `text` with control characters as \xNN, except for line ends and tabs. Names
/// in a model are untrusted, and a terminal obeys escape sequences.
std::string printable(std::string_view text);

/// Colors for standard output: none if it is not a terminal, or if NO_COLOR is
/// set.
class Style {
public:
  Style();
  /// As printDiagnostic prints it.
  std::string describe(const Diagnostic &diagnostic) const;
  std::string good(const std::string &text) const { return in("32", text); }
  std::string bad(const std::string &text) const { return in("31", text); }
  std::string strong(const std::string &text) const { return in("1", text); }

private:
  std::string in(const char *color, const std::string &text) const;

  bool enabled;
};

/// Shows the running phase in a line that is overwritten: only on a terminal,
/// and only after one second, so that quick runs stay silent. The environment
/// variable TFUSE_PROGRESS_AFTER sets another number of seconds.
class Progress {
public:
  explicit Progress(bool enabled);
  ~Progress() { clear(); }
  void phase(std::string_view name);
  /// Shows "calibrate [########----------------] 120 of 360 samples" in the
  /// phase of `discardLogOf`.
  void sample(uint64_t done, uint64_t total);
  void clear();

  /// Discards what others write to stderr from the start of a phase to the next
  /// phase or `clear`. LiteRT logs the accelerators that it does not find, and
  /// its C interface has no function to change that.
  void discardLogOf(std::string phase) { silentPhase = std::move(phase); }

private:
  void show(std::string_view text);
  void discardLog();
  void restoreLog();

  std::string silentPhase;
  /// The file that was stderr; negative while nothing is discarded.
  int savedStderr = -1;
  bool enabled, shown = false;
  std::chrono::steady_clock::time_point start;
  std::chrono::duration<double> delay{1};
};

} // namespace tfuse::cli

#endif // TFUSE_TOOLS_TFUSE_TERMINAL_H
