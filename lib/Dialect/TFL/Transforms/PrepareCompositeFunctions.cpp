//===- PrepareCompositeFunctions.cpp - Fuse composite functions -----------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"
#include "tfuse/Rules/Composite.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_PREPARECOMPOSITEFUNCTIONSPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
class PrepareCompositeFunctions
    : public impl::PrepareCompositeFunctionsPassBase<
          PrepareCompositeFunctions> {
  using PrepareCompositeFunctionsPassBase::PrepareCompositeFunctionsPassBase;

  void runOnOperation() override {
    CompositeOptions options;
    options.rules = {semantics, remarks};
    options.fallback = fallback;
    options.everything = true;
    options.required.assign(requireFusion.begin(), requireFusion.end());
    for (const std::string &name : disableRules)
      options.selection.disabled.insert(name);
    if (!fuseTFText)
      for (StringRef rule : {"composite-whitespace-tokenizer",
                             "composite-ngrams", "composite-sgnn-projection"})
        options.selection.disabled.insert(rule);
    Report report;
    if (failed(fuseComposites(getOperation(), options, report)))
      return signalPassFailure();
    if (summary)
      report.printSummary(errs());
  }
};
} // namespace

} // namespace tfuse::tfl
