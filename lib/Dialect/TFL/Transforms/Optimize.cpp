//===- Optimize.cpp - Fuse and simplify neighboring tfl ops --------------===//

#include "RuleSubsets.h"

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/RuleDriver.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_OPTIMIZEPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
class Optimize : public impl::OptimizePassBase<Optimize> {
  using OptimizePassBase::OptimizePassBase;

  void runOnOperation() override {
    RuleSelection selection;
    for (StringRef name : rulesOfOtherPasses())
      selection.disabled.insert(name);
    if (disableFuseMulAndFC)
      selection.disabled.insert("peephole-fuse-input-scale");
    Report report;
    RewritePatternSet patterns(&getContext());
    addRulePatterns(patterns, peepholeRules(), selection, report,
                    {semantics, remarks});
    if (enableCanonicalization)
      for (RegisteredOperationName op : getContext().getRegisteredOperations())
        op.getCanonicalizationPatterns(patterns, &getContext());
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns),
                                     config))) {
      getOperation().emitError("rules keep rewriting each other's results");
      signalPassFailure();
    }
  }
};
} // namespace

} // namespace tfuse::tfl
