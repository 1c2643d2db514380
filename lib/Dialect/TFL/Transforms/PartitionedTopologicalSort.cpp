//===- PartitionedTopologicalSort.cpp - Groups the ops of a delegate ------===//
//
// TensorFlow ops run in a delegate; each switch between the delegate and the
// runtime has a cost. The pass sorts ops to minimize switches: all runtime ops
// that can run, then all TensorFlow ops that can run, and so on.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_PARTITIONEDTOPOLOGICALSORTPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

/// True if the op runs in the Flex delegate. Control flow ops do not.
static bool isDelegated(Operation *op) {
  if (auto custom = dyn_cast<CustomOp>(op))
    return custom.getCustomCode().starts_with("Flex");
  if (isa<CustomTfOp>(op))
    return true;
  return !tf::opName(op).empty() && tf::getFunctionRefs(op).empty() &&
         op->getNumRegions() == 0;
}

/// The ops of the block in their new order, without the terminator.
static SmallVector<Operation *> sorted(Block &block) {
  llvm::DenseMap<Operation *, unsigned> missing;
  llvm::DenseMap<Operation *, SmallVector<Operation *>> users;
  Operation *lastEffect = nullptr;
  for (Operation &op : block.without_terminator()) {
    llvm::SmallPtrSet<Operation *, 8> sources;
    op.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (Operation *source = operand.getDefiningOp())
          if (source->getBlock() == &block && source != &op)
            sources.insert(source);
    });
    if (!isPure(&op)) {
      if (lastEffect)
        sources.insert(lastEffect);
      lastEffect = &op;
    }
    missing[&op] = sources.size();
    for (Operation *source : sources)
      users[source].push_back(&op);
  }
  SmallVector<Operation *> left, result;
  for (Operation &op : block.without_terminator())
    left.push_back(&op);
  size_t total = left.size();
  for (bool delegated = false; result.size() < total; delegated = !delegated)
    // Ops that become ready come later in the list, so one pass finds all of
    // them.
    for (Operation *&op : left)
      if (op && missing[op] == 0 && isDelegated(op) == delegated) {
        for (Operation *user : users[op])
          --missing[user];
        result.push_back(std::exchange(op, nullptr));
      }
  return result;
}

namespace {
struct PartitionedTopologicalSort
    : public impl::PartitionedTopologicalSortPassBase<
          PartitionedTopologicalSort> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    for (Block &block : getOperation().getBody())
      for (Operation *op : sorted(block))
        op->moveBefore(block.getTerminator());
  }
};
} // namespace

} // namespace tfuse::tfl
