//===- ShapeOps.cpp - Shape queries, reshapes, broadcasts -----------------===//
//
// Ops that return the shape of a tensor, and ops that change only the shape.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "ValueMath.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallBitVector.h"
#include <cmath>

using namespace llvm;

namespace tfuse::shape::functions {

//===----------------------------------------------------------------------===//
// Asking
//===----------------------------------------------------------------------===//

static void shapeOf(ShapeContext &c, unsigned output, const Shape &shape) {
  if (!shape.hasRank()) {
    c.setOutput(output, Shape::vector(kUnknown));
    return;
  }
  c.setOutput(output, Shape::vector(shape.rank()));
  c.setOutputValue(output, map_to_vector<4>(shape.dims(), Element::size));
}

/// Shape and ShapeN.
void shape(ShapeContext &c) {
  for (unsigned i = 0; i < c.numInputs(); ++i)
    shapeOf(c, i, c.input(i));
}

void variableShape(ShapeContext &c) {
  const std::optional<HandleTypes> &handle = c.inputHandle(0);
  shapeOf(c, 0, handle && !handle->empty() ? handle->front().shape : Shape());
}

void rank(ShapeContext &c) {
  c.setOutput(0, Shape::scalar());
  if (c.input(0).hasRank())
    c.setOutputValue(0, {Element::known(c.input(0).rank())});
}

void size(ShapeContext &c) {
  c.setOutput(0, Shape::scalar());
  c.setOutputValue(0, {Element::size(c.input(0).numElements())});
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

void constant(ShapeContext &c) {
  mlir::ElementsAttr value = c.tensorAttr("value");
  if (!value)
    return;
  c.setOutput(0, Shape::fromType(value.getShapedType()));
  if (std::optional<Elements> elements = readElements(value))
    c.setOutputValue(0, std::move(*elements));
}

/// The output has the shape in the attribute.
void explicitShape(ShapeContext &c) { c.setOutput(0, c.shapeAttr("shape")); }

/// An attribute with one shape for each output; if it is empty, the shapes are
/// unknown.
void optionalOutputShapes(ShapeContext &c) {
  SmallVector<Shape> shapes = c.shapesAttr("output_shapes");
  if (shapes.empty())
    return;
  if (shapes.size() != c.numOutputs())
    return c.fail("attribute 'output_shapes' has " + Twine(shapes.size()) +
                  " shapes for " + Twine(c.numOutputs()) + " outputs");
  for (auto [i, shape] : enumerate(shapes))
    c.setOutput(i, shape);
}

/// Variable: old graphs have a scalar shape to express an unknown one.
void variable(ShapeContext &c) {
  Shape shape = c.shapeAttr("shape");
  c.setOutput(0, shape.rank() > 0 ? shape : Shape());
}

void placeholderWithDefault(ShapeContext &c) {
  Shape shape = c.shapeAttr("shape");
  c.merge(c.input(0), shape);
  c.setOutput(0, shape);
}

void ensureShape(ShapeContext &c) {
  c.setOutput(0, c.merge(c.input(0), c.shapeAttr("shape")));
  if (const std::optional<Elements> &value = c.inputValue(0))
    c.setOutputValue(0, *value);
}

void fill(ShapeContext &c) {
  c.inputOfRank(0, 1);
  c.requireScalar(1);
  if (std::optional<SmallVector<int64_t>> dims = c.inputInts(0))
    if (any_of(*dims, [](int64_t dim) { return dim < 0; }))
      c.fail("a dimension to fill is negative");
  Shape shape = c.inputAsShape(0);
  c.setOutput(0, shape);
  c.setOutputHandle(0, c.inputHandle(1));
  const std::optional<Elements> &value = c.inputValue(1);
  Dim count = shape.numElements();
  if (value && value->size() == 1 && isKnown(count) && count <= kMaxElements)
    c.setOutputValue(0, Elements(count, value->front()));
}

static void integerRange(ShapeContext &c, int64_t start, int64_t limit,
                         int64_t delta) {
  if (delta == 0)
    return c.fail("the step of a range is 0");
  if (delta > 0 ? start > limit : start < limit)
    return c.fail("a range runs from " + Twine(start) + " to " + Twine(limit) +
                  " in steps of " + Twine(delta));
  // Differences of int64 need 65 bits; in unsigned arithmetic they fit.
  uint64_t distance = delta > 0 ? uint64_t(limit) - uint64_t(start)
                                : uint64_t(start) - uint64_t(limit);
  uint64_t step = delta > 0 ? uint64_t(delta) : -uint64_t(delta);
  uint64_t count = distance / step + (distance % step != 0);
  if (count > uint64_t(INT64_MAX))
    return c.fail("a range has too many elements");
  c.setOutput(0, Shape::vector(count));
  if (count > uint64_t(kMaxElements))
    return;
  Elements values;
  for (uint64_t i = 0; i < count; ++i)
    values.push_back(
        Element::known(int64_t(uint64_t(start) + i * uint64_t(delta))));
  c.setOutputValue(0, std::move(values));
}

void range(ShapeContext &c) {
  for (unsigned i = 0; i < 3; ++i)
    c.requireScalar(i);
  c.setOutput(0, Shape::vector(kUnknown));
  std::optional<int64_t> start = c.inputInt(0), limit = c.inputInt(1),
                         delta = c.inputInt(2);
  if (start && limit && delta)
    return integerRange(c, *start, *limit, *delta);
  // A range from 0 to a dimension has this many elements.
  if (start == 0 && delta == 1 && c.inputValue(1)) {
    c.setOutput(0, Shape::vector(c.inputValue(1)->front().dim()));
    return;
  }
  std::optional<SmallVector<double>> bounds[3];
  for (unsigned i = 0; i < 3; ++i) {
    bounds[i] = c.inputFloats(i);
    if (!bounds[i] || bounds[i]->size() != 1)
      return;
  }
  double from = (*bounds[0])[0], to = (*bounds[1])[0], step = (*bounds[2])[0];
  if (step == 0 || (step > 0 ? from > to : from < to))
    return c.fail("a range has no direction, or the wrong one");
  double distance = to - from;
  // The runtime counts in the range's own type.
  double count = c.inputType(0) && c.inputType(0).isF32()
                     ? std::ceil(std::abs(float(distance) / float(step)))
                     : std::ceil(std::abs(distance / step));
  if (count <= double(INT64_MAX))
    c.setOutput(0, Shape::vector(int64_t(count)));
}

void linSpace(ShapeContext &c) {
  for (unsigned i = 0; i < 3; ++i)
    c.requireScalar(i);
  std::optional<int64_t> count = c.inputInt(2);
  if (count && *count <= 0)
    c.fail("a number of samples is " + Twine(*count));
  c.setOutput(0, Shape::vector(c.inputDim(2)));
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

/// The product of all dimensions except the unknown one, whose index is `open`,
/// or -1 if there is none. Nullopt if several are unknown.
static std::optional<Dim> knownProduct(ArrayRef<Dim> dims, int64_t &open) {
  Dim product = 1;
  open = -1;
  for (auto [i, dim] : enumerate(dims)) {
    if (isKnown(dim)) {
      product = mulDims(product, dim);
      continue;
    }
    if (open >= 0)
      return std::nullopt;
    open = i;
  }
  return product;
}

/// Completes a shape that has as many elements as `in` has. Symbols on both
/// sides cancel out: [s,128] to [s,-1,64] leaves 128 to [-1,64].
static Shape completeReshape(ShapeContext &c, const Shape &in, Shape out) {
  SmallVector<Dim> left(in.dims()), right(out.dims());
  auto position = to_vector(llvm::seq(int64_t(0), out.rank()));
  for (unsigned i = 0; i < right.size();) {
    Dim *same = isSymbol(right[i]) ? find(left, right[i]) : left.end();
    if (same == left.end()) {
      ++i;
      continue;
    }
    left.erase(same);
    right.erase(right.begin() + i);
    position.erase(position.begin() + i);
  }
  int64_t openIn, openOut;
  std::optional<Dim> inCount = knownProduct(left, openIn);
  std::optional<Dim> outCount = knownProduct(right, openOut);
  if (is_contained(in.dims(), 0)) {
    inCount = 0;
    openIn = -1;
  }
  if (!inCount || !outCount || !isKnown(*inCount) || !isKnown(*outCount))
    return out;
  if (openIn < 0 && openOut < 0) {
    if (*inCount != *outCount)
      c.fail("shape " + in.str() + " cannot be reshaped to " + out.str());
    return out;
  }
  // An unknown dimension of an empty tensor cannot be inferred.
  if (*outCount == 0)
    return out;
  if (openIn >= 0 && openOut >= 0)
    return *inCount == *outCount ? out.withDim(position[openOut], left[openIn])
                                 : out;
  if (openOut >= 0) {
    Dim rest = c.divide(*inCount, *outCount, /*exact=*/true);
    return out.withDim(position[openOut], rest);
  }
  // The unknown size of the input must be an integer.
  c.merge(left[openIn], c.divide(*outCount, *inCount, /*exact=*/true));
  return out;
}

void reshape(ShapeContext &c) {
  Shape out = c.inputAsShape(1);
  if (out.hasRank() && c.input(0).hasRank())
    out = completeReshape(c, c.input(0), out);
  c.setOutput(0, out);
  c.setOutputHandle(0, c.inputHandle(0));
  if (const std::optional<Elements> &value = c.inputValue(0))
    c.setOutputValue(0, *value);
}

void quantizedReshape(ShapeContext &c) {
  reshape(c);
  c.requireScalar(2);
  c.requireScalar(3);
  c.setOutput(1, Shape::scalar());
  c.setOutput(2, Shape::scalar());
}

void expandDims(ShapeContext &c) {
  const Shape &in = c.input(0);
  if (isKnown(c.input(1).numElements()) && c.input(1).numElements() != 1)
    c.fail("the axis to insert must be a single number");
  std::optional<int64_t> axis = c.inputAxis(1, in, /*allowEnd=*/true);
  if (!axis) {
    // For any axis the rank increases by one.
    c.setOutput(0, in.hasRank() ? Shape::ofRank(in.rank() + 1) : Shape());
    return;
  }
  c.setOutput(0, in.slice(0, *axis).append(1).concat(in.dropFront(*axis)));
  if (const std::optional<Elements> &value = c.inputValue(0))
    c.setOutputValue(0, *value);
}

void squeeze(ShapeContext &c) {
  const Shape &in = c.input(0);
  if (!in.hasRank())
    return;
  SmallVector<int64_t> axes = c.intsAttr("squeeze_dims");
  SmallBitVector drop(in.rank());
  for (int64_t axis : axes)
    if (std::optional<int64_t> checked = c.checkAxis(axis, in))
      drop.set(*checked);
  SmallVector<Dim> dims;
  for (auto [i, dim] : enumerate(in.dims())) {
    if (axes.empty() && !isKnown(dim))
      return; // Unknown rank: the dimension is removed only if its size is 1.
    if (drop[i] && isKnown(dim) && dim != 1)
      c.fail("dimension " + Twine(i) + " of size " + Twine(dim) +
             " cannot be squeezed");
    if (!drop[i] && !(axes.empty() && dim == 1))
      dims.push_back(dim);
  }
  c.setOutput(0, Shape(dims));
  if (const std::optional<Elements> &value = c.inputValue(0))
    c.setOutputValue(0, *value);
}

//===----------------------------------------------------------------------===//
// Broadcasting and tiling
//===----------------------------------------------------------------------===//

void broadcastTo(ShapeContext &c) {
  c.inputOfRank(1, 1);
  Shape out = c.inputAsShape(1);
  if (out.hasRank() && c.input(0).hasRank()) {
    Shape in = c.inputOfRankAtMost(0, out.rank());
    for (int64_t i = 1; i <= in.rank(); ++i)
      if (in[-i] > 1)
        out = out.withDim(-i, c.merge(out[-i], in[-i]));
  }
  c.setOutput(0, out);
  const std::optional<Elements> &value = c.inputValue(0);
  Dim count = out.numElements();
  if (value && !c.failed() && isKnown(count) && count <= kMaxElements &&
      areCompatible(out, broadcast(out, c.input(0)).value_or(Shape::scalar())))
    c.setOutputValue(0, broadcastElements(*value, c.input(0), out));
}

/// The shape that two shapes, given as vectors, broadcast to.
void broadcastArgs(ShapeContext &c) {
  Shape a = c.inputOfRank(0, 1), b = c.inputOfRank(1, 1);
  bool known = isKnown(a[0]) && isKnown(b[0]);
  c.setOutput(0, Shape::vector(known ? std::max(a[0], b[0]) : kUnknown));
  const std::optional<Elements> &x = c.inputValue(0), &y = c.inputValue(1);
  if (!x || !y)
    return;
  Elements result;
  for (size_t count = std::max(x->size(), y->size()), i = count; i > 0; --i) {
    Dim left = i > x->size() ? 1 : (*x)[x->size() - i].dim();
    Dim right = i > y->size() ? 1 : (*y)[y->size() - i].dim();
    std::optional<Dim> dim = broadcastDims(left, right);
    if (!dim)
      return c.fail("sizes " + Twine(left) + " and " + Twine(right) +
                    " do not broadcast");
    result.push_back(Element::size(*dim));
  }
  c.setOutputValue(0, std::move(result));
}

void tile(ShapeContext &c) {
  Shape multiples = c.inputAsShape(1);
  if (c.input(0).hasRank()) {
    multiples = c.ofRank(multiples, c.input(0).rank());
    c.merge(c.input(1), Shape::vector(c.input(0).rank()));
  }
  if (!multiples.hasRank())
    return;
  Shape in = c.inputOfRank(0, multiples.rank());
  SmallVector<Dim> dims;
  for (auto [dim, factor] : zip(in.dims(), multiples.dims()))
    dims.push_back(c.multiply(dim, factor));
  Shape out(dims);
  c.setOutput(0, out);
  const std::optional<Elements> &value = c.inputValue(0);
  Dim count = out.numElements();
  if (!value || !isKnown(count) || count > kMaxElements)
    return;
  Elements result;
  forEachIndex(out, [&](ArrayRef<int64_t> index) {
    SmallVector<int64_t> source(index);
    for (auto [position, dim] : zip(source, in.dims()))
      position %= dim;
    result.push_back((*value)[flatIndex(in, source)]);
  });
  c.setOutputValue(0, std::move(result));
}

//===----------------------------------------------------------------------===//
// Transposing
//===----------------------------------------------------------------------===//

void transpose(ShapeContext &c) {
  Dim count = c.input(1).numElements();
  if (!c.input(0).hasRank() && !isKnown(count))
    return;
  int64_t rank = c.input(0).hasRank() ? c.input(0).rank() : count;
  if (rank > kMaxElements)
    return;
  Shape in = c.inputOfRank(0, rank);
  c.inputOfRank(1, 1);
  c.merge(count, rank);
  const std::optional<Elements> &order = c.inputValue(1);
  Shape out = Shape::ofRank(rank);
  if (!order || int64_t(order->size()) != rank) {
    // No permutation changes the shape of a scalar or vector, or equal
    // dimensions.
    if (all_of(in.dims(), [&](Dim dim) { return isSame(dim, in[0]); }))
      out = in;
    c.setOutput(0, out);
    return;
  }
  SmallVector<int64_t> axes;
  for (auto [i, element] : enumerate(*order)) {
    std::optional<int64_t> axis = element.value();
    if (axis)
      axis = c.checkAxis(*axis, in);
    if (axis)
      axes.push_back(*axis);
    out = out.withDim(i, axis ? in[*axis] : kUnknown);
  }
  c.setOutput(0, out);
  const std::optional<Elements> &value = c.inputValue(0);
  if (!value || int64_t(axes.size()) != rank || !out.isStatic())
    return;
  Elements result;
  forEachIndex(out, [&](ArrayRef<int64_t> index) {
    SmallVector<int64_t> source(rank, 0);
    for (auto [axis, position] : zip(axes, index))
      source[axis] = position;
    result.push_back((*value)[flatIndex(in, source)]);
  });
  c.setOutputValue(0, std::move(result));
}

void invertPermutation(ShapeContext &c) {
  Shape shape = c.inputOfRank(0, 1);
  c.setOutput(0, shape);
  std::optional<SmallVector<int64_t>> order = c.inputInts(0);
  if (!order)
    return;
  Elements result(order->size());
  for (auto [i, position] : enumerate(*order)) {
    if (position < 0 || position >= int64_t(order->size()))
      return c.fail("input 0 is not a permutation");
    result[position] = Element::known(i);
  }
  c.setOutputValue(0, std::move(result));
}

} // namespace tfuse::shape::functions
