//===- RuleDriver.h - Runs a group of rules to a fixpoint -------*- C++ -*-===//

#ifndef TFUSE_RULES_RULEDRIVER_H
#define TFUSE_RULES_RULEDRIVER_H

#include "tfuse/Rules/Rule.h"

#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include <functional>

namespace tfuse {

/// Applies a rule at one of its root ops: Rule::apply, or a wrapper around it.
using RuleApplier = std::function<llvm::LogicalResult(
    const Rule &, mlir::Operation *, mlir::RewriterBase &, Report &,
    const RuleOptions &)>;

/// Adds a rule at one of its root ops as a pattern for MLIR's drivers. The
/// report must outlive the patterns.
void addRulePattern(mlir::RewritePatternSet &patterns,
                    std::shared_ptr<Rule> rule, llvm::StringRef root,
                    Report &report, const RuleOptions &options,
                    const RuleApplier &apply = {});

/// Adds the selected rules of a group as patterns for MLIR's drivers. The
/// report must outlive the patterns.
void addRulePatterns(mlir::RewritePatternSet &patterns,
                     llvm::ArrayRef<RuleInfo> rules,
                     const RuleSelection &selection, Report &report,
                     const RuleOptions &options = {},
                     const RuleApplier &apply = {});

/// How applyRules visits ops.
struct Traversal {
  /// Producers before users, or users before producers. The latter tries a rule
  /// on the largest of several nested patterns first.
  bool topDown = true;
  /// Also folds ops and merges equal constants.
  bool folds = true;
};

/// Applies the selected rules greedily to everything below `root` until none
/// fires; dead ops are erased on the way. Fails, with a diagnostic, when no
/// fixpoint is reached.
llvm::LogicalResult applyRules(mlir::Operation *root,
                               llvm::ArrayRef<RuleInfo> rules,
                               const RuleSelection &selection, Report &report,
                               const RuleOptions &options = {},
                               const RuleApplier &apply = {},
                               const Traversal &traversal = {});

/// Applies the rules of a group that have a tag, without a report.
llvm::LogicalResult applyTaggedRules(mlir::Operation *root,
                                     llvm::ArrayRef<RuleInfo> rules,
                                     llvm::StringRef tag,
                                     const RuleOptions &options);

} // namespace tfuse

#endif // TFUSE_RULES_RULEDRIVER_H
