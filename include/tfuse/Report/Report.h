//===- Report.h - Applied rewrites and near misses --------------*- C++ -*-===//
//
// One report serves all levels (tfg, tf, tfl) and all formats: the summary on
// the terminal, JSON and HTML. Every named rule records in it, through
// RuleContext (tfuse/Rules/Rule.h), where it was applied, to which nodes and
// with which new ops, and where it almost matched and which condition failed.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_REPORT_REPORT_H
#define TFUSE_REPORT_REPORT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"

namespace tfuse {

/// An applied rewrite or a near miss. All strings live as long as the report.
struct RewriteEvent {
  enum class Kind { Applied, NearMiss };
  Kind kind;
  /// The rule's id, e.g. "peephole-fuse-conv-bias".
  llvm::StringRef rule;
  /// The names of the matched TensorFlow nodes, root first.
  llvm::SmallVector<llvm::StringRef, 4> nodes;
  /// Applied: names of the removed ops and of the ops that replace them.
  llvm::SmallVector<llvm::StringRef, 4> before, after;
  /// NearMiss: the reason's stable name, the condition in words, and what to
  /// change in the model's source (may be empty).
  llvm::StringRef reason, detail, hint;
};

/// How long a phase took, in seconds of wall time.
struct PhaseTiming {
  llvm::StringRef phase;
  double seconds;
};

class Report {
public:
  Report() = default;
  Report(const Report &) = delete;
  Report &operator=(const Report &) = delete;

  void recordApplied(llvm::StringRef rule,
                     llvm::ArrayRef<llvm::StringRef> nodes,
                     llvm::ArrayRef<llvm::StringRef> before,
                     llvm::ArrayRef<llvm::StringRef> after);

  /// Records a rejection. The same rule, node and condition is kept only once,
  /// because drivers revisit nodes; returns true the first time.
  bool recordNearMiss(llvm::StringRef rule, llvm::StringRef node,
                      llvm::StringRef reason, llvm::StringRef detail,
                      llvm::StringRef hint = "");

  /// Records a remark that no rule made, e.g. which runtimes run the file.
  void recordNote(llvm::StringRef text);
  void recordTiming(llvm::StringRef phase, double seconds);
  /// Counts of ops by name; `stage` is "before" or "after".
  void recordOpCounts(llvm::StringRef stage,
                      const llvm::StringMap<unsigned> &counts);

  /// All rewrites, in the order they happened.
  llvm::ArrayRef<RewriteEvent> applied() const { return appliedEvents; }

  /// The near misses, except those at nodes to which the same rule was applied
  /// later.
  llvm::SmallVector<const RewriteEvent *> nearMisses() const;

  llvm::ArrayRef<PhaseTiming> timings() const { return phaseTimings; }
  llvm::ArrayRef<llvm::StringRef> notes() const { return noteTexts; }

  /// Number of applications per rule, in order of first application.
  llvm::SmallVector<std::pair<llvm::StringRef, unsigned>> appliedByRule() const;

  /// The whole report as a JSON object (schema: docs/report.md).
  llvm::json::Object toJSON() const;

  /// Prints a few lines for the terminal: how often each rule was applied, and
  /// the near misses (at most `maxNearMisses`, then the number of the others).
  /// Of the near misses of `unlisted` rules, only the number appears.
  void printSummary(llvm::raw_ostream &os,
                    const llvm::StringSet<> &unlisted = {},
                    unsigned maxNearMisses = 5) const;

private:
  llvm::StringRef intern(llvm::StringRef text) { return strings.save(text); }

  llvm::BumpPtrAllocator allocator;
  llvm::UniqueStringSaver strings{allocator};
  std::vector<RewriteEvent> appliedEvents, missEvents;
  /// (rule, node) of applied events and (rule, node, detail) of misses; the
  /// strings are unique, so their addresses identify them.
  llvm::DenseSet<std::pair<const char *, const char *>> appliedAt;
  llvm::DenseSet<std::pair<std::pair<const char *, const char *>, const char *>>
      missedAt;
  std::vector<PhaseTiming> phaseTimings;
  std::vector<llvm::StringRef> noteTexts;
  struct OpCounts {
    llvm::StringRef stage;
    std::vector<std::pair<llvm::StringRef, unsigned>> counts;
  };
  std::vector<OpCounts> opCounts;
};

} // namespace tfuse

#endif // TFUSE_REPORT_REPORT_H
