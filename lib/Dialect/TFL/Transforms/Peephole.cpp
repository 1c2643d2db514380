//===- Peephole.cpp - Run peephole rules ----------------------------------===//

#include "tfuse/Rules/Peephole.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"
#include "tfuse/Rules/RuleDriver.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_PEEPHOLEPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

LogicalResult optimizePeephole(Operation *root, const RuleSelection &selection,
                               Report &report, const RuleOptions &options) {
  // Rules look at whether a value is used once; two equal ops hide that.
  auto mergeEqualOps = [&] {
    IRRewriter rewriter(root->getContext());
    DominanceInfo dominance(root);
    eliminateCommonSubExpressions(rewriter, dominance, root);
  };
  mergeEqualOps();
  if (failed(applyRules(root, peepholeRules(), selection, report, options)))
    return failure();
  mergeEqualOps();
  return success();
}

namespace {
class Peephole : public impl::PeepholePassBase<Peephole> {
  using PeepholePassBase::PeepholePassBase;

  void runOnOperation() override {
    RuleSelection selection;
    for (auto [names, set] : {std::pair(&onlyRules, &selection.only),
                              std::pair(&enableRules, &selection.enabled),
                              std::pair(&disableRules, &selection.disabled)})
      for (const std::string &name : *names) {
        if (none_of(peepholeRules(),
                    [&](const RuleInfo &rule) { return rule.id == name; })) {
          getOperation()->emitError() << "there is no peephole rule " << name;
          return signalPassFailure();
        }
        set->insert(name);
      }
    Report report;
    if (failed(optimizePeephole(getOperation(), selection, report,
                                {semantics, remarks})))
      return signalPassFailure();
    if (summary)
      report.printSummary(errs());
  }
};
} // namespace

} // namespace tfuse::tfl
