//===- RuleDriver.cpp - Runs a group of rules to a fixpoint ---------------===//

#include "tfuse/Rules/RuleDriver.h"

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
/// Wraps a rule at one of its root ops as a pattern for MLIR's drivers.
class RulePattern : public RewritePattern {
public:
  RulePattern(std::shared_ptr<Rule> rule, StringRef root, Report &report,
              const RuleOptions &options, const RuleApplier &applier,
              MLIRContext *context)
      : RewritePattern(root, rule->benefit(), context), rule(std::move(rule)),
        report(report), options(options), applier(applier) {}

  RulePattern(std::shared_ptr<Rule> rule, Report &report,
              const RuleOptions &options, const RuleApplier &applier,
              MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), rule->benefit(), context),
        rule(std::move(rule)), report(report), options(options),
        applier(applier) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    return applier ? applier(*rule, op, rewriter, report, options)
                   : rule->apply(op, rewriter, report, options);
  }

private:
  std::shared_ptr<Rule> rule;
  Report &report;
  RuleOptions options;
  RuleApplier applier;
};
} // namespace

void addRulePattern(RewritePatternSet &patterns, std::shared_ptr<Rule> rule,
                    StringRef root, Report &report, const RuleOptions &options,
                    const RuleApplier &apply) {
  patterns.add<RulePattern>(std::move(rule), root, report, options, apply,
                            patterns.getContext());
}

void addRulePatterns(RewritePatternSet &patterns, ArrayRef<RuleInfo> rules,
                     const RuleSelection &selection, Report &report,
                     const RuleOptions &options, const RuleApplier &apply) {
  MLIRContext *context = patterns.getContext();
  for (const RuleInfo &info : rules) {
    if (!selection.selects(info, options.semantics))
      continue;
    std::shared_ptr<Rule> rule = info.create();
    if (rule->roots().empty())
      patterns.add<RulePattern>(rule, report, options, apply, context);
    for (StringRef root : rule->roots())
      addRulePattern(patterns, rule, root, report, options, apply);
  }
}

LogicalResult applyRules(Operation *root, ArrayRef<RuleInfo> rules,
                         const RuleSelection &selection, Report &report,
                         const RuleOptions &options, const RuleApplier &apply,
                         const Traversal &traversal) {
  RewritePatternSet patterns(root->getContext());
  addRulePatterns(patterns, rules, selection, report, options, apply);
  GreedyRewriteConfig config;
  config.setUseTopDownTraversal(traversal.topDown);
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  config.enableFolding(traversal.folds);
  config.enableConstantCSE(traversal.folds);
  if (failed(applyPatternsGreedily(root, std::move(patterns), config)))
    return root->emitError(
        "no fixpoint was reached: rules keep rewriting each other's results");
  return success();
}

LogicalResult applyTaggedRules(Operation *root, ArrayRef<RuleInfo> rules,
                               StringRef tag, const RuleOptions &options) {
  RuleSelection selection;
  selection.runOnlyTagged(rules, tag);
  Report unused;
  return applyRules(root, rules, selection, unused, options);
}

} // namespace tfuse
