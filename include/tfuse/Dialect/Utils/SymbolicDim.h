//===- SymbolicDim.h - A size expressed with symbols ------------*- C++ -*-===//
//
// A size that only the runtime knows is often known to equal another one: the
// batch of a layer's output is the batch of its input. A symbolic dimension is
//
//   factor * symbol * symbol * ... + offset
//
// where a symbol is an axis of a value whose size is dynamic, or an integer
// scalar. Two symbolic dimensions that are equal denote the same size in every
// run. The converse does not hold: sizes that compare unequal may be equal.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_UTILS_SYMBOLICDIM_H
#define TFUSE_DIALECT_UTILS_SYMBOLICDIM_H

#include "tfuse/Dialect/Utils/Shapes.h"

#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"
#include <limits>
#include <optional>

namespace tfuse {

/// Arithmetic is total: a result that has no such form, or that overflows, is
/// unknown.
class SymbolicDim {
public:
  /// An axis of a value; of an unranked value it may count from the end. Or a
  /// scalar and kScalar.
  using Symbol = std::pair<mlir::Value, int64_t>;
  static constexpr int64_t kScalar = std::numeric_limits<int64_t>::min();

  /// Unknown.
  SymbolicDim() = default;
  SymbolicDim(int64_t number) : known(true), offset(number) {}
  /// The size of an axis: its number if it is static, else its symbol. A
  /// negative axis counts from the end.
  SymbolicDim(mlir::Value value, int64_t axis);
  /// The value of an integer tensor of one element.
  static SymbolicDim ofScalar(mlir::Value scalar);

  bool isKnown() const { return known; }
  bool isStatic() const { return known && symbols.empty(); }
  std::optional<int64_t> getNumber() const {
    return isStatic() ? std::optional(offset) : std::nullopt;
  }
  /// The number, or kDynamic.
  int64_t size() const { return getNumber().value_or(kDynamic); }

  /// In the order of multiplication; empty for a number.
  llvm::ArrayRef<Symbol> getSymbols() const { return symbols; }
  int64_t getFactor() const { return factor; }
  int64_t getOffset() const { return offset; }

  SymbolicDim operator*(const SymbolicDim &other) const;
  SymbolicDim operator+(const SymbolicDim &other) const;
  SymbolicDim operator-(const SymbolicDim &other) const;
  /// The exact quotient; unknown if `other` may leave a remainder.
  SymbolicDim dividedBy(const SymbolicDim &other) const;

  /// Whether the sizes are equal for certain. An unknown dimension equals
  /// nothing, itself included.
  bool operator==(const SymbolicDim &other) const;

private:
  bool known = false;
  int64_t factor = 0;
  llvm::SmallVector<Symbol, 2> symbols;
  int64_t offset = 0;
};

using SymbolicDims = llvm::SmallVector<SymbolicDim, 4>;

/// All dimensions of a value of known rank.
SymbolicDims symbolicDims(mlir::Value value);

/// The number of each dimension, or kDynamic.
Ints sizesOf(llvm::ArrayRef<SymbolicDim> dims);

/// Whether `dims` are the dimensions of `value` for certain.
bool areDimsOf(mlir::Value value, llvm::ArrayRef<SymbolicDim> dims);

} // namespace tfuse

#endif // TFUSE_DIALECT_UTILS_SYMBOLICDIM_H
