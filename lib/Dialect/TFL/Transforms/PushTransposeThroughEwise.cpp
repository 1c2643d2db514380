//===- PushTransposeThroughEwise.cpp - Move transposes behind arithmetic ===//

#include "RuleSubsets.h"

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_PUSHTRANSPOSETHROUGHEWISEPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
class PushTransposeThroughEwise
    : public impl::PushTransposeThroughEwisePassBase<
          PushTransposeThroughEwise> {
  using PushTransposeThroughEwisePassBase::PushTransposeThroughEwisePassBase;

  void runOnOperation() override {
    if (failed(runRules(getOperation(), pushTransposeRules(),
                        {semantics, remarks})))
      signalPassFailure();
  }
};
} // namespace

} // namespace tfuse::tfl
