//===- UseArithConstants.cpp - One op for equal constants -----------------===//
//
//   "tfl.pseudo_const"() <{value = dense<1.0>}>  =>  arith.constant dense<1.0>
//
// Imported files have tfl.pseudo_const, rules create arith.constant. CSE merges
// ops that have equal constants as operands only if both are the same op.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_USEARITHCONSTANTSPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
struct UseArithConstants
    : public impl::UseArithConstantsPassBase<UseArithConstants> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    ConstOp::getCanonicalizationPatterns(patterns, &getContext());
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace

} // namespace tfuse::tfl
