//===- UserFusionsPass.cpp - Fusions that the user brings along -----------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Plugin/Passes.h"
#include "tfuse/Plugin/UserFusions.h"
#include "tfuse/Rules/Composite.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_USERFUSIONSPASS
#include "tfuse/Plugin/Passes.h.inc"

namespace {
class UserFusionsPass : public impl::UserFusionsPassBase<UserFusionsPass> {
  using UserFusionsPassBase::UserFusionsPassBase;

  LogicalResult load(UserFusions &fusions) {
    for (const std::string &path : plugins)
      if (Error error = fusions.loadPlugin(path))
        return emitError(getOperation().getLoc(), std::move(error));
    for (const std::string &path : files)
      if (Error error = fusions.loadFile(path))
        return emitError(getOperation().getLoc(), std::move(error));
    return success();
  }

  void runOnOperation() override {
    UserFusions fusions;
    if (failed(load(fusions)))
      return signalPassFailure();
    CompositeOptions options;
    options.rules.remarks = remarks;
    options.fallback = fallback;
    options.everything = true;
    for (const std::string &name : disableRules)
      options.selection.disabled.insert(name);
    Report report;
    if (failed(fuseComposites(getOperation(), options, report,
                              fusions.composites())) ||
        failed(fusions.applyPatterns(getOperation(), options.selection, report,
                                     options.rules)))
      return signalPassFailure();
    if (summary)
      report.printSummary(errs());
  }
};
} // namespace

} // namespace tfuse
