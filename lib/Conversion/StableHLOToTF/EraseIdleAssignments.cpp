//===- EraseIdleAssignments.cpp - Variables that keep their values --------===//
//
//   %v = tf.ReadVariableOp(%r)
//   tf.AssignVariableOp(%r, %v)   =>   nothing
//
// 1. Both are in one block, and what is assigned is what was read.
// 2. Nothing between them writes to the variable, or may.
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

/// Whether the op may change the variable; other variables are other handles,
/// as long as those come from outside the function.
static bool mayWrite(Operation *op, Value variable) {
  if (isMemoryEffectFree(op) || tf::isa(op, "ReadVariableOp", "NoOp"))
    return false;
  if (tf::isa(op, "AssignVariableOp"))
    return op->getOperand(0) == variable ||
           !isa<BlockArgument>(op->getOperand(0)) ||
           !isa<BlockArgument>(variable);
  return true;
}

/// Looks through what changes no value; a cast to the same element type only
/// knows more of the shape.
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

static bool isIdle(Operation *assign) {
  if (assign->getNumOperands() != 2)
    return false;
  Value variable = assign->getOperand(0);
  Operation *read = source(assign->getOperand(1)).getDefiningOp();
  if (!tf::isa(read, "ReadVariableOp") || read->getOperand(0) != variable ||
      read->getBlock() != assign->getBlock() || !read->isBeforeInBlock(assign))
    return false;
  for (Operation *op = read->getNextNode(); op != assign;
       op = op->getNextNode())
    if (mayWrite(op, variable))
      return false;
  return true;
}

namespace {
struct EraseIdleAssignments
    : impl::EraseIdleAssignmentsPassBase<EraseIdleAssignments> {
  void runOnOperation() override {
    SmallVector<Operation *> found;
    getOperation().walk([&](Operation *op) {
      if (tf::isa(op, "AssignVariableOp"))
        found.push_back(op);
    });
    for (Operation *assign : found)
      if (isIdle(assign))
        assign->erase();
  }
};
} // namespace

} // namespace tfuse
