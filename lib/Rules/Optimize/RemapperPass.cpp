//===- RemapperPass.cpp - The tfg-remapper pass ---------------------------===//
//
// Runs only the fusions of lib/Rules/Remapper, with the name and options of the
// upstream pass. Like that pass, it does not erase the replaced nodes.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Rules/Optimize/Passes.h"
#include "tfuse/Rules/OptimizeModule.h"
#include "tfuse/Rules/Remapper.h"

namespace tfuse::tfg {

#define GEN_PASS_DEF_TFGREMAPPERPASS
#include "tfuse/Rules/Optimize/Passes.h.inc"

namespace {

using namespace llvm;
using namespace mlir;

struct Remapper final : impl::TFGRemapperPassBase<Remapper> {
  using Base::Base;

  void runOnOperation() override {
    OptimizeModuleOptions options;
    options.optimizers = {"remap"};
    options.iterations = 1;
    options.graph.keepReplaced = true;
    options.graph.kernels.oneDnn = oneDnnPatterns || pdllPatternsOnly;
    options.graph.kernels.xlaAutoClustering = xlaAutoClustering;
    if (pdllPatternsOnly)
      options.selection.runOnlyTagged(remapperRules(), "pdll");
    optimizeModule(getOperation(), options, /*report=*/nullptr);
  }
};

} // namespace

} // namespace tfuse::tfg
