//===- RuntimeVerify.cpp - Check types against the runtime's kernels ------===//

#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_RUNTIMEVERIFYPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
class RuntimeVerify : public impl::RuntimeVerifyPassBase<RuntimeVerify> {
  using RuntimeVerifyPassBase::RuntimeVerifyPassBase;

  void runOnOperation() override {
    // Visit all ops, so that one run reports all errors.
    getOperation().walk([this](Operation *op) {
      if (failed(verifyRuntimeSupport(op)))
        signalPassFailure();
    });
  }
};
} // namespace

} // namespace tfuse::tfl
