//===- ElementOrder.cpp - Composition of transposes and reshapes ----------===//

#include "ElementOrder.h"

#include "mlir/IR/BuiltinTypeInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace llvm;
using mlir::ShapedType;

namespace tfuse::tfl {

ElementOrder::ElementOrder(ArrayRef<int64_t> shape) : originalShape(shape) {
  for (auto [axis, size] : enumerate(shape)) {
    groups.emplace_back();
    if (size != 1)
      groups.back().push_back({int64_t(axis), 1, size});
  }
}

bool ElementOrder::take(Parts &left, int64_t size, bool fromBack,
                        Parts &group) {
  while (size != 1) {
    if (left.empty())
      return false;
    Part &part = fromBack ? left.back() : left.front();
    if (ShapedType::isDynamic(part.size))
      return false;
    Part taken = part;
    if (size % part.size == 0) {
      left.erase(&part);
    } else if (part.size % size == 0) {
      // The leading factor of a part has a larger stride: the size of the rest.
      taken.size = size;
      part.size /= size;
      (fromBack ? part.stride : taken.stride) *= fromBack ? size : part.size;
    } else {
      return false;
    }
    size /= taken.size;
    group.insert(fromBack ? group.begin() : group.end(), taken);
  }
  return true;
}

bool ElementOrder::reshape(ArrayRef<int64_t> shape) {
  if (is_contained(shape, 0) || is_contained(originalShape, 0))
    return false;
  Parts left;
  for (const Parts &group : groups)
    append_range(left, group);
  SmallVector<Parts, 6> result(shape.size());
  size_t front = 0, back = shape.size();
  for (; front < back && !ShapedType::isDynamic(shape[front]); ++front)
    if (!take(left, shape[front], /*fromBack=*/false, result[front]))
      return false;
  for (; back > front && !ShapedType::isDynamic(shape[back - 1]); --back)
    if (!take(left, shape[back - 1], /*fromBack=*/true, result[back - 1]))
      return false;
  if (back - front > 1 || (back == front && !left.empty()))
    return false;
  if (front < back)
    result[front] = left;
  groups = std::move(result);
  return true;
}

void ElementOrder::transpose(ArrayRef<int64_t> perm) {
  groups = map_to_vector<6>(perm, [&](int64_t axis) { return groups[axis]; });
}

bool ElementOrder::isIdentity() const {
  Part last{-1, 0, 1};
  for (const Parts &group : groups)
    for (const Part &part : group) {
      if (part.axis < last.axis ||
          (part.axis == last.axis && part.stride > last.stride))
        return false;
      last = part;
    }
  return true;
}

std::optional<SmallVector<int64_t>> ElementOrder::asPermutation() const {
  if (groups.size() != originalShape.size())
    return std::nullopt;
  SmallVector<int64_t> perm;
  size_t nextUnit = 0;
  for (const Parts &group : groups) {
    if (group.empty()) {
      while (nextUnit < originalShape.size() && originalShape[nextUnit] != 1)
        ++nextUnit;
      if (nextUnit == originalShape.size())
        return std::nullopt;
      perm.push_back(nextUnit++);
      continue;
    }
    // All parts of one axis, in order.
    int64_t product = 1, axis = group.front().axis;
    for (const Part &part : reverse(group)) {
      if (part.axis != axis || part.stride != product)
        return std::nullopt;
      product *= part.size;
    }
    if (product != originalShape[axis])
      return std::nullopt;
    perm.push_back(axis);
  }
  return perm;
}

std::optional<ElementOrder::ReshapeAndTranspose>
ElementOrder::asReshapeAndTranspose() const {
  // Each dimension of the result must be one run of the original elements.
  SmallVector<Part, 6> runs;
  for (const Parts &group : groups) {
    if (group.empty()) {
      runs.push_back({int64_t(originalShape.size()), 1, 1});
      continue;
    }
    Part run = group.back();
    for (const Part &part : reverse(ArrayRef(group).drop_back())) {
      if (part.axis != run.axis || part.stride != run.stride * run.size)
        return std::nullopt;
      run.size *= part.size;
    }
    runs.push_back(run);
  }
  // Sort into the original order, with dimensions of size 1 last.
  auto order = to_vector(seq<int64_t>(0, runs.size()));
  auto position = [&](int64_t run) {
    return std::tuple(runs[run].axis, -runs[run].stride, run);
  };
  sort(order, [&](int64_t a, int64_t b) { return position(a) < position(b); });
  ReshapeAndTranspose result;
  result.perm.resize(runs.size());
  for (auto [index, run] : enumerate(order)) {
    result.shape.push_back(runs[run].size);
    result.perm[run] = index;
  }
  return result;
}

} // namespace tfuse::tfl
