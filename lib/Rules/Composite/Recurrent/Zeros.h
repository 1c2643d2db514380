//===- Zeros.h - States that begin with zeros -------------------*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_COMPOSITE_RECURRENT_ZEROS_H
#define TFUSE_LIB_RULES_COMPOSITE_RECURRENT_ZEROS_H

#include "SequenceLSTM.h"

namespace tfuse {

/// Whether all elements are zero, whatever the shape.
bool isZeros(mlir::Value value);

/// A state [batch of the input, units] that is filled with zeros whenever the
/// model runs. It is no constant: a constant state is filled once, and then
/// holds what the last run left there.
mlir::Value makeZeroState(BodyBuilder &body, const SequenceLSTM &lstm,
                          mlir::Value input, int64_t units);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_COMPOSITE_RECURRENT_ZEROS_H
