//===- SequenceLayout.h - Transposed, reversed and zero tensors -*- C++ -*-===//
//
// Recognizes the ops that change the layout of a sequence, [batch, time,
// columns] or [time, batch, columns], and initial states that are zeros.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RECURRENT_SEQUENCELAYOUT_H
#define TFUSE_RULES_RECURRENT_SEQUENCELAYOUT_H

#include "mlir/IR/Value.h"

namespace tfuse {

/// True if all elements of a floating-point tensor are known to be zero, even
/// if it is not constant, such as tiled zeros.
bool isZeroTensor(mlir::Value value);

/// The input of a Transpose that swaps the first two of three axes; null for
/// any other value.
mlir::Value swappedInput(mlir::Value value);

/// The input of a ReverseV2 along `axis` only; null for any other value.
mlir::Value reversedInput(mlir::Value value, int64_t axis);

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_SEQUENCELAYOUT_H
