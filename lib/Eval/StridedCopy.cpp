//===- StridedCopy.cpp - Bring a strided view into row-major order --------===//
//
// Three cases, depending on the last axis of the target:
//
// - its elements are contiguous in the source, too: copy runs;
// - another axis is contiguous in the source: transpose tiles of one cache line
//   by one cache line over the two axes, so that every line of either side is
//   touched once;
// - no axis is contiguous in the source: gather element by element.
//
//===----------------------------------------------------------------------===//

#include "StridedCopy.h"

#include "llvm/ADT/STLExtras.h"
#include <cstring>
#include <utility>

using namespace llvm;

namespace tfuse::eval {

int64_t volume(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    product *= size;
  return product;
}

SmallVector<int64_t, 4> denseStrides(ArrayRef<int64_t> sizes) {
  SmallVector<int64_t, 4> strides(sizes.size());
  int64_t stride = 1;
  for (size_t axis = sizes.size(); axis-- > 0;) {
    strides[axis] = stride;
    stride *= sizes[axis];
  }
  return strides;
}

SmallVector<int64_t, 4> broadcastStrides(ArrayRef<int64_t> strides,
                                         ArrayRef<int64_t> sizes,
                                         ArrayRef<int64_t> shape) {
  assert(sizes.size() <= shape.size() && "broadcast to a lower rank");
  SmallVector<int64_t, 4> result(shape.size(), 0);
  size_t lead = shape.size() - sizes.size();
  for (size_t axis = 0; axis < sizes.size(); ++axis) {
    assert(sizes[axis] == 1 || sizes[axis] == shape[lead + axis]);
    result[lead + axis] = sizes[axis] == 1 ? 0 : strides[axis];
  }
  return result;
}

void mergeAxes(SmallVectorImpl<int64_t> &sizes,
               MutableArrayRef<SmallVector<int64_t, 4>> views) {
  size_t kept = 0;
  auto mergesWithLast = [&](size_t axis) {
    return kept > 0 && all_of(views, [&](ArrayRef<int64_t> strides) {
             return strides[kept - 1] == strides[axis] * sizes[axis];
           });
  };
  for (size_t axis = 0; axis < sizes.size(); ++axis) {
    if (sizes[axis] == 1)
      continue;
    bool merge = mergesWithLast(axis);
    if (!merge)
      ++kept;
    sizes[kept - 1] = merge ? sizes[kept - 1] * sizes[axis] : sizes[axis];
    for (SmallVector<int64_t, 4> &strides : views)
      strides[kept - 1] = strides[axis];
  }
  sizes.truncate(kept);
  for (SmallVector<int64_t, 4> &strides : views)
    strides.truncate(kept);
}

namespace {

//===----------------------------------------------------------------------===//
// Transposing
//===----------------------------------------------------------------------===//

template <typename T, unsigned N>
using Vector [[gnu::vector_size(N * sizeof(T))]] = T;

template <typename V, size_t... I>
V interleaveLow(V a, V b, std::index_sequence<I...>) {
  constexpr int full = int(sizeof...(I));
  return __builtin_shufflevector(a, b, (int(I) / 2 + (I % 2 ? full : 0))...);
}

template <typename V, size_t... I>
V interleaveHigh(V a, V b, std::index_sequence<I...>) {
  constexpr int half = int(sizeof...(I)) / 2, full = int(sizeof...(I));
  return __builtin_shufflevector(a, b,
                                 (half + int(I) / 2 + (I % 2 ? full : 0))...);
}

// Transposes an NxN block held in N registers of 16 bytes: log2(N) steps, each
// of which interleaves row i with row i + N/2. Strides are in bytes.
template <typename T>
void transposeBlock(const char *source, int64_t sourceStride, char *target,
                    int64_t targetStride) {
  constexpr unsigned n = 16 / sizeof(T);
  using V = Vector<T, n>;
  constexpr auto lanes = std::make_index_sequence<n>();
  V rows[n], next[n];
#pragma unroll
  for (unsigned i = 0; i < n; ++i)
    std::memcpy(&rows[i], source + i * sourceStride, 16);
#pragma unroll
  for (unsigned span = 1; span < n; span *= 2) {
#pragma unroll
    for (unsigned i = 0; i < n / 2; ++i) {
      next[2 * i] = interleaveLow(rows[i], rows[i + n / 2], lanes);
      next[2 * i + 1] = interleaveHigh(rows[i], rows[i + n / 2], lanes);
    }
#pragma unroll
    for (unsigned i = 0; i < n; ++i)
      rows[i] = next[i];
  }
#pragma unroll
  for (unsigned i = 0; i < n; ++i)
    std::memcpy(target + i * targetStride, &rows[i], 16);
}

/// Two axes of a copy: `fast` is contiguous in the source, `last` in the
/// target. Strides are in bytes.
struct Plane {
  int64_t fastSize, lastSize;
  int64_t sourceStride; // of `last`
  int64_t targetStride; // of `fast`
};

template <unsigned Width>
void transposeScalar(const char *source, const Plane &plane, char *target) {
  for (int64_t fast = 0; fast < plane.fastSize; ++fast)
    for (int64_t last = 0; last < plane.lastSize; ++last)
      std::memcpy(target + fast * plane.targetStride + last * Width,
                  source + last * plane.sourceStride + fast * Width, Width);
}

// One tile: at most a cache line in each direction.
template <typename T>
void transposeTile(const char *source, const Plane &tile, char *target) {
  constexpr int64_t n = 16 / sizeof(T), width = sizeof(T);
  int64_t fastFull = tile.fastSize / n * n, lastFull = tile.lastSize / n * n;
  for (int64_t fast = 0; fast < fastFull; fast += n)
    for (int64_t last = 0; last < lastFull; last += n)
      transposeBlock<T>(
          source + last * tile.sourceStride + fast * width, tile.sourceStride,
          target + fast * tile.targetStride + last * width, tile.targetStride);
  if (lastFull < tile.lastSize) {
    Plane rest = tile;
    rest.lastSize -= lastFull;
    transposeScalar<width>(source + lastFull * tile.sourceStride, rest,
                           target + lastFull * width);
  }
  if (fastFull < tile.fastSize) {
    Plane rest = tile;
    rest.fastSize -= fastFull;
    rest.lastSize = lastFull;
    transposeScalar<width>(source + fastFull * width, rest,
                           target + fastFull * tile.targetStride);
  }
}

// Prefetches the lines that the next tile along `last` reads. They are in other
// pages than the current lines, beyond the reach of the hardware prefetcher.
void prefetchTile(const char *source, int64_t stride, int64_t lines) {
  for (int64_t i = 0; i < lines; ++i)
    __builtin_prefetch(source + i * stride);
}

// Iterates along `last` with a group of lines of `fast`: the written pages stay
// in the translation buffer while the read pages change.
template <typename T>
void transposePlane(const char *source, const Plane &plane, char *target) {
  constexpr int64_t width = sizeof(T), line = 64 / width, group = 64 * line;
  for (int64_t from = 0; from < plane.fastSize; from += group) {
    int64_t to = std::min(from + group, plane.fastSize);
    for (int64_t last = 0; last < plane.lastSize; last += line) {
      for (int64_t fast = from; fast < to; fast += line) {
        Plane tile = plane;
        tile.fastSize = std::min(line, to - fast);
        tile.lastSize = std::min(line, plane.lastSize - last);
        const char *corner = source + last * plane.sourceStride + fast * width;
        if (last + 2 * line <= plane.lastSize)
          prefetchTile(corner + line * plane.sourceStride, plane.sourceStride,
                       line);
        transposeTile<T>(corner, tile,
                         target + fast * plane.targetStride + last * width);
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

template <unsigned Width>
void gatherRow(const char *source, int64_t stride, int64_t count,
               char *target) {
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(target + i * Width, source + i * stride * Width, Width);
}

void copyRow(const char *source, int64_t stride, int64_t count, unsigned width,
             char *target) {
  if (stride == 1) {
    std::memcpy(target, source, count * width);
    return;
  }
  switch (width) {
  case 1:
    return gatherRow<1>(source, stride, count, target);
  case 2:
    return gatherRow<2>(source, stride, count, target);
  case 4:
    return gatherRow<4>(source, stride, count, target);
  case 8:
    return gatherRow<8>(source, stride, count, target);
  case 16:
    return gatherRow<16>(source, stride, count, target);
  default:
    for (int64_t i = 0; i < count; ++i)
      std::memcpy(target + i * width, source + i * stride * width, width);
  }
}

void transpose(const char *source, const Plane &plane, unsigned width,
               char *target) {
  switch (width) {
  case 1:
    return transposePlane<uint8_t>(source, plane, target);
  case 2:
    return transposePlane<uint16_t>(source, plane, target);
  case 4:
    return transposePlane<uint32_t>(source, plane, target);
  case 8:
    return transposePlane<uint64_t>(source, plane, target);
  case 16:
    return transposeScalar<16>(source, plane, target);
  default:
    llvm_unreachable("transposable widths are powers of two");
  }
}

/// Calls `fn(source offset, target offset)` for every index of `sizes`.
template <typename Fn>
void forEachIndex(ArrayRef<int64_t> sizes, ArrayRef<int64_t> sourceStrides,
                  ArrayRef<int64_t> targetStrides, Fn fn) {
  SmallVector<int64_t, 6> index(sizes.size());
  int64_t source = 0, target = 0;
  while (true) {
    fn(source, target);
    size_t axis = sizes.size();
    while (axis-- > 0) {
      source += sourceStrides[axis];
      target += targetStrides[axis];
      if (++index[axis] < sizes[axis])
        break;
      source -= sourceStrides[axis] * sizes[axis];
      target -= targetStrides[axis] * sizes[axis];
      index[axis] = 0;
    }
    if (axis == size_t(-1))
      return;
  }
}

bool isTransposable(unsigned width) {
  return width == 1 || width == 2 || width == 4 || width == 8 || width == 16;
}

} // namespace

void copyStrided(const char *source, ArrayRef<int64_t> sizesIn,
                 ArrayRef<int64_t> stridesIn, unsigned width, char *target) {
  if (is_contained(sizesIn, 0))
    return;
  SmallVector<int64_t, 6> sizes(sizesIn);
  SmallVector<int64_t, 4> views[1] = {SmallVector<int64_t, 4>(stridesIn)};
  mergeAxes(sizes, views);
  SmallVector<int64_t, 4> &strides = views[0];
  if (sizes.empty()) {
    std::memcpy(target, source, width);
    return;
  }
  SmallVector<int64_t, 4> targetStrides = denseStrides(sizes);
  auto scaled = [width](ArrayRef<int64_t> values) {
    return to_vector<4>(map_range(
        values, [width](int64_t value) { return value * int64_t(width); }));
  };
  int64_t lastSize = sizes.pop_back_val(), lastStride = strides.pop_back_val();
  targetStrides.pop_back();

  const int64_t *fast = find(strides, 1);
  if (lastStride == 1 || fast == strides.end() || !isTransposable(width)) {
    forEachIndex(sizes, scaled(strides), scaled(targetStrides),
                 [&](int64_t from, int64_t to) {
                   copyRow(source + from, lastStride, lastSize, width,
                           target + to);
                 });
    return;
  }
  size_t axis = fast - strides.begin();
  Plane plane = {sizes[axis], lastSize, lastStride * int64_t(width),
                 targetStrides[axis] * int64_t(width)};
  sizes.erase(sizes.begin() + axis);
  strides.erase(strides.begin() + axis);
  targetStrides.erase(targetStrides.begin() + axis);
  forEachIndex(sizes, scaled(strides), scaled(targetStrides),
               [&](int64_t from, int64_t to) {
                 transpose(source + from, plane, width, target + to);
               });
}

} // namespace tfuse::eval
