//===- SymbolicDim.cpp - A size expressed with symbols --------------------===//

#include "tfuse/Dialect/Utils/SymbolicDim.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;
using namespace mlir;

namespace tfuse {

SymbolicDim::SymbolicDim(Value value, int64_t axis) : known(true) {
  if (std::optional<int64_t> rank = rankOf(value))
    axis = normalizeAxis(axis, *rank).value_or(axis);
  if (int64_t size = dimOf(value, axis); size != kDynamic) {
    offset = size;
    return;
  }
  factor = 1;
  symbols.push_back({value, axis});
}

SymbolicDim SymbolicDim::ofScalar(Value scalar) {
  SymbolicDim dim;
  dim.known = true;
  dim.factor = 1;
  dim.symbols.push_back({scalar, kScalar});
  return dim;
}

static bool haveSameSymbols(ArrayRef<SymbolicDim::Symbol> a,
                            ArrayRef<SymbolicDim::Symbol> b) {
  return a.size() == b.size() &&
         std::is_permutation(a.begin(), a.end(), b.begin());
}

bool SymbolicDim::operator==(const SymbolicDim &other) const {
  return known && other.known && factor == other.factor &&
         offset == other.offset && haveSameSymbols(symbols, other.symbols);
}

SymbolicDim SymbolicDim::operator*(const SymbolicDim &other) const {
  if (!known || !other.known)
    return {};
  if (isStatic() && !other.isStatic())
    return other * *this;
  SymbolicDim result = *this;
  if (other.isStatic()) {
    if (other.offset == 0)
      return 0;
    if (MulOverflow(factor, other.offset, result.factor) ||
        MulOverflow(offset, other.offset, result.offset))
      return {};
    return result;
  }
  if (offset != 0 || other.offset != 0 ||
      MulOverflow(factor, other.factor, result.factor))
    return {};
  append_range(result.symbols, other.symbols);
  return result;
}

SymbolicDim SymbolicDim::operator+(const SymbolicDim &other) const {
  if (!known || !other.known)
    return {};
  if (isStatic() && !other.isStatic())
    return other + *this;
  SymbolicDim result = *this;
  if (AddOverflow(offset, other.offset, result.offset))
    return {};
  if (other.isStatic())
    return result;
  if (!haveSameSymbols(symbols, other.symbols) ||
      AddOverflow(factor, other.factor, result.factor))
    return {};
  return result.factor == 0 ? SymbolicDim(result.offset) : result;
}

SymbolicDim SymbolicDim::operator-(const SymbolicDim &other) const {
  return *this + other * -1;
}

SymbolicDim SymbolicDim::dividedBy(const SymbolicDim &other) const {
  if (!known || !other.known)
    return {};
  SymbolicDim result = *this;
  if (other.isStatic()) {
    int64_t divisor = other.offset;
    if (divisor == 0 || factor % divisor != 0 || offset % divisor != 0)
      return {};
    result.factor = factor / divisor;
    result.offset = offset / divisor;
    return result;
  }
  if (offset != 0 || other.offset != 0 || factor % other.factor != 0)
    return {};
  result.factor = factor / other.factor;
  for (const Symbol &symbol : other.symbols) {
    auto *found = find(result.symbols, symbol);
    if (found == result.symbols.end())
      return {};
    result.symbols.erase(found);
  }
  return result.symbols.empty() ? SymbolicDim(result.factor) : result;
}

SymbolicDims symbolicDims(Value value) {
  SymbolicDims dims;
  for (int64_t axis = 0, rank = *rankOf(value); axis < rank; ++axis)
    dims.push_back(SymbolicDim(value, axis));
  return dims;
}

Ints sizesOf(ArrayRef<SymbolicDim> dims) {
  return map_to_vector<6>(dims,
                          [](const SymbolicDim &dim) { return dim.size(); });
}

bool areDimsOf(Value value, ArrayRef<SymbolicDim> dims) {
  return rankOf(value) == int64_t(dims.size()) &&
         equal(dims, symbolicDims(value));
}

} // namespace tfuse
