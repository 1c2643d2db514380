//===- FuseRecurrentPass.cpp - The tf-fuse-recurrent pass -----------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Recurrent.h"
#include "tfuse/Rules/Recurrent/Passes.h"
#include "tfuse/Rules/RulePass.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_FUSERECURRENTPASS
#include "tfuse/Rules/Recurrent/Passes.h.inc"

namespace {
class FuseRecurrent : public impl::FuseRecurrentPassBase<FuseRecurrent> {
public:
  using FuseRecurrentPassBase::FuseRecurrentPassBase;
  FuseRecurrent(const FuseRecurrentPassOptions &options, Report *report)
      : FuseRecurrentPassBase(options), report(report) {}

  void getDependentDialects(DialectRegistry &registry) const override {
    FuseRecurrentPassBase::getDependentDialects(registry);
    for (const OpPassManager &pipeline : pipelines)
      pipeline.getDependentDialects(registry);
  }

private:
  LogicalResult fuse(Report &report) {
    RuleSelection selection = selectionOf(onlyRules, enableRules, disableRules);
    if (failed(checkSelection(getOperation(), selection, recurrentRules())))
      return failure();
    RuleOptions options{Semantics::Finite, remarks, missingOps};
    FusionValidator validator(verify ? FusionValidation::Full
                                     : defaultFusionValidation);
    for (;;) {
      size_t before = report.applied().size();
      if (failed(fuseRecurrent(getOperation(), selection, report, options,
                               validator)))
        return failure();
      if (pipelines.empty() || report.applied().size() == before)
        break;
      for (OpPassManager &pipeline : pipelines)
        if (failed(runPipeline(pipeline, getOperation())))
          return failure();
    }
    validator.record(report);
    return success();
  }

  void runOnOperation() override {
    if (failed(withReport(report, summary,
                          [&](Report &report) { return fuse(report); })))
      signalPassFailure();
  }

  Report *report = nullptr;
};
} // namespace

std::unique_ptr<Pass>
createFuseRecurrentPass(const FuseRecurrentPassOptions &options,
                        Report *report) {
  return std::make_unique<FuseRecurrent>(options, report);
}

} // namespace tfuse
