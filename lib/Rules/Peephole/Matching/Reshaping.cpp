//===- Reshaping.cpp - Reshapes and transposes ----------------------------===//

#include "Reshaping.h"

#include "Constants.h"
#include "Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

bool hasReshapeTarget(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || ranked.getNumDynamicDims() > 1)
    return false;
  bool isDynamic = !ranked.hasStaticShape();
  return all_of(ranked.getShape(), [&](int64_t size) {
    return ShapedType::isDynamic(size) ||
           (isInt<32>(size) && (size != 0 || !isDynamic));
  });
}

SmallVector<int64_t> reshapeTarget(Type type) {
  SmallVector<int64_t> target(cast<RankedTensorType>(type).getShape());
  for (int64_t &size : target)
    if (ShapedType::isDynamic(size))
      size = -1;
  return target;
}

Value makeReshape(OpBuilder &builder, Location loc, Type type, Value input) {
  Value shape = makeInts(builder, loc, reshapeTarget(type));
  return ReshapeOp::create(builder, loc, type, input, shape);
}

Value makeTranspose(OpBuilder &builder, Location loc, Value input,
                    ArrayRef<int64_t> perm) {
  Type type = withShape(input.getType(), permute(shapeOf(input), perm));
  return TransposeOp::create(builder, loc, type, input,
                             makeInts(builder, loc, perm));
}

std::optional<SmallVector<int64_t>> permutationOf(Operation *transpose) {
  auto perm = intsOf(transpose->getOperand(1));
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

SmallVector<int64_t> inverse(ArrayRef<int64_t> perm) {
  SmallVector<int64_t> result(perm.size());
  for (auto [index, axis] : enumerate(perm))
    result[axis] = index;
  return result;
}

SmallVector<int64_t> permute(ArrayRef<int64_t> shape, ArrayRef<int64_t> perm) {
  return map_to_vector(perm, [&](int64_t axis) { return shape[axis]; });
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
