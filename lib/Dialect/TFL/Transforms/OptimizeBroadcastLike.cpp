//===- OptimizeBroadcastLike.cpp - Leave broadcasting to the ops that can do it
//===//

#include "RuleSubsets.h"

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_OPTIMIZEBROADCASTLIKEPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
class OptimizeBroadcastLike
    : public impl::OptimizeBroadcastLikePassBase<OptimizeBroadcastLike> {
  using OptimizeBroadcastLikePassBase::OptimizeBroadcastLikePassBase;

  void runOnOperation() override {
    if (failed(runRules(getOperation(), broadcastLikeRules(),
                        {semantics, remarks})))
      signalPassFailure();
  }
};
} // namespace

} // namespace tfuse::tfl
