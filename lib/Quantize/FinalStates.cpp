//===- FinalStates.cpp - Reads of states in imported files ----------------===//

#include "FinalStates.h"

#include "QuantizedLSTM.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tfuse::quantize {

static void markFinalState(Operation *lstm, unsigned operand) {
  Value state = lstm->getOperand(operand);
  Operation *node = lstm;
  if (isa<tfl::ControlNodeOp>(lstm->getParentOp()))
    node = lstm->getParentOp();
  llvm::SmallVector<OpOperand *> reads;
  for (OpOperand &use : state.getUses()) {
    Operation *user = node->getBlock()->findAncestorOpInBlock(*use.getOwner());
    if (user && node->isBeforeInBlock(user) &&
        !isa<tfl::FinalStateOp>(use.getOwner()))
      reads.push_back(&use);
  }
  if (reads.empty())
    return;
  OpBuilder builder(lstm->getContext());
  builder.setInsertionPointAfter(node);
  Value value = tfl::FinalStateOp::create(
      builder, lstm->getLoc(), state.getType(), state, node->getResult(0));
  for (OpOperand *use : reads)
    use->set(value);
}

void markFinalStates(ModuleOp module) {
  module.walk([](Operation *op) {
    if (isLSTM(op)) {
      markFinalState(op, kHiddenStateOperand);
      markFinalState(op, kCellStateOperand);
    }
  });
}

} // namespace tfuse::quantize
