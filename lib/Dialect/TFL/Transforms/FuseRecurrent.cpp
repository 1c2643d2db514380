//===- FuseRecurrent.cpp - Recurrent networks become sequence ops ---------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Recurrent.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_FUSERECURRENTPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
class FuseRecurrent : public impl::FuseRecurrentPassBase<FuseRecurrent> {
  using FuseRecurrentPassBase::FuseRecurrentPassBase;

  void runOnOperation() override {
    RuleSelection selection;
    for (const std::string &name : enableRules)
      selection.enabled.insert(name);
    for (const std::string &name : disableRules)
      selection.disabled.insert(name);
    Report report;
    FusionValidator validator(verify ? FusionValidation::Full
                                     : defaultFusionValidation);
    if (failed(fuseRecurrent(getOperation(), selection, report,
                             {Semantics::Finite, remarks}, validator)))
      return signalPassFailure();
    validator.record(report);
    if (summary)
      report.printSummary(errs());
  }
};
} // namespace

} // namespace tfuse::tfl
