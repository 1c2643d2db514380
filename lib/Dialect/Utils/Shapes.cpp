//===- Shapes.cpp - Static shapes, axes and permutations ------------------===//

#include "tfuse/Dialect/Utils/Shapes.h"

#include "mlir/Dialect/Traits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <algorithm>

using namespace llvm;
using namespace mlir;

namespace tfuse {

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

std::optional<ArrayRef<int64_t>> shapeOf(Type type) {
  if (auto ranked = dyn_cast<RankedTensorType>(type))
    return ranked.getShape();
  return std::nullopt;
}

ArrayRef<int64_t> shapeOrEmpty(Value value) {
  return shapeOf(value).value_or(ArrayRef<int64_t>());
}

std::optional<int64_t> rankOf(Value value) {
  if (std::optional<ArrayRef<int64_t>> shape = shapeOf(value))
    return int64_t(shape->size());
  return std::nullopt;
}

bool hasStaticShape(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  return ranked && ranked.hasStaticShape();
}

int64_t dimOf(Value value, int64_t axis) {
  std::optional<ArrayRef<int64_t>> shape = shapeOf(value);
  if (!shape)
    return kDynamic;
  std::optional<int64_t> index = normalizeAxis(axis, int64_t(shape->size()));
  return index ? (*shape)[*index] : kDynamic;
}

RankedTensorType tensorOf(ArrayRef<int64_t> shape, Type elementType) {
  return RankedTensorType::get(shape, elementType);
}

Type withElementType(Type type, Type elementType) {
  return cast<ShapedType>(type).clone(elementType);
}

RankedTensorType withShape(Type type, ArrayRef<int64_t> shape) {
  return tensorOf(shape, getElementTypeOrSelf(type));
}

Type broadcastType(Type a, Type b, Type elementType) {
  std::optional<ArrayRef<int64_t>> x = shapeOf(a), y = shapeOf(b);
  if (!x || !y)
    return UnrankedTensorType::get(elementType);
  SmallVector<int64_t> result;
  if (!OpTrait::util::getBroadcastedShape(*x, *y, result))
    result.assign(std::max(x->size(), y->size()), kDynamic);
  return tensorOf(result, elementType);
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank) {
  if (axis < -rank || axis >= rank)
    return std::nullopt;
  return axis < 0 ? axis + rank : axis;
}

Ints sequence(int64_t begin, int64_t end) {
  return to_vector<6>(seq(begin, std::max(begin, end)));
}

Ints raiseRank(ArrayRef<int64_t> shape, size_t rank) {
  Ints raised(rank - shape.size(), 1);
  append_range(raised, shape);
  return raised;
}

int64_t productOf(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes) {
    if (ShapedType::isDynamic(size))
      return size;
    product *= size;
  }
  return product;
}

bool isIdentityPermutation(ArrayRef<int64_t> permutation) {
  return equal(permutation, seq<int64_t>(0, permutation.size()));
}

Ints inversePermutation(ArrayRef<int64_t> permutation) {
  Ints result(permutation.size());
  for (auto [to, from] : enumerate(permutation))
    result[from] = int64_t(to);
  return result;
}

Ints permute(ArrayRef<int64_t> shape, ArrayRef<int64_t> permutation) {
  return map_to_vector<6>(permutation,
                          [&](int64_t axis) { return shape[axis]; });
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

bool isSamePadding(std::pair<int64_t, int64_t> padding, int64_t size,
                   int64_t extent, int64_t stride) {
  if (ShapedType::isDynamic(size))
    return false;
  int64_t outputs = (size + stride - 1) / stride;
  int64_t total = std::max<int64_t>((outputs - 1) * stride + extent - size, 0);
  return padding == std::pair(total / 2, total - total / 2);
}

} // namespace tfuse
