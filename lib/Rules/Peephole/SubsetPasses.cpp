//===- SubsetPasses.cpp - Upstream's passes as subsets of the rules -------===//
//
// Upstream spreads over several passes the rewrites that are one group of rules
// here. Each pass with a name of upstream's runs the rules that do what the
// upstream pass does.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/Peephole/Passes.h"
#include "tfuse/Rules/RuleDriver.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_OPTIMIZEPASS
#define GEN_PASS_DEF_OPTIMIZEBATCHMATMULPASS
#define GEN_PASS_DEF_OPTIMIZEBROADCASTLIKEPASS
#define GEN_PASS_DEF_PUSHTRANSPOSETHROUGHEWISEPASS
#include "tfuse/Rules/Peephole/Passes.h.inc"

namespace {

struct OptimizeBatchMatMul
    : impl::OptimizeBatchMatMulPassBase<OptimizeBatchMatMul> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(applyTaggedRules(getOperation(), peepholeRules(),
                                "pass=tfl-optimize-batch-matmul",
                                {semantics, remarks})))
      signalPassFailure();
  }
};

struct OptimizeBroadcastLike
    : impl::OptimizeBroadcastLikePassBase<OptimizeBroadcastLike> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(applyTaggedRules(getOperation(), peepholeRules(),
                                "pass=tfl-optimize-broadcast-like",
                                {semantics, remarks})))
      signalPassFailure();
  }
};

struct PushTransposeThroughEwise
    : impl::PushTransposeThroughEwisePassBase<PushTransposeThroughEwise> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(applyTaggedRules(getOperation(), peepholeRules(),
                                "pass=tfl-push-transpose-through-ewise",
                                {semantics, remarks})))
      signalPassFailure();
  }
};

/// Canonicalizes in the same run, so it needs the driver itself.
struct Optimize : impl::OptimizePassBase<Optimize> {
  using Base::Base;

  void runOnOperation() override {
    RuleSelection selection;
    selection.disableTagged(peepholeRules(), "not-pass=tfl-optimize");
    if (disableFuseMulAndFC)
      selection.disableTagged(peepholeRules(), "mul-into-fc");
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

} // namespace tfuse
