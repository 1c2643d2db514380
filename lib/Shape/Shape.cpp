//===- Shape.cpp - Dimensions, shapes and partly known values -------------===//
//
// The algebra of sizes and shapes.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Shape/Shape.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace llvm;

namespace tfuse::shape {

Dim addDims(Dim a, Dim b) {
  if (a == 0)
    return b;
  if (b == 0)
    return a;
  Dim sum;
  if (!isKnown(a) || !isKnown(b) || AddOverflow(a, b, sum))
    return kUnknown;
  return sum;
}

Dim subDims(Dim a, Dim b) {
  if (b == 0)
    return a;
  if (isSame(a, b))
    return 0;
  if (!isKnown(a) || !isKnown(b) || a < b)
    return kUnknown;
  return a - b;
}

Dim mulDims(Dim a, Dim b) {
  if (a == 0 || b == 0)
    return 0;
  if (a == 1)
    return b;
  if (b == 1)
    return a;
  Dim product;
  if (!isKnown(a) || !isKnown(b) || MulOverflow(a, b, product))
    return kUnknown;
  return product;
}

Dim divDims(Dim a, Dim b) {
  if (b == 1)
    return a;
  if (b == 0)
    return kUnknown;
  if (isSymbol(a) && a == b)
    return 1;
  if (!isKnown(a) || !isKnown(b))
    return kUnknown;
  return a / b;
}

std::optional<Dim> mergeDims(Dim a, Dim b) {
  if (isKnown(a) && isKnown(b))
    return a == b ? std::optional<Dim>(a) : std::nullopt;
  if (isKnown(a) || b == kUnknown)
    return a;
  return isKnown(b) || a == kUnknown ? b : a;
}

std::optional<Dim> broadcastDims(Dim a, Dim b) {
  if (a == 1)
    return b;
  if (b == 1 || a == b)
    return a;
  if (isKnown(a) && isKnown(b))
    return std::nullopt;
  // A known size other than 1 is the result, because the other size must be
  // equal or 1. This includes 0.
  if (isKnown(a))
    return a;
  return isKnown(b) ? b : kUnknown;
}

Shape Shape::ofRank(int64_t rank) {
  return Shape(SmallVector<Dim>(rank < 0 ? 0 : rank, kUnknown));
}

Shape Shape::fromType(mlir::Type type) {
  auto shaped = dyn_cast<mlir::ShapedType>(type);
  if (!shaped || !shaped.hasRank())
    return Shape();
  return fromDynamic(shaped.getShape());
}

Shape Shape::fromDynamic(ArrayRef<int64_t> dims) {
  Shape shape = ofRank(dims.size());
  for (auto [to, from] : zip(shape.elements, dims))
    to = from < 0 ? kUnknown : from;
  return shape;
}

Dim Shape::operator[](int64_t index) const {
  if (index < 0)
    index += rank();
  return index >= 0 && index < rank() ? elements[index] : kUnknown;
}

bool Shape::isStatic() const { return ranked && all_of(elements, isKnown); }

Dim Shape::numElements() const {
  if (!ranked)
    return kUnknown;
  if (is_contained(elements, 0))
    return 0;
  Dim product = 1;
  for (Dim dim : elements)
    product = mulDims(product, dim);
  return product;
}

Shape Shape::slice(int64_t begin, int64_t end) const {
  if (!ranked)
    return Shape();
  if (begin < 0)
    begin += rank();
  if (end < 0)
    end += rank();
  end = std::clamp<int64_t>(end, 0, rank());
  begin = std::clamp<int64_t>(begin, 0, end);
  return Shape(dims().slice(begin, end - begin));
}

Shape Shape::dropFront(int64_t count) const { return slice(count, rank()); }

Shape Shape::dropBack(int64_t count) const {
  return slice(0, std::max<int64_t>(rank() - count, 0));
}

Shape Shape::concat(const Shape &other) const {
  if (!ranked || !other.ranked)
    return Shape();
  Shape result = *this;
  append_range(result.elements, other.elements);
  return result;
}

Shape Shape::withDim(int64_t index, Dim dim) const {
  Shape result = *this;
  if (index < 0)
    index += rank();
  if (index >= 0 && index < rank())
    result.elements[index] = dim;
  return result;
}

mlir::TensorType Shape::toType(mlir::Type elementType,
                               mlir::Attribute encoding) const {
  if (!ranked)
    return mlir::UnrankedTensorType::get(elementType);
  auto dims = map_to_vector(elements, [](Dim dim) {
    return isKnown(dim) ? dim : mlir::ShapedType::kDynamic;
  });
  return mlir::RankedTensorType::get(dims, elementType, encoding);
}

std::string Shape::str() const {
  if (!ranked)
    return "<unknown>";
  std::string text;
  raw_string_ostream os(text);
  os << '[';
  interleave(
      elements, os, [&](Dim dim) { isKnown(dim) ? (os << dim) : (os << '?'); },
      ",");
  os << ']';
  return text;
}

std::optional<Shape> merge(const Shape &a, const Shape &b) {
  if (!a.hasRank())
    return b;
  if (!b.hasRank())
    return a;
  if (a.rank() != b.rank())
    return std::nullopt;
  SmallVector<Dim> dims;
  for (auto [x, y] : zip(a.dims(), b.dims())) {
    std::optional<Dim> merged = mergeDims(x, y);
    if (!merged)
      return std::nullopt;
    dims.push_back(*merged);
  }
  return Shape(dims);
}

Shape join(const Shape &a, const Shape &b) {
  if (!a.hasRank() || !b.hasRank() || a.rank() != b.rank())
    return Shape();
  SmallVector<Dim> dims;
  for (auto [x, y] : zip(a.dims(), b.dims()))
    dims.push_back(joinDims(x, y));
  return Shape(dims);
}

bool areCompatible(const Shape &a, const Shape &b) {
  return merge(a, b).has_value();
}

std::optional<Shape> broadcast(const Shape &a, const Shape &b) {
  if (!a.hasRank() || !b.hasRank())
    return Shape();
  int64_t rank = std::max(a.rank(), b.rank());
  SmallVector<Dim> dims;
  for (int64_t i = rank; i > 0; --i) {
    Dim x = i > a.rank() ? 1 : a[-i], y = i > b.rank() ? 1 : b[-i];
    std::optional<Dim> dim = broadcastDims(x, y);
    if (!dim)
      return std::nullopt;
    dims.push_back(*dim);
  }
  return Shape(dims);
}

bool refines(const Shape &a, const Shape &b) {
  if (!b.hasRank())
    return true;
  if (!a.hasRank() || a.rank() != b.rank())
    return false;
  return all_of(zip(a.dims(), b.dims()), [](auto pair) {
    auto [x, y] = pair;
    return !isKnown(y) || x == y;
  });
}

Dim Element::dim() const {
  switch (kind) {
  case Kind::Unknown:
    return kUnknown;
  case Kind::Known:
    return number >= 0 ? number : kUnknown;
  case Kind::Size:
    return number;
  }
  llvm_unreachable("all kinds are handled");
}

std::optional<Elements> join(const std::optional<Elements> &a,
                             const std::optional<Elements> &b) {
  if (!a || !b || a->size() != b->size())
    return std::nullopt;
  Elements result;
  for (auto [x, y] : zip(*a, *b))
    result.push_back(x == y ? x : Element());
  return result;
}

} // namespace tfuse::shape
