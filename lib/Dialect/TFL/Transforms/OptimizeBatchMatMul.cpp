//===- OptimizeBatchMatMul.cpp - Rewrite products of matrices -----------===//

#include "RuleSubsets.h"

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_OPTIMIZEBATCHMATMULPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
class OptimizeBatchMatMul
    : public impl::OptimizeBatchMatMulPassBase<OptimizeBatchMatMul> {
  using OptimizeBatchMatMulPassBase::OptimizeBatchMatMulPassBase;

  void runOnOperation() override {
    if (failed(
            runRules(getOperation(), batchMatMulRules(), {semantics, remarks})))
      signalPassFailure();
  }
};
} // namespace

} // namespace tfuse::tfl
