//===- SplitMergedOperands.cpp - Gives each state a separate tensor -------===//
//
// An op writes its state operands. CSE may have merged equal initial states, so
// that one value is the state of several ops, or several states of one op; this
// pass copies it for each use.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_SPLITMERGEDOPERANDSPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

/// Copies a value before `user`.
static Value copyBefore(Value value, Operation *user) {
  OpBuilder builder(user);
  Operation *copy = builder.clone(*value.getDefiningOp());
  // A dequantized state stands for its constant.
  if (isa<DequantizeOp>(copy))
    for (OpOperand &operand : copy->getOpOperands())
      if (Operation *source = operand.get().getDefiningOp();
          source && source->hasTrait<OpTrait::ConstantLike>())
        operand.set(copyBefore(operand.get(), copy));
  return copy->getResult(cast<OpResult>(value).getResultNumber());
}

namespace {
class SplitMergedOperands
    : public impl::SplitMergedOperandsPassBase<SplitMergedOperands> {
  void runOnOperation() override {
    MapVector<Value, SmallVector<OpOperand *>> states;
    getOperation().walk([&](OpFactsInterface op) {
      for (int index : op.getFacts().stateful)
        if (index < static_cast<int>(op->getNumOperands()))
          states[op->getOperand(index)].push_back(&op->getOpOperand(index));
    });
    for (auto &[value, uses] : states) {
      Operation *source = value.getDefiningOp();
      if (!source || isa<NoneType>(value.getType()) || value.hasOneUse() ||
          !isMemoryEffectFree(source))
        continue;
      for (OpOperand *use : uses)
        use->set(copyBefore(value, use->getOwner()));
      loops::eraseDeadOps(source);
    }
  }
};
} // namespace

} // namespace tfuse::tfl
