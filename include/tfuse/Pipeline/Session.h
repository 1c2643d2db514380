//===- Session.h - The state of one conversion ------------------*- C++ -*-===//
//
// The MLIR context, the report and the diagnostic callback of one call of the
// public interface. Errors of readers (llvm::Error) and of passes (MLIR
// diagnostics) reach the same callback.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_PIPELINE_SESSION_H
#define TFUSE_PIPELINE_SESSION_H

#include "tfuse/Report/Report.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/tfuse.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include <chrono>
#include <functional>

namespace tfuse {

namespace check {
class RewriteChecker;
} // namespace check

class Session {
public:
  explicit Session(std::function<void(const Diagnostic &)> onDiagnostic);

  mlir::MLIRContext &getContext() { return context; }
  Report &getReport() { return report; }
  /// Prints the report's summary. Lists the near misses of patterns of layers,
  /// of composites and of recurrent layers, which the model's author may
  /// change, and those of `chosenRules`; counts those of small rewrites.
  void printSummary(llvm::raw_ostream &os,
                    llvm::ArrayRef<std::string> chosenRules) const;

  /// Passes an error on to the user and fails; succeeds if there is none, so
  /// that callers read `return session.check(write(...))`.
  llvm::LogicalResult check(llvm::Error error);

  /// Announces a phase to the caller, who may end the run there.
  static llvm::Error
  announce(const std::function<bool(std::string_view)> &onPhase,
           llvm::StringRef phase) {
    return onPhase && !onPhase(phase) ? canceledError()
                                      : llvm::Error::success();
  }

  /// True if an error has been passed on.
  bool hasFailed() const { return failed; }

  /// Runs `body`, records its time in the report and in `timings`, and returns
  /// its result.
  template <typename Body>
  auto timed(llvm::StringRef name,
             std::vector<std::pair<std::string, double>> &timings, Body body) {
    using Clock = std::chrono::steady_clock;
    Clock::time_point start = Clock::now();
    auto outcome = body();
    double seconds =
        std::chrono::duration<double>(Clock::now() - start).count();
    report.recordTiming(name, seconds);
    timings.emplace_back(name.str(), seconds);
    return outcome;
  }

  /// Runs the body of a function of the public interface, including its
  /// Session. Returns false, after emitting a diagnostic, if memory ran out or
  /// LLVM reported a fatal error (tfuse/Support/GuardedRun.h).
  static bool
  runGuarded(const std::function<void(const Diagnostic &)> &onDiagnostic,
             llvm::function_ref<void()> body);

  /// Warns of rewrites that change values, with advice on what to do, and notes
  /// in the report which rewrites were not evaluated.
  void recordChecks(const check::RewriteChecker &checker,
                    llvm::StringRef advice);

  /// Fails if the output would replace the model, which must survive a failure.
  static llvm::Error checkOutputFile(llvm::StringRef output,
                                     llvm::StringRef model);
  /// Fails if a report cannot be written, in the format of the name's extension
  /// (.json, .html), or would replace the output of the run. An empty name
  /// stands for no report, here and below.
  static llvm::Error checkReportFile(llvm::StringRef path,
                                     llvm::StringRef output = "");
  /// Fails if a page cannot be written: the extension is .html.
  static llvm::Error checkPageFile(llvm::StringRef path);
  /// Adds a graph of describeGraph to the report file. `stage` is "before" or
  /// "after".
  void addGraph(llvm::StringRef stage, llvm::json::Object graph) {
    graphs[stage] = std::move(graph);
  }
  /// Adds where the ops run under a delegate.
  void addPlacement(llvm::json::Object ops) { placement = std::move(ops); }
  /// Adds the sizes of TFLite Micro's arena.
  void addArena(llvm::json::Object sizes) { arena = std::move(sizes); }
  /// Adds the error of each layer to the report file.
  void addErrors(llvm::json::Array layers) { errors = std::move(layers); }
  llvm::LogicalResult writeReport(llvm::StringRef path);
  /// Writes files for Model Explorer to a folder that createFolder created.
  static llvm::Error createFolder(llvm::StringRef folder);
  llvm::LogicalResult writeModelExplorer(llvm::StringRef folder);
  std::string reportAsJSON() const;

private:
  /// The report with the graphs.
  llvm::json::Object content() const;
  void handle(mlir::Diagnostic &diagnostic);
  void emit(const Diagnostic &diagnostic);

  std::function<void(const Diagnostic &)> onDiagnostic;
  bool failed = false;
  /// Errors and warnings that the caller has got, as one text each.
  llvm::StringSet<> seen;
  /// The number of diagnostics passed on per code.
  llvm::StringMap<unsigned> numPassedOn;
  llvm::json::Object graphs;
  llvm::json::Array errors;
  llvm::json::Object placement, arena;
  Report report;
  mlir::MLIRContext context;
};

} // namespace tfuse

#endif // TFUSE_PIPELINE_SESSION_H
