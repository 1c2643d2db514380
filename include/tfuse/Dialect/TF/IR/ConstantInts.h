//===- ConstantInts.h - The elements of small integer constants -*- C++ -*-===//
//
// Axes, sizes and indices: tf.Const of a few integers, as int64_t.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_CONSTANTINTS_H
#define TFUSE_DIALECT_TF_IR_CONSTANTINTS_H

#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include <optional>

namespace tfuse::tf {

/// The elements of a constant of at most 64 integers.
inline std::optional<llvm::SmallVector<int64_t>>
integers(mlir::ElementsAttr constant) {
  constexpr int64_t kMaxElements = 64;
  auto dense = llvm::dyn_cast_or_null<mlir::DenseIntElementsAttr>(constant);
  if (!dense || dense.getNumElements() > kMaxElements)
    return std::nullopt;
  return llvm::map_to_vector(
      dense.getValues<llvm::APInt>(),
      [](const llvm::APInt &element) { return element.getSExtValue(); });
}

inline std::optional<llvm::SmallVector<int64_t>> integers(mlir::Value value) {
  return integers(getConstant(value));
}

/// The element of an integer constant that has one element, of any rank.
inline std::optional<int64_t> integer(mlir::Value value) {
  std::optional<llvm::SmallVector<int64_t>> all = integers(value);
  return all && all->size() == 1 ? std::optional(all->front()) : std::nullopt;
}

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_IR_CONSTANTINTS_H
