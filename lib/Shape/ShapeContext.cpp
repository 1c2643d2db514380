//===- ShapeContext.cpp - The interface of a shape function ---------------===//
//
// Inputs, requirements and outputs. Attributes are in ShapeAttributes.cpp.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Shape/ShapeContext.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

std::optional<Elements> readElements(ElementsAttr constant) {
  if (!constant || constant.getNumElements() > kMaxElements)
    return std::nullopt;
  Type type = constant.getElementType();
  if (!type.isSignlessInteger() && !type.isUnsignedInteger() &&
      !type.isSignedInteger())
    return std::nullopt;
  auto values = constant.tryGetValues<APInt>();
  if (!values)
    return std::nullopt;
  bool isUnsigned = type.isUnsignedInteger() || type.isInteger(1);
  Elements elements;
  for (const APInt &value : *values) {
    // A uint64 that int64 cannot hold is not a size.
    if (isUnsigned && value.getActiveBits() > 63)
      elements.push_back(Element());
    else
      elements.push_back(Element::known(
          isUnsigned ? int64_t(value.getZExtValue()) : value.getSExtValue()));
  }
  return elements;
}

ShapeContext::ShapeContext(const OpView &op, Requirements *requirements)
    : op(op), requirements(requirements), opDef(op.definition()) {
  inputs.reserve(op.numInputs()); // An AddN may have a million.
  for (unsigned i = 0, end = op.numInputs(); i < end; ++i)
    inputs.push_back({op.inputShape(i), op.inputHandle(i), {}, false});
  outputs.resize(op.numOutputs());
  splitArguments();
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

const Shape &ShapeContext::input(unsigned index) const {
  static const Shape unknown;
  return index < inputs.size() ? inputs[index].shape : unknown;
}

Type ShapeContext::inputType(unsigned index) const {
  return index < inputs.size() ? op.inputElementType(index) : Type();
}

const std::optional<HandleTypes> &
ShapeContext::inputHandle(unsigned index) const {
  static const std::optional<HandleTypes> nothing;
  return index < inputs.size() ? inputs[index].handle : nothing;
}

Shape ShapeContext::inputOfRank(unsigned index, int64_t rank) {
  if (input(index).hasRank() || index >= inputs.size() || rank < 0)
    return ofRank(input(index), rank);
  if (requirements)
    requirements->ranks.emplace_back(index, rank);
  return op.inputShapeOfRank(index, rank);
}
Shape ShapeContext::inputOfRankAtLeast(unsigned index, int64_t rank) {
  return ofRankAtLeast(input(index), rank);
}
Shape ShapeContext::inputOfRankAtMost(unsigned index, int64_t rank) {
  return ofRankAtMost(input(index), rank);
}

const std::optional<Elements> &ShapeContext::inputValue(unsigned index) const {
  static const std::optional<Elements> nothing;
  if (index >= inputs.size())
    return nothing;
  const Input &input = inputs[index];
  if (!input.valueRead) {
    input.valueRead = true;
    input.value = op.inputValue(index);
    // The value is accessed by index, so it must have as many elements as its
    // shape.
    if (input.value &&
        int64_t(input.value->size()) != input.shape.numElements())
      input.value.reset();
  }
  return input.value;
}

std::optional<SmallVector<int64_t>>
ShapeContext::inputInts(unsigned index) const {
  const std::optional<Elements> &elements = inputValue(index);
  if (!elements || !all_of(*elements, [](auto &e) { return e.isKnown(); }))
    return std::nullopt;
  return SmallVector<int64_t>(
      map_range(*elements, [](const Element &e) { return *e.value(); }));
}

std::optional<int64_t> ShapeContext::inputInt(unsigned index) const {
  const std::optional<Elements> &elements = inputValue(index);
  if (!elements || elements->size() != 1)
    return std::nullopt;
  return elements->front().value();
}

std::optional<SmallVector<double>>
ShapeContext::inputFloats(unsigned index) const {
  if (std::optional<SmallVector<int64_t>> ints = inputInts(index))
    return SmallVector<double>(ints->begin(), ints->end());
  ElementsAttr constant =
      index < inputs.size() ? op.inputConstant(index) : ElementsAttr();
  if (!constant || constant.getNumElements() > kMaxElements)
    return std::nullopt;
  auto values = constant.tryGetValues<APFloat>();
  if (!values)
    return std::nullopt;
  SmallVector<double> result;
  for (APFloat value : *values) {
    bool lost;
    value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &lost);
    result.push_back(value.convertToDouble());
  }
  return result;
}

std::optional<StringRef> ShapeContext::inputString(unsigned index) const {
  auto strings = dyn_cast_or_null<DenseStringElementsAttr>(
      index < inputs.size() ? op.inputConstant(index) : ElementsAttr());
  if (!strings || strings.getRawStringData().size() != 1)
    return std::nullopt;
  return strings.getRawStringData().front();
}

Dim ShapeContext::inputDim(unsigned index) {
  inputOfRank(index, 0);
  const std::optional<Elements> &elements = inputValue(index);
  if (!elements || elements->size() != 1)
    return kUnknown;
  std::optional<int64_t> value = elements->front().value();
  if (value && *value < 0)
    fail("a size given by input " + Twine(index) +
         " is negative: " + Twine(*value));
  return elements->front().dim();
}

Shape ShapeContext::inputAsShape(unsigned index, bool scalarIsUnknown) {
  const Shape &vector = input(index);
  if (vector.hasRank() && vector.rank() == 0) {
    std::optional<int64_t> value = inputInt(index);
    if (!scalarIsUnknown || (value && *value != -1))
      fail("input " + Twine(index) + " must be a vector to state a shape");
    return Shape();
  }
  Dim rank =
      scalarIsUnknown && !vector.hasRank() ? kUnknown : ofRank(vector, 1)[0];
  if (!isKnown(rank) || rank > kMaxElements)
    return Shape();
  Shape shape = Shape::ofRank(rank);
  const std::optional<Elements> &elements = inputValue(index);
  if (!elements)
    return shape;
  for (auto [i, element] : enumerate(*elements)) {
    if (element.isKnown() && *element.value() < -1)
      fail("input " + Twine(index) +
           " states a negative size: " + Twine(*element.value()));
    shape = shape.withDim(i, element.dim());
  }
  return shape;
}

std::optional<int64_t>
ShapeContext::inputAxis(unsigned index, const Shape &shape, bool allowEnd) {
  std::optional<int64_t> axis = inputInt(index);
  if (!axis)
    return std::nullopt;
  return checkAxis(*axis, shape, allowEnd);
}

std::optional<int64_t> ShapeContext::checkAxis(int64_t axis, const Shape &shape,
                                               bool allowEnd) {
  if (!shape.hasRank())
    return std::nullopt;
  int64_t count = shape.rank() + allowEnd;
  if (axis < -count || axis >= count) {
    fail("axis " + Twine(axis) + " is not one of the " + Twine(count) +
         " of a tensor of rank " + Twine(shape.rank()));
    return std::nullopt;
  }
  return axis < 0 ? axis + count : axis;
}

//===----------------------------------------------------------------------===//
// Requirements
//===----------------------------------------------------------------------===//

void ShapeContext::fail(const Twine &message) {
  if (hasFailed)
    return;
  hasFailed = true;
  text = message.str();
}

Shape ShapeContext::ofRank(const Shape &shape, int64_t rank) {
  if (shape.hasRank() && shape.rank() == rank)
    return shape;
  if (shape.hasRank())
    fail("shape " + shape.str() + " must have rank " + Twine(rank));
  return Shape::ofRank(std::clamp<int64_t>(rank, 0, kMaxElements));
}

Shape ShapeContext::ofRankAtLeast(const Shape &shape, int64_t rank) {
  if (!shape.hasRank() || shape.rank() >= rank)
    return shape;
  fail("shape " + shape.str() + " must have rank " + Twine(rank) + " or more");
  return Shape();
}

Shape ShapeContext::ofRankAtMost(const Shape &shape, int64_t rank) {
  if (!shape.hasRank() || shape.rank() <= rank)
    return shape;
  fail("shape " + shape.str() + " must have rank " + Twine(rank) + " or less");
  return Shape();
}

void ShapeContext::requireEqual(Dim a, Dim b) {
  if (requirements && a != b && a != kUnknown && b != kUnknown)
    requirements->equalSizes.emplace_back(a, b);
}

Dim ShapeContext::merge(Dim a, Dim b) {
  std::optional<Dim> merged = mergeDims(a, b);
  if (!merged)
    fail("dimensions must be equal, but are " + Twine(a) + " and " + Twine(b));
  requireEqual(a, b);
  return merged.value_or(kUnknown);
}

Shape ShapeContext::merge(const Shape &a, const Shape &b) {
  std::optional<Shape> merged = shape::merge(a, b);
  if (!merged)
    fail("shapes must be equal, but are " + a.str() + " and " + b.str());
  for (auto [x, y] : zip(a.dims(), b.dims()))
    requireEqual(x, y);
  return merged.value_or(Shape());
}

Shape ShapeContext::broadcast(const Shape &a, const Shape &b) {
  std::optional<Shape> result = shape::broadcast(a, b);
  if (!result)
    fail("shapes " + a.str() + " and " + b.str() + " do not broadcast");
  return result.value_or(Shape());
}

Dim ShapeContext::subtract(Dim a, Dim b) {
  if (isKnown(a) && isKnown(b) && a < b)
    fail("a size would be negative: " + Twine(a) + " - " + Twine(b));
  return subDims(a, b);
}

Dim ShapeContext::divide(Dim a, Dim b, bool exact) {
  if (b == 0)
    fail("a size is divided by zero");
  else if (exact && isKnown(a) && isKnown(b) && a % b != 0)
    fail("size " + Twine(a) + " is not a multiple of " + Twine(b));
  return divDims(a, b);
}

std::optional<HandleTypes>
ShapeContext::mergeHandles(const std::optional<HandleTypes> &a,
                           const std::optional<HandleTypes> &b) {
  if (!a || !b)
    return a ? a : b;
  if (a->size() != b->size()) {
    fail("handles point to different numbers of tensors");
    return std::nullopt;
  }
  HandleTypes merged;
  for (auto [x, y] : zip(*a, *b)) {
    if (x.elementType && y.elementType && x.elementType != y.elementType)
      fail("handles point to different element types");
    merged.push_back({merge(x.shape, y.shape),
                      x.elementType ? x.elementType : y.elementType});
  }
  return merged;
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

void ShapeContext::setOutput(unsigned index, Shape shape) {
  if (index < outputs.size())
    outputs[index].shape = std::move(shape);
}

void ShapeContext::setOutputValue(unsigned index, Elements value) {
  if (index >= outputs.size() || int64_t(value.size()) > kMaxElements ||
      int64_t(value.size()) != outputs[index].shape.numElements())
    return;
  // Drop a value whose elements are all unknown.
  if (value.empty() || any_of(value, [](const Element &element) {
        return element != Element();
      }))
    outputs[index].value = std::move(value);
}

void ShapeContext::setOutputHandle(unsigned index,
                                   std::optional<HandleTypes> handle) {
  if (index < outputs.size())
    outputs[index].handle = std::move(handle);
}

void ShapeContext::forward(unsigned index, unsigned input, bool withValue) {
  setOutput(index, this->input(input));
  setOutputHandle(index, inputHandle(input));
  if (!withValue)
    return;
  if (const std::optional<Elements> &value = inputValue(input))
    setOutputValue(index, *value);
}

const Shape &ShapeContext::outputShape(unsigned index) const {
  static const Shape unknown;
  return index < outputs.size() ? outputs[index].shape : unknown;
}

Type ShapeContext::outputType(unsigned index) const {
  return index < outputs.size() ? op.outputElementType(index) : Type();
}

} // namespace tfuse::shape
