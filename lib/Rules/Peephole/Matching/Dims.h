//===- Dims.h - Where dimensions come from ----------------------*- C++ -*-===//
//
// A dimension that no type knows often still is known to equal another one:
// the batch of a layer's output is the batch of its input. And a shape that is
// computed at run time (shape, strided_slice, pack, ...) often is nothing but
// dimensions of some tensor, put together. Both are traced here, over a bounded
// number of ops, as products of a number and of dimensions that cannot be
// traced any further.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_DIMS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_DIMS_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tfuse::tfl {

/// factor * (product of dimensions). Products of equal value compare equal if
/// they were traced back to the same dimensions.
class DimProduct {
public:
  /// An axis of a value.
  using Symbol = std::pair<mlir::Value, int64_t>;

  DimProduct(int64_t number) : factor(number) {}
  DimProduct(mlir::Value value, int64_t axis) : symbols{{value, axis}} {}

  std::optional<int64_t> getNumber() const {
    return symbols.empty() ? std::optional(factor) : std::nullopt;
  }

  /// Nothing if the number overflows.
  std::optional<DimProduct> times(const DimProduct &other) const;
  /// Nothing if `other` does not divide this for certain.
  std::optional<DimProduct> dividedBy(const DimProduct &other) const;

  bool operator==(const DimProduct &other) const {
    return factor == other.factor && symbols == other.symbols;
  }

private:
  int64_t factor = 1;
  llvm::SmallVector<Symbol, 2> symbols; // Sorted.
};

using DimProducts = llvm::SmallVector<DimProduct, 4>;

/// Where an axis of a tensor of known rank comes from.
DimProduct dimOf(mlir::Value value, int64_t axis);

/// All dimensions of a tensor of known rank.
DimProducts dimsOf(mlir::Value value);

/// The elements of an integer tensor of rank 0 or 1, as far as they are numbers
/// that are known. Nothing if not even their count is.
std::optional<llvm::SmallVector<std::optional<int64_t>>>
numbersOf(mlir::Value shape);

/// Whether two dimensions are equal for certain.
bool sameDim(mlir::Value a, int64_t axisOfA, mlir::Value b, int64_t axisOfB);

/// Whether two tensors have the same shape for certain, leaving out the last
/// `skipped` dimensions.
bool sameShape(mlir::Value a, mlir::Value b, unsigned skipped = 0);

/// Whether `value`, which has as many elements as `other`, has its shape, too:
/// of equal ranks, at most one dimension is not proven equal.
bool sameShapeGivenCount(mlir::Value value, mlir::Value other);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_DIMS_H
