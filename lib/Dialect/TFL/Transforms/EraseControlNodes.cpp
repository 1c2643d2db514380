//===- EraseControlNodes.cpp - Ops without control dependencies -----------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_ERASECONTROLNODESPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

static void unwrap(ControlNodeOp node) {
  Operation *yield = node.getYield();
  for (auto [result, value] :
       llvm::zip_first(yield->getOperands(), node->getResults()))
    value.replaceAllUsesWith(result);
  yield->erase();
  Block &body = node->getRegion(0).front();
  node->getBlock()->getOperations().splice(node->getIterator(),
                                           body.getOperations());
}

namespace {
struct EraseControlNodes
    : public impl::EraseControlNodesPassBase<EraseControlNodes> {
  void runOnOperation() override {
    llvm::SmallVector<ControlNodeOp> nodes;
    getOperation().walk([&](ControlNodeOp node) { nodes.push_back(node); });
    for (ControlNodeOp node : nodes)
      unwrap(node);
    // Control tokens are operands of later nodes.
    for (ControlNodeOp node : llvm::reverse(nodes))
      node.erase();
  }
};
} // namespace

} // namespace tfuse::tfl
