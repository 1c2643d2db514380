//===- SubsetPasses.cpp - Upstream's passes as subsets of the rules -------===//
//
// Several upstream passes do what one group of rules does here. Each pass with
// an upstream name runs the rules that correspond to it.
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

/// Runs the rules and canonicalization in the same greedy rewrite, so it calls
/// the driver directly.
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
      getOperation().emitError(
          "no fixpoint was reached: rules keep rewriting each other's results");
      signalPassFailure();
    }
  }
};

} // namespace

} // namespace tfuse
