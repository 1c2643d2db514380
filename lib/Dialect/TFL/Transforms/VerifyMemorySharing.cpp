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
        for (OpOperand *overwrite : shared.overwrites)
          check(block, shared, *overwrite);
  }

  void check(Block &block, const SharedTensors &shared, OpOperand &overwrite) {
    Operation *writer = block.findAncestorOpInBlock(*overwrite.getOwner());
    for (Operation *reader : readersBefore(block, shared, overwrite)) {
      if (reader->isBeforeInBlock(writer))
        continue;
      InFlightDiagnostic error =
          writer->emitOpError("may overwrite operand ")
          << overwrite.getOperandNumber()
          << " in place, and an op after it reads the same memory";
      error.attachNote(reader->getLoc()) << "this op reads it";
      signalPassFailure();
      return;
    }
  }
};
} // namespace

} // namespace tfuse::tfl
