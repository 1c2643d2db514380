//===- RaiseStates.cpp - States of imported files as SSA values -----------===//
//
//   %s = tfl.fill(...)                      %i = tfl.fill(...)
//   %r = lstm(..., %s)             =>       %s = tfl.new_state(%i)
//   use(%s)                                 %r = lstm(..., %s)
//                                           use(tfl.final_state(%s, after %r))
//
// In a file, a recurrent op overwrites the tensor of its state. A tensor with
// an initial value for all calls is a constant variable and stays as it is.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/TFL/Transforms/FinalStates.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_RAISESTATESPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

/// Calls `fn` with each operand that the runtime updates.
static void
forEachState(Operation *root,
             llvm::function_ref<void(Operation *op, unsigned operand)> fn) {
  root->walk([&](OpFactsInterface op) {
    for (int operand : op.getFacts().stateful)
      if (operand < static_cast<int>(op->getNumOperands()) &&
          isa<ShapedType>(op->getOperand(operand).getType()))
        fn(op, unsigned(operand));
  });
}

static void markFinalState(Operation *op, unsigned operand) {
  Value state = op->getOperand(operand);
  Operation *node = op;
  if (isa<ControlNodeOp>(op->getParentOp()))
    node = op->getParentOp();
  llvm::SmallVector<OpOperand *> reads;
  for (OpOperand &use : state.getUses()) {
    Operation *user = node->getBlock()->findAncestorOpInBlock(*use.getOwner());
    if (user && node->isBeforeInBlock(user) &&
        !isa<FinalStateOp>(use.getOwner()))
      reads.push_back(&use);
  }
  if (reads.empty())
    return;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(node);
  Value value = FinalStateOp::create(builder, op->getLoc(), state.getType(),
                                     state, node->getResult(0));
  for (OpOperand *use : reads)
    use->set(value);
}

void markFinalStates(ModuleOp module) { forEachState(module, markFinalState); }

/// A state that an op writes before each run of `op`.
static void raiseInitialState(Operation *op, unsigned operand) {
  Value state = op->getOperand(operand);
  Operation *source = state.getDefiningOp();
  if (!source || source->hasTrait<OpTrait::ConstantLike>() ||
      isa<NewStateOp, NoValueOp, QConstOp>(source))
    return;
  OpBuilder builder(op);
  Value raised =
      NewStateOp::create(builder, op->getLoc(), state.getType(), state);
  op->setOperand(operand, raised);
  for (OpOperand &use : llvm::make_early_inc_range(state.getUses()))
    if (auto left = dyn_cast<FinalStateOp>(use.getOwner());
        left && left.getAfter().getDefiningOp() == op)
      left.getStateMutable().assign(raised);
}

namespace {
struct RaiseStates : public impl::RaiseStatesPassBase<RaiseStates> {
  void runOnOperation() override {
    markFinalStates(getOperation());
    forEachState(getOperation(), raiseInitialState);
  }
};
} // namespace

} // namespace tfuse::tfl
