//===- ReduceWhile.cpp - Removes unused loop-carried values ---------------===//
//
// Removes loop-carried values on which neither the condition nor a used result
// depends, and loop-invariant values.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_REDUCEWHILEPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
struct ReduceWhile : public impl::ReduceWhilePassBase<ReduceWhile> {
  void runOnOperation() override {
    SmallVector<WhileOp> whiles;
    getOperation()->walk([&](WhileOp loop) { whiles.push_back(loop); });
    for (WhileOp loop : whiles) {
      loops::useInvariantsFromOutside(loop);
      loops::dropDeadState(loop);
    }
  }
};
} // namespace

} // namespace tfuse::tfl
