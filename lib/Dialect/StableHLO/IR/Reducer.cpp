//===- Reducer.cpp - The binary ops of reductions -------------------------===//

#include "tfuse/Dialect/StableHLO/IR/Reducer.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace tfuse::stablehlo {

Block *blockOf(Region &region, unsigned arguments, unsigned results) {
  if (!region.hasOneBlock())
    return nullptr;
  Block &block = region.front();
  if (block.empty() || block.getNumArguments() != arguments ||
      block.back().getName().getStringRef() != "stablehlo.return" ||
      block.back().getNumOperands() != results)
    return nullptr;
  return &block;
}

Reducer reducerOf(Region &region) {
  Block *block = blockOf(region, 2, 1);
  if (!block)
    return Reducer::None;
  Value result = block->back().getOperand(0);
  if (result == block->getArgument(1))
    return Reducer::Second;
  Operation *op = result.getDefiningOp();
  if (!op || op->getNumOperands() != 2 || op->getBlock() != block)
    return Reducer::None;
  bool inOrder = op->getOperand(0) == block->getArgument(0) &&
                 op->getOperand(1) == block->getArgument(1);
  bool reversed = op->getOperand(0) == block->getArgument(1) &&
                  op->getOperand(1) == block->getArgument(0);
  if (!inOrder && !reversed)
    return Reducer::None;
  bool isLogical = getElementTypeOrSelf(result.getType()).isInteger(1);
  return llvm::StringSwitch<Reducer>(op->getName().getStringRef())
      .Case("stablehlo.add", isLogical ? Reducer::Or : Reducer::Add)
      .Case("stablehlo.multiply", isLogical ? Reducer::And : Reducer::Multiply)
      .Case("stablehlo.maximum", isLogical ? Reducer::Or : Reducer::Maximum)
      .Case("stablehlo.minimum", isLogical ? Reducer::And : Reducer::Minimum)
      .Case("stablehlo.and", isLogical ? Reducer::And : Reducer::None)
      .Case("stablehlo.or", isLogical ? Reducer::Or : Reducer::None)
      .Default(Reducer::None);
}

} // namespace tfuse::stablehlo
