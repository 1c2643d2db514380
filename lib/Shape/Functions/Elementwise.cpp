//===- Elementwise.cpp - Elementwise ops ----------------------------------===//
//
// Unary, binary and selection ops. Models compute shapes with small integer
// tensors, so the values of these are inferred, too.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "ValueMath.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tfuse::shape::functions {

void unchanged(ShapeContext &c) { c.forward(0, 0); }

void identity(ShapeContext &c) { c.forward(0, 0, /*withValue=*/true); }

/// Each output has the shape of the input with the same index.
void identityN(ShapeContext &c) {
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.forward(i, i, /*withValue=*/true);
}

void noOutputs(ShapeContext &) {}

void scalar(ShapeContext &c) {
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.setOutput(i, Shape::scalar());
}

/// The output shapes are unknown. The table lists such ops to record that
/// TensorFlow infers nothing, either.
void unknown(ShapeContext &) {}

void cast(ShapeContext &c) {
  c.forward(0, 0);
  const std::optional<Elements> &value = c.inputValue(0);
  mlir::Type type = c.outputType(0);
  if (!type)
    type = c.typeAttr("DstT");
  if (!value || !type || !type.isIntOrIndex())
    return;
  c.setOutputValue(0, map_to_vector<4>(*value, [&](Element element) {
                     return castElement(element, type);
                   }));
}

/// The bits of an element; nothing for types without a fixed width here.
static std::optional<unsigned> bitsOf(mlir::Type type) {
  if (auto complex = dyn_cast_or_null<mlir::ComplexType>(type))
    return 2 * complex.getElementType().getIntOrFloatBitWidth();
  if (type && type.isIntOrFloat())
    return type.getIntOrFloatBitWidth();
  return std::nullopt;
}

/// Bitcast: if one element type is wider, the other tensor has an additional
/// last dimension.
void bitcast(ShapeContext &c) {
  mlir::Type type = c.outputType(0);
  if (!type)
    type = c.typeAttr("type");
  std::optional<unsigned> from = bitsOf(c.inputType(0)), to = bitsOf(type);
  if (!from || !to)
    return;
  const Shape &input = c.input(0);
  if (*from == *to)
    return c.setOutput(0, input);
  if (*from > *to)
    return c.setOutput(0, input.hasRank()
                              ? input.concat(Shape::vector(*from / *to))
                              : Shape());
  Shape wide = c.inputOfRankAtLeast(0, 1);
  if (!wide.hasRank())
    return;
  c.merge(wide[-1], *to / *from);
  c.setOutput(0, wide.dropBack(1));
}

/// zeros_like and ones_like.
static void constantLike(ShapeContext &c, int64_t number) {
  c.forward(0, 0);
  Dim count = c.input(0).numElements();
  if (isKnown(count) && count <= kMaxElements && c.inputType(0) &&
      c.inputType(0).isIntOrIndex())
    c.setOutputValue(0, Elements(count, Element::known(number)));
}
void zerosLike(ShapeContext &c) { constantLike(c, 0); }
void onesLike(ShapeContext &c) { constantLike(c, 1); }

void negate(ShapeContext &c) {
  c.forward(0, 0);
  if (const std::optional<Elements> &value = c.inputValue(0))
    c.setOutputValue(0, map_to_vector<4>(*value, [&](Element element) {
                       return sub(Element::known(0), element, c.inputType(0));
                     }));
}

void logicalNot(ShapeContext &c) {
  c.forward(0, 0);
  if (const std::optional<Elements> &value = c.inputValue(0))
    c.setOutputValue(0, map_to_vector<4>(*value, [](Element element) {
                       return element.isKnown()
                                  ? Element::known(!*element.value())
                                  : Element();
                     }));
}

//===----------------------------------------------------------------------===//
// Two inputs
//===----------------------------------------------------------------------===//

void broadcastBinary(ShapeContext &c) {
  c.setOutput(0, c.broadcast(c.input(0), c.input(1)));
}

/// Broadcasts shapes and, where both are known, values.
static void binary(ShapeContext &c,
                   Element (*compute)(Element, Element, mlir::Type)) {
  broadcastBinary(c);
  const std::optional<Elements> &a = c.inputValue(0), &b = c.inputValue(1);
  if (!a || !b)
    return;
  const Shape &shape = c.outputShape(0);
  Dim count = shape.numElements();
  if (!isKnown(count) || count > kMaxElements)
    return;
  Elements left = broadcastElements(*a, c.input(0), shape);
  Elements right = broadcastElements(*b, c.input(1), shape);
  Elements result;
  for (auto [x, y] : zip(left, right))
    result.push_back(compute(x, y, c.inputType(0)));
  c.setOutputValue(0, std::move(result));
}

void addition(ShapeContext &c) { binary(c, add); }
void subtraction(ShapeContext &c) { binary(c, sub); }
void multiplication(ShapeContext &c) { binary(c, mul); }
void floorDivision(ShapeContext &c) { binary(c, floorDiv); }
void truncatedDivision(ShapeContext &c) { binary(c, truncateDiv); }
void floorRemainder(ShapeContext &c) { binary(c, floorMod); }
void maximum(ShapeContext &c) { binary(c, max); }
void minimum(ShapeContext &c) { binary(c, min); }
void less(ShapeContext &c) { binary(c, isLess); }
void lessEqual(ShapeContext &c) { binary(c, isLessEqual); }
void greater(ShapeContext &c) {
  binary(c, [](Element a, Element b, mlir::Type t) { return isLess(b, a, t); });
}
void greaterEqual(ShapeContext &c) {
  binary(c, [](Element a, Element b, mlir::Type t) {
    return isLessEqual(b, a, t);
  });
}
void logicalAnd(ShapeContext &c) { binary(c, conjunction); }
void logicalOr(ShapeContext &c) { binary(c, disjunction); }

/// Equal and NotEqual: with incompatible_shape_error off, shapes that do not
/// broadcast give a scalar.
static void equality(ShapeContext &c,
                     Element (*compute)(Element, Element, mlir::Type)) {
  if (c.boolAttr("incompatible_shape_error"))
    return binary(c, compute);
  const Shape &a = c.input(0), &b = c.input(1);
  std::optional<Shape> result = broadcast(a, b);
  if (!result) {
    c.setOutput(0, Shape::scalar());
    return;
  }
  // Unknown dimensions may still be incompatible.
  for (int64_t i = 1; i <= std::min(a.rank(), b.rank()); ++i)
    if (a[-i] != 1 && b[-i] != 1 && !isSame(a[-i], b[-i]))
      return;
  c.setOutput(0, *result);
}
void equal(ShapeContext &c) { equality(c, isEqual); }
void notEqual(ShapeContext &c) {
  equality(c, [](Element a, Element b, mlir::Type t) {
    Element same = isEqual(a, b, t);
    return same.isKnown() ? Element::known(!*same.value()) : Element();
  });
}

//===----------------------------------------------------------------------===//
// Many inputs
//===----------------------------------------------------------------------===//

/// AddN: all shapes are equal, and so are the types that handles point to.
void addN(ShapeContext &c) {
  Shape shape;
  std::optional<HandleTypes> handle;
  for (unsigned i = 0; i < c.numInputs(); ++i) {
    shape = c.merge(shape, c.input(i));
    handle = c.mergeHandles(handle, c.inputHandle(i));
  }
  c.setOutput(0, shape);
  c.setOutputHandle(0, handle);
}

/// All non-scalar inputs and the output have the same shape.
void scalarsOrEqual(ShapeContext &c) {
  Shape shape;
  unsigned scalars = 0;
  for (unsigned i = 0; i < c.numInputs(); ++i) {
    if (c.input(i).hasRank() && c.input(i).rank() == 0)
      ++scalars;
    else
      shape = c.merge(shape, c.input(i));
  }
  c.setOutput(0, scalars == c.numInputs() ? Shape::scalar() : shape);
}

/// The handles of the two values selected from.
static void selectHandle(ShapeContext &c) {
  if (c.inputHandle(1) && c.inputHandle(2))
    c.setOutputHandle(0, c.mergeHandles(c.inputHandle(1), c.inputHandle(2)));
}

/// Select: the condition is a scalar, a vector that selects rows, or has the
/// shape of the values.
void select(ShapeContext &c) {
  selectHandle(c);
  Shape data = c.merge(c.input(1), c.input(2));
  const Shape &condition = c.input(0);
  bool ranked = condition.hasRank() && data.hasRank();
  if (ranked && condition.rank() == 1 && data.rank() > 0)
    c.merge(condition[0], data[0]);
  else if (ranked && condition.rank() > 0)
    data = c.merge(data, condition);
  c.setOutput(0, data);
}

void selectV2(ShapeContext &c) {
  selectHandle(c);
  Shape shape = c.broadcast(c.input(0), c.broadcast(c.input(1), c.input(2)));
  c.setOutput(0, shape);
  const std::optional<Elements> &condition = c.inputValue(0),
                                &then = c.inputValue(1),
                                &otherwise = c.inputValue(2);
  Dim count = shape.numElements();
  if (!condition || !then || !otherwise || !isKnown(count) ||
      count > kMaxElements)
    return;
  Elements result;
  for (auto [which, a, b] :
       zip(broadcastElements(*condition, c.input(0), shape),
           broadcastElements(*then, c.input(1), shape),
           broadcastElements(*otherwise, c.input(2), shape))) {
    if (which.isKnown())
      result.push_back(*which.value() ? a : b);
    else
      result.push_back(a == b ? a : Element());
  }
  c.setOutputValue(0, std::move(result));
}

} // namespace tfuse::shape::functions
