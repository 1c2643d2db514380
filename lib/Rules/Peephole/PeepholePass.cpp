//===- PeepholePass.cpp - The tfl-peephole pass ---------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/Peephole/Passes.h"
#include "tfuse/Rules/RuleDriver.h"
#include "tfuse/Rules/RulePass.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_PEEPHOLEPASS
#include "tfuse/Rules/Peephole/Passes.h.inc"

namespace {
class Peephole : public impl::PeepholePassBase<Peephole> {
public:
  using PeepholePassBase::PeepholePassBase;
  Peephole(const PeepholePassOptions &options, Report *report)
      : PeepholePassBase(options), report(report) {}

private:
  void runOnOperation() override {
    RuleSelection selection = selectionOf(onlyRules, enableRules, disableRules);
    SmallVector<RuleInfo> rules(peepholeRules());
    if (beforeLowering)
      erase_if(rules, [](const RuleInfo &rule) {
        return !rule.hasTag("before-lowering");
      });
    if (failed(checkSelection(getOperation(), selection, peepholeRules())) ||
        failed(withReport(report, summary, [&](Report &report) {
          return applyRules(getOperation(), rules, selection, report,
                            {semantics, remarks}, {},
                            {.folds = !beforeLowering});
        })))
      signalPassFailure();
  }

  Report *report = nullptr;
};
} // namespace

std::unique_ptr<Pass> createPeepholePass(const PeepholePassOptions &options,
                                         Report *report) {
  return std::make_unique<Peephole>(options, report);
}

} // namespace tfuse
