//===- StridedSlice.cpp - The elements that StridedSlice selects ----------===//

#include "tfuse/Eval/StridedSlice.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using llvm::ArrayRef;

namespace tfuse::eval {

namespace {

/// One entry of the begin, end and stride vectors, and its mask bits.
struct Entry {
  int64_t begin, end, step;
  bool beginOpen, endOpen, shrink;
};

/// Applies an entry to an axis of the operand.
bool addAxis(StridedSliceSpec &spec, const Entry &entry, int64_t size) {
  int64_t step = entry.step;
  if (step == 0 || step == INT64_MIN)
    return false;
  auto wrapped = [size](int64_t at) { return at < 0 ? at + size : at; };
  if (entry.shrink) {
    int64_t at = wrapped(entry.begin);
    if (step < 0 || at < 0 || at >= size)
      return false;
    spec.begins.push_back(at);
    spec.steps.push_back(1);
    spec.sizes.push_back(1);
    return true;
  }
  // With a negative stride, a slice may end before the first element.
  int64_t lowest = step > 0 ? 0 : -1, highest = step > 0 ? size : size - 1;
  auto limit = [&](int64_t at) {
    return std::clamp(wrapped(at), lowest, highest);
  };
  int64_t begin =
      entry.beginOpen ? (step > 0 ? lowest : highest) : limit(entry.begin);
  int64_t end =
      entry.endOpen ? (step > 0 ? highest : lowest) : limit(entry.end);
  int64_t distance = step > 0 ? end - begin : begin - end;
  int64_t stride = step > 0 ? step : -step;
  spec.begins.push_back(begin);
  spec.steps.push_back(step);
  spec.sizes.push_back(
      distance <= 0 ? 0
                    : int64_t(llvm::divideCeil(uint64_t(distance), stride)));
  spec.resultShape.push_back(spec.sizes.back());
  return true;
}

} // namespace

std::optional<StridedSliceSpec>
resolveStridedSlice(ArrayRef<int64_t> shape, ArrayRef<int64_t> begin,
                    ArrayRef<int64_t> end, ArrayRef<int64_t> step,
                    const StridedSliceMasks &masks) {
  size_t entries = begin.size();
  if (end.size() != entries || step.size() != entries || entries > 32)
    return std::nullopt;
  auto bit = [](int64_t mask, size_t i) { return ((mask >> i) & 1) != 0; };
  constexpr Entry everything = {0, 0, 1, true, true, false};

  // An ellipsis represents the axes without an entry.
  int64_t taken = 0, ellipses = 0;
  for (size_t i = 0; i < entries; ++i) {
    if (bit(masks.ellipsis, i))
      ++ellipses;
    else if (!bit(masks.newAxis, i))
      ++taken;
  }
  int64_t open = int64_t(shape.size()) - taken;
  if (ellipses > 1 || open < 0)
    return std::nullopt;

  StridedSliceSpec spec;
  size_t axis = 0;
  auto takeAll = [&] {
    for (int64_t i = 0; i < open; ++i)
      addAxis(spec, everything, shape[axis++]);
  };
  for (size_t i = 0; i < entries; ++i) {
    if (bit(masks.ellipsis, i)) {
      takeAll();
    } else if (bit(masks.newAxis, i)) {
      spec.resultShape.push_back(1);
    } else {
      Entry entry = {begin[i],          end[i],
                     step[i],           bit(masks.begin, i),
                     bit(masks.end, i), bit(masks.shrinkAxis, i)};
      if (!addAxis(spec, entry, shape[axis++]))
        return std::nullopt;
    }
  }
  if (ellipses == 0)
    takeAll();
  return spec;
}

} // namespace tfuse::eval
