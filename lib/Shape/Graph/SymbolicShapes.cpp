//===- SymbolicShapes.cpp - Comparing shapes with symbols -----------------===//
//
// Comparisons of shapes for graph rewrites. A symbol equals only itself.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Shape/GraphShapes.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tfuse::shape {

bool isSymbolicallyDefined(const Shape &shape) {
  return shape.hasRank() && !is_contained(shape.dims(), kUnknown);
}

bool isSameShape(const Shape &a, const Shape &b) {
  return isSymbolicallyDefined(a) && a == b;
}

bool isBroadcastable(const Shape &a, const Shape &b) {
  if (!isSymbolicallyDefined(a) || !isSymbolicallyDefined(b))
    return false;
  return all_of(zip(reverse(a.dims()), reverse(b.dims())), [](auto pair) {
    auto [x, y] = pair;
    return x == y || x == 1 || y == 1;
  });
}

namespace {
/// A product of sizes and symbols.
struct Product {
  explicit Product(const Shape &shape) {
    for (Dim dim : shape.dims()) {
      if (isKnown(dim))
        known = mulDims(known, dim);
      else
        symbols.push_back(dim);
    }
    llvm::sort(symbols);
  }

  Dim known = 1;
  SmallVector<Dim, 4> symbols;
};
} // namespace

/// Removes the common symbols of both products.
static void cancelSymbols(Product &a, Product &b) {
  SmallVector<Dim, 4> onlyA, onlyB;
  std::set_difference(a.symbols.begin(), a.symbols.end(), b.symbols.begin(),
                      b.symbols.end(), std::back_inserter(onlyA));
  std::set_difference(b.symbols.begin(), b.symbols.end(), a.symbols.begin(),
                      a.symbols.end(), std::back_inserter(onlyB));
  a.symbols = std::move(onlyA);
  b.symbols = std::move(onlyB);
}

bool isSmaller(const Shape &a, const Shape &b) {
  if (!isSymbolicallyDefined(a) || !isSymbolicallyDefined(b))
    return false;
  Product left(a), right(b);
  if (!isKnown(left.known) || !isKnown(right.known))
    return false;
  cancelSymbols(left, right);
  if (!left.symbols.empty())
    return false;
  return right.symbols.empty() ? left.known < right.known
                               : left.known <= right.known;
}

} // namespace tfuse::shape
