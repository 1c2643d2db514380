//===- Integers.h - Reading constants of integers ---------------*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_INTEGERS_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_INTEGERS_H

#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include <optional>

namespace tfuse::recurrent {

/// The elements of a constant of a few integers, such as axes and sizes.
inline std::optional<llvm::SmallVector<int64_t>>
integers(mlir::ElementsAttr constant) {
  constexpr int64_t kMost = 64;
  auto dense = llvm::dyn_cast_or_null<mlir::DenseIntElementsAttr>(constant);
  if (!dense || dense.getNumElements() > kMost)
    return std::nullopt;
  return llvm::map_to_vector(
      dense.getValues<llvm::APInt>(),
      [](const llvm::APInt &element) { return element.getSExtValue(); });
}

inline std::optional<llvm::SmallVector<int64_t>> integers(mlir::Value value) {
  return integers(tf::getConstant(value));
}

/// The one element of such a constant.
inline std::optional<int64_t> integer(mlir::Value value) {
  std::optional<llvm::SmallVector<int64_t>> all = integers(value);
  return all && all->size() == 1 ? std::optional(all->front()) : std::nullopt;
}

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_INTEGERS_H
