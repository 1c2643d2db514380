//===- PinOps.cpp - Pins the order of ops with side effects ---------------===//
//
//   %h = tfl.var_handle                 %h, %a = tfl.control_node controls ...
//   %r = tfl.read_variable(%h)   =>     %r, %b = tfl.control_node(%a) controls
//   ...
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/IR/Builders.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_PINOPSPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

static bool hasSideEffects(Operation &op) {
  if (op.hasTrait<OpTrait::IsTerminator>() || isa<ControlNodeOp>(op))
    return false;
  auto isHandle = [](Value value) {
    return tf_type::isResourceTensor(value.getType());
  };
  return callsSubgraphs(&op) || tf::isa(&op, "If", "While", "Case") ||
         any_of(op.getOperands(), isHandle) ||
         any_of(op.getResults(), isHandle);
}

/// Wraps the op; it runs after `before`, if that is given. Returns the control
/// result.
static Value pin(Operation &op, Value before) {
  OpBuilder builder(&op);
  SmallVector<Type> types(op.getResultTypes());
  types.push_back(ControlType::get(op.getContext()));
  OperationState state(op.getLoc(), ControlNodeOp::getOperationName());
  state.addTypes(types);
  if (before)
    state.addOperands(before);
  state.addRegion()->emplaceBlock();
  Operation *node = builder.create(state);
  op.replaceAllUsesWith(node->getResults().drop_back());
  Block &inside = node->getRegion(0).front();
  op.moveBefore(&inside, inside.end());
  builder.setInsertionPointToEnd(&inside);
  YieldOp::create(builder, op.getLoc(), op.getResults());
  return node->getResults().back();
}

namespace {
struct PinOps : public impl::PinOpsPassBase<PinOps> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    for (Block &block : getOperation().getBody()) {
      Value last;
      for (Operation &op : make_early_inc_range(block))
        if (hasSideEffects(op))
          last = pin(op, last);
    }
  }
};
} // namespace

} // namespace tfuse::tfl
