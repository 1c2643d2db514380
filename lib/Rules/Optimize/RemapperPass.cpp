//===- RemapperPass.cpp - The tfg-remapper pass ---------------------------===//
//
// The fusions of lib/Rules/Remapper alone, under upstream's name, with its
// options and its habit to leave the nodes that are replaced where they are.
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
