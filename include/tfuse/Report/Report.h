//===- Report.h - The record of what was rewritten and what was not -*- C++
//-*-//
//
// One report serves all levels (tfg, tf, tfl) and all ways to show it: the
// summary on the terminal, the JSON of --report, the HTML page. Every named
// rule writes into it through RuleContext (tfuse/Rules/Rule.h): where it was
// applied, on which nodes, and what it put in their place; or where it nearly
// was, and which condition failed.
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
#include "llvm/Support/Allocator.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"

namespace tfuse {

/// One rewrite that happened, or nearly happened. All strings live as long as
/// the report.
struct RewriteEvent {
  enum class Kind { Applied, NearMiss };
  Kind kind;
  /// The rule's id, e.g. "peephole-fuse-conv-bias".
  llvm::StringRef rule;
  /// The names of the TensorFlow nodes taken part in, root first.
  llvm::SmallVector<llvm::StringRef, 4> nodes;
  /// Applied: op names taken away and put in their place.
  llvm::SmallVector<llvm::StringRef, 4> before, after;
  /// NearMiss: the reason's stable name and the condition in words.
  llvm::StringRef reason, detail;
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

  /// Records a refusal. The same rule, node and condition is kept once, however
  /// often a driver comes back to the node; returns whether this is the first.
  bool recordNearMiss(llvm::StringRef rule, llvm::StringRef node,
                      llvm::StringRef reason, llvm::StringRef detail);

  /// A remark that belongs to no rule, e.g. which runtimes take the file.
  void recordNote(llvm::StringRef text);
  void recordTiming(llvm::StringRef phase, double seconds);
  /// Counts of ops by name; `stage` is "before" or "after".
  void recordOpCounts(llvm::StringRef stage,
                      const llvm::StringMap<unsigned> &counts);

  /// All rewrites, in the order they happened.
  llvm::ArrayRef<RewriteEvent> applied() const { return appliedEvents; }

  /// The near misses that stayed so: a refusal on a node to which the same
  /// rule was applied later on is left out.
  llvm::SmallVector<const RewriteEvent *> nearMisses() const;

  llvm::ArrayRef<PhaseTiming> timings() const { return phaseTimings; }
  llvm::ArrayRef<llvm::StringRef> notes() const { return noteTexts; }

  /// Number of applications per rule, in order of first application.
  llvm::SmallVector<std::pair<llvm::StringRef, unsigned>> appliedByRule() const;

  /// The whole report as a JSON object (schema: docs/report.md).
  llvm::json::Object toJSON() const;

  /// A page to look at: the same content as toJSON().
  void writeHTML(llvm::raw_ostream &os) const;

  /// A few lines for the terminal: what was fused how often, and the near
  /// misses (at most `maxNearMisses` of them, then their number).
  void printSummary(llvm::raw_ostream &os, unsigned maxNearMisses = 5) const;

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
