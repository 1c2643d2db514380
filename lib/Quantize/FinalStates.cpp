//===- FinalStates.cpp - Reads of states in imported files ----------------===//

#include "FinalStates.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tfuse::quantize {

static void markFinalState(Operation *op, unsigned operand) {
  Value state = op->getOperand(operand);
  Operation *node = op;
  if (isa<tfl::ControlNodeOp>(op->getParentOp()))
    node = op->getParentOp();
  llvm::SmallVector<OpOperand *> reads;
  for (OpOperand &use : state.getUses()) {
    Operation *user = node->getBlock()->findAncestorOpInBlock(*use.getOwner());
    if (user && node->isBeforeInBlock(user) &&
        !isa<tfl::FinalStateOp>(use.getOwner()))
      reads.push_back(&use);
  }
  if (reads.empty())
    return;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(node);
  Value value = tfl::FinalStateOp::create(
      builder, op->getLoc(), state.getType(), state, node->getResult(0));
  for (OpOperand *use : reads)
    use->set(value);
}

void markFinalStates(ModuleOp module) {
  module.walk([](tfl::OpFactsInterface op) {
    for (int operand : op.getFacts().stateful)
      if (operand < static_cast<int>(op->getNumOperands()) &&
          isa<ShapedType>(op->getOperand(operand).getType()))
        markFinalState(op, operand);
  });
}

} // namespace tfuse::quantize
