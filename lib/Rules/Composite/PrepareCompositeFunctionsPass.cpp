//===- PrepareCompositeFunctionsPass.cpp - Fuse composite functions -------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Rules/Composite.h"
#include "tfuse/Rules/Composite/Passes.h"
#include "tfuse/Rules/RulePass.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_PREPARECOMPOSITEFUNCTIONSPASS
#include "tfuse/Rules/Composite/Passes.h.inc"

namespace {
class PrepareCompositeFunctions
    : public impl::PrepareCompositeFunctionsPassBase<
          PrepareCompositeFunctions> {
public:
  using PrepareCompositeFunctionsPassBase::PrepareCompositeFunctionsPassBase;
  PrepareCompositeFunctions(const PrepareCompositeFunctionsPassOptions &options,
                            Report *report)
      : PrepareCompositeFunctionsPassBase(options), report(report) {}

private:
  void runOnOperation() override {
    CompositeOptions options;
    options.rules = {semantics, remarks};
    options.fallback = fallback;
    options.everything = everything;
    options.required.assign(requireFusion.begin(), requireFusion.end());
    options.selection = selectionOf(onlyRules, enableRules, disableRules);
    if (!fuseTFText)
      options.selection.disableTagged(compositeRules(), "tf-text");
    if (failed(withReport(report, summary, [&](Report &report) {
          return fuseComposites(getOperation(), options, report);
        })))
      signalPassFailure();
  }

  Report *report = nullptr;
};
} // namespace

std::unique_ptr<Pass> createPrepareCompositeFunctionsPass(
    const PrepareCompositeFunctionsPassOptions &options, Report *report) {
  return std::make_unique<PrepareCompositeFunctions>(options, report);
}

} // namespace tfuse
