//===- OptimizePass.cpp - The tfg-optimize pass ---------------------------===//

#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Rules/Optimize/Passes.h"
#include "tfuse/Rules/OptimizeModule.h"
#include "llvm/ADT/StringSwitch.h"

namespace tfuse::tfg {

#define GEN_PASS_DEF_TFGOPTIMIZEPASS
#include "tfuse/Rules/Optimize/Passes.h.inc"

namespace {

using namespace llvm;
using namespace mlir;

struct Optimize final : impl::TFGOptimizePassBase<Optimize> {
  using Base::Base;

  void runOnOperation() override {
    OptimizeModuleOptions options;
    options.graph.semantics = llvm::StringSwitch<Semantics>(semantics)
                                  .Case("exact", Semantics::Exact)
                                  .Case("grappler", Semantics::Grappler)
                                  .Default(Semantics::Finite);
    options.graph.unplaced = llvm::StringSwitch<NodeDevice>(device)
                                 .Case("cpu", NodeDevice::Cpu)
                                 .Case("gpu", NodeDevice::Gpu)
                                 .Default(NodeDevice::None);
    options.optimizers.assign(optimizers.begin(), optimizers.end());
    options.iterations = iterations;
    options.prune = prune;
    options.remarks = true;
    for (const std::string &name : fetch)
      options.spec.preserved.insert(name);
    for (const std::string &name : feed)
      options.spec.fed.insert(name);
    Expected<RuleSelection> selection =
        parseStages(SmallVector<std::string>(stages.begin(), stages.end()));
    Error error = checkOptimizers(options.optimizers);
    if (!selection)
      error = joinErrors(std::move(error), selection.takeError());
    if (error) {
      getOperation()->emitError() << toString(std::move(error));
      return signalPassFailure();
    }
    options.selection = std::move(*selection);
    Report report; // Not printed: the remarks have its content.
    optimizeModule(getOperation(), options, &report);
  }
};

} // namespace

} // namespace tfuse::tfg
