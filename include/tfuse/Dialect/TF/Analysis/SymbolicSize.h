//===- SymbolicSize.h - Sizes known at run time -----------------*- C++ -*-===//
//
// The size of an axis, or the value of an integer scalar, as
//
//   constant            17
//   axis + number       size of axis 1 of %x, minus 2
//   scalar + number     %n + 1, where nothing more is known of %n
//
// Two sizes are equal at run time if they compare equal. The converse does not
// hold: sizes that compare unequal may still be equal.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_ANALYSIS_SYMBOLICSIZE_H
#define TFUSE_DIALECT_TF_ANALYSIS_SYMBOLICSIZE_H

#include "mlir/IR/Value.h"
#include <optional>

namespace tfuse {

struct SymbolicSize {
  /// Set for a constant; the other fields are unused then. Constants have at
  /// most 32 bits, as TFLite's sizes have, so that sums cannot overflow.
  std::optional<int64_t> constant;
  /// Null for a default-constructed, invalid size.
  mlir::Value tensor;
  /// The axis of `tensor` whose size this is; -1 if `tensor` is the scalar.
  int64_t axis = 0;
  /// Added to the size of the axis or to the scalar.
  int64_t plus = 0;

  bool isSet() const { return constant || tensor; }
  bool operator==(const SymbolicSize &other) const {
    return constant == other.constant && tensor == other.tensor &&
           axis == other.axis && plus == other.plus;
  }
  SymbolicSize operator+(int64_t number) const;
  /// The difference, if it is constant or symbolic: of two sizes with the same
  /// symbol it is a constant.
  std::optional<SymbolicSize> operator-(const SymbolicSize &other) const;
};

/// The size of an axis of `tensor`, traced to the tensor it comes from through
/// ops that keep it, such as Transpose.
SymbolicSize sizeOfAxis(mlir::Value tensor, int64_t axis);

/// The value of an integer scalar, traced through arithmetic with constants and
/// parts of Shape.
SymbolicSize sizeFromScalar(mlir::Value scalar);

/// The size that a size is equal to, traced through the ops that compute masks
/// and sequences: comparisons, logical ops, Any and All, gathers.
SymbolicSize traceSize(SymbolicSize size);

} // namespace tfuse

#endif // TFUSE_DIALECT_TF_ANALYSIS_SYMBOLICSIZE_H
