//===- Slicing.cpp - Bounds of slices -------------------------------------===//

#include "Slicing.h"

#include "Types.h"

#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

std::optional<SliceBounds> boundsOf(SliceOp op) {
  auto begin = constantInts(op.getBegin()), size = constantInts(op.getSize());
  ArrayRef<int64_t> shape = shapeOrEmpty(op.getInput());
  if (!begin || !size || !rankOf(op.getInput()) ||
      begin->size() != shape.size() || size->size() != shape.size())
    return std::nullopt;
  SliceBounds bounds{*begin, *size};
  for (auto [start, count, dim] : zip(bounds.starts, bounds.sizes, shape)) {
    bool known = !ShapedType::isDynamic(dim);
    if (start < 0 || (known && start > dim) || count < -1)
      return std::nullopt;
    if (count == -1)
      count = known ? dim - start : ShapedType::kDynamic;
    else if (known && count > dim - start)
      return std::nullopt;
  }
  return bounds;
}

std::optional<SliceBounds> boundsOf(StridedSliceOp op) {
  auto begin = constantInts(op.getBegin()), end = constantInts(op.getEnd()),
       strides = constantInts(op.getStrides());
  ArrayRef<int64_t> shape = shapeOrEmpty(op.getInput());
  if (!begin || !end || !strides || !rankOf(op.getInput()) ||
      begin->size() != end->size() || begin->size() != strides->size() ||
      begin->size() > shape.size() || op.getEllipsisMask() ||
      op.getNewAxisMask() || op.getShrinkAxisMask() || op.getOffset())
    return std::nullopt;
  SliceBounds bounds;
  for (auto [axis, dim] : enumerate(shape)) {
    // The slice covers axes without an entry.
    bool named = axis < begin->size();
    bool fromStart = !named || (op.getBeginMask() >> axis & 1);
    bool toEnd = !named || (op.getEndMask() >> axis & 1);
    bool known = !ShapedType::isDynamic(dim);
    int64_t start = fromStart ? 0 : (*begin)[axis];
    int64_t stop = toEnd ? dim : (*end)[axis];
    if (named && (*strides)[axis] != 1)
      return std::nullopt;
    if (!known) {
      if (start < 0 || !toEnd)
        return std::nullopt; // The size depends on the unknown dimension.
      bounds.starts.push_back(start);
      bounds.sizes.push_back(ShapedType::kDynamic);
      continue;
    }
    start = std::clamp<int64_t>(start < 0 ? start + dim : start, 0, dim);
    stop = std::clamp<int64_t>(stop < 0 ? stop + dim : stop, start, dim);
    bounds.starts.push_back(start);
    bounds.sizes.push_back(stop - start);
  }
  return bounds;
}

static bool isWhole(const std::optional<SliceBounds> &bounds, Value input) {
  if (!bounds)
    return false;
  for (auto [start, size, dim] :
       zip(bounds->starts, bounds->sizes, shapeOrEmpty(input)))
    if (start != 0 || size != dim)
      return false;
  return true;
}

bool isWholeSlice(SliceOp op) { return isWhole(boundsOf(op), op.getInput()); }

bool isWholeSlice(StridedSliceOp op) {
  return isWhole(boundsOf(op), op.getInput());
}

} // namespace tfuse::tfl
