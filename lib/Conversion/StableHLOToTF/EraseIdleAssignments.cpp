//===- EraseIdleAssignments.cpp - Erases assignments of unchanged values --===//
//
//   %v = tf.ReadVariableOp(%r)
//   tf.AssignVariableOp(%r, %v)   =>   nothing
//
// 1. Both ops are in one block, and the assigned value is the one that was
//    read.
// 2. No op between them may write to the variable.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Conversion/StableHLOToTF/Passes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_ERASEIDLEASSIGNMENTSPASS
#include "tfuse/Conversion/StableHLOToTF/Passes.h.inc"

/// Looks through no-ops, including casts that only refine the shape.
static Value source(Value value) {
  for (;;) {
    value = tf::skipIdentities(value);
    Operation *op = value.getDefiningOp();
    if (!tf::isa(op, "Cast", "EnsureShape") ||
        getElementTypeOrSelf(op->getOperand(0)) != getElementTypeOrSelf(value))
      return value;
    value = op->getOperand(0);
  }
}

namespace {
/// Visits a block once and tracks the last write of each variable. Different
/// handles that are function arguments refer to different variables; for all
/// other handles this is unknown.
class BlockPass {
public:
  void run(Block &block);

private:
  bool isIdle(Operation *assign) const;
  void noteWrite(Operation *op);

  /// The position of the op; 0 is before all of them.
  unsigned position = 0;
  llvm::DenseMap<Operation *, unsigned> reads;
  llvm::DenseMap<Value, unsigned> assigned;
  unsigned anyAssigned = 0, allWritten = 0;
};
} // namespace

bool BlockPass::isIdle(Operation *assign) const {
  if (assign->getNumOperands() != 2)
    return false;
  Value variable = assign->getOperand(0);
  Operation *read = source(assign->getOperand(1)).getDefiningOp();
  auto found = reads.find(read);
  if (found == reads.end() || read->getOperand(0) != variable)
    return false;
  unsigned written =
      isa<BlockArgument>(variable) ? assigned.lookup(variable) : anyAssigned;
  return found->second > std::max(written, allWritten);
}

void BlockPass::noteWrite(Operation *op) {
  if (!tf::isa(op, "AssignVariableOp")) {
    allWritten = position;
    return;
  }
  anyAssigned = position;
  Value variable = op->getOperand(0);
  if (isa<BlockArgument>(variable))
    assigned[variable] = position;
  else
    allWritten = position;
}

void BlockPass::run(Block &block) {
  for (Operation &op : make_early_inc_range(block)) {
    ++position;
    if (tf::isa(&op, "ReadVariableOp"))
      reads[&op] = position;
    else if (tf::isa(&op, "AssignVariableOp") && isIdle(&op))
      op.erase();
    else if (!tf::isa(&op, "NoOp") && !isMemoryEffectFree(&op))
      noteWrite(&op);
  }
}

namespace {
struct EraseIdleAssignments
    : impl::EraseIdleAssignmentsPassBase<EraseIdleAssignments> {
  void runOnOperation() override {
    getOperation().walk([](Block *block) { BlockPass().run(*block); });
  }
};
} // namespace

} // namespace tfuse
