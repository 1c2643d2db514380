//===- Selection.cpp - select(x > 0, x, ...) ------------------------------===//

#include "Selection.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

/// x, if the condition compares x with 0 and holds for all positive x, or for
/// all negative x.
static Value takeSignTest(Value condition, bool holdsForPositive,
                          formula::Cluster &cluster) {
  Operation *compare = condition.getDefiningOp();
  bool greater = isa_and_present<GreaterOp, GreaterEqualOp>(compare);
  if (!greater && !isa_and_present<LessOp, LessEqualOp>(compare))
    return {};
  unsigned zero = greater == holdsForPositive ? 1 : 0;
  if (!isConstantSplat(compare->getOperand(zero), 0))
    return {};
  cluster.add(condition);
  return compare->getOperand(1 - zero);
}

Value takeIsPositive(Value condition, formula::Cluster &cluster) {
  return takeSignTest(condition, /*holdsForPositive=*/true, cluster);
}

PositivePart takePositivePart(Operation *select, formula::Cluster &cluster) {
  for (unsigned chosen : {1, 2}) {
    Value x = select->getOperand(chosen);
    size_t before = cluster.size();
    if (takeSignTest(select->getOperand(0), chosen == 1, cluster) == x)
      return {x, select->getOperand(3 - chosen)};
    cluster.shrink(before);
  }
  return {};
}

} // namespace tfuse::tfl
