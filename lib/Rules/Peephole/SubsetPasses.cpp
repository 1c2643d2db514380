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

static constexpr StringLiteral broadcastLikeRules[] = {
    "peephole-fold-broadcast-into-elementwise",
    "peephole-convert-splat-to-scalar",
    "peephole-move-unary-before-broadcast",
    "peephole-move-binary-before-broadcast",
    "peephole-move-reduction-before-broadcast",
    "peephole-remove-noop"};

static constexpr StringLiteral batchMatMulRules[] = {
    "peephole-convert-batch-matmul-to-fully-connected",
    "peephole-convert-transposed-batch-matmul-to-fully-connected",
    "peephole-convert-fully-connected-of-transpose-to-batch-matmul",
    "peephole-convert-batch-matmul-with-ones-to-sum",
    "peephole-fold-transpose-into-batch-matmul"};

static constexpr StringLiteral pushTransposeRules[] = {
    "peephole-move-binary-before-transpose"};

/// The rules that a pass above runs and tfl-optimize does not.
static constexpr StringLiteral rulesOfOtherPasses[] = {
    "peephole-convert-splat-to-scalar",
    "peephole-move-unary-before-broadcast",
    "peephole-move-binary-before-broadcast",
    "peephole-move-reduction-before-broadcast",
    "peephole-convert-batch-matmul-to-fully-connected",
    "peephole-convert-fully-connected-of-transpose-to-batch-matmul",
    "peephole-convert-batch-matmul-with-ones-to-sum"};

static LogicalResult runOnly(Operation *function, ArrayRef<StringLiteral> ids,
                             const RuleOptions &options) {
  RuleSelection selection;
  for (StringRef id : ids)
    selection.only.insert(id);
  Report report;
  return applyRules(function, peepholeRules(), selection, report, options);
}

namespace {

struct OptimizeBatchMatMul
    : impl::OptimizeBatchMatMulPassBase<OptimizeBatchMatMul> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(runOnly(getOperation(), batchMatMulRules, {semantics, remarks})))
      signalPassFailure();
  }
};

struct OptimizeBroadcastLike
    : impl::OptimizeBroadcastLikePassBase<OptimizeBroadcastLike> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(
            runOnly(getOperation(), broadcastLikeRules, {semantics, remarks})))
      signalPassFailure();
  }
};

struct PushTransposeThroughEwise
    : impl::PushTransposeThroughEwisePassBase<PushTransposeThroughEwise> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(
            runOnly(getOperation(), pushTransposeRules, {semantics, remarks})))
      signalPassFailure();
  }
};

/// Canonicalizes in the same run, so it needs the driver itself.
struct Optimize : impl::OptimizePassBase<Optimize> {
  using Base::Base;

  void runOnOperation() override {
    RuleSelection selection;
    for (StringRef id : rulesOfOtherPasses)
      selection.disabled.insert(id);
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

} // namespace tfuse
