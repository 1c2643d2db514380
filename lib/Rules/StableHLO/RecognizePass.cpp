//===- RecognizePass.cpp - The stablehlo-recognize pass -------------------===//

#include "tfuse/Dialect/StableHLO/IR/StableHLO.h"
#include "tfuse/Rules/RuleDriver.h"
#include "tfuse/Rules/RulePass.h"
#include "tfuse/Rules/StableHLO.h"
#include "tfuse/Rules/StableHLO/Passes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_RECOGNIZESTABLEHLOPASS
#include "tfuse/Rules/StableHLO/Passes.h.inc"

namespace {
class RecognizeStableHLO
    : public impl::RecognizeStableHLOPassBase<RecognizeStableHLO> {
public:
  using RecognizeStableHLOPassBase::RecognizeStableHLOPassBase;
  RecognizeStableHLO(const RecognizeStableHLOPassOptions &options,
                     Report *report)
      : RecognizeStableHLOPassBase(options), report(report) {}

private:
  void runOnOperation() override {
    RuleSelection selection = selectionOf(onlyRules, enableRules, disableRules);
    if (failed(checkSelection(getOperation(), selection, stableHLORules())) ||
        failed(withReport(report, summary, [&](Report &report) {
          // Approximations of erf nest selections; match the outermost one.
          return applyRules(getOperation(), stableHLORules(), selection, report,
                            {semantics, remarks}, {},
                            {.topDown = false, .folds = false});
        })))
      signalPassFailure();
  }

  Report *report = nullptr;
};
} // namespace

std::unique_ptr<Pass>
createRecognizeStableHLOPass(const RecognizeStableHLOPassOptions &options,
                             Report *report) {
  return std::make_unique<RecognizeStableHLO>(options, report);
}

} // namespace tfuse
