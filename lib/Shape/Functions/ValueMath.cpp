//===- ValueMath.cpp - Arithmetic on partly known elements ----------------===//
//
// See ValueMath.h.
//
//===----------------------------------------------------------------------===//

#include "ValueMath.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tfuse::shape {

Element fit(Element element, mlir::Type type) {
  auto integer = dyn_cast_or_null<mlir::IntegerType>(type);
  if (!element.isKnown() || !integer)
    return element;
  int64_t value = *element.value();
  unsigned width = integer.getWidth();
  if (width >= 64)
    return integer.isUnsigned() && value < 0 ? Element() : element;
  bool fits = integer.isUnsigned() || width == 1 ? isUIntN(width, value)
                                                 : isIntN(width, value);
  return fits ? element : Element();
}

Element castElement(Element element, mlir::Type type) {
  if (!element.isKnown())
    return type.isInteger(1) ? Element() : element;
  if (type.isInteger(1))
    return Element::known(*element.value() != 0);
  return fit(element, type);
}

/// Whether the element is provably non-negative.
static bool isSize(Element element) {
  return element.isKnown() ? *element.value() >= 0 : element.dim() != kUnknown;
}

static bool isZero(Element element) { return element == Element::known(0); }
static bool isOne(Element element) { return element == Element::known(1); }

/// Whether both elements are provably equal sizes.
static bool sameSize(Element a, Element b) {
  return a == b && a.dim() != kUnknown;
}

Element add(Element a, Element b, mlir::Type type) {
  if (isZero(a))
    return b;
  if (isZero(b))
    return a;
  int64_t sum;
  if (!a.isKnown() || !b.isKnown() || AddOverflow(*a.value(), *b.value(), sum))
    return Element();
  return fit(Element::known(sum), type);
}

Element sub(Element a, Element b, mlir::Type type) {
  if (isZero(b))
    return a;
  if (sameSize(a, b))
    return Element::known(0);
  int64_t difference;
  if (!a.isKnown() || !b.isKnown() ||
      SubOverflow(*a.value(), *b.value(), difference))
    return Element();
  return fit(Element::known(difference), type);
}

Element mul(Element a, Element b, mlir::Type type) {
  if (isZero(a) || isZero(b))
    return Element::known(0);
  if (isOne(a))
    return b;
  if (isOne(b))
    return a;
  int64_t product;
  if (!a.isKnown() || !b.isKnown() ||
      MulOverflow(*a.value(), *b.value(), product))
    return Element();
  return fit(Element::known(product), type);
}

Element floorDiv(Element a, Element b, mlir::Type type) {
  if (isOne(b))
    return a;
  if (!a.isKnown() && sameSize(a, b)) // Zero by zero is an error.
    return Element::known(1);
  if (!a.isKnown() || !b.isKnown() || isZero(b) ||
      divideSignedWouldOverflow(*a.value(), *b.value()))
    return Element();
  return fit(Element::known(divideFloorSigned(*a.value(), *b.value())), type);
}

Element truncateDiv(Element a, Element b, mlir::Type type) {
  if (isOne(b))
    return a;
  if (!a.isKnown() && sameSize(a, b)) // Zero by zero is an error.
    return Element::known(1);
  if (!a.isKnown() || !b.isKnown() || isZero(b) ||
      divideSignedWouldOverflow(*a.value(), *b.value()))
    return Element();
  return fit(Element::known(*a.value() / *b.value()), type);
}

Element floorMod(Element a, Element b, mlir::Type type) {
  if (isOne(b) || (!a.isKnown() && sameSize(a, b)))
    return Element::known(0);
  if (!a.isKnown() || !b.isKnown() || isZero(b) ||
      divideSignedWouldOverflow(*a.value(), *b.value()))
    return Element();
  int64_t remainder = *a.value() % *b.value();
  if (remainder != 0 && (remainder < 0) != (*b.value() < 0))
    remainder += *b.value();
  return fit(Element::known(remainder), type);
}

Element max(Element a, Element b, mlir::Type) {
  if (a.isKnown() && b.isKnown())
    return Element::known(std::max(*a.value(), *b.value()));
  if (a == b || (isSize(a) && b.isKnown() && *b.value() <= 0))
    return a;
  return isSize(b) && a.isKnown() && *a.value() <= 0 ? b : Element();
}

Element min(Element a, Element b, mlir::Type) {
  if (a.isKnown() && b.isKnown())
    return Element::known(std::min(*a.value(), *b.value()));
  if (a == b || (isSize(b) && a.isKnown() && *a.value() <= 0))
    return a;
  return isSize(a) && b.isKnown() && *b.value() <= 0 ? b : Element();
}

Element isLess(Element a, Element b, mlir::Type) {
  if (a.isKnown() && b.isKnown())
    return Element::known(*a.value() < *b.value());
  if (sameSize(a, b))
    return Element::known(0);
  // A size is not negative.
  if (isSize(a) && b.isKnown() && *b.value() <= 0)
    return Element::known(0);
  if (isSize(b) && a.isKnown() && *a.value() < 0)
    return Element::known(1);
  return Element();
}

Element isLessEqual(Element a, Element b, mlir::Type type) {
  Element greater = isLess(b, a, type);
  return greater.isKnown() ? Element::known(!*greater.value()) : Element();
}

Element isEqual(Element a, Element b, mlir::Type) {
  if (a.isKnown() && b.isKnown())
    return Element::known(*a.value() == *b.value());
  if (sameSize(a, b))
    return Element::known(1);
  if ((isSize(a) && b.isKnown() && *b.value() < 0) ||
      (isSize(b) && a.isKnown() && *a.value() < 0))
    return Element::known(0);
  return Element();
}

Element conjunction(Element a, Element b, mlir::Type) {
  if (isZero(a) || isZero(b))
    return Element::known(0);
  return a.isKnown() && b.isKnown() ? Element::known(1) : Element();
}

Element disjunction(Element a, Element b, mlir::Type) {
  if (isOne(a) || isOne(b))
    return Element::known(1);
  return a.isKnown() && b.isKnown() ? Element::known(0) : Element();
}

void forEachIndex(const Shape &shape,
                  function_ref<void(ArrayRef<int64_t>)> visit) {
  Dim count = shape.numElements();
  SmallVector<int64_t> index(shape.rank(), 0);
  for (Dim i = 0; i < count; ++i) {
    visit(index);
    for (int64_t axis = shape.rank() - 1; axis >= 0; --axis) {
      if (++index[axis] < shape[axis])
        break;
      index[axis] = 0;
    }
  }
}

int64_t flatIndex(const Shape &shape, ArrayRef<int64_t> index) {
  int64_t flat = 0;
  for (auto [dim, position] : zip(shape.dims(), index))
    flat = flat * dim + position;
  return flat;
}

Elements broadcastElements(const Elements &elements, const Shape &from,
                           const Shape &to) {
  Elements result;
  int64_t skipped = to.rank() - from.rank();
  forEachIndex(to, [&](ArrayRef<int64_t> index) {
    SmallVector<int64_t> source(index.drop_front(skipped));
    for (auto [axis, position] : enumerate(source))
      if (from[axis] == 1)
        position = 0;
    result.push_back(elements[flatIndex(from, source)]);
  });
  return result;
}

} // namespace tfuse::shape
