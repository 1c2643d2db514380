//===- LoopBlocks.cpp - Condition and body of a loop ----------------------===//

#include "tfuse/Dialect/TF/Analysis/LoopBlocks.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace tfuse::tf {

bool isLoop(Operation *op) {
  return isa(op, "While", "StatelessWhile", "WhileRegion");
}

static Block *functionBody(Operation *op, StringRef attr, Operation *scope) {
  SymbolRefAttr symbol = getFunctionSymbol(getAttr(op, attr));
  if (!symbol)
    return nullptr;
  auto func = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      scope ? scope : op, symbol);
  return func && func.getBody().hasOneBlock() ? &func.getBody().front()
                                              : nullptr;
}

Block *loopCondition(Operation *loop, Operation *scope) {
  return isa(loop, "WhileRegion") ? &loop->getRegion(0).front()
                                  : functionBody(loop, "cond", scope);
}

Block *loopBody(Operation *loop, Operation *scope) {
  return isa(loop, "WhileRegion") ? &loop->getRegion(1).front()
                                  : functionBody(loop, "body", scope);
}

} // namespace tfuse::tf
