//===- Normalization.h - Layer normalization, as ops compute it -*- C++ -*-===//
//
// (x - mean) / sqrt(variance + epsilon) * scale + offset along the last axis,
// in the ways in which TensorFlow and Keras write it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_NORMALIZATION_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_NORMALIZATION_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace tfuse::recurrent {

struct Normalization {
  /// Scale and offset are null for none.
  mlir::Value argument, epsilon, scale, offset;
};

/// The normalization that ends with an op.
std::optional<Normalization> readNormalization(mlir::Operation *op);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_NORMALIZATION_H
