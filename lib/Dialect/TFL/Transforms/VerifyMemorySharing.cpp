//===- VerifyMemorySharing.cpp - Check that no tensor is lost -------------===//

#include "tfuse/Dialect/TFL/Analysis/SharedMemory.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_VERIFYMEMORYSHARINGPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
class VerifyMemorySharing
    : public impl::VerifyMemorySharingPassBase<VerifyMemorySharing> {
  void runOnOperation() override {
    for (Block &block : getOperation().getBody())
      for (const SharedTensors &shared : findSharedTensors(block))
        check(block, shared);
  }

  void check(Block &block, const SharedTensors &shared) {
    // All overwrites but that of the last reader come too early.
    Operation *last = lastReader(block, shared);
    for (OpOperand *overwrite : shared.overwrites) {
      Operation *writer = block.findAncestorOpInBlock(*overwrite->getOwner());
      if (writer == last)
        continue;
      InFlightDiagnostic error =
          writer->emitOpError("may overwrite operand ")
          << overwrite->getOperandNumber()
          << " in place, and an op after it reads the same memory";
      error.attachNote(last->getLoc()) << "this op reads it";
      signalPassFailure();
    }
  }
};
} // namespace

} // namespace tfuse::tfl
