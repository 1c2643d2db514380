//===- Slicing.cpp - Slice and StridedSlice -------------------------------===//
//
// Slices of shapes and of known values.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "ValueMath.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tfuse::shape::functions {

/// The selected elements of one dimension: `count` elements from `begin` on
/// with stride `stride`.
struct Interval {
  std::optional<int64_t> begin;
  int64_t stride = 1;
  Dim count = kUnknown;
};

/// The elements selected by one interval for each dimension.
static std::optional<Elements> take(const Elements &elements,
                                    const Shape &shape,
                                    ArrayRef<Interval> intervals) {
  SmallVector<Dim> counts;
  for (auto [interval, dim] : zip(intervals, shape.dims())) {
    Dim count = interval.count;
    if (!isKnown(count) || count > dim || !interval.begin ||
        (count > 1 && (interval.stride >= dim || interval.stride <= -dim)))
      return std::nullopt;
    int64_t last = *interval.begin + (count - 1) * interval.stride;
    if (count > 0 && (*interval.begin < 0 || *interval.begin >= dim ||
                      last < 0 || last >= dim))
      return std::nullopt;
    counts.push_back(count);
  }
  Elements result;
  forEachIndex(Shape(counts), [&](ArrayRef<int64_t> index) {
    SmallVector<int64_t> source;
    for (auto [interval, position] : zip(intervals, index))
      source.push_back(*interval.begin + position * interval.stride);
    result.push_back(elements[flatIndex(shape, source)]);
  });
  return result;
}

//===----------------------------------------------------------------------===//
// Slice
//===----------------------------------------------------------------------===//

/// The interval of a dimension that Slice selects. A size of -1 extends to the
/// end.
static Interval sliceInterval(ShapeContext &c, Dim dim, Element begin,
                              Element size) {
  Interval interval;
  interval.begin = begin.value();
  if (interval.begin && *interval.begin < 0)
    c.fail("a slice begins at " + Twine(*interval.begin));
  if (size != Element::known(-1)) {
    if (size.isKnown() && *size.value() < 0)
      c.fail("a slice has size " + Twine(*size.value()));
    interval.count = size.dim();
    if (isKnown(dim) && isKnown(interval.count) && interval.begin &&
        (interval.count > dim || *interval.begin > dim - interval.count))
      c.fail("a slice of " + Twine(interval.count) + " elements from " +
             Twine(*interval.begin) + " on exceeds a dimension of size " +
             Twine(dim));
    return interval;
  }
  interval.count = c.subtract(dim, begin.dim());
  return interval;
}

void slice(ShapeContext &c) {
  Dim rank = c.merge(c.inputOfRank(1, 1), c.inputOfRank(2, 1))[0];
  Shape in = isKnown(rank) && rank <= kMaxElements ? c.inputOfRank(0, rank)
                                                   : c.input(0);
  const std::optional<Elements> &begins = c.inputValue(1),
                                &sizes = c.inputValue(2);
  if (!sizes || !in.hasRank() || int64_t(sizes->size()) != in.rank()) {
    c.setOutput(0, in.hasRank() ? Shape::ofRank(in.rank()) : Shape());
    return;
  }
  SmallVector<Interval> intervals;
  SmallVector<Dim> dims;
  for (auto [i, dim] : enumerate(in.dims())) {
    Element begin = begins && i < begins->size() ? (*begins)[i] : Element();
    intervals.push_back(sliceInterval(c, dim, begin, (*sizes)[i]));
    dims.push_back(intervals.back().count);
  }
  c.setOutput(0, Shape(dims));
  if (const std::optional<Elements> &value = c.inputValue(0))
    if (std::optional<Elements> taken = take(*value, in, intervals))
      c.setOutputValue(0, std::move(*taken));
}

//===----------------------------------------------------------------------===//
// StridedSlice
//===----------------------------------------------------------------------===//

namespace {

/// The masks of a StridedSlice; bit i belongs to element i of begin, end and
/// strides.
struct Masks {
  explicit Masks(ShapeContext &c)
      : begin(c.intAttr("begin_mask")), end(c.intAttr("end_mask")),
        ellipsis(c.intAttr("ellipsis_mask")),
        newAxis(c.intAttr("new_axis_mask")),
        shrinkAxis(c.intAttr("shrink_axis_mask")) {}

  int64_t begin, end, ellipsis, newAxis, shrinkAxis;
};

/// One entry of the specification.
struct Bounds {
  Element begin, end;
  int64_t stride = 1;
  bool openBegin = false, openEnd = false, shrink = false;
};

} // namespace

static bool bit(int64_t mask, size_t index) {
  return index < 64 && (uint64_t(mask) >> index & 1);
}

/// Counts a negative slice bound from the end of the dimension, whose size is
/// `dim`, and clamps the bound to [low, high].
static int64_t clampBound(int64_t bound, Dim dim, int64_t low, int64_t high) {
  if (bound < 0)
    bound = bound < -dim ? -1 : bound + dim;
  return std::clamp(bound, low, high);
}

/// The single element that a shrunk dimension keeps.
static Interval shrunkInterval(ShapeContext &c, Dim dim, const Bounds &bounds) {
  Interval interval;
  interval.count = 1;
  if (bounds.stride <= 0)
    c.fail("only a stride of 1 is allowed where a dimension is dropped");
  interval.begin = bounds.begin.value();
  if (!interval.begin || !isKnown(dim))
    return interval;
  if (*interval.begin < -dim || *interval.begin >= dim)
    c.fail("index " + Twine(*interval.begin) +
           " is outside a dimension of size " + Twine(dim));
  if (*interval.begin < 0)
    *interval.begin += dim;
  return interval;
}

static Interval stridedInterval(ShapeContext &c, Dim dim, Bounds bounds) {
  Interval interval;
  interval.stride = bounds.stride;
  if (bounds.stride == 0) {
    c.fail("a stride is 0");
    return interval;
  }
  if (bounds.shrink)
    return shrunkInterval(c, dim, bounds);
  bool forward = bounds.stride > 0;
  // A bound of 0, or at the end of the dimension, is treated as open.
  bounds.openBegin |= forward && bounds.begin == Element::known(0);
  bounds.openEnd |=
      forward && isSymbol(dim) && bounds.end == Element::size(dim);
  bool whole = bounds.openBegin && bounds.openEnd;
  if (!isKnown(dim)) {
    if (whole && (bounds.stride == 1 || bounds.stride == -1))
      interval.count = dim;
    return interval;
  }
  int64_t low = forward ? 0 : -1, high = forward ? dim : dim - 1;
  std::optional<int64_t> begin = bounds.begin.value(), end = bounds.end.value();
  if (bounds.openBegin)
    begin = forward ? low : high;
  else if (begin)
    begin = clampBound(*begin, dim, low, high);
  if (bounds.openEnd)
    end = forward ? high : low;
  else if (end)
    end = clampBound(*end, dim, low, high);
  interval.begin = begin;
  if (!begin || !end)
    return interval;
  int64_t length = *end - *begin, step = bounds.stride;
  bool empty = length == 0 || (length < 0) != (step < 0);
  interval.count = empty ? 0 : length / step + (length % step != 0);
  return interval;
}

namespace {

/// Processes the specification of a StridedSlice and collects the intervals of
/// the input's dimensions and the output's shape.
struct StridedSlice {
  StridedSlice(ShapeContext &c, const Shape &in, ArrayRef<int64_t> strides)
      : c(c), in(in), masks(c), strides(strides) {}

  void run() {
    int64_t newAxes = 0, ellipses = 0;
    for (size_t i = 0; i < strides.size(); ++i) {
      ellipses += bit(masks.ellipsis, i);
      newAxes += bit(masks.newAxis, i) && !bit(masks.ellipsis, i);
    }
    if (ellipses > 1)
      return c.fail("a strided slice has several ellipses");
    int64_t entries = int64_t(strides.size()) - newAxes - ellipses;
    if (entries > in.rank())
      return c.fail("a strided slice has " + Twine(entries) +
                    " indices for rank " + Twine(in.rank()));
    for (size_t i = 0; i < strides.size(); ++i) {
      if (bit(masks.ellipsis, i))
        copy(in.rank() - entries);
      else if (bit(masks.newAxis, i))
        out.push_back(1);
      else
        add(i);
    }
    copy(in.rank() - int64_t(intervals.size()));
  }

  /// Whole dimensions.
  void copy(int64_t count) {
    for (; count > 0; --count) {
      Dim dim = in[intervals.size()];
      intervals.push_back({0, 1, dim});
      out.push_back(dim);
    }
  }

  void add(size_t i) {
    Bounds bounds;
    const std::optional<Elements> &begin = c.inputValue(1),
                                  &end = c.inputValue(2);
    bounds.begin = begin && i < begin->size() ? (*begin)[i] : Element();
    bounds.end = end && i < end->size() ? (*end)[i] : Element();
    bounds.stride = strides[i];
    bounds.shrink = bit(masks.shrinkAxis, i);
    bounds.openBegin = bit(masks.begin, i);
    bounds.openEnd = bit(masks.end, i);
    intervals.push_back(stridedInterval(c, in[intervals.size()], bounds));
    if (!bounds.shrink)
      out.push_back(intervals.back().count);
  }

  ShapeContext &c;
  const Shape &in;
  Masks masks;
  ArrayRef<int64_t> strides;
  SmallVector<Interval> intervals;
  SmallVector<Dim> out;
};

} // namespace

void stridedSlice(ShapeContext &c) {
  Shape entries = c.merge(c.inputOfRank(1, 1), c.inputOfRank(2, 1));
  c.merge(entries, c.inputOfRank(3, 1));
  c.setOutputHandle(0, c.inputHandle(0));
  const Shape &in = c.input(0);
  std::optional<SmallVector<int64_t>> strides = c.inputInts(3);
  if (!in.hasRank() || !strides)
    return;
  StridedSlice slice(c, in, *strides);
  slice.run();
  if (c.failed())
    return;
  c.setOutput(0, Shape(slice.out));
  if (const std::optional<Elements> &value = c.inputValue(0))
    if (std::optional<Elements> taken = take(*value, in, slice.intervals))
      c.setOutputValue(0, std::move(*taken));
}

} // namespace tfuse::shape::functions
