//===- Canonicalize.cpp - Simplifications of tf_executor graphs -----------===//

#include "mlir/IR/PatternMatch.h"
#include "tfuse/Dialect/TF/IR/TFExecutor.h"

using namespace mlir;

namespace tfuse::tf_executor {

static bool isEmpty(IslandOp island) {
  return isa<YieldOp>(island.getBody().front().front());
}

/// Erases a node without operands and data users, and removes its control
/// result from its users.
static void eraseNode(Operation *node, PatternRewriter &rewriter) {
  Value control = node->getResult(node->getNumResults() - 1);
  for (OpOperand &use : llvm::make_early_inc_range(control.getUses())) {
    Operation *user = use.getOwner();
    unsigned index = use.getOperandNumber();
    rewriter.modifyOpInPlace(user, [&] { user->eraseOperand(index); });
  }
  rewriter.eraseOp(node);
}

//===----------------------------------------------------------------------===//
// graph
//===----------------------------------------------------------------------===//

/// A graph without nodes returns what it captures.
static LogicalResult dropEmptyGraph(GraphOp op, PatternRewriter &rewriter) {
  if (!isa<FetchOp>(op.getBody().front().front()))
    return failure();
  rewriter.replaceOp(op, op.getFetch().getFetches());
  return success();
}

/// A graph of one island runs as the island's ops do where the graph is.
static LogicalResult hoistSingleIsland(GraphOp op, PatternRewriter &rewriter) {
  Block &nodes = op.getBody().front();
  auto island = dyn_cast<IslandOp>(nodes.front());
  if (!island || std::next(nodes.begin(), 2) != nodes.end())
    return failure();
  SmallVector<Value> results;
  YieldOp yield = island.getYield();
  for (Value fetch : op.getFetch().getFetches()) {
    if (isa<ControlType>(fetch.getType()))
      break;
    bool isOutput = fetch.getDefiningOp() == island;
    results.push_back(
        isOutput ? yield.getOperand(cast<OpResult>(fetch).getResultNumber())
                 : fetch);
  }
  for (Operation &inner : llvm::make_early_inc_range(
           island.getBody().front().without_terminator()))
    rewriter.moveOpBefore(&inner, op);
  rewriter.replaceOp(op, results);
  return success();
}

void GraphOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *) {
  patterns.add(dropEmptyGraph);
  patterns.add(hoistSingleIsland);
}

//===----------------------------------------------------------------------===//
// island
//===----------------------------------------------------------------------===//

/// An empty island that waits for nothing and returns nothing.
static LogicalResult dropEmptyIsland(IslandOp op, PatternRewriter &rewriter) {
  if (op.getNumOperands() != 0 || op.getNumResults() != 1 || !isEmpty(op))
    return failure();
  eraseNode(op, rewriter);
  return success();
}

/// An empty island that waits for nothing passes a value through.
static LogicalResult forwardValue(IslandOp op, PatternRewriter &rewriter) {
  if (op.getNumOperands() != 0 || op.getNumResults() != 2 || !isEmpty(op) ||
      !op.getControl().use_empty())
    return failure();
  rewriter.replaceAllUsesWith(op.getResult(0), op.getYield().getOperand(0));
  rewriter.eraseOp(op);
  return success();
}

void IslandOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *) {
  patterns.add(dropEmptyIsland);
  patterns.add(forwardValue);
}

/// An empty island between two control edges.
LogicalResult IslandOp::fold(FoldAdaptor,
                             SmallVectorImpl<OpFoldResult> &results) {
  if (getNumOperands() != 1 || getNumResults() != 1 || !isEmpty(*this))
    return failure();
  results.push_back(getOperand(0));
  return success();
}

//===----------------------------------------------------------------------===//
// ControlTrigger
//===----------------------------------------------------------------------===//

static LogicalResult dropEmptyTrigger(ControlTriggerOp op,
                                      PatternRewriter &rewriter) {
  if (op.getNumOperands() != 0)
    return failure();
  eraseNode(op, rewriter);
  return success();
}

void ControlTriggerOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                   MLIRContext *) {
  patterns.add(dropEmptyTrigger);
}

} // namespace tfuse::tf_executor
