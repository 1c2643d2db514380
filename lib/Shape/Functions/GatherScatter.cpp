//===- GatherScatter.cpp - Gather, scatter, one-hot, segments -------------===//
//
// Gather, scatter, one-hot and the reductions over segments.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "ValueMath.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tfuse::shape::functions {

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

/// The content of rows gathered along axis 0, where both are known.
static void gatherValue(ShapeContext &c, unsigned params, unsigned indices) {
  const std::optional<Elements> &value = c.inputValue(params);
  std::optional<SmallVector<int64_t>> rows = c.inputInts(indices);
  if (!value || !rows || c.input(params)[0] <= 0)
    return;
  int64_t count = c.input(params)[0], width = value->size() / count;
  Elements result;
  for (int64_t row : *rows) {
    if (row < 0 || row >= count)
      return c.fail("index " + Twine(row) + " is outside a dimension of size " +
                    Twine(count));
    append_range(result, ArrayRef(*value).slice(row * width, width));
  }
  c.setOutputValue(0, std::move(result));
}

void gather(ShapeContext &c) {
  Shape params = c.inputOfRankAtLeast(0, 1);
  c.setOutput(0, c.input(1).concat(params.dropFront(1)));
  gatherValue(c, 0, 1);
}

void gatherV2(ShapeContext &c) {
  Shape params = c.inputOfRankAtLeast(0, 1);
  const Shape &indices = c.input(1);
  c.requireScalar(2);
  int64_t batchDims = c.intAttr("batch_dims");
  c.inputOfRankAtLeast(1, std::abs(batchDims));
  if (batchDims < 0 && indices.hasRank())
    batchDims += indices.rank();
  if (!params.hasRank() || !indices.hasRank() || batchDims < 0 ||
      batchDims > indices.rank())
    return;
  c.ofRankAtLeast(params, batchDims + 1);
  std::optional<int64_t> axis = c.inputAxis(2, params);
  if (!axis) {
    c.setOutput(0,
                Shape::ofRank(params.rank() + indices.rank() - 1 - batchDims));
    return;
  }
  for (int64_t i = 0; i < std::min(batchDims, *axis); ++i)
    c.merge(params[i], indices[i]);
  c.setOutput(0, params.slice(0, *axis)
                     .concat(indices.dropFront(batchDims))
                     .concat(params.dropFront(*axis + 1)));
  if (*axis == 0 && batchDims == 0)
    gatherValue(c, 0, 1);
}

static void gatherNdOf(ShapeContext &c, const Shape &params) {
  Shape indices = c.inputOfRankAtLeast(1, 1);
  Dim depth = indices[-1];
  if (!params.hasRank() || !isKnown(depth))
    return;
  if (depth > params.rank())
    return c.fail("indices of " + Twine(depth) + " numbers for rank " +
                  Twine(params.rank()));
  c.setOutput(0, indices.dropBack(1).concat(params.dropFront(depth)));
}

/// The shape of the variable that the handle in input 0 refers to.
static Shape variableBehind(ShapeContext &c) {
  const std::optional<HandleTypes> &handle = c.inputHandle(0);
  if (!handle || handle->empty())
    return Shape();
  mlir::Type expected = c.typeAttr("dtype");
  mlir::Type actual = handle->front().elementType;
  if (expected && actual && expected != actual)
    c.fail("the variable has another element type than is read");
  return handle->front().shape;
}

/// If the variable holds variants, forwards their handle types to the result.
static void forwardInnerHandle(ShapeContext &c) {
  const std::optional<HandleTypes> &handle = c.inputHandle(0);
  if (handle && handle->size() > 1)
    c.setOutputHandle(0, HandleTypes(ArrayRef(*handle).drop_front()));
}

void gatherNd(ShapeContext &c) {
  gatherNdOf(c, c.inputHandle(0) ? variableBehind(c) : c.input(0));
}

void resourceGather(ShapeContext &c) {
  Shape params = variableBehind(c);
  int64_t batchDims = c.intAttr("batch_dims");
  if (batchDims < 0)
    return c.fail("batch_dims is " + Twine(batchDims));
  params = c.ofRankAtLeast(params, batchDims + 1);
  Shape indices = c.inputOfRankAtLeast(1, batchDims);
  c.setOutput(0, params.slice(0, batchDims)
                     .concat(indices.dropFront(batchDims))
                     .concat(params.dropFront(batchDims + 1)));
  forwardInnerHandle(c);
}

void resourceGatherNd(ShapeContext &c) { gatherNdOf(c, variableBehind(c)); }

void readVariable(ShapeContext &c) {
  c.setOutput(0,
              c.hasAttr("_shape") ? c.shapeAttr("_shape") : variableBehind(c));
  forwardInnerHandle(c);
}

/// Assign* of a resource variable: the value has the shape of the variable.
void assignVariable(ShapeContext &c) { c.merge(variableBehind(c), c.input(1)); }

/// The value a variable has after assignment, for ref variables.
void assign(ShapeContext &c) {
  c.setOutput(0, c.boolAttr("validate_shape") ? c.merge(c.input(0), c.input(1))
                                              : c.input(1));
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

static void checkScatterNd(ShapeContext &c, const Shape &target,
                           const Shape &indices, const Shape &updates) {
  if (target.numElements() == 0 &&
      (indices.numElements() > 0 || updates.numElements() > 0))
    return c.fail("something is scattered into an empty tensor");
  if (!indices.hasRank() || !updates.hasRank() || updates.rank() == 0 ||
      !isKnown(indices[-1]))
    return;
  int64_t outer = indices.rank() - 1;
  if (target.hasRank() && indices[-1] > target.rank())
    return c.fail("indices of " + Twine(indices[-1]) + " numbers for rank " +
                  Twine(target.rank()));
  c.merge(indices.slice(0, outer), updates.slice(0, outer));
  c.merge(target.dropFront(indices[-1]), updates.dropFront(outer));
}

void scatterNd(ShapeContext &c) {
  Shape out = c.inputAsShape(2);
  checkScatterNd(c, out, c.inputOfRankAtLeast(0, 1),
                 c.inputOfRankAtLeast(1, 1));
  c.setOutput(0, out);
}

/// TensorScatter*, and ScatterNd* of ref variables.
void tensorScatter(ShapeContext &c) {
  Shape target = c.inputOfRankAtLeast(0, 1);
  checkScatterNd(c, target, c.inputOfRankAtLeast(1, 1), c.input(2));
  c.setOutput(0, target);
}

void resourceScatterNd(ShapeContext &c) {
  checkScatterNd(c, variableBehind(c), c.inputOfRankAtLeast(1, 1),
                 c.inputOfRankAtLeast(2, 1));
}

static void checkScatter(ShapeContext &c, const Shape &target) {
  const Shape &updates = c.input(2);
  if (!updates.hasRank() || updates.rank() != 0)
    c.merge(updates, c.input(1).concat(target.dropFront(1)));
}

void scatterUpdate(ShapeContext &c) {
  checkScatter(c, c.input(0));
  c.setOutput(0, c.input(0));
}
void resourceScatterUpdate(ShapeContext &c) {
  checkScatter(c, variableBehind(c));
}

//===----------------------------------------------------------------------===//
// One-hot and segments
//===----------------------------------------------------------------------===//

void oneHot(ShapeContext &c) {
  int64_t axis = c.intAttr("axis");
  Dim depth = c.inputDim(1);
  const Shape &indices = c.input(0);
  if (axis < -1)
    return c.fail("axis " + Twine(axis) + " is less than -1");
  if (!indices.hasRank())
    return;
  if (axis > indices.rank())
    return c.fail("axis " + Twine(axis) + " of a tensor of rank " +
                  Twine(indices.rank() + 1));
  if (axis < 0)
    axis = indices.rank();
  c.setOutput(
      0, indices.slice(0, axis).append(depth).concat(indices.dropFront(axis)));
}

/// Segment*V2 and UnsortedSegment*: the dimensions of the ids are the leading
/// dimensions of the data; the result has one dimension of segments instead.
void segmentsOfNumber(ShapeContext &c) {
  const Shape &ids = c.input(1);
  Dim count = c.inputDim(2);
  if (!ids.hasRank())
    return;
  Shape data = c.inputOfRankAtLeast(0, ids.rank());
  c.merge(data.slice(0, ids.rank()), ids);
  c.setOutput(0, Shape::vector(count).concat(data.dropFront(ids.rank())));
}

//===----------------------------------------------------------------------===//
// Sets and unique elements
//===----------------------------------------------------------------------===//

/// The elements of x that are not in y, and their positions.
void listDiff(ShapeContext &c) {
  c.inputOfRank(0, 1);
  c.inputOfRank(1, 1);
  c.setOutput(0, Shape::vector(kUnknown));
  c.setOutput(1, Shape::vector(kUnknown));
  std::optional<SmallVector<int64_t>> x = c.inputInts(0), y = c.inputInts(1);
  if (!x || !y)
    return;
  Elements values, positions;
  for (auto [i, number] : enumerate(*x)) {
    if (is_contained(*y, number))
      continue;
    values.push_back(Element::known(number));
    positions.push_back(Element::known(i));
  }
  c.setOutput(0, Shape::vector(values.size()));
  c.setOutput(1, Shape::vector(values.size()));
  c.setOutputValue(0, std::move(values));
  c.setOutputValue(1, std::move(positions));
}

/// UniqueV2 and UniqueWithCountsV2: along an axis, or of a vector.
void uniqueAlongAxis(ShapeContext &c) {
  const Shape &in = c.input(0);
  c.setOutput(0, in.hasRank() ? Shape::ofRank(in.rank()) : Shape());
  c.setOutput(1, Shape::vector(kUnknown));
  c.setOutput(2, Shape::vector(kUnknown));
  std::optional<SmallVector<int64_t>> axes = c.inputInts(1);
  if (!axes || !in.hasRank())
    return;
  c.inputOfRank(1, 1);
  if (axes->empty()) {
    c.setOutput(1, c.ofRank(in, 1));
    return;
  }
  if (axes->size() > 1)
    return c.fail("several axes to look for unique elements along");
  std::optional<int64_t> axis = c.checkAxis(axes->front(), in);
  if (!axis)
    return;
  c.setOutput(0, in.withDim(*axis, kUnknown));
  c.setOutput(1, Shape::vector(in[*axis]));
}

/// Where: one row of coordinates for each element that is not 0.
void where(ShapeContext &c) {
  c.setOutput(0,
              Shape::matrix(kUnknown, c.input(0).hasRank() ? c.input(0).rank()
                                                           : kUnknown));
}

void unravelIndex(ShapeContext &c) {
  Dim rank = c.inputOfRank(1, 1)[0];
  const Shape &indices = c.input(0);
  if (!indices.hasRank())
    return;
  c.setOutput(0, indices.rank() == 0
                     ? Shape::vector(rank)
                     : Shape::matrix(rank, indices.numElements()));
}

} // namespace tfuse::shape::functions
