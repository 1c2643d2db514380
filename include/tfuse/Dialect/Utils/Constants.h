//===- Constants.h - Elements of small constants ----------------*- C++ -*-===//
//
// Reads shapes, axes, permutations and scalars that are constants. A value is a
// constant if tf::getConstant knows its elements, whichever dialect it is of;
// the elements may be stored, mapped or lazy (tfuse/Eval/LazyElements.h).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_UTILS_CONSTANTS_H
#define TFUSE_DIALECT_UTILS_CONSTANTS_H

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/Utils/Shapes.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"
#include <optional>

namespace tfuse {
namespace eval {
class HostTensor;
} // namespace eval

inline bool isConstant(mlir::Value value) {
  return bool(tf::getConstant(value));
}

/// The elements of a constant with data, which lazy:: functions can view; null
/// for other values and for elided constants.
mlir::ElementsAttr viewableConstant(mlir::Value value);

/// Larger constants are weights or tables, which no function here reads.
inline constexpr int64_t kMaxSmallElements = 1 << 16;

/// A small constant in memory; converts to false for other attributes, and for
/// constants without data.
eval::HostTensor smallTensor(mlir::ElementsAttr constant);
eval::HostTensor smallTensor(mlir::Value value);

/// The elements of a constant of at most `limit` integers or booleans.
std::optional<Ints> constantInts(mlir::ElementsAttr constant,
                                 int64_t limit = kMaxSmallElements);
std::optional<Ints> constantInts(mlir::Value value);
/// The element of a constant of one integer.
std::optional<int64_t> constantInt(mlir::Value value);
/// The element of a constant of one number, integer or float.
std::optional<double> constantFloat(mlir::Value value);

/// A constant of any size that is stored as one repeated element; null
/// otherwise.
mlir::DenseElementsAttr storedSplat(mlir::ElementsAttr constant);
/// Such a constant as a scalar.
mlir::DenseElementsAttr splatScalar(mlir::DenseElementsAttr splat);
/// The number that all elements of a constant equal, be they integers,
/// booleans or floats.
std::optional<double> constantSplat(mlir::ElementsAttr constant);
std::optional<double> constantSplat(mlir::Value value);
/// Whether all elements of a constant equal `number`, rounded to their type.
bool isConstantSplat(mlir::Value value, double number);

/// The axes in a constant, normalized and ascending. Nothing if one is out of
/// range or occurs twice.
std::optional<Ints> constantAxes(mlir::Value axes, int64_t rank);

/// A constant of `type` whose elements all equal `number`, rounded to the
/// element type: a float, an integer, a boolean or a complex number.
mlir::DenseElementsAttr splatAttr(mlir::ShapedType type, double number);
/// A vector of 32-bit integers, or a scalar.
mlir::DenseElementsAttr i32VectorAttr(mlir::MLIRContext *context,
                                      llvm::ArrayRef<int64_t> values);
mlir::DenseElementsAttr i32ScalarAttr(mlir::MLIRContext *context,
                                      int64_t value);

} // namespace tfuse

#endif // TFUSE_DIALECT_UTILS_CONSTANTS_H
