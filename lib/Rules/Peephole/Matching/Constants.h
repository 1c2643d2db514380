//===- Constants.h - Looking into constants and making them -----*- C++ -*-===//
//
// Constants of the tfl level are arith.constant and tfl.pseudo_const, whose
// elements may be stored, mapped, or described (tfuse/Eval/LazyElements.h).
// Small ones are read at once; large ones are only ever described anew.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_CONSTANTS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_CONSTANTS_H

#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Eval/LazyElements.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"
#include <optional>

namespace tfuse::tfl {

/// The elements of a constant, null for other values.
mlir::ElementsAttr constantOf(mlir::Value value);
inline bool isConstant(mlir::Value value) {
  return mlir::isa_and_present<mlir::ElementsAttr>(constantOf(value));
}

/// The elements of a constant with data, which lazy:: functions can view; null
/// for others and for elided ones.
mlir::ElementsAttr viewableConstantOf(mlir::Value value);

/// Constants up to this many elements are looked at element by element.
constexpr int64_t kSmallElements = 64 << 10;

/// A small constant in memory; converts to false for all other values.
eval::HostTensor smallTensor(mlir::Value value);
eval::HostTensor smallTensor(mlir::ElementsAttr elements);

/// The elements of a small constant of integers.
std::optional<llvm::SmallVector<int64_t>> intsOf(mlir::Value value);
/// The one integer of a constant of one element.
std::optional<int64_t> intOf(mlir::Value value);

/// The number that all elements of a constant are equal to, be they integers,
/// booleans or floats.
std::optional<double> splatOf(mlir::Value value);

/// Whether all elements of a constant equal `number`, rounded to their type.
bool isSplatOf(mlir::Value value, double number);

/// Makes a constant where the builder stands.
mlir::Value makeConstant(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::ElementsAttr elements);
/// A vector of 32-bit integers.
mlir::Value makeInts(mlir::OpBuilder &builder, mlir::Location loc,
                     llvm::ArrayRef<int64_t> values);
/// A scalar of 32 bits.
mlir::Value makeInt(mlir::OpBuilder &builder, mlir::Location loc,
                    int64_t value);
/// A scalar `number` of the given element type, rounded to it.
mlir::ElementsAttr makeScalar(mlir::Type elementType, double number);

/// A constant that has a value for each index of the last axis, as a vector
/// of `channels` elements: of shape [1, ..., 1, channels], or one element for
/// all. Null for all others.
mlir::ElementsAttr asChannelVector(mlir::ElementsAttr elements,
                                   int64_t channels);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_CONSTANTS_H
