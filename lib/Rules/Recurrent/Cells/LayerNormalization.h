//===- LayerNormalization.h - Layer normalization as arithmetic -*- C++ -*-===//
//
// Recognizes (x - mean) / sqrt(variance + epsilon) * scale + offset along the
// last axis, in the forms that TensorFlow and Keras generate.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_LAYERNORMALIZATION_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_LAYERNORMALIZATION_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace tfuse::recurrent {

struct LayerNormalization {
  /// Scale and offset are null if absent.
  mlir::Value argument, epsilon, scale, offset;
};

/// The normalization whose last op is `op`.
std::optional<LayerNormalization> readLayerNormalization(mlir::Operation *op);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_LAYERNORMALIZATION_H
