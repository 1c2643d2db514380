//===- AssumeBroadcast.h - Operands of == and != that broadcast -*- C++ -*-===//

#ifndef TFUSE_DIALECT_TF_TRANSFORMS_ASSUMEBROADCAST_H
#define TFUSE_DIALECT_TF_TRANSFORMS_ASSUMEBROADCAST_H

#include "mlir/IR/Operation.h"

namespace tfuse::tf {

/// Takes the comparisons with incompatible_shape_error = false below `root`
/// whose operands have known ranks and no contradicting sizes to be
/// elementwise. Returns how many; their shapes, and those of users, can be
/// inferred then.
unsigned assumeBroadcasts(mlir::Operation *root);

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_TRANSFORMS_ASSUMEBROADCAST_H
