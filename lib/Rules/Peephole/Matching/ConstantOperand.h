//===- ConstantOperand.h - Sums and products with a constant ----*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_CONSTANTOPERAND_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_CONSTANTOPERAND_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace tfuse::tfl {

/// x and c of x + c, x - c, x * c or x / c, and of c + x or c * x. Both are
/// null if no operand is such a constant.
struct ConstantOperand {
  mlir::Value other;
  mlir::ElementsAttr constant;
};

/// Of an op that is additive or multiplicative.
ConstantOperand findConstantOperand(mlir::Operation *op);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_CONSTANTOPERAND_H
