//===- Reduction.cpp - Axes of reductions ---------------------------------===//

#include "Reduction.h"

#include "Types.h"

#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

std::optional<SmallVector<bool>> reducedAxes(Operation *op) {
  auto axes = constantInts(op->getOperand(1));
  int64_t rank = rankOf(op->getOperand(0)).value_or(-1);
  if (!axes || rank < 0)
    return std::nullopt;
  SmallVector<bool> reduced(rank, false);
  for (int64_t axis : *axes) {
    std::optional<int64_t> normal = normalizeAxis(axis, rank);
    if (!normal)
      return std::nullopt;
    reduced[*normal] = true;
  }
  return reduced;
}

bool keepsReducedDims(Operation *op) {
  auto keepDims = op->getAttrOfType<BoolAttr>("keep_dims");
  return keepDims && keepDims.getValue();
}

bool reducesLastAxis(Operation *op) {
  auto reduced = reducedAxes(op);
  return reduced && !reduced->empty() && reduced->back() &&
         llvm::count(*reduced, true) == 1;
}

bool isLastAxis(Value axes, int64_t rank) {
  auto numbers = constantInts(axes);
  return rank > 0 && numbers && numbers->size() == 1 &&
         normalizeAxis(numbers->front(), rank) == rank - 1;
}

} // namespace tfuse::tfl
