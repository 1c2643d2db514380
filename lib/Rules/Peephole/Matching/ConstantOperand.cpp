//===- ConstantOperand.cpp - Sums and products with a constant ------------===//

#include "ConstantOperand.h"

#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/IR/OpDefinition.h"

using namespace mlir;

namespace tfuse::tfl {

ConstantOperand findConstantOperand(Operation *op) {
  for (unsigned i : {1, 0}) {
    if (i == 0 && !op->hasTrait<OpTrait::IsCommutative>())
      break;
    if (ElementsAttr constant = viewableConstant(op->getOperand(i)))
      return {op->getOperand(1 - i), constant};
  }
  return {};
}

} // namespace tfuse::tfl
