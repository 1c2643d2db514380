//===- Selection.cpp - select(x > 0, x, ...) ------------------------------===//

#include "Selection.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

Value takeIsPositive(Value condition, formula::Cluster &cluster) {
  Operation *compare = condition.getDefiningOp();
  bool greater = isa_and_present<GreaterOp, GreaterEqualOp>(compare);
  if (!greater && !isa_and_present<LessOp, LessEqualOp>(compare))
    return {};
  unsigned zero = greater ? 1 : 0;
  if (!isConstantSplat(compare->getOperand(zero), 0))
    return {};
  cluster.add(condition);
  return compare->getOperand(1 - zero);
}

Value takePositivePart(Operation *select, formula::Cluster &cluster) {
  Value x = takeIsPositive(select->getOperand(0), cluster);
  return x == select->getOperand(1) ? x : Value();
}

} // namespace tfuse::tfl
