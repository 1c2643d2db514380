//===- UserFusionsPass.cpp - Applies fusions of plug-ins and files --------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Plugin/Passes.h"
#include "tfuse/Rules/Composite.h"
#include "tfuse/Rules/RulePass.h"
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
public:
  using UserFusionsPassBase::UserFusionsPassBase;
  UserFusionsPass(const UserFusionsPassOptions &options,
                  std::shared_ptr<const UserFusions> fusions, Report *report)
      : UserFusionsPassBase(options), fusions(std::move(fusions)),
        report(report) {}

private:
  LogicalResult load() {
    if (fusions)
      return success();
    auto loaded = std::make_shared<UserFusions>();
    if (Error error = loaded->load(plugins, files))
      return emitError(getOperation().getLoc(), std::move(error));
    fusions = std::move(loaded);
    return success();
  }

  LogicalResult fuseComposites(const RuleSelection &selection, Report &report) {
    CompositeOptions options;
    options.rules = {semantics, remarks};
    options.selection = selection;
    options.fallback = fallback;
    options.everything = everything;
    for (const std::string &name : requireFusion)
      if (!fusions->hasPattern(name))
        options.required.push_back(name);
    return tfuse::fuseComposites(getOperation(), options, report,
                                 fusions->composites());
  }

  LogicalResult applyPatterns(const RuleSelection &selection, Report &report) {
    if (failed(fusions->applyPatterns(getOperation(), selection, report,
                                      {semantics, remarks})))
      return failure();
    for (const std::string &name : requireFusion) {
      auto isApplied = [&](const RewriteEvent &event) {
        return event.rule == name;
      };
      if (fusions->hasPattern(name) && none_of(report.applied(), isApplied))
        return emitError(
            UnknownLoc::get(&getContext()),
            userError(
                Code::FusionRequired,
                "'" + name +
                    "' is required (--require-fusion) but was not applied",
                "", "--report FILE lists where it almost matched"));
    }
    return success();
  }

  void runOnOperation() override {
    RuleSelection selection = selectionOf(onlyRules, enableRules, disableRules);
    if (failed(load()) ||
        failed(withReport(report, summary, [&](Report &report) {
          if (fusesComposites && failed(fuseComposites(selection, report)))
            return failure();
          return appliesPatterns ? applyPatterns(selection, report) : success();
        })))
      signalPassFailure();
  }

  std::shared_ptr<const UserFusions> fusions;
  Report *report = nullptr;
};
} // namespace

std::unique_ptr<Pass>
createUserFusionsPass(const UserFusionsPassOptions &options,
                      std::shared_ptr<const UserFusions> fusions,
                      Report *report) {
  return std::make_unique<UserFusionsPass>(options, std::move(fusions), report);
}

} // namespace tfuse
