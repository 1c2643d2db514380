//===- Reduction.cpp - Reductions along axes ------------------------------===//
//
// Sum, Prod, Max, Min, ArgMax, ArgMin; cumulative ops; counting.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "ValueMath.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace llvm;

namespace tfuse::shape::functions {

/// The axes of a reduction; nullopt if they are unknown.
static std::optional<SmallBitVector> reducedAxes(ShapeContext &c,
                                                 const Shape &in) {
  std::optional<SmallVector<int64_t>> axes = c.inputInts(1);
  if (!axes || !in.hasRank())
    return std::nullopt;
  SmallBitVector reduced(in.rank());
  for (int64_t axis : *axes)
    if (std::optional<int64_t> checked = c.checkAxis(axis, in))
      reduced.set(*checked);
  return reduced;
}

void reduction(ShapeContext &c) {
  const Shape &in = c.input(0);
  c.inputOfRankAtMost(1, 1);
  bool keep = c.boolAttr("keep_dims");
  std::optional<SmallBitVector> reduced = reducedAxes(c, in);
  if (!reduced) {
    // If there are as many distinct axes as dimensions, the result is a scalar.
    // Fewer unknown axes may contain duplicates.
    if (in.hasRank())
      c.setOutput(0, keep         ? Shape::ofRank(in.rank())
                     : !in.rank() ? Shape::scalar()
                                  : Shape());
    return;
  }
  SmallVector<Dim> dims;
  for (auto [i, dim] : enumerate(in.dims())) {
    if (!(*reduced)[i])
      dims.push_back(dim);
    else if (keep)
      dims.push_back(1);
  }
  c.setOutput(0, Shape(dims));
}

/// Reduces shape and, for integer tensors, value.
static void reductionOf(ShapeContext &c, Element start,
                        Element (*combine)(Element, Element, mlir::Type)) {
  reduction(c);
  const Shape &in = c.input(0);
  const std::optional<Elements> &value = c.inputValue(0);
  std::optional<SmallBitVector> reduced = reducedAxes(c, in);
  if (!value || !reduced || !c.outputShape(0).isStatic())
    return;
  // Accumulate the results in a tensor with all dimensions.
  Shape kept = in;
  for (unsigned axis : reduced->set_bits())
    kept = kept.withDim(axis, 1);
  Dim count = kept.numElements();
  SmallVector<std::optional<Element>> results(count);
  for (auto &result : results)
    if (start.isKnown())
      result = start;
  forEachIndex(in, [&](ArrayRef<int64_t> index) {
    SmallVector<int64_t> target(index);
    for (unsigned axis : reduced->set_bits())
      target[axis] = 0;
    std::optional<Element> &result = results[flatIndex(kept, target)];
    Element element = (*value)[flatIndex(in, index)];
    result = result ? combine(*result, element, c.inputType(0)) : element;
  });
  c.setOutputValue(0, map_to_vector<4>(results, [](auto &result) {
                     return result.value_or(Element());
                   }));
}

void sum(ShapeContext &c) { reductionOf(c, Element::known(0), add); }
void product(ShapeContext &c) { reductionOf(c, Element::known(1), mul); }
void reduceMax(ShapeContext &c) { reductionOf(c, Element(), max); }
void reduceMin(ShapeContext &c) { reductionOf(c, Element(), min); }
void all(ShapeContext &c) { reductionOf(c, Element::known(1), conjunction); }
void any(ShapeContext &c) { reductionOf(c, Element::known(0), disjunction); }

/// ArgMax and ArgMin.
void argExtreme(ShapeContext &c) {
  c.requireScalar(1);
  const Shape &in = c.input(0);
  if (!in.hasRank())
    return;
  if (in.rank() <= 1) {
    c.setOutput(0, Shape::scalar());
    return;
  }
  std::optional<int64_t> axis = c.inputAxis(1, in);
  c.setOutput(0, axis ? in.slice(0, *axis).concat(in.dropFront(*axis + 1))
                      : Shape::ofRank(in.rank() - 1));
}

/// Axes to reverse, each named once.
void reverseV2(ShapeContext &c) {
  const Shape &in = c.input(0);
  c.inputOfRank(1, 1);
  if (in.hasRank() && in.rank() > 8)
    c.fail("rank " + Twine(in.rank()) + " is more than can be reversed");
  if (std::optional<SmallVector<int64_t>> axes = c.inputInts(1);
      axes && in.hasRank()) {
    SmallBitVector seen(in.rank());
    for (int64_t number : *axes) {
      std::optional<int64_t> axis = c.checkAxis(number, in);
      if (axis && seen[*axis])
        c.fail("axis " + Twine(number) + " is reversed twice");
      if (axis)
        seen.set(*axis);
    }
  }
  c.setOutput(0, in);
}

void reverse(ShapeContext &c) {
  Dim rank = c.inputOfRank(1, 1)[0];
  Shape in = isKnown(rank) && rank <= 8 ? c.inputOfRank(0, rank) : c.input(0);
  if ((in.hasRank() && in.rank() > 8) || rank > 8)
    c.fail("more than 8 dimensions cannot be reversed");
  c.setOutput(0, in);
}

void reverseSequence(ShapeContext &c) {
  Dim lengths = c.inputOfRank(1, 1)[0];
  const Shape &in = c.input(0);
  int64_t sequence = c.intAttr("seq_dim"), batch = c.intAttr("batch_dim");
  if (!in.hasRank())
    return;
  if (batch < 0 || batch >= in.rank() || sequence >= in.rank())
    return c.fail("seq_dim or batch_dim is not a dimension of rank " +
                  Twine(in.rank()));
  c.setOutput(0, in.withDim(batch, c.merge(in[batch], lengths)));
}

/// TopK and TopKV2: k is an attribute, or an input.
void topK(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 1);
  Dim count = kUnknown;
  if (c.numInputs() >= 2) {
    count = c.inputDim(1);
  } else {
    int64_t k = c.intAttr("k");
    if (k < 0)
      return c.fail("k is " + Twine(k));
    count = k;
  }
  if (isKnown(in[-1]) && isKnown(count) && in[-1] < count)
    c.fail("the " + Twine(count) + " largest of " + Twine(in[-1]));
  Shape out = in.dropBack(1).append(count);
  c.setOutput(0, out);
  c.setOutput(1, out);
}

/// Without aggregate_to_topk, the number of candidates depends on the requested
/// recall.
void approxTopK(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 1);
  int64_t k = c.intAttr("k");
  std::optional<int64_t> axis =
      c.checkAxis(c.intAttrOr("reduction_dimension", -1), in);
  if (!axis || !in.hasRank())
    return;
  if (isKnown(in[*axis]) && in[*axis] < k)
    return c.fail("the " + Twine(k) + " largest of " + Twine(in[*axis]));
  Shape out = in.withDim(
      *axis, c.boolAttrOr("aggregate_to_topk", true) ? Dim(k) : kUnknown);
  c.setOutput(0, out);
  c.setOutput(1, out);
}

void nthElement(ShapeContext &c) {
  Shape in = c.inputOfRankAtLeast(0, 1);
  Dim n = c.inputDim(1);
  if (isKnown(in[-1]) && isKnown(n) && in[-1] <= n)
    c.fail("element " + Twine(n) + " of " + Twine(in[-1]));
  c.setOutput(0, in.dropBack(1));
}

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

void denseBincount(ShapeContext &c) {
  Shape in = c.inputOfRankAtMost(0, 2);
  Dim bins = c.inputDim(1);
  if (!in.hasRank())
    return;
  c.setOutput(0, in.rank() == 2 ? Shape::matrix(in[0], bins)
                                : Shape::vector(bins));
}

/// indices, values, dense_shape, size, weights: a row for each row of a sparse
/// matrix, or one for a sparse vector.
void sparseBincount(ShapeContext &c) {
  Dim bins = c.inputDim(3);
  Shape dense = c.inputAsShape(2);
  if (!dense.hasRank())
    return;
  if (dense.rank() != 1 && dense.rank() != 2)
    return c.fail("a sparse tensor of rank " + Twine(dense.rank()) +
                  " is counted");
  c.setOutput(0, dense.rank() == 2 ? Shape::matrix(dense[0], bins)
                                   : Shape::vector(bins));
}

void histogram(ShapeContext &c) {
  c.merge(c.inputOfRank(1, 1)[0], 2);
  if (std::optional<int64_t> bins = c.inputInt(2); bins && *bins <= 0)
    c.fail("a histogram of " + Twine(*bins) + " bins");
  c.setOutput(0, Shape::vector(c.inputDim(2)));
}

} // namespace tfuse::shape::functions
