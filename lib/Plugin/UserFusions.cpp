//===- UserFusions.cpp - Fusions that the user brings along ---------------===//

#include "tfuse/Plugin/UserFusions.h"

#include "tfuse/Rules/Composite.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

bool UserFusions::has(StringRef id) const {
  return any_of(added, [&](const Description &one) { return one.id == id; });
}

Error UserFusions::checkId(StringRef id, StringRef path) const {
  bool isKnown = has(id);
  for (ArrayRef<RuleInfo> group : {compositeRules(), peepholeRules()})
    for (const RuleInfo &rule : group)
      isKnown |= rule.id == id;
  if (!isKnown)
    return Error::success();
  return userError(Code::PluginFailed,
                   "there is a rule of the id '" + id + "' already", path,
                   "give the fusion another id");
}

namespace {
/// A rule at one of its anchors.
class UserPattern : public RewritePattern {
public:
  UserPattern(std::shared_ptr<Rule> rule, StringRef anchor, Report &report,
              const RuleOptions &options, MLIRContext *context)
      : RewritePattern(anchor, rule->benefit(), context), rule(std::move(rule)),
        report(report), options(options) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    return rule->apply(op, rewriter, report, options);
  }

private:
  std::shared_ptr<Rule> rule;
  Report &report;
  RuleOptions options;
};
} // namespace

LogicalResult UserFusions::applyPatterns(ModuleOp module,
                                         const RuleSelection &selection,
                                         Report &report,
                                         const RuleOptions &options) const {
  MLIRContext *context = module.getContext();
  RewritePatternSet patterns(context);
  for (const PatternInfo &info : patternInfos) {
    if (!selection.selects(info.id, /*onByDefault=*/true))
      continue;
    std::shared_ptr<Rule> rule = info.make();
    for (StringRef anchor : info.anchors)
      patterns.add<UserPattern>(rule, anchor, report, options, context);
  }
  GreedyRewriteConfig config;
  config.setUseTopDownTraversal(true).enableFolding(false);
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  if (succeeded(applyPatternsGreedily(module, std::move(patterns), config)))
    return success();
  auto diag = emitUserError(module.getLoc(), Code::PluginFailed);
  diag << "the fusions that were brought along keep rewriting each other's "
          "results";
  return diag;
}

} // namespace tfuse
