//===- Gather.cpp - Gather, scatter, segments -----------------------------===//

#include "../Axes.h"
#include "../Kernels.h"
#include "../WrapArithmetic.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace tfuse::eval {

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

// Gathers the slices `indices` of an axis. The first `batchDims` axes of
// operand and indices are batch axes.
static LogicalResult gatherAxis(KernelContext &context, int64_t axis,
                                int64_t batchDims) {
  const HostTensor &operand = context.operand(0), &where = context.operand(1);
  std::optional<SmallVector<int64_t>> indices = context.ints(1);
  if (!indices || axis < batchDims || batchDims > where.rank() ||
      operand.shape().take_front(batchDims) !=
          where.shape().take_front(batchDims))
    return context.fail("indices, axis or batch_dims contradicts the operand");
  for (int64_t index : *indices)
    if (index < 0 || index >= operand.dim(axis))
      return context.fail("an index is out of range");
  ArrayRef<int64_t> shape = operand.shape(), whereShape = where.shape();
  SmallVector<int64_t> resultShape(shape.take_front(axis));
  llvm::append_range(resultShape, whereShape.drop_front(batchDims));
  llvm::append_range(resultShape, shape.drop_front(axis + 1));
  HostTensor *result = context.allocate(0, resultShape);
  if (!result || result->empty())
    return success(result != nullptr);
  int64_t batches = volume(shape.take_front(batchDims));
  int64_t outer = volume(shape.slice(batchDims, axis - batchDims));
  int64_t perBatch = volume(whereShape.drop_front(batchDims));
  AxisSplit split(shape, axis);
  int64_t to = 0;
  for (int64_t batch = 0; batch < batches; ++batch)
    for (int64_t i = 0; i < outer; ++i)
      for (int64_t j = 0; j < perBatch; ++j, to += split.behind) {
        int64_t index = (*indices)[batch * perBatch + j];
        int64_t from =
            ((batch * outer + i) * split.size + index) * split.behind;
        copyElements(operand, from, *result, to, split.behind);
      }
  return success();
}

LogicalResult evalGather(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  if (context.operand(0).isScalar())
    return context.fail("the operand is a scalar");
  return gatherAxis(context, 0, 0);
}

LogicalResult evalGatherV2(KernelContext &context) {
  if (failed(context.expectOperands(3)))
    return failure();
  std::optional<int64_t> axis =
      axisOperand(context, 2, context.operand(0).rank());
  int64_t batchDims = context.intAttr("batch_dims");
  if (batchDims < 0)
    batchDims += context.operand(1).rank();
  if (!axis || batchDims < 0)
    return context.fail("the axis is out of range");
  return gatherAxis(context, *axis, batchDims);
}

/// Indices of several axes at once: the last axis of an index tensor holds one
/// index for each indexed axis.
struct NdIndices {
  int64_t count = 0;            // positions
  int64_t depth = 0;            // axes that a position fixes
  int64_t slice = 0;            // elements per position
  SmallVector<int64_t> offsets; // of each position, in elements
};

static FailureOr<NdIndices> readNdIndices(KernelContext &context,
                                          const HostTensor &indices,
                                          ArrayRef<int64_t> shape) {
  std::optional<SmallVector<int64_t>> values = indices.toInts();
  if (!values || indices.rank() < 1 || indices.dim(-1) > int64_t(shape.size()))
    return context.fail("the depth of the indices exceeds the rank");
  NdIndices result;
  result.depth = indices.dim(-1);
  result.count = volume(indices.shape().drop_back());
  result.slice = volume(shape.drop_front(result.depth));
  // Index vectors of length zero have no elements, so their number is
  // unbounded.
  if (!context.fits(indices.elementType(), result.count))
    return failure();
  SmallVector<int64_t, 4> strides = denseStrides(shape);
  for (int64_t i = 0; i < result.count; ++i) {
    int64_t offset = 0;
    for (int64_t axis = 0; axis < result.depth; ++axis) {
      int64_t at = (*values)[i * result.depth + axis];
      if (at < 0 || at >= shape[axis])
        return context.fail("an index is out of range");
      offset += at * strides[axis];
    }
    result.offsets.push_back(offset);
  }
  return result;
}

LogicalResult evalGatherNd(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(0), &where = context.operand(1);
  FailureOr<NdIndices> indices = readNdIndices(context, where, operand.shape());
  if (failed(indices))
    return failure();
  SmallVector<int64_t> shape(where.shape().drop_back());
  llvm::append_range(shape, operand.shape().drop_front(indices->depth));
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  for (auto [i, offset] : llvm::enumerate(indices->offsets))
    copyElements(operand, offset, *result, int64_t(i) * indices->slice,
                 indices->slice);
  return success();
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

namespace {
enum class Scatter { Update, Add, Sub, Min, Max };
} // namespace

// Combines slices of `updates` into `result`, in the order of the indices.
static LogicalResult scatterInto(KernelContext &context, Scatter how,
                                 const HostTensor &where,
                                 const HostTensor &updates,
                                 HostTensor &result) {
  FailureOr<NdIndices> indices = readNdIndices(context, where, result.shape());
  if (failed(indices))
    return failure();
  SmallVector<int64_t> expected(where.shape().drop_back());
  llvm::append_range(expected, result.shape().drop_front(indices->depth));
  if (updates.shape() != ArrayRef<int64_t>(expected) ||
      updates.elementType() != result.elementType())
    return context.fail("the updates' type or shape contradicts the indices");
  if (how == Scatter::Update) {
    for (auto [i, offset] : llvm::enumerate(indices->offsets))
      copyElements(updates, int64_t(i) * indices->slice, result, offset,
                   indices->slice);
    return success();
  }
  auto combine = [&](auto tag, auto fn) {
    using T = typename decltype(tag)::type;
    const T *from = updates.data<T>().data();
    T *to = result.mutableData<T>().data();
    for (auto [i, offset] : llvm::enumerate(indices->offsets))
      for (int64_t j = 0; j < indices->slice; ++j)
        to[offset + j] = fn(to[offset + j], *from++);
  };
  auto visit = [&](auto tag) {
    using T = typename decltype(tag)::type;
    if (how == Scatter::Add)
      combine(tag, [](T a, T b) { return wrapAdd(a, b); });
    else if (how == Scatter::Sub)
      combine(tag, [](T a, T b) { return wrapSub(a, b); });
    else if constexpr (!IsComplex<T>::value) {
      if (how == Scatter::Min)
        combine(tag, [](T a, T b) { return b < a ? b : a; });
      else
        combine(tag, [](T a, T b) { return b > a ? b : a; });
    }
  };
  bool order = how == Scatter::Min || how == Scatter::Max;
  bool known = order ? dispatch<IsReal>(result.kind(), visit)
                     : dispatch<IsNumber>(result.kind(), visit);
  return known ? success() : context.unsupportedType();
}

LogicalResult evalScatterNd(KernelContext &context) {
  std::optional<SmallVector<int64_t>> shape = context.ints(2);
  if (failed(context.expectOperands(3)) || !shape)
    return context.fail("the shape must be an integer tensor");
  HostTensor *result = context.allocate(0, *shape);
  if (!result)
    return failure();
  clear(*result);
  // Updates of duplicate indices are added if the type supports addition.
  bool isNumber = dispatch<IsNumber>(result->kind(), [](auto) {});
  return scatterInto(context, isNumber ? Scatter::Add : Scatter::Update,
                     context.operand(0), context.operand(1), *result);
}

static LogicalResult tensorScatter(KernelContext &context, Scatter how) {
  if (failed(context.expectOperands(3)))
    return failure();
  const HostTensor &operand = context.operand(0);
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result || result->elementType() != operand.elementType())
    return context.unsupportedType();
  copyElements(operand, 0, *result, 0, operand.numElements());
  return scatterInto(context, how, context.operand(1), context.operand(2),
                     *result);
}

LogicalResult evalTensorScatterUpdate(KernelContext &context) {
  return tensorScatter(context, Scatter::Update);
}
LogicalResult evalTensorScatterAdd(KernelContext &context) {
  return tensorScatter(context, Scatter::Add);
}
LogicalResult evalTensorScatterSub(KernelContext &context) {
  return tensorScatter(context, Scatter::Sub);
}
LogicalResult evalTensorScatterMin(KernelContext &context) {
  return tensorScatter(context, Scatter::Min);
}
LogicalResult evalTensorScatterMax(KernelContext &context) {
  return tensorScatter(context, Scatter::Max);
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

// Reduces the rows of each segment. Rows of negative segments are dropped;
// false if a segment is out of range.
template <typename T, typename Combine>
static bool combineRows(llvm::ArrayRef<int64_t> segments, int64_t count,
                        int64_t row, const T *in, T *out, Combine combine) {
  bool inRange = true;
  for (auto [i, segment] : llvm::enumerate(segments)) {
    inRange &= segment < count;
    for (int64_t j = 0; segment >= 0 && segment < count && j < row; ++j)
      out[segment * row + j] =
          combine(out[segment * row + j], in[int64_t(i) * row + j]);
  }
  return inRange;
}

// The ids cover the leading axes.
template <template <typename> class Filter, typename Start, typename Combine>
static LogicalResult reduceSegments(KernelContext &context, Start start,
                                    Combine combine) {
  if (failed(context.expectOperands(3)))
    return failure();
  const HostTensor &operand = context.operand(0), &ids = context.operand(1);
  std::optional<SmallVector<int64_t>> segments = context.ints(1);
  std::optional<int64_t> count = context.intScalar(2);
  if (!segments || !count || *count < 0 || ids.rank() > operand.rank() ||
      ids.shape() != operand.shape().take_front(ids.rank()))
    return context.fail("segment_ids or num_segments contradicts the operand");
  SmallVector<int64_t> shape = {*count};
  llvm::append_range(shape, operand.shape().drop_front(ids.rank()));
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  int64_t row = volume(operand.shape().drop_front(ids.rank()));
  bool inRange = true;
  bool known = dispatch<Filter>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    T *out = result->mutableData<T>().data();
    std::fill_n(out, result->numElements(), start(tag));
    inRange = combineRows(*segments, *count, row, operand.data<T>().data(), out,
                          combine);
  });
  if (!known)
    return context.unsupportedType();
  return inRange ? success() : context.fail("a segment is out of range");
}

// The ids are sorted, so that the last one gives the number of segments. A
// segment without rows has the value `empty`.
template <template <typename> class Filter, typename Start, typename Combine>
static LogicalResult reduceSorted(KernelContext &context, int empty,
                                  bool isMean, Start start, Combine combine) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(0);
  std::optional<SmallVector<int64_t>> segments = context.ints(1);
  if (!segments || operand.rank() < 1 || context.operand(1).rank() != 1 ||
      operand.dim(0) != int64_t(segments->size()))
    return context.fail("segment_ids contradicts the operand");
  if (!llvm::is_sorted(*segments) ||
      (!segments->empty() && segments->front() < 0))
    return context.fail("the segment ids are not sorted");
  int64_t count = segments->empty() ? 0 : segments->back() + 1;
  SmallVector<int64_t> shape = {count};
  llvm::append_range(shape, operand.shape().drop_front());
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  int64_t row = volume(operand.shape().drop_front());
  SmallVector<int64_t> sizes(count);
  for (int64_t segment : *segments)
    ++sizes[segment];
  bool known = dispatch<Filter>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    T *out = result->mutableData<T>().data();
    std::fill_n(out, result->numElements(), start(tag));
    combineRows(*segments, count, row, operand.data<T>().data(), out, combine);
    for (auto [segment, size] : llvm::enumerate(sizes))
      for (T &element : llvm::MutableArrayRef<T>(out + segment * row, row)) {
        if (size == 0)
          element = T(empty);
        else if (isMean)
          element = element / T(size);
      }
  });
  return known ? success() : context.unsupportedType();
}

template <typename T> static T lowestOf(TypeTag<T>) {
  return std::numeric_limits<T>::lowest();
}
template <typename T> static T highestOf(TypeTag<T>) {
  return std::numeric_limits<T>::max();
}
template <typename T> static T zeroOf(TypeTag<T>) { return T(0); }
template <typename T> static T oneOf(TypeTag<T>) { return T(1); }

LogicalResult evalUnsortedSegmentSum(KernelContext &context) {
  return reduceSegments<IsNumber>(
      context, [](auto tag) { return zeroOf(tag); },
      [](auto a, auto b) { return wrapAdd(a, b); });
}
LogicalResult evalUnsortedSegmentProd(KernelContext &context) {
  return reduceSegments<IsNumber>(
      context, [](auto tag) { return oneOf(tag); },
      [](auto a, auto b) { return wrapMul(a, b); });
}
LogicalResult evalUnsortedSegmentMax(KernelContext &context) {
  return reduceSegments<IsReal>(
      context, [](auto tag) { return lowestOf(tag); },
      [](auto a, auto b) { return b > a ? b : a; });
}
LogicalResult evalUnsortedSegmentMin(KernelContext &context) {
  return reduceSegments<IsReal>(
      context, [](auto tag) { return highestOf(tag); },
      [](auto a, auto b) { return b < a ? b : a; });
}

LogicalResult evalSegmentSum(KernelContext &context) {
  return reduceSorted<IsNumber>(
      context, 0, false, [](auto tag) { return zeroOf(tag); },
      [](auto a, auto b) { return wrapAdd(a, b); });
}
LogicalResult evalSegmentMean(KernelContext &context) {
  return reduceSorted<IsNumber>(
      context, 0, true, [](auto tag) { return zeroOf(tag); },
      [](auto a, auto b) { return wrapAdd(a, b); });
}
LogicalResult evalSegmentProd(KernelContext &context) {
  return reduceSorted<IsNumber>(
      context, 1, false, [](auto tag) { return oneOf(tag); },
      [](auto a, auto b) { return wrapMul(a, b); });
}
LogicalResult evalSegmentMax(KernelContext &context) {
  return reduceSorted<IsReal>(
      context, 0, false, [](auto tag) { return lowestOf(tag); },
      [](auto a, auto b) { return b > a ? b : a; });
}
LogicalResult evalSegmentMin(KernelContext &context) {
  return reduceSorted<IsReal>(
      context, 0, false, [](auto tag) { return highestOf(tag); },
      [](auto a, auto b) { return b < a ? b : a; });
}

} // namespace tfuse::eval
