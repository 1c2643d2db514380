//===- PeepholePass.cpp - The tfl-peephole pass ---------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/Peephole/Passes.h"
#include "tfuse/Rules/RuleDriver.h"
#include "tfuse/Rules/RulePass.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_PEEPHOLEPASS
#include "tfuse/Rules/Peephole/Passes.h.inc"

/// Whether an operand or a result is quantized.
static bool isQuantized(Operation *op) {
  auto hasScale = [](Type type) {
    return isa<quant::QuantizedType>(getElementTypeOrSelf(type));
  };
  return any_of(op->getOperandTypes(), hasScale) ||
         any_of(op->getResultTypes(), hasScale);
}

static LogicalResult applyUnlessQuantized(const Rule &rule, Operation *op,
                                          RewriterBase &rewriter,
                                          Report &report,
                                          const RuleOptions &options) {
  return isQuantized(op) ? failure()
                         : rule.apply(op, rewriter, report, options);
}

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
                            {semantics, remarks, missingOps},
                            keepQuantized ? applyUnlessQuantized
                                          : RuleApplier(),
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
