//===- VerifyMemorySharing.cpp - Checks in-place ops for conflicts --------===//

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
    // Every overwrite except by the last reader is too early.
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
