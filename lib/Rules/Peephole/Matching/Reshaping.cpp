//===- Reshaping.cpp - Reshapes and transposes ----------------------------===//

#include "Reshaping.h"

#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

std::optional<SmallVector<int64_t>> permutationOf(Operation *transpose) {
  auto perm = constantInts(transpose->getOperand(1));
  if (!perm)
    return std::nullopt;
  int64_t rank = perm->size();
  SmallVector<bool> seen(rank, false);
  for (int64_t &axis : *perm) {
    auto normal = normalizeAxis(axis, rank);
    if (!normal || seen[*normal])
      return std::nullopt;
    seen[*normal] = true;
    axis = *normal;
  }
  return perm;
}

bool swapsLastTwo(ArrayRef<int64_t> perm) {
  int64_t rank = perm.size();
  if (rank < 2 || perm[rank - 1] != rank - 2 || perm[rank - 2] != rank - 1)
    return false;
  for (int64_t axis = 0; axis < rank - 2; ++axis)
    if (perm[axis] != axis)
      return false;
  return true;
}

} // namespace tfuse::tfl
